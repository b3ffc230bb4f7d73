//! NATS servers that are killed or stopped, and connections that stall: acknowledged entries are stored exactly once, and nothing is
//! overwritten.

use crate::support::nats::{Nats, connect};
use crate::support::stall::{Held, Stall};
use crate::support::{Dice, batch, entry, fill, is_clean, last};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use touchmove_journal::{Fault, JetStream, JetStreamOptions, Journal, Receipt};

/// A keeper that reaches its server through a connection that can be stalled.
fn stalled(nats: &Nats, options: &JetStreamOptions, patience: Duration) -> (Stall, JetStream) {
    let stall = Stall::before(nats.port(0));
    let options = JetStreamOptions { servers: vec![stall.url()], patience, ..options.clone() };
    let journal = connect(&options);
    (stall, journal)
}

#[test]
fn a_server_that_was_stopped_for_a_while_writes_over_nothing() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let (stall, one) = stalled(&nats, &options, Duration::from_secs(60));
    let other = connect(&options);
    fill(&one, "board/1", 3);
    stall.hold(Held { to_server: true, to_client: true });
    let late = one.append("board/1", 4, entry("late"));
    let all = one.append_all(vec![batch("board/2", 1), batch("board/3", 1)]);
    other.append("board/1", 4, entry("other")).wait().expect("appended");
    other.append("board/1", 5, entry("other")).wait().expect("appended");
    other.append("board/3", 1, entry("other")).wait().expect("appended");
    stall.hold(Held::default());
    assert_eq!(late.wait(), Err(Fault::Conflict { expected: 4, found: 6 }));
    assert_eq!(all.wait(), Err(Fault::Conflict { expected: 1, found: 2 }));
    assert_eq!((last(&one, "board/1"), last(&one, "board/2")), (5, 0));
    assert!(is_clean(&one));
}

#[test]
fn an_acknowledgement_that_got_lost_is_made_up_for() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let (stall, one) = stalled(&nats, &options, Duration::from_secs(60));
    let other = connect(&options);
    fill(&one, "board/1", 3);
    fill(&one, "board/2", 1);
    stall.hold(Held { to_server: false, to_client: true });
    let (unheard, all) = (
        one.append("board/1", 4, entry("one")),
        one.append_all((2..=6).map(|number| batch("board/2", number)).collect()),
    );
    while last(&other, "board/1") < 4 || last(&other, "board/2") < 6 {
        std::thread::sleep(Duration::from_millis(10));
    }
    // Other servers write, and the first attempts are abandoned.
    let own = other.append("board/1", 5, entry("other")).wait().expect("appended");
    std::thread::sleep(Duration::from_secs(3));
    stall.hold(Held::default());
    let receipt = unheard.wait().expect("it was stored");
    assert_eq!((receipt.number, receipt.position < own.position), (4, true));
    let numbers = all.wait().expect("they were stored");
    assert!(numbers.iter().map(|receipt| receipt.number).eq(2..=6));
    assert!(numbers.is_sorted_by_key(|receipt| receipt.position));
    for (receipt, entry) in numbers.iter().zip(one.read("board/2", 2, 9).wait().expect("read")) {
        assert_eq!(receipt.hash, entry.hash);
    }
    assert_eq!((last(&one, "board/1"), last(&one, "board/2")), (5, 6));
    assert!(is_clean(&one));
}

#[test]
fn what_nobody_acknowledged_is_there_once_or_not_at_all() {
    let Some(nats) = Nats::one() else { return };
    for held in [Held { to_server: false, to_client: true }, Held { to_server: true, to_client: true }] {
        let options = nats.options();
        let (stall, one) = stalled(&nats, &options, Duration::from_secs(3));
        fill(&one, "board/1", 3);
        stall.hold(held);
        let told = one.append("board/1", 4, entry("one")).wait().expect_err("nobody acknowledged it");
        assert!(matches!(&told, Fault::Io(why) if why.contains("must be looked up")), "{told}");
        stall.hold(Held::default());
        // A writer that got this answer reads the stream and continues from there.
        let other = connect(&options);
        let number = last(&other, "board/1") + 1;
        let next = other.append("board/1", number, entry("other")).wait();
        let entries = other.read("board/1", 1, 100).wait().expect("read");
        let late = entries.iter().filter(|entry| entry.content.body == "one").count();
        assert!(late <= 1, "{entries:?}");
        assert!(next.is_ok() || late == 1, "{next:?}");
        assert!(is_clean(&other));
    }
}

