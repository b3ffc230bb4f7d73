//! Writes moves (C.8 to C.13).

use crate::Language;
use touchmove_board::{Bitboard, CastlingSide, File, Move, Position, Rank, Role, Square};

/// How much of a move is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// The square of arrival, and of the square of departure only what distinguishes like pieces (C.8, C.10).
    Short,
    /// Both squares in full: `Ng1f3`, `e7e5`.
    Long,
}

/// How captures are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Captures {
    /// With an x: `Bxe5`, `exd4`.
    Marked,
    /// Without a sign: `Be5`, `ed4`. This is sufficient on a scoresheet (C.13).
    Unmarked,
}

/// How promotions are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Promotion {
    /// The letter alone, as in the Laws: `d8Q`.
    Plain,
    /// With the sign of PGN: `d8=Q`.
    Equals,
}

/// How castling is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Castling {
    /// With digits, as in the Laws: `0-0`.
    Zeros,
    /// With letters, as in PGN: `O-O`.
    Letters,
}

/// Whether `e.p.` is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EnPassant {
    /// `exd6 e.p.`
    Marked,
    /// `exd6`
    Unmarked,
}

/// How check and mate are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Checks {
    /// `+` and `#`.
    Marked,
    /// `+` and `++`, the other sign for mate that the Laws allow.
    DoublePlus,
    /// Neither.
    Unmarked,
}

/// All the choices that the Laws leave to the writer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Style {
    /// Short or long form.
    pub form: Form,
    /// The sign for captures.
    pub captures: Captures,
    /// The sign for promotions.
    pub promotion: Promotion,
    /// The sign for castling.
    pub castling: Castling,
    /// The sign for en passant captures.
    pub en_passant: EnPassant,
    /// The signs for check and mate.
    pub checks: Checks,
}

impl Style {
    /// Appendix C with all its signs: `Nbd2`, `exd6 e.p.`, `d8Q`, `0-0`, `+`, `#`.
    pub const LAWS: Self = Self {
        form: Form::Short,
        captures: Captures::Marked,
        promotion: Promotion::Plain,
        castling: Castling::Zeros,
        en_passant: EnPassant::Marked,
        checks: Checks::Marked,
    };

    /// Appendix C in the long form: `Ng1f3`, `e7e5`.
    pub const LONG: Self = Self { form: Form::Long, ..Self::LAWS };

    /// A scoresheet without the signs that need not be written: `ed6`, `d8Q`, `0-0`.
    pub const PLAIN: Self = Self {
        captures: Captures::Unmarked,
        en_passant: EnPassant::Unmarked,
        checks: Checks::Unmarked,
        ..Self::LAWS
    };

    /// The SAN of PGN: `exd6`, `d8=Q`, `O-O`.
    pub const PGN: Self = Self {
        promotion: Promotion::Equals,
        castling: Castling::Letters,
        en_passant: EnPassant::Unmarked,
        ..Self::LAWS
    };
}

/// Writes a legal move. An illegal one is written in the long form with a dash (`e2-e5`), which claims nothing about the position.
pub fn write(position: &Position, mv: Move, language: &Language, style: Style) -> String {
    let Ok(mv) = position.why(mv) else { return write_illegal(position, mv, language) };
    let mut text = match position.castling_side_of(mv) {
        Some(side) => castling(side, style.castling).to_owned(),
        None => movement(position, mv, language, style, Position::legal_origins),
    };
    let next = position.after(mv);
    if style.checks != Checks::Unmarked && next.is_check() {
        text += match (next.has_legal_move(), style.checks) {
            (true, _) => "+",
            (false, Checks::DoublePlus) => "++",
            (false, _) => "#",
        };
    }
    text
}

/// Writes a move, legal or not, in the short form of PGN without the signs for check and mate, so that its legality cannot be seen from
/// the text. Like pieces are distinguished if both reach the square, whether or not they may legally go there.
pub fn write_without_judging(position: &Position, mv: Move, language: &Language) -> String {
    let style = Style { checks: Checks::Unmarked, ..Style::PGN };
    match position.castling_by_hand(mv) {
        Some(mv) => castling(CastlingSide::of(mv.from, mv.to), style.castling).to_owned(),
        None => movement(position, mv, language, style, reaching),
    }
}

