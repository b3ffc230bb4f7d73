//! What every journal does, whatever it is kept in; the one in memory is the reference.

use crate::support::{Dice, Folder, any_entry, entry, fill};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use touchmove_journal::{
    ANCHORS, BatchEntry, Depth, Entry, Fault, Journal, Memory, NewEntry, Options, Pending, Posted, Receipt,
    Sqlite, Start, export, import, verify,
};

/// A kind of storage for journals.
trait Keeper {
    /// An empty journal.
    fn fresh(&self) -> Box<dyn Kept + '_>;

    /// The order in which concurrent appends are carried out.
    fn order(&self) -> Order;
}

/// One journal, which can be opened again and again.
trait Kept {
    fn open(&self) -> Box<dyn Journal>;
    fn open_with(&self, most_waiting: usize) -> Box<dyn Journal>;
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Order {
    /// The order of the calls.
    OfAll,
    /// The order of the calls, but only within a stream.
    OfEachStream,
}

struct Files;

impl Keeper for Files {
    fn fresh(&self) -> Box<dyn Kept> {
        Box::new(Folder::new())
    }

    fn order(&self) -> Order {
        Order::OfAll
    }
}

impl Kept for Folder {
    fn open(&self) -> Box<dyn Journal> {
        Box::new(Sqlite::open(self.file("journal")).expect("opens"))
    }

    fn open_with(&self, most_waiting: usize) -> Box<dyn Journal> {
        let options = Options { most_waiting, ..Options::default() };
        Box::new(Sqlite::open_with(self.file("journal"), &options).expect("opens"))
    }
}

#[cfg(feature = "jetstream")]
mod jetstream {
    use super::{Keeper, Kept, Order};
    use crate::support::nats::{Nats, connect};
    use touchmove_journal::{JetStreamOptions, Journal};

    impl Keeper for Nats {
        fn fresh(&self) -> Box<dyn Kept> {
            Box::new(self.options())
        }

        fn order(&self) -> Order {
            Order::OfEachStream
        }
    }

    impl Kept for JetStreamOptions {
        fn open(&self) -> Box<dyn Journal> {
            Box::new(connect(self))
        }

