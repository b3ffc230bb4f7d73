//! A minimal HTTP client, enough to set up an event and to act as its arbiter.

use crate::Outcome;
use serde_json::Value;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// How long an answer may take. A hall waits up to eight seconds until an event has a keeper.
const PATIENCE: Duration = Duration::from_secs(12);

/// Posts JSON with the token of a link. Returns the status and the answer.
pub(crate) async fn post(address: SocketAddr, path: &str, link: &str, body: &Value) -> Outcome<(u16, Value)> {
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {link}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let (status, body) = ask(address, head + &body).await?;
    let answer = serde_json::from_str(&body).map_err(|error| format!("{path}: {status} {body}: {error}"))?;
    Ok((status, answer))
}

/// Gets a resource that needs no link. Returns the body.
pub(crate) async fn get(address: SocketAddr, path: &str) -> Outcome<String> {
    let head = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    match ask(address, head).await? {
        (200, body) => Ok(body),
        (status, body) => Err(format!("{path}: {status} {body}").into()),
    }
}

async fn ask(address: SocketAddr, request: String) -> Outcome<(u16, String)> {
    let asking = async {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Outcome::Ok(String::from_utf8(answer)?)
    };
    let answer = tokio::time::timeout(PATIENCE, asking).await.map_err(|_| "no answer in time")??;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or("no status")?;
    Ok((status, body.to_owned()))
}
