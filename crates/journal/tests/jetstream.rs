//! What only a journal in JetStream does: several servers write to it.

use crate::support::nats::{Nats, connect};
use crate::support::{Dice, Folder, batch, entry, fill, is_clean, last};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use touchmove_journal::{
    Depth, Fault, JetStream, JetStreamOptions, Journal, Sqlite, Start, copy, copy_keys, verify,
};

#[test]
fn whoever_does_not_know_what_another_wrote_cannot_write() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let (one, other) = (connect(&options), connect(&options));
    fill(&one, "board/1", 3);
    assert_eq!(other.append("board/1", 4, entry("other")).wait().map(|receipt| receipt.number), Ok(4));
    let conflict = Err(Fault::Conflict { expected: 4, found: 5 });
    assert_eq!(one.append("board/1", 4, entry("one")).wait(), conflict);
    assert_eq!(one.append("board/1", 5, entry("one")).wait().map(|receipt| receipt.number), Ok(5));
    assert_eq!(other.append("board/1", 6, entry("other")).wait().map(|receipt| receipt.number), Ok(6));
    // One stale stream in a batch prevents the whole batch.
    let stale = one.append_all(vec![batch("board/2", 1), batch("board/1", 6)]).wait();
    assert_eq!(stale, Err(Fault::Conflict { expected: 6, found: 7 }));
    assert_eq!(one.head("board/2").wait(), Ok(None));
    assert!(is_clean(&one));
}

#[test]
fn of_two_servers_with_the_same_number_one_is_told() {
    const ENTRIES: u64 = 200;
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let (one, other) = (connect(&options), connect(&options));
    let mut wins = [0, 0];
    for number in 1..=ENTRIES {
        let pending =
            (one.append("board/1", number, entry("{}")), other.append("board/1", number, entry("{}")));
        let answers = [pending.0.wait(), pending.1.wait()];
        let conflict = Err(Fault::Conflict { expected: number, found: number + 1 });
        match &answers {
            [Ok(_), told] | [told, Ok(_)] => assert_eq!(*told, conflict),
            neither => panic!("{neither:?}"),
        }
        wins[usize::from(answers[1].is_ok())] += 1;
    }
    assert_eq!(wins[0] + wins[1], ENTRIES);
    assert_eq!(last(&one, "board/1"), ENTRIES);
    assert!(is_clean(&other));
}

/// Heads are remembered as long as their streams do not grow, whoever writes.
#[test]
fn remembered_heads_are_those_of_the_journal() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let (one, other) = (connect(&options), connect(&options));
    let streams: Vec<String> = (1..=40).map(|board| format!("board/1-{board}")).collect();
    for stream in &streams {
        fill(&one, stream, 2);
    }
    let heads = |journal: &JetStream| -> Vec<_> {
        journal.heads(&streams).into_iter().map(|head| head.wait().expect("read")).collect()
    };
    let first = heads(&one);
    assert!(first.iter().flatten().count() == 40 && first.iter().flatten().all(|head| head.last == 2));
    assert_eq!(heads(&one), first);
    other.append("board/1-7", 3, entry("other")).wait().expect("appended");
    let second = heads(&one);
    assert_eq!(second[6].as_ref().map(|head| head.last), Some(3));
    assert_eq!(second, heads(&other));
    assert_eq!(second, heads(&connect(&options)), "a server that remembers nothing");
}

#[tokio::test]
async fn entries_of_another_server_are_heard() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let (one, other) = (connect(&options), connect(&options));
    let mut all = one.subscribe(Start::All { position: 0 });
    let mut stream = one.subscribe(Start::Stream { name: "board/1".to_owned(), number: 1 });
    for number in 1..=50 {
        // Waiting for each append wakes the follower every time.
        other.append("board/1", number, entry("{}")).await.expect("appended");
        assert_eq!(all.next().await.expect("heard").entry.number, number);
        assert_eq!(stream.next().await.expect("heard").entry.number, number);
    }
}

