//! The keys of a journal shared by several servers: each server has the same key file, and the journal stores its fingerprint.

use crate::{Fault, Hash, Keys, NotAHash, key_file};
use async_nats::jetstream::context::Context;
use async_nats::jetstream::kv;
use std::path::Path;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// The bucket's key for the fingerprint.
const FINGERPRINT: &str = "keys";

/// Reads the keys from this file. If there is neither a file nor a fingerprint, creates both.
pub(super) async fn open(
    context: &Context,
    options: &super::JetStreamOptions,
    path: &Path,
) -> Result<Keys, Fault> {
    let deadline = Instant::now() + options.patience;
    let mut made = Made::Earlier;
    if key_file::read(path)?.is_none() && settle(context, options, deadline, None).await?.is_none() {
        // Another process on this machine may do the same at this moment; both then use the file of whichever was first.
        if key_file::write_first(path, &Keys::new()?)? {
            made = Made::Now;
        }
    }
    let keys = key_file::read(path)?.ok_or_else(|| missing(path))?;
    let own = keys.fingerprint()?;
    if settle(context, options, deadline, Some(own)).await? == Some(own) {
        return Ok(keys);
    }
    if made == Made::Now {
        // A server elsewhere was faster. Nothing was ever signed with these keys.
        let _ = std::fs::remove_file(path);
        return Err(missing(path));
    }
    Err(Fault::Keys(format!(
        "the keys in {} are not those of this journal; copy the file from the server that began it",
        path.display()
    )))
}

/// When the key file was made.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Made {
    Earlier,
    Now,
}

/// Returns the fingerprint stored in the journal, after storing this one if there was none.
async fn settle(
    context: &Context,
    options: &super::JetStreamOptions,
    deadline: Instant,
    own: Option<Hash>,
) -> Result<Option<Hash>, Fault> {
    loop {
        // Right after a start, and while JetStream has no leader, any step may fail.
        match attempt(context, options, own).await {
            Err(why) if Instant::now() >= deadline => {
                return Err(Fault::Io(format!(
                    "the fingerprint of the keys cannot be found in JetStream: {why}"
                )));
            }
            Err(_) => sleep(Duration::from_millis(100)).await,
            Ok(known) => return Ok(known),
        }
    }
}

async fn attempt(
    context: &Context,
    options: &super::JetStreamOptions,
    own: Option<Hash>,
) -> Result<Option<Hash>, String> {
    let bucket = bucket(context, options).await?;
    // A server that is behind may not have it yet, but it cannot be created twice.
    if let Some(value) = bucket.get(FINGERPRINT).await.map_err(|error| error.to_string())? {
        let text = std::str::from_utf8(&value).map_err(|error| error.to_string())?;
        return text.parse().map(Some).map_err(|error: NotAHash| error.to_string());
    }
    if let Some(own) = own {
        let written = bucket.create(FINGERPRINT, own.to_string().into_bytes().into()).await;
        written.map_err(|error| error.to_string())?;
    }
    Ok(own)
}

fn missing(path: &Path) -> Fault {
    Fault::Keys(format!(
        "there are no keys in {}, and this journal has some; copy the file from the server that began it",
        path.display()
    ))
}

async fn bucket(context: &Context, options: &super::JetStreamOptions) -> Result<kv::Store, String> {
    let name = format!("{}_META", options.stream);
    let config = kv::Config {
        bucket: name.clone(),
        description: "What is known of the journal of a Touchmove hall".to_owned(),
        history: 1,
        num_replicas: options.replicas,
        ..kv::Config::default()
    };
    match context.get_key_value(&name).await {
        Ok(bucket) => Ok(bucket),
        Err(_) => context.create_key_value(config).await.map_err(|error| error.to_string()),
    }
}
