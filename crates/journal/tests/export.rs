//! Exporting streams from one journal and importing them into another.

use crate::support::{Dice, Folder, any_entry, entry, fill};
use std::io::Cursor;
use touchmove_journal::{
    Depth, Exported, Fault, Imported, Journal, Memory, Sqlite, export, import, verify, verify_export,
};

fn exported(journal: &dyn Journal, streams: &[&str]) -> Vec<u8> {
    let streams: Vec<String> = streams.iter().map(|&stream| stream.to_owned()).collect();
    let mut file = Vec::new();
    export(journal, &streams, &mut file).expect("exported");
    file
}

#[test]
fn there_and_back_again() {
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let from = Memory::new();
        for stream in ["event/1", "board/1", "board/2"] {
            for number in 1..=1 + dice.below(40) {
                from.append(stream, number, any_entry(&mut dice)).wait().expect("appended");
            }
        }
        fill(&from, "board/elsewhere", 3);
        let file = exported(&from, &["event/1", "board/1", "board/2"]);
        assert!(verify_export(&file[..], Depth::Chains, |_| ()).expect("read").is_clean());

        let folder = Folder::new();
        let to = Sqlite::open(folder.file("journal")).expect("opens");
        let imported = import(&to, Cursor::new(&file)).expect("imported");
        assert_eq!(imported.streams, 3);
        for stream in ["event/1", "board/1", "board/2"] {
            assert_eq!(to.head(stream).wait(), from.head(stream).wait());
            assert_eq!(to.read(stream, 1, 1000).wait(), from.read(stream, 1, 1000).wait());
        }
        assert_eq!(to.head("board/elsewhere").wait(), Ok(None));
        assert!(verify(&to, Depth::Chains, |_| ()).expect("read").is_clean());
        assert_eq!(exported(&to, &["event/1", "board/1", "board/2"]), file);
        assert_eq!(import(&to, Cursor::new(&file)), Ok(Imported { streams: 3, entries: 0 }), "nothing new");
    }
}

#[test]
fn what_is_there_already() {
    let from = Memory::new();
    fill(&from, "board/1", 4);
    let early = exported(&from, &["board/1"]);
    from.append("board/1", 5, entry("five")).wait().expect("appended");
    let late = exported(&from, &["board/1"]);

    let to = Memory::new();
    assert_eq!(import(&to, Cursor::new(&early)), Ok(Imported { streams: 1, entries: 4 }));
    assert_eq!(import(&to, Cursor::new(&late)), Ok(Imported { streams: 1, entries: 1 }), "it goes on");
    assert_eq!(import(&to, Cursor::new(&early)), Ok(Imported { streams: 1, entries: 0 }), "it has gone on");

    let contradiction = Err(Fault::Contradiction { stream: "board/1".to_owned() });
    for others in [3, 4, 5, 6] {
        let to = Memory::new();
        for number in 1..=others {
            to.append("board/1", number, entry("another game")).wait().expect("appended");
        }
        let before = to.read_all(0, 100).wait();
        assert_eq!(import(&to, Cursor::new(&late)), contradiction, "{others}");
        assert_eq!(to.read_all(0, 100).wait(), before);
    }
}

#[test]
fn a_contradiction_in_one_stream_imports_none() {
    let from = Memory::new();
    fill(&from, "board/1", 2);
    fill(&from, "board/2", 2);
    let file = exported(&from, &["board/1", "board/2"]);
    let to = Memory::new();
    to.append("board/2", 1, entry("another game")).wait().expect("appended");
    assert!(import(&to, Cursor::new(&file)).is_err());
    assert_eq!(to.head("board/1").wait(), Ok(None));
}

#[test]
fn no_byte_can_be_changed_and_no_line_left_out() {
    let from = Memory::new();
    fill(&from, "board/1", 3);
    fill(&from, "board/2", 2);
    let file = exported(&from, &["board/1", "board/2"]);
    let refused = |file: &[u8]| {
        let to = Memory::new();
        let is_refused = import(&to, Cursor::new(file)).is_err();
        assert!(
            !is_refused || to.read_all(0, 1).wait().is_ok_and(|all| all.is_empty()),
            "nothing of it came in"
        );
        is_refused
    };
    assert!(!refused(&file));
    let lines: Vec<&[u8]> = file.split_inclusive(|&byte| byte == b'\n').collect();
    for left_out in 0..lines.len() {
        let rest: Vec<u8> = lines
            .iter()
            .enumerate()
            .filter(|&(place, _)| place != left_out)
            .flat_map(|(_, line)| *line)
            .copied()
            .collect();
        assert!(refused(&rest), "without line {}", left_out + 1);
    }
    for length in 0..file.len() - 1 {
        assert!(refused(&file[..length]), "the first {length} bytes");
    }
    for place in 0..file.len() {
        let mut changed = file.clone();
        changed[place] ^= 1;
        let text = String::from_utf8_lossy(&changed);
        // A snapshot's text is not in the chain: it can be recomputed.
        let is_beside = text.lines().any(|line| line.contains("\"snapshot\"") && !contains_line(&file, line));
        assert!(refused(&changed) || is_beside, "byte {place}: {text}");
    }
    assert!(refused(&[&file[..], b"\n"].concat()), "more behind the end");
    let twice = exported(&from, &["board/1", "board/1"]);
    assert!(refused(&twice), "a stream twice");
}

fn contains_line(file: &[u8], line: &str) -> bool {
    file.split(|&byte| byte == b'\n').any(|own| own == line.as_bytes())
}

#[test]
fn a_broken_chain_is_told_line_by_line_or_stream_by_stream() {
    let from = Memory::new();
    fill(&from, "board/1", 3);
    let file = String::from_utf8(exported(&from, &["board/1"])).expect("text");
    let changed = file.replace(r#"\"at\":2"#, r#"\"at\":3"#);
    let report = verify_export(changed.as_bytes(), Depth::Chains, |_| ()).expect("can be read");
    assert_eq!(report.breaks.iter().map(|found| found.number).collect::<Vec<_>>(), [2]);
    let unreadable = file.replace("\"role\":\"white\"", "\"role\":\"king\"");
    assert!(matches!(
        verify_export(unreadable.as_bytes(), Depth::Chains, |_| ()),
        Err(Fault::BadExport { line: 3, .. })
    ));
}

#[test]
fn nothing_to_export() {
    let journal = Memory::new();
    assert!(
        export(&journal, &["board/1".to_owned()], &mut Vec::new()).is_err(),
        "a stream that is not there"
    );
    let mut file = Vec::new();
    assert_eq!(export(&journal, &[], &mut file), Ok(Exported::default()));
    assert_eq!(import(&journal, Cursor::new(file)), Ok(Imported::default()));
}