        fn open_with(&self, most_waiting: usize) -> Box<dyn Journal> {
            Box::new(connect(&Self { most_waiting, ..self.clone() }))
        }
    }
}

/// Runs each of these functions for every keeper.
macro_rules! of_every_keeper {
    ($($name:ident),* $(,)?) => {
        mod in_a_file {
            $(#[test]
            fn $name() {
                super::$name(&super::Files);
            })*
        }

        #[cfg(feature = "jetstream")]
        mod in_jetstream {
            $(#[test]
            fn $name() {
                if let Some(nats) = crate::support::nats::Nats::one() {
                    super::$name(&nats);
                }
            })*
        }
    };
}

/// Runs each of these functions for three NATS servers, two of which may be a little behind.
#[cfg(feature = "jetstream")]
macro_rules! of_a_cluster {
    ($($name:ident),* $(,)?) => {
        mod in_a_cluster {
            $(#[test]
            fn $name() {
                if let Some(nats) = crate::support::nats::Nats::three() {
                    super::$name(&nats);
                }
            })*
        }
    };
}

#[cfg(feature = "jetstream")]
of_a_cluster!(
    the_same_as_in_memory_whatever_is_asked,
    all_or_none,
    a_thousand_boards_are_listed_whole,
    followers_hear_everything_once_and_in_order,
    a_long_stream_is_read_from_anywhere,
);

of_every_keeper!(
    the_same_as_in_memory_whatever_is_asked,
    of_two_with_the_same_number_one_is_told,
    a_crowd_is_written_in_order,
    reopened_it_goes_on_where_it_was,
    what_waits_when_it_is_closed_is_still_written,
    more_than_it_takes_on_is_refused_and_the_rest_written,
    followers_hear_everything_once_and_in_order,
    a_thousand_boards_are_listed_whole,
    all_or_none,
    what_follows_a_refused_append_is_refused,
    nothing_new_needs_no_new_anchor,
    what_was_exported_comes_back,
    a_long_stream_is_read_from_anywhere,
    keys_stay_the_same,
    a_backup_is_a_journal_in_a_file,
);

fn the_same_as_in_memory_whatever_is_asked(keeper: &dyn Keeper) {
    for seed in 0..24 {
        let kept = keeper.fresh();
        let (memory, mut journal) = (Memory::new(), kept.open());
        let mut dice = Dice::new(seed);
        let mut pending = Vec::new();
        for _ in 0..200 {
            let stream = ["hall", "event/1", "board/1", "board/2", ""][dice.below(5) as usize];
            let last = memory.head(stream).wait().expect("memory").map_or(0, |head| head.last);
            // Mostly the right number, sometimes one of its neighbours.
            let number = match dice.below(6) {
                0 => last,
                1 => last + 2,
                _ => last + 1,
            };
            let entry = any_entry(&mut dice);
            pending
                .push((memory.append(stream, number, entry.clone()), journal.append(stream, number, entry)));
            if dice.below(20) == 0 {
                settle(&mut pending, keeper.order());
                compare(&memory, &*journal, &mut dice, keeper.order());
            }
            if dice.below(60) == 0 {
                settle(&mut pending, keeper.order());
                drop(journal);
                journal = kept.open();
            }
        }
        settle(&mut pending, keeper.order());
        compare(&memory, &*journal, &mut dice, keeper.order());
        let report = verify(&*journal, Depth::Chains, |_| ()).expect("read");
        assert!(report.is_clean(), "{report:?}");
        assert_eq!(report, verify(&memory, Depth::Chains, |_| ()).expect("read"));
    }
}

type Both = (Pending<Receipt>, Pending<Receipt>);

fn settle(pending: &mut Vec<Both>, order: Order) {
    for (memory, journal) in pending.drain(..) {
        let (memory, journal) = (memory.wait(), journal.wait());
        match order {
            Order::OfAll => assert_eq!(memory, journal),
            Order::OfEachStream => {
                let without = |receipt: Receipt| (receipt.number, receipt.hash);
                assert_eq!(memory.map(without), journal.map(without));
            }
        }
    }
}

fn compare(memory: &Memory, journal: &dyn Journal, dice: &mut Dice, order: Order) {
    let (mut own, mut other) =
        (Journal::streams(memory).wait().expect("read"), journal.streams().wait().expect("read"));
    if order == Order::OfEachStream {
        own.sort_by(|one, other| one.stream.cmp(&other.stream));
        other.sort_by(|one, other| one.stream.cmp(&other.stream));
    }
    assert_eq!(own, other);
    for stream in ["hall", "event/1", "board/1", "board/2", "", "elsewhere"] {
        let (from, at_most) = (dice.below(40), dice.below(40) as usize);
        assert_eq!(memory.read(stream, from, at_most).wait(), journal.read(stream, from, at_most).wait());
        assert_eq!(memory.read(stream, 0, usize::MAX).wait(), journal.read(stream, 0, usize::MAX).wait());
        assert_eq!(memory.read(stream, u64::MAX, 9).wait(), journal.read(stream, u64::MAX, 9).wait());
        assert_eq!(memory.head(stream).wait(), journal.head(stream).wait());
        if order == Order::OfAll {
            assert_eq!(memory.read_all(from, at_most).wait(), journal.read_all(from, at_most).wait());
        }
    }
    for streams in [&["board/1", "hall", "board/2", "elsewhere", "event/1"][..], &["hall", ""], &[]] {
        let streams: Vec<String> = streams.iter().map(|&stream| stream.to_owned()).collect();
        let heads = |journal: &dyn Journal| answers(journal.heads(&streams));
        assert_eq!(heads(memory), heads(journal));
        let whole = |journal: &dyn Journal| answers(journal.read_whole(&streams));
        assert_eq!(whole(memory), whole(journal));
    }
    let (own, other) = (memory.read_all(0, 1000).wait(), journal.read_all(0, 1000).wait());
    assert_eq!(by_stream(own.expect("read")), by_stream(other.expect("read")));
}

fn answers<T>(pending: Vec<Pending<T>>) -> Vec<Result<T, Fault>> {
    pending.into_iter().map(Pending::wait).collect()
}

fn by_stream(posted: Vec<Posted>) -> BTreeMap<String, Vec<Entry>> {
    assert!(posted.is_sorted_by_key(|posted| posted.position));
    let mut streams: BTreeMap<String, Vec<Entry>> = BTreeMap::new();
    for posted in posted {
        streams.entry(posted.stream).or_default().push(posted.entry);
    }
    streams
}

fn of_two_with_the_same_number_one_is_told(keeper: &dyn Keeper) {
    let kept = keeper.fresh();
    let journal = kept.open();
    fill(&*journal, "board/1", 3);
    let pending: Vec<_> = (0..50).map(|_| journal.append("board/1", 4, entry("{}"))).collect();
    let answers: Vec<_> = pending.into_iter().map(|pending| pending.wait()).collect();
    assert!(answers[0].is_ok(), "the first to ask");
    for answer in &answers[1..] {
        assert_eq!(*answer, Err(Fault::Conflict { expected: 4, found: 5 }));
    }
    assert_eq!(journal.read("board/1", 4, 100).wait().map(|entries| entries.len()), Ok(1));
}

fn a_crowd_is_written_in_order(keeper: &dyn Keeper) {
    let kept = keeper.fresh();
    let journal = kept.open();
    let streams = ["board/1", "board/2", "board/3"];
    let asked: Vec<_> = (0..300).map(|place| (streams[place % 3], place as u64 / 3 + 1)).collect();
    let append = |&(stream, number): &(&str, u64)| {
        journal.append(stream, number, entry(&format!("{stream} {number}")))
    };
    let pending: Vec<_> = asked.iter().map(append).collect();
    for ((_, number), pending) in asked.iter().zip(pending) {
        assert_eq!(pending.wait().expect("appended").number, *number);
    }
    for (stream, entries) in by_stream(journal.read_all(0, 1000).wait().expect("read")) {
        assert!(entries.iter().map(|entry| entry.number).eq(1..=100), "{stream}");
        assert!(entries.iter().all(|entry| entry.content.body == format!("{stream} {}", entry.number)));
    }
}

fn reopened_it_goes_on_where_it_was(keeper: &dyn Keeper) {
    let kept = keeper.fresh();
    let journal = kept.open();
    let receipts = fill(&*journal, "board/1", 5);
    let others = fill(&*journal, "board/2", 2);
    drop(journal);

    let journal = kept.open();
    let head = journal.head("board/1").wait().expect("read").expect("is there");
    assert_eq!((head.last, head.hash), (5, receipts[4].hash));
    let snapshot = head.snapshot.expect("a snapshot");
    assert_eq!((snapshot.number, snapshot.body.as_str()), (5, "after 5"));
    assert_eq!(
        journal.append("board/1", 5, entry("{}")).wait(),
        Err(Fault::Conflict { expected: 5, found: 6 })
    );
    let receipt = journal.append("board/1", 6, entry("{}")).wait().expect("appended");
    assert!(receipt.position > others[1].position);
    for _ in 0..2 {
        let head = journal.head("board/1").wait().expect("read").expect("is there");
        assert_eq!(
            head.snapshot.map(|snapshot| snapshot.number),
            Some(5),
            "an entry without one keeps the last"
        );
        journal.append("board/1", head.last + 1, entry("{}")).wait().expect("appended");
    }
}

fn what_waits_when_it_is_closed_is_still_written(keeper: &dyn Keeper) {
    let kept = keeper.fresh();
    let journal = kept.open();
    let pending: Vec<_> = (1..=500).map(|number| journal.append("hall", number, entry("{}"))).collect();
    drop(journal);
    for pending in pending {
        pending.wait().expect("appended");
    }
    let head = kept.open().head("hall").wait().expect("read").expect("is there");
    assert_eq!(head.last, 500);
}

fn more_than_it_takes_on_is_refused_and_the_rest_written(keeper: &dyn Keeper) {
    let kept = keeper.fresh();
    let journal = kept.open_with(4);
    let pending: Vec<_> =
        (0..5000).map(|place| journal.append(&format!("board/{place}"), 1, entry("{}"))).collect();
    let answers: Vec<_> = pending.into_iter().map(|pending| pending.wait()).collect();
    let written = answers.iter().filter(|answer| answer.is_ok()).count();
    let refused = answers.iter().filter(|answer| **answer == Err(Fault::Busy)).count();
    assert_eq!(written + refused, 5000);
    assert!(refused > 0, "nobody writes 5000 entries as fast as they can be asked for");
    assert_eq!(journal.streams().wait().map(|streams| streams.len()), Ok(written));
}

fn followers_hear_everything_once_and_in_order(keeper: &dyn Keeper) {
    let kept = keeper.fresh();
    let journal = kept.open();
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        let append =
            |stream: &'static str, number| journal.append(stream, number, entry(&number.to_string()));
        append("board/1", 1).await.expect("appended");
        append("board/2", 1).await.expect("appended");
        let mut all = journal.subscribe(Start::All { position: 0 });
        let mut one = journal.subscribe(Start::Stream { name: "board/1".to_owned(), number: 2 });
        let writing = async {
            for number in 2..=400 {
                append("board/1", number).await.expect("appended");
                append("board/2", number).await.expect("appended");
            }
        };
        let following = async {
            let mut heard = Vec::new();
            for _ in 0..800 {
                let posted = all.next().await.expect("read");
                heard.push((posted.entry.number, posted.stream));
            }
            heard
        };
        let following_one = async {
            for number in 2..=400 {
                assert_eq!(one.next().await.expect("read").entry.number, number);
            }
        };
        let ((), heard, ()) = tokio::join!(writing, following, following_one);
        let expected: Vec<_> = (1..=400)
            .flat_map(|number| ["board/1", "board/2"].map(|stream| (number, stream.to_owned())))
            .collect();
        assert_eq!(heard, expected);
    });
}