/// The same with the sign for check if the move gives check, which everybody can see; nothing else in the text depends on legality. A
/// move from an empty square moves nothing, and is written `--`.
#[must_use]
pub fn write_as_seen(position: &Position, mv: Move, language: &Language) -> String {
    if position.board.piece_at(mv.from).is_none() {
        return "--".to_owned();
    }
    let carried_out = position.castling_by_hand(mv).unwrap_or(mv);
    // A king left in check by an earlier illegal move is not put in check by this one.
    let given_before = position.after_no_move().checkers();
    let gives_check = position.after(carried_out).checkers().without(given_before).any();
    write_without_judging(position, mv, language) + if gives_check { "+" } else { "" }
}

/// The player's pieces of that kind that reach a square by the way they move.
fn reaching(position: &Position, role: Role, to: Square) -> Bitboard {
    position.board.attackers(to, position.turn) & position.board.of(position.turn, role)
}

fn write_illegal(position: &Position, mv: Move, language: &Language) -> String {
    let role = position.board.role_at(mv.from);
    let letter = role.map_or("", |role| language.letter(role));
    let promotion = mv.promotion.map_or("", |role| language.letter(role));
    format!("{letter}{}-{}{promotion}", square(mv.from, language), square(mv.to, language))
}

fn castling(side: CastlingSide, style: Castling) -> &'static str {
    match (side, style) {
        (CastlingSide::King, Castling::Zeros) => "0-0",
        (CastlingSide::Queen, Castling::Zeros) => "0-0-0",
        (CastlingSide::King, Castling::Letters) => "O-O",
        (CastlingSide::Queen, Castling::Letters) => "O-O-O",
    }
}

fn movement(
    position: &Position,
    mv: Move,
    language: &Language,
    style: Style,
    origins: fn(&Position, Role, Square) -> Bitboard,
) -> String {
    let Some(role) = position.board.role_at(mv.from) else { return String::new() };
    let en_passant =
        role == Role::Pawn && mv.from.file() != mv.to.file() && position.board.piece_at(mv.to).is_none();
    let capture = en_passant || position.board.piece_at(mv.to).is_some();
    let mut text = language.letter(role).to_owned();
    match style.form {
        Form::Long => text += &square(mv.from, language),
        Form::Short if role == Role::Pawn && capture => text.push(language.file(mv.from.file())),
        Form::Short => {
            let (file, rank) = distinction(role, mv, origins(position, role, mv.to));
            text.extend(file.map(|file| language.file(file)));
            text.extend(rank.map(Rank::digit));
        }
    }
    if capture && style.captures == Captures::Marked {
        text.push('x');
    }
    text += &square(mv.to, language);
    if let Some(role) = mv.promotion {
        if style.promotion == Promotion::Equals {
            text.push('=');
        }
        text += language.letter(role);
    }
    if en_passant && style.en_passant == EnPassant::Marked {
        text.push(' ');
        text += language.en_passant();
    }
    text
}

/// What distinguishes the piece from others of its kind that can go to the same square (C.10), which come from `origins`: the file if
/// that is sufficient, otherwise the rank, otherwise both.
pub(crate) fn distinction(role: Role, mv: Move, origins: Bitboard) -> (Option<File>, Option<Rank>) {
    if role == Role::Pawn {
        return (None, None);
    }
    let others: Vec<Square> = origins.into_iter().filter(|square| *square != mv.from).collect();
    let (file, rank) = (mv.from.file(), mv.from.rank());
    if others.is_empty() {
        (None, None)
    } else if others.iter().all(|other| other.file() != file) {
        (Some(file), None)
    } else if others.iter().all(|other| other.rank() != rank) {
        (None, Some(rank))
    } else {
        (Some(file), Some(rank))
    }
}

pub(crate) fn square(square: Square, language: &Language) -> String {
    format!("{}{}", language.file(square.file()), square.rank())
}
