//! Why a move is illegal.

use pyo3::prelude::*;
use touchmove_board::{Move, Position, Reason, Rule};
use touchmove_laws::{Edition, EditionName};
use touchmove_notation::why_illegal;

/// The first thing that is wrong with a move.
///
/// >>> reason = Position().why("e2e5")
/// >>> reason.code, reason.rule
/// ('cannot_reach', 'pawn_move')
/// >>> reason.sentence
/// 'A pawn cannot go from e2 to e5 like that.'
/// >>> reason.article, reason.edition
/// ('3.7', '2023')
#[pyclass(frozen, get_all, eq, hash, module = "touchmove", name = "Reason")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct PyReason {
    /// The reason in one word, as in the referee protocol: 'no_piece', 'castling_attacked', …
    pub(crate) code: String,
    /// The reason as a sentence for people.
    pub(crate) sentence: String,
    /// The rule that is broken: 'pawn_move', 'own_king_safe', …
    pub(crate) rule: String,
    /// The number of that rule in the edition.
    pub(crate) article: String,
    /// The edition of the Laws that the article is from.
    pub(crate) edition: String,
}

impl PyReason {
    /// The reason why a move is illegal in a position.
    pub(crate) fn new(position: &Position, mv: Move, reason: Reason, edition: EditionName) -> Self {
        Self::saying(why_illegal(position, mv, reason), reason, edition)
    }

    /// The reason why a text fits no legal move, if it is not certain which move was meant.
    pub(crate) fn without_move(reason: Reason) -> Self {
        let sentence = "No piece of the player on move can legally do this.".to_owned();
        Self::saying(sentence, reason, EditionName::default())
    }

    fn saying(sentence: String, reason: Reason, edition: EditionName) -> Self {
        Self {
            code: reason.code().to_owned(),
            sentence,
            rule: rule_name(reason.rule()).to_owned(),
            article: Edition::of(edition).reasons.rule(reason.rule()).id().to_owned(),
            edition: edition.name().to_owned(),
        }
    }
}

#[pymethods]
impl PyReason {
    /// A reason with these fields, so that one can be copied.
    #[new]
    fn with_fields(code: String, sentence: String, rule: String, article: String, edition: String) -> Self {
        Self { code, sentence, rule, article, edition }
    }

    fn __getnewargs__(&self) -> (&str, &str, &str, &str, &str) {
        (&self.code, &self.sentence, &self.rule, &self.article, &self.edition)
    }

    #[classattr]
    fn __match_args__() -> (&'static str, &'static str) {
        ("code", "sentence")
    }

    fn __str__(&self) -> &str {
        &self.sentence
    }

    fn __repr__(&self) -> String {
        format!("Reason('{}', {:?})", self.code, self.sentence)
    }
}

fn rule_name(rule: Rule) -> &'static str {
    match rule {
        Rule::MovesInTurn => "moves_in_turn",
        Rule::KingNotCaptured => "king_not_captured",
        Rule::OwnPieceOnSquare => "own_piece_on_square",
        Rule::BishopMove => "bishop_move",
        Rule::RookMove => "rook_move",
        Rule::QueenMove => "queen_move",
        Rule::NoPassingOver => "no_passing_over",
        Rule::KnightMove => "knight_move",
        Rule::PawnMove => "pawn_move",
        Rule::Promotion => "promotion",
        Rule::KingMove => "king_move",
        Rule::CastlingRight => "castling_right",
        Rule::CastlingSafeWay => "castling_safe_way",
        Rule::CastlingFreeWay => "castling_free_way",
        Rule::OwnKingSafe => "own_king_safe",
    }
}