fn a_thousand_boards_are_listed_whole(keeper: &dyn Keeper) {
    const BOARDS: usize = 3000;
    let kept = keeper.fresh();
    let journal = kept.open();
    let pending: Vec<_> = (0..BOARDS)
        .map(|board| {
            let mut entry = entry(r#"{"act":"open"}"#);
            entry.snapshot = Some(format!("board {board}"));
            journal.append(&format!("board/{board}"), 1, entry)
        })
        .collect();
    pending.into_iter().for_each(|pending| assert!(pending.wait().is_ok()));
    // Every third continues without a snapshot.
    let pending: Vec<_> = (0..BOARDS)
        .step_by(3)
        .map(|board| journal.append(&format!("board/{board}"), 2, entry("{}")))
        .collect();
    pending.into_iter().for_each(|pending| assert!(pending.wait().is_ok()));
    drop(journal);
    let mut heads = kept.open().streams().wait().expect("read");
    assert_eq!(heads.len(), BOARDS);
    if keeper.order() == Order::OfEachStream {
        heads.sort_by_key(|head| head.stream["board/".len()..].parse::<u32>().expect("a number"));
    }
    for (board, head) in heads.iter().enumerate() {
        assert_eq!((&*head.stream, head.last), (&*format!("board/{board}"), 1 + u64::from(board % 3 == 0)));
        assert_eq!(head.snapshot.as_ref().map(|snapshot| &*snapshot.body), Some(&*format!("board {board}")));
    }
}

fn batch(stream: &str, number: u64, entry: NewEntry) -> BatchEntry {
    BatchEntry { stream: stream.to_owned(), origin: None, number, entry }
}

fn all_or_none(keeper: &dyn Keeper) {
    let kept = keeper.fresh();
    let (memory, journal) = (Memory::new(), kept.open());
    let mut dice = Dice::new(5);
    for both in [&memory as &dyn Journal, &*journal] {
        fill(both, "board/1", 2);
    }
    for round in 0..60 {
        let mut last: BTreeMap<String, u64> = BTreeMap::new();
        let entries: Vec<BatchEntry> = (0..dice.below(12))
            .map(|_| {
                let stream = format!("board/{}", dice.below(9));
                let head = memory.head(&stream).wait().expect("memory").map_or(0, |head| head.last);
                let number = last.entry(stream.clone()).or_insert(head);
                *number += u64::from(dice.below(60) > 0);
                let origin = (*number == 1 && dice.below(3) == 0).then(|| format!("elsewhere/{round}"));
                BatchEntry { origin, ..batch(&stream, *number, any_entry(&mut dice)) }
            })
            .collect();
        assert_eq!(memory.append_all(entries.clone()).wait(), journal.append_all(entries).wait(), "{round}");
        if round % 20 == 7 {
            compare(&memory, &*journal, &mut dice, Order::OfAll);
        }
        if dice.below(4) == 0 {
            let head = memory.head("board/1").wait().expect("memory").expect("there");
            let entry = any_entry(&mut dice);
            let (one, other) = (
                memory.append("board/1", head.last + 1, entry.clone()),
                journal.append("board/1", head.last + 1, entry),
            );
            assert_eq!(one.wait(), other.wait());
        }
    }
    compare(&memory, &*journal, &mut dice, Order::OfAll);
    assert!(verify(&*journal, Depth::Chains, |_| ()).expect("read").is_clean());
    let wrong = journal.append_all(vec![batch("board/1", 1, entry("{}")), batch("a b", 1, entry("{}"))]);
    assert_eq!(wrong.wait(), Err(Fault::BadStreamName));
}

fn what_follows_a_refused_append_is_refused(keeper: &dyn Keeper) {
    let kept = keeper.fresh();
    let journal = kept.open();
    fill(&*journal, "board/1", 3);
    let refused = journal.append("board/1", 3, entry("again"));
    let next = journal.append("board/1", 5, entry("behind it"));
    let all = journal.append_all(vec![batch("board/2", 1, entry("{}")), batch("board/1", 6, entry("{}"))]);
    let right = journal.append("board/1", 4, entry("{}"));
    assert_eq!(refused.wait(), Err(Fault::Conflict { expected: 3, found: 4 }));
    assert_eq!(next.wait(), Err(Fault::Conflict { expected: 5, found: 4 }));
    assert_eq!(all.wait(), Err(Fault::Conflict { expected: 6, found: 4 }));
    assert_eq!(right.wait().map(|receipt| receipt.number), Ok(4));
    assert_eq!(journal.head("board/2").wait(), Ok(None));
}

fn nothing_new_needs_no_new_anchor(keeper: &dyn Keeper) {
    let kept = keeper.fresh();
    let journal = kept.open();
    fill(&*journal, "board/1", 2);
    let first = journal.anchor(1).wait().expect("anchored");
    assert_eq!(journal.anchor(2).wait().expect("anchored"), first);
    journal.append("board/1", 3, entry("{}")).wait().expect("appended");
    assert_ne!(journal.anchor(3).wait().expect("anchored").anchor.root, first.anchor.root);
    assert_eq!(journal.head(ANCHORS).wait().expect("read").expect("there").last, 2);
    let report = verify(&*journal, Depth::Chains, |_| ()).expect("read");
    assert!(report.is_clean() && report.anchors.count == 2, "{report:?}");
}

fn what_was_exported_comes_back(keeper: &dyn Keeper) {
    let mut dice = Dice::new(9);
    let from = Memory::new();
    let streams = ["event/1", "board/1", "board/2"].map(str::to_owned);
    for stream in &streams {
        for number in 1..=1 + dice.below(40) {
            from.append(stream, number, any_entry(&mut dice)).wait().expect("appended");
        }
    }
    let mut file = Vec::new();
    export(&from, &streams, &mut file).expect("exported");
    let kept = keeper.fresh();
    let to = kept.open();
    import(&*to, std::io::Cursor::new(&file)).expect("imported");
    let mut again = Vec::new();
    export(&*to, &streams, &mut again).expect("exported");
    assert_eq!(file, again);
}

fn a_long_stream_is_read_from_anywhere(keeper: &dyn Keeper) {
    const ENTRIES: u64 = 3000;
    let kept = keeper.fresh();
    let journal = kept.open();
    // Unevenly distributed among others.
    let mut batches = Vec::new();
    let mut numbers = [0; 3];
    let mut dice = Dice::new(4);
    while numbers[0] < ENTRIES {
        let entries = (0..100).map(|_| {
            let stream = match numbers[0] < ENTRIES / 2 {
                true => usize::from(dice.below(4) == 0),
                false => dice.below(3) as usize,
            };
            numbers[stream] += 1;
            batch(&format!("board/{stream}"), numbers[stream], entry(&numbers[stream].to_string()))
        });
        batches.push(journal.append_all(entries.collect()));
    }
    batches.into_iter().for_each(|batch| assert!(batch.wait().is_ok()));
    drop(journal);
    let again = kept.open();
    for _ in 0..60 {
        let (from, at_most) = (1 + dice.below(numbers[0]), 1 + dice.below(700));
        let entries = again.read("board/0", from, at_most as usize).wait().expect("read");
        assert!(
            entries.iter().map(|entry| entry.number).eq(from..=numbers[0].min(from + at_most - 1)),
            "{at_most} from {from}"
        );
        assert!(entries.iter().all(|entry| entry.content.body == entry.number.to_string()));
    }
}

fn keys_stay_the_same(keeper: &dyn Keeper) {
    let kept = keeper.fresh();
    let sealed = kept.open().keys().expect("keys").seal("Nf3").expect("sealed");
    assert_eq!(kept.open().keys().expect("keys").unseal(&sealed).as_deref(), Some("Nf3"));
}

fn a_backup_is_a_journal_in_a_file(keeper: &dyn Keeper) {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let folder = Folder::new();
    let kept = keeper.fresh();
    let journal = kept.open();
    fill(&*journal, "board/1", 30);
    fill(&*journal, "board/2", 3);
    drop(journal.anchor(1).wait().expect("anchored"));
    let file = folder.file(&format!("backup-{}.db", COUNT.fetch_add(1, Ordering::Relaxed)));
    let made = journal.backup(&file).wait().expect("backed up");
    assert_eq!((made.report.entries, made.report.is_clean()), (34, true), "{made:?}");
    let files = std::fs::read_dir(folder.path()).expect("read").count();
    assert_eq!(files, 1, "nothing lies beside it");
    let backup = Sqlite::open_to_read(&file).expect("opens");
    assert_eq!(backup.streams().wait(), journal.streams().wait());
    assert_eq!(backup.read("board/1", 1, 100).wait(), journal.read("board/1", 1, 100).wait());
    assert!(matches!(journal.backup(&file).wait(), Err(Fault::Exists(_))));
}
