//! Moves as text: in any position, any text is read as a legal move or gives a fault, in every language and mode. So is any announcement.
#![no_main]

use libfuzzer_sys::fuzz_target;
use touchmove_board::{Position, chess960::Start};
use touchmove_notation::{
    Language, Mode, ReadError, Style, braille::braille, quick_san, read, spoken::Speech, write,
};

fuzz_target!(|input: (u16, u8, Vec<u8>, String)| {
    let (start, language, walk, text) = input;
    let mut position = Start::new(start % Start::COUNT).map_or(Position::standard(), Start::position);
    for step in walk.iter().take(80) {
        let moves = position.legal_moves();
        let Some(mv) = moves.get(usize::from(*step) % moves.len().max(1)) else { break };
        position.play_unchecked(*mv);
    }
    let language = &Language::ALL[usize::from(language) % Language::ALL.len()];
    for mode in [Mode::Forgiving, Mode::Sealed] {
        check(&position, read(&position, &text, language, mode));
    }
    if let Some(mv) = quick_san(&position, text.as_bytes()) {
        assert_eq!(read(&position, &text, Language::ENGLISH, Mode::Sealed), Ok(mv), "{text}");
    }
    for speech in Speech::ALL {
        check(&position, speech.hear(&position, &text));
    }
    let _ = braille(&text);
    if let Some(mv) = position.legal_moves().first() {
        let written = write(&position, *mv, language, Style::LAWS);
        assert_eq!(read(&position, &written, language, Mode::Sealed), Ok(*mv), "{written}");
    }
});

fn check(position: &Position, found: Result<touchmove_board::Move, ReadError>) {
    match found {
        Ok(mv) => assert_eq!(position.why(mv), Ok(mv)),
        Err(ReadError::Ambiguous(moves)) => {
            assert!(moves.len() > 1 && moves.iter().all(|mv| position.why(*mv).is_ok()));
        }
        Err(ReadError::Illegal { meant, reason }) => {
            assert!(meant.is_none_or(|mv| position.why(mv) == Err(reason)));
        }
        Err(ReadError::Unreadable) => {}
    }
}
