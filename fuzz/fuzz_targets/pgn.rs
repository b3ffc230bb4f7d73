//! PGN: any bytes are read to their end. A game that was read without a fault stays the same when it is written and read again. Any other
//! game can at least be read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use touchmove_notation::Language;
use touchmove_notation::pgn::{Limits, Records};

fuzz_target!(|input: (u8, &[u8])| {
    let (language, bytes) = input;
    let language = &Language::ALL[usize::from(language) % Language::ALL.len()];
    let mut records = Records::with(bytes, Limits::DEFAULT, language);
    while let Ok(Some(game)) = records.next_game() {
        let written = game.record.to_pgn();
        let again = Records::new(written.as_bytes()).next_game();
        let Ok(Some(read)) = again else { panic!("a game that was written is read: {written}") };
        if game.faults.is_empty() {
            assert_eq!(read.faults, [], "{written}");
            assert_eq!(read.record, game.record, "{written}");
        }
    }
});