#[test]
fn anchors_hold_while_others_write() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let (one, other) = (connect(&options), connect(&options));
    let is_over = AtomicBool::new(false);
    let anchors = std::thread::scope(|scope| {
        let writing = scope.spawn(|| {
            let mut number = 0;
            // On a busy machine anchors take long, and everything written meanwhile has to be verified and copied below.
            while !is_over.load(Ordering::Relaxed) && number < 1_000 {
                number += 1;
                let appends =
                    (0..10).map(|board| other.append(&format!("board/{board}"), number, entry("{}")));
                let appends: Vec<_> = appends.collect();
                assert!(appends.into_iter().all(|append| append.wait().is_ok()));
            }
        });
        let anchors: Vec<_> = (1..=20)
            .map(|wall_ms| {
                std::thread::sleep(Duration::from_millis(5));
                // Now and then both sign at once.
                let pending = (one.anchor(wall_ms), other.anchor(wall_ms));
                (pending.0.wait().expect("anchored"), pending.1.wait().expect("anchored"))
            })
            .collect();
        is_over.store(true, Ordering::Relaxed);
        writing.join().expect("wrote");
        anchors
    });
    let report = verify(&one, Depth::Chains, |_| ()).expect("read");
    assert!(report.is_clean() && report.anchors.count >= 20, "{report:?}");
    let code = touchmove_journal::Outside::Code(anchors[7].0.anchor.code());
    assert_eq!(touchmove_journal::verify_against(&one, &code), Ok(Vec::new()));

    // Their anchors are valid in a file as well.
    let folder = Folder::new();
    let file = Sqlite::open(folder.file("copy.db")).expect("opens");
    let copied = copy(&one, &file, |_| ()).expect("copied");
    assert!(copied.report.is_clean() && copied.report.anchors == report.anchors, "{copied:?}");
}

#[test]
fn all_servers_have_the_same_keys() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let first = connect(&options);
    let folder = Folder::new();
    let elsewhere = JetStreamOptions { keys: Some(folder.file("other.keys")), ..options.clone() };
    let told = JetStream::connect(&elsewhere).map(|_| ()).expect_err("there is no file");
    assert!(matches!(&told, Fault::Keys(why) if why.contains("copy the file")), "{told}");
    assert!(!folder.file("other.keys").exists(), "none is made");

    let own = Sqlite::open(folder.file("journal")).expect("opens");
    let others = JetStreamOptions { keys: Some(folder.file("journal.keys")), ..options.clone() };
    let told = JetStream::connect(&others).map(|_| ()).expect_err("keys of another journal");
    assert!(matches!(&told, Fault::Keys(why) if why.contains("not those of this journal")), "{told}");
    drop(own);

    copy_keys(options.keys.as_deref().expect("a file"), &folder.file("other.keys")).expect("copied");
    let second = connect(&elsewhere);
    let sealed = first.keys().expect("keys").seal("Nf3").expect("sealed");
    assert_eq!(second.keys().expect("keys").unseal(&sealed).as_deref(), Some("Nf3"));
    assert!(
        copy_keys(&folder.file("journal.keys"), &folder.file("other.keys")).is_err(),
        "others are not replaced"
    );

    let without = connect(&JetStreamOptions { keys: None, ..options });
    assert!(matches!(without.keys(), Err(Fault::Keys(_))));
    assert!(matches!(without.anchor(1).wait(), Err(Fault::Keys(_))));
}

#[test]
fn of_many_that_begin_a_journal_at_once_all_have_its_keys_or_none() {
    const MANY: usize = 6;
    let Some(nats) = Nats::one() else { return };
    // Servers on one machine share the file.
    let options = nats.options();
    let sealed = std::thread::scope(|scope| {
        let all: [_; MANY] = std::array::from_fn(|_| scope.spawn(|| connect(&options).keys().expect("keys")));
        all.map(|thread| thread.join().expect("connected").seal("Nf3").expect("sealed"))
    });
    let keys = connect(&options).keys().expect("keys");
    assert!(sealed.iter().all(|sealed| keys.unseal(sealed).as_deref() == Some("Nf3")));

    // If there are several machines, one creates the file; on the others an error asks the operator to copy it.
    let (options, folder) = (nats.options(), Folder::new());
    let files: [_; MANY] = std::array::from_fn(|place| folder.file(&format!("{place}.keys")));
    let answers = std::thread::scope(|scope| {
        let all = files.each_ref().map(|file| {
            let options = JetStreamOptions { keys: Some(file.clone()), ..options.clone() };
            scope.spawn(move || JetStream::connect(&options).map(|_| ()))
        });
        all.map(|thread| thread.join().expect("answered"))
    });
    for (answer, file) in answers.iter().zip(&files) {
        assert!(answer.is_ok() == file.exists() && !matches!(answer, Err(Fault::Io(_))), "{answer:?}");
    }
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    assert_eq!(std::fs::read_dir(folder.path()).expect("read").count(), 1, "nothing is left over");
}

