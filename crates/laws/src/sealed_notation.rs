//! Reads the text of a sealed move. A player may write in the notation of their own country (C.3; E.3 in 2005), which need not be known to
//! others at the board.
//!
//! The player's own notation is tried first. If the text is not a move there, all other notations are tried: if they give exactly one legal
//! move, it is the sealed move. If the text fits two, or is an illegal move in the notation of the game and a legal one in another, a
//! person decides.

use touchmove_board::{Move, Position};
use touchmove_notation::{Language, Mode, ReadError, read};

/// The meaning of a sealed text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SealedText {
    /// This legal move.
    One(Move),
    /// One of these legal moves, or none: a person decides.
    InDoubt(Vec<Move>),
    /// Not a legal move, or several in the player's own notation.
    Faulty,
}

/// The notation that a player writes in.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Notation {
    /// The player's own notation.
    Known(&'static Language),
    /// Unknown, and assumed to be that of the game.
    OfTheGame(&'static Language),
}

/// Reads a sealed text.
pub(crate) fn read_sealed(position: &Position, text: &str, notation: Notation) -> SealedText {
    let (Notation::Known(own) | Notation::OfTheGame(own)) = notation;
    match (read(position, text, own, Mode::National), notation) {
        (Ok(mv), _) => SealedText::One(mv),
        // The text stays ambiguous even if it has only one meaning in another notation.
        (Err(ReadError::Ambiguous(_)), _) => SealedText::Faulty,
        (Err(ReadError::Illegal { .. }), Notation::Known(_)) => SealedText::Faulty,
        (Err(ReadError::Illegal { .. }), Notation::OfTheGame(_)) => match abroad(position, text, own).moves {
            moves if moves.is_empty() => SealedText::Faulty,
            moves => SealedText::InDoubt(moves),
        },
        (Err(ReadError::Unreadable), _) => {
            let Abroad { moves, ambiguous } = abroad(position, text, own);
            match (moves.as_slice(), ambiguous) {
                // Capital letters for files, and other forms that no notation has.
                ([], _) => {
                    read(position, text, own, Mode::Sealed).map_or(SealedText::Faulty, SealedText::One)
                }
                ([only], false) => SealedText::One(*only),
                _ => SealedText::InDoubt(moves),
            }
        }
    }
}

/// The meaning of a text in all other notations.
struct Abroad {
    /// The legal moves that it describes in some of them.
    moves: Vec<Move>,
    /// True if it is ambiguous in some of them.
    ambiguous: bool,
}

fn abroad(position: &Position, text: &str, own: &Language) -> Abroad {
    let mut found = Abroad { moves: Vec::new(), ambiguous: false };
    for language in Language::ALL.iter().filter(|language| *language != own) {
        match read(position, text, language, Mode::National) {
            Ok(mv) if !found.moves.contains(&mv) => found.moves.push(mv),
            Err(ReadError::Ambiguous(_)) => found.ambiguous = true,
            Ok(_) | Err(ReadError::Unreadable | ReadError::Illegal { .. }) => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{Notation, SealedText, read_sealed};
    use touchmove_board::Position;
    use touchmove_notation::Language;

    const OPEN_GAME: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    /// Both knights can go to d2, and a bishop too.
    const TWO_KNIGHTS: &str = "rnbqkbnr/pppp1ppp/8/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 2";

    fn own(code: &str) -> Notation {
        Notation::Known(Language::by_code(code).unwrap())
    }

    fn game(code: &str) -> Notation {
        Notation::OfTheGame(Language::by_code(code).unwrap())
    }

    /// Checks the moves, in UCI; a question mark means that a person decides.
    fn check(fen: &str, text: &str, notation: Notation, said: &str) {
        let position: Position = fen.parse().unwrap();
        let written = match read_sealed(&position, text, notation) {
            SealedText::One(mv) => mv.to_string(),
            SealedText::InDoubt(moves) => {
                moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ") + "?"
            }
            SealedText::Faulty => "faulty".to_owned(),
        };
        assert_eq!(written, said, "{text} {notation:?}");
    }

    #[test]
    fn a_sealed_text_is_read_in_the_players_notation_first() {
        check(OPEN_GAME, "Se2", own("cs"), "f1e2");
        check(OPEN_GAME, "Se2", own("de"), "g1e2");
        check(OPEN_GAME, "Se2", game("hr"), "g1e2");
        check(OPEN_GAME, "Se2", game("en"), "g1e2 f1e2?");
        check(OPEN_GAME, "Se2", own("en"), "g1e2 f1e2?");
        check(OPEN_GAME, "Lc4", game("en"), "f1c4");
        check(OPEN_GAME, "Bb5", game("cs"), "f1b5");
        check(OPEN_GAME, "D4", game("en"), "d2d4");
    }

    #[test]
    fn what_is_illegal_in_the_players_own_notation_is_not_saved_by_another() {
        // The Czech bishop cannot go to f3; the German knight can.
        check(OPEN_GAME, "Sf3", own("cs"), "faulty");
        check(OPEN_GAME, "Sf3", game("cs"), "g1f3?");
        check(OPEN_GAME, "Sf6", game("cs"), "faulty");
        check(OPEN_GAME, "e5", game("en"), "faulty");
        check(OPEN_GAME, "?!", game("en"), "faulty");
    }

    #[test]
    fn what_is_ambiguous_stays_ambiguous() {
        check(TWO_KNIGHTS, "Nd2", game("en"), "faulty");
        check(TWO_KNIGHTS, "Sd2", own("de"), "faulty");
        // The Czech bishop move is unambiguous, the German knight move is not.
        check(TWO_KNIGHTS, "Sd2", game("en"), "c1d2?");
    }
}