#[test]
fn one_server_of_three_may_fail() {
    let Some(mut nats) = Nats::three() else { return };
    let options = nats.options();
    let journal = connect(&options);
    let mut numbers = 0;
    let mut acknowledged = Vec::new();
    for place in 0..3 {
        nats.kill(place);
        for _ in 0..10 {
            numbers += 1;
            let appends = (0..8).map(|board| journal.append(&format!("board/{board}"), numbers, entry("{}")));
            let appends: Vec<_> = appends.collect();
            acknowledged.extend(appends.into_iter().map(|append| append.wait().expect("appended")));
            let all: Vec<_> = (0..8).map(|board| batch(&format!("batch/{board}"), numbers)).collect();
            acknowledged.extend(journal.append_all(all).wait().expect("appended"));
        }
        nats.begin(place);
        until_all_have_everything(&options);
    }
    check_acknowledged(&journal, &acknowledged);

    // All servers are killed at once, and everything acknowledged is still there.
    (0..3).for_each(|place| nats.kill(place));
    (0..3).for_each(|place| nats.begin(place));
    check_acknowledged(&journal, &acknowledged);
    for board in 0..8 {
        assert_eq!(last(&journal, &format!("board/{board}")), numbers);
    }
    journal.append("board/0", numbers + 1, entry("{}")).wait().expect("appended");
    drop(journal);
    assert!(is_clean(&connect(&options)));
}

/// Two of three servers may have no majority for what only the third has, so all must have caught up before the next one fails.
fn until_all_have_everything(options: &JetStreamOptions) {
    let journal = connect(options);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let context = async_nats::jetstream::new(journal.client());
        loop {
            let replicas = match context.get_stream(&options.stream).await {
                Ok(stream) => {
                    stream.cached_info().cluster.clone().map_or_else(Vec::new, |cluster| cluster.replicas)
                }
                Err(_) => Vec::new(),
            };
            let is_current =
                |replica: &async_nats::jetstream::stream::PeerInfo| replica.current && !replica.offline;
            if replicas.len() == 2 && replicas.iter().all(is_current) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
}

fn check_acknowledged(journal: &dyn Journal, acknowledged: &[Receipt]) {
    let posted = journal.read_all(0, usize::MAX).wait().expect("read");
    assert_eq!(posted.len(), acknowledged.len());
    for receipt in acknowledged {
        let found = posted.iter().find(|posted| posted.position == receipt.position).expect("there");
        assert_eq!((found.entry.number, found.entry.hash), (receipt.number, receipt.hash));
    }
}

#[test]
fn a_batch_is_there_or_not_however_often_the_server_is_killed() {
    const BOARDS: u64 = 6;
    let Some(mut nats) = Nats::one() else { return };
    let options = nats.options();
    let journal = connect(&options);
    let is_over = AtomicBool::new(false);
    let acknowledged = std::thread::scope(|scope| {
        let writing = scope.spawn(|| {
            let mut number = 0;
            while !is_over.load(Ordering::Relaxed) {
                number += 1;
                let all = (0..BOARDS).map(|board| batch(&format!("board/{board}"), number)).collect();
                journal.append_all(all).wait().expect("sooner or later");
            }
            number
        });
        for round in 0..6 {
            std::thread::sleep(Duration::from_millis(100 + 17 * round));
            nats.kill(0);
            nats.begin(0);
        }
        is_over.store(true, Ordering::Relaxed);
        writing.join().expect("wrote")
    });
    for board in 0..BOARDS {
        assert_eq!(last(&journal, &format!("board/{board}")), acknowledged);
    }
    // Each batch is contiguous.
    let posted = journal.read_all(0, usize::MAX).wait().expect("read");
    for part in posted.chunks(BOARDS as usize) {
        assert!(part.iter().all(|posted| posted.entry.number == part[0].entry.number));
    }
    assert!(is_clean(&journal));
}

#[cfg(unix)]
#[test]
fn two_servers_write_on_while_those_of_nats_fail() {
    const BOARDS: u64 = 4;
    let Some(mut nats) = Nats::three() else { return };
    let options = nats.options();
    let is_over = AtomicBool::new(false);
    let write = |name: &'static str| {
        let journal = connect(&options);
        let mut acknowledged = Vec::new();
        let mut dice = Dice::new(name.len() as u64);
        while !is_over.load(Ordering::Relaxed) {
            let stream = format!("board/{}", dice.below(BOARDS));
            let number = last(&journal, &stream) + 1;
            match journal.append(&stream, number, entry(name)).wait() {
                Ok(receipt) => acknowledged.push(receipt),
                Err(Fault::Conflict { expected, found }) => assert_ne!(expected, found),
                Err(fault) => panic!("{fault}"),
            }
        }
        acknowledged
    };
    let acknowledged = std::thread::scope(|scope| {
        let writing = [scope.spawn(|| write("one")), scope.spawn(|| write("other"))];
        for round in 0..6 {
            let place = round % 3;
            if round < 3 {
                nats.signal(place, "STOP");
                std::thread::sleep(Duration::from_secs(3));
                nats.signal(place, "CONT");
            } else {
                nats.kill(place);
                std::thread::sleep(Duration::from_secs(1));
                nats.begin(place);
            }
            until_all_have_everything(&options);
        }
        is_over.store(true, Ordering::Relaxed);
        writing.map(|thread| thread.join().expect("wrote"))
    });
    let journal = connect(&options);
    assert!(acknowledged.iter().all(|own| own.len() > 10), "both have written");
    check_acknowledged(&journal, &acknowledged.concat());
    assert!(is_clean(&journal));
}