#[test]
fn what_is_too_large_is_refused_in_plain_words() {
    let Some(nats) = Nats::one() else { return };
    let journal = connect(&nats.options());
    let told = journal.append("board/1", 1, entry(&"x".repeat(2 << 20))).wait().expect_err("too large");
    assert!(told.to_string().contains("max_payload"), "{told}");
    let many = (1..=1001).map(|number| batch("board/1", number)).collect();
    let told = journal.append_all(many).wait().expect_err("too many");
    assert!(told.to_string().contains("touchmove journal copy"), "{told}");
    let most = (1..=1000).map(|number| batch("board/1", number)).collect();
    assert_eq!(journal.append_all(most).wait().map(|receipts| receipts.len()), Ok(1000));
    assert!(is_clean(&journal));
}

#[test]
fn only_journals_are_opened() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let missing = JetStream::connect_to_read(&options).map(|_| ());
    assert!(matches!(missing, Err(Fault::NotAJournal(_))), "reading begins no journal: {missing:?}");
    let journal = connect(&options);
    fill(&journal, "board/1", 2);
    let reading =
        JetStream::connect_to_read(&JetStreamOptions { keys: None, ..options.clone() }).expect("opens");
    assert_eq!(reading.streams().wait(), journal.streams().wait());
    assert_eq!(reading.append("board/1", 3, entry("{}")).wait(), Err(Fault::Closed));
    assert_eq!(reading.anchor(1).wait(), Err(Fault::Closed));

    let other_prefix = JetStreamOptions { prefix: "elsewhere".to_owned(), ..options.clone() };
    assert!(matches!(JetStream::connect(&other_prefix), Err(Fault::NotAJournal(_))));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let context = async_nats::jetstream::new(journal.client());
        let foreign =
            async_nats::jetstream::stream::Config { name: "FOREIGN".to_owned(), ..Default::default() };
        context.create_stream(foreign).await.expect("made");
    });
    let foreign = JetStreamOptions { stream: "FOREIGN".to_owned(), ..options.clone() };
    assert!(matches!(JetStream::connect(&foreign), Err(Fault::NotAJournal(_))));
    let nowhere = JetStreamOptions { servers: vec!["nats://127.0.0.1:1".to_owned()], ..options };
    let told = JetStream::connect(&nowhere).map(|_| ()).expect_err("nobody listens").to_string();
    assert!(told.starts_with("cannot connect to NATS at nats://127.0.0.1:1"), "{told}");
}

/// A task of another runtime may drop a journal.
#[tokio::test]
async fn it_is_dropped_anywhere() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let journal = connect(&options);
    let pending: Vec<_> = (1..=100).map(|number| journal.append("board/1", number, entry("{}"))).collect();
    drop(journal);
    for pending in pending {
        pending.await.expect("appended");
    }
    drop(JetStream::connect_to_read(&options).expect("opens"));
}

#[test]
fn a_full_store_refuses_and_keeps_what_it_has() {
    let Some(nats) = Nats::one_with("4MB", "") else { return };
    let options = nats.options();
    let journal = connect(&options);
    let mut dice = Dice::new(1);
    let mut number = 0;
    let refused = loop {
        // Letters that do not compress well.
        let body: String = (0..50_000).map(|_| char::from(b'!' + dice.below(90) as u8)).collect();
        match journal.append("board/1", number + 1, entry(&body)).wait() {
            Ok(receipt) => number = receipt.number,
            Err(fault) => break fault,
        }
        assert!(number < 1000, "more than the room there is");
    };
    assert_eq!(refused, Fault::Full);
    assert_eq!(last(&journal, "board/1"), number);
    assert!(number > 10 && is_clean(&journal), "{number}");
    let all =
        journal.append_all((1..=20).map(|board| batch(&format!("board/2-{board}"), 1)).collect()).wait();
    assert!(all == Err(Fault::Full) || all.is_ok_and(|receipts| receipts.len() == 20));
}

#[test]
fn with_tls_and_a_password() {
    let file = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("../hall/tests/tls").join(name);
    let settings = format!(
        "tls {{ cert_file: {:?}, key_file: {:?} }}\nauthorization {{ user: hall, password: \"se@cret\" }}\n",
        file("cert.pem"),
        file("key.pem")
    );
    let Some(nats) = Nats::one_with("1GB", &settings) else { return };
    let server = |password: &str| vec![format!("tls://hall:{password}@localhost:{}", nats.port(0))];
    let authorities = Some(file("cert.pem"));
    let options = JetStreamOptions { servers: server("se%40cret"), authorities, ..nats.options() };
    let journal = connect(&options);
    fill(&journal, "board/1", 3);
    assert_eq!(last(&journal, "board/1"), 3);
    let wrong = JetStreamOptions { servers: server("guessed"), ..options.clone() };
    let told = JetStream::connect(&wrong).map(|_| ()).expect_err("another password").to_string();
    assert!(told.contains("cannot connect to NATS") && !told.contains("guessed"), "{told}");
    let strangers = JetStreamOptions { authorities: None, ..options };
    assert!(JetStream::connect(&strangers).is_err(), "nobody vouches for the certificate");
}

/// Publishes without the journal, as anyone with access to NATS can.
fn publish(journal: &JetStream, subject: String, payload: Vec<u8>) {
    let (client, (done, is_done)) = (journal.client(), std::sync::mpsc::channel());
    journal.handle().expect("runs").spawn(async move {
        let answer = client.request(subject, payload.into()).await;
        done.send(answer.is_ok()).expect("waited for");
    });
    assert!(is_done.recv().expect("answered"));
}

#[test]
fn what_a_stranger_publishes_is_found() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let journal = connect(&options);
    for board in ["board/1", "board/2", "board/3"] {
        fill(&journal, board, 5);
    }
    let subject = |board: &str| format!("{}.j.{board}.board:{board}", journal.prefix());
    publish(&journal, subject("1"), b"something else".to_vec());
    // An entry of another board, chained to something else.
    let forged = last_payload(&journal, &subject("3"));
    publish(&journal, subject("2"), forged);

    let head = journal.head("board/1").wait().expect("read").expect("there");
    assert!(head.damage.is_some(), "{head:?}");
    let streams = journal.streams().wait().expect("read");
    assert_eq!(streams.iter().filter(|head| head.damage.is_some()).count(), 1);
    assert!(matches!(journal.read("board/1", 1, 9).wait(), Err(Fault::Damaged { number: 6, .. })));
    assert_eq!(
        journal.read("board/1", 1, 5).wait().map(|entries| entries.len()),
        Ok(5),
        "what stands before it"
    );
    let later = connect(&options);
    assert!(matches!(later.append("board/1", 6, entry("{}")).wait(), Err(Fault::Damaged { number: 6, .. })));
    assert_eq!(later.append("board/3", 6, entry("{}")).wait().map(|receipt| receipt.number), Ok(6));
    let report = verify(&journal, Depth::Chains, |_| ()).expect("read");
    let mut broken: Vec<_> = report.breaks.iter().map(|found| (&*found.stream, found.number)).collect();
    broken.sort_unstable();
    // On the second board the forged message also has the number 5, with another snapshot.
    assert_eq!(broken, [("board/1", 6), ("board/2", 5)], "{report:?}");
}

fn last_payload(journal: &JetStream, subject: &str) -> Vec<u8> {
    let (client, (done, is_done)) = (journal.client(), std::sync::mpsc::channel());
    let (stream, subject) = (journal.prefix().to_uppercase(), subject.to_owned());
    journal.handle().expect("runs").spawn(async move {
        let context = async_nats::jetstream::new(client);
        let stream = context.get_stream_no_info(stream).await.expect("there");
        let message = stream.get_last_raw_message_by_subject(&subject).await.expect("there");
        done.send(message.payload.to_vec()).expect("waited for");
    });
    is_done.recv().expect("answered")
}
