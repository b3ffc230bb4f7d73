//! Positions.

use crate::arguments::{color_of, edition_of, language_of, move_of, square_of};
use crate::errors::{ambiguous_move_error, illegal_move_error, move_error, position_error};
use crate::moves::PyMove;
use crate::reason::PyReason;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use touchmove_board::chess960::Start;
use touchmove_board::diagram::{self, Symbols};
use touchmove_board::{Defect, Move, Piece, Position, Square};
use touchmove_laws::EditionName;
use touchmove_notation::{Mode, ReadError, Style, read, write};

/// A position: the pieces on the board, the player on move, and what else the next move depends on.
///
/// Any arrangement can be held, however impossible, because an illegal move can stand. Without an argument it is the start of a game;
/// the argument is a FEN or an EPD.
///
/// >>> position = Position()
/// >>> position.turn, len(position.legal_moves())
/// ('white', 20)
/// >>> position.play("e2e4").fen
/// 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
///
/// Two positions are equal if they are the same as Article 9.2 of the Laws means it: the same player on move, the same pieces on the same
/// squares, the same possible moves. The counters do not matter, and equal positions have the same hash.
///
/// >>> to_and_fro = position.play("g1f3").play("g8f6").play("f3g1").play("f6g8")
/// >>> to_and_fro == position, to_and_fro.fen == position.fen
/// (True, False)
#[pyclass(frozen, module = "touchmove", name = "Position")]
#[derive(Copy, Clone)]
pub(crate) struct PyPosition(pub(crate) Position);

impl PyPosition {
    /// The legal move that is meant by a `Move` or a text in UCI.
    fn legal(&self, value: &Bound<'_, PyAny>) -> PyResult<Move> {
        let mv = move_of(value)?;
        self.0.why(mv).map_err(|reason| {
            let reason = PyReason::new(&self.0, mv, reason, EditionName::default());
            illegal_move_error(value.py(), &mv.to_string(), reason)
        })
    }
}

#[pymethods]
impl PyPosition {
    #[new]
    #[pyo3(signature = (fen=None))]
    fn new(py: Python<'_>, fen: Option<&str>) -> PyResult<Self> {
        match fen {
            None => Ok(Self(Position::standard())),
            Some(fen) => {
                Position::from_fen_or_epd(fen).map(Self).map_err(|fault| position_error(py, fen, &fault))
            }
        }
    }

    /// The starting position of Chess960 with that number, 0 to 959. 518 is the standard one.
    ///
    /// >>> Position.chess960(0).fen
    /// 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'
    #[staticmethod]
    fn chess960(number: i64) -> PyResult<Self> {
        let start = u16::try_from(number).ok().and_then(Start::new);
        let wrong = || {
            PyValueError::new_err(format!("Chess960 has the starting positions 0 to 959, and not {number}"))
        };
        start.map(|start| Self(start.position())).ok_or_else(wrong)
    }

    /// The position as a FEN. The en passant square is given only if such a capture is legal.
    #[getter]
    fn fen(&self) -> String {
        self.0.to_string()
    }

    /// The player on move: 'white' or 'black'.
    #[getter]
    fn turn(&self) -> &'static str {
        self.0.turn.name()
    }

    /// Moves by both players since the last capture or move of a pawn (Article 9.3). It is never capped.
    #[getter]
    fn halfmove_clock(&self) -> u32 {
        self.0.halfmove_clock
    }

    /// The number of the next move.
    #[getter]
    fn fullmove_number(&self) -> u32 {
        self.0.fullmove_number
    }

    /// The square where a legal capture en passant would arrive, or None.
    #[getter]
    fn en_passant(&self) -> Option<String> {
        self.0.legal_en_passant().map(|square| square.to_string())
    }

    /// The legal moves of the player on move, in no particular order.
    ///
    /// >>> sorted(str(move) for move in Position("7k/8/8/8/8/8/P7/K7 w - - 0 1").legal_moves())
    /// ['a1b1', 'a1b2', 'a2a3', 'a2a4']
    fn legal_moves(&self, py: Python<'_>) -> PyResult<Vec<Py<PyMove>>> {
        self.0.legal_moves().into_iter().map(|mv| PyMove::shared(py, mv.uci(&self.0))).collect()
    }

    /// How many legal moves the player on move has; faster than making a list of them.
    fn count_legal_moves(&self) -> u64 {
        self.0.count_legal_moves()
    }

    /// True if the move is legal. It is a Move or a text in UCI.
    ///
    /// >>> Position().is_legal("e2e4"), Position().is_legal("e2e5")
    /// (True, False)
    fn is_legal(&self, r#move: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.0.is_legal(move_of(r#move)?))
    }

    /// The reason why a move is illegal, with the article of that edition; None if the move is legal.
    ///
    /// >>> Position().why("g1e2").sentence
    /// "One of the player's own pieces is on e2."
    /// >>> Position().why("g1f3") is None
    /// True
    #[pyo3(signature = (r#move, edition="2023"))]
    fn why(&self, r#move: &Bound<'_, PyAny>, edition: &str) -> PyResult<Option<PyReason>> {
        let (mv, edition) = (move_of(r#move)?, edition_of(edition)?);
        Ok(self.0.why(mv).err().map(|reason| PyReason::new(&self.0, mv, reason, edition)))
    }

    /// The position after a legal move. An illegal move raises IllegalMoveError, whose attribute `reason` says why.
    ///
    /// >>> Position().play("e2e5")
    /// Traceback (most recent call last):
    ///     ...
    /// touchmove.IllegalMoveError: e2e5 is illegal: A pawn cannot go from e2 to e5 like that.
    fn play(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.legal(r#move).map(|mv| Self(self.0.after(mv)))
    }

    /// The position after a move that need not be legal: an illegal move that stood. What stands on its first square goes to its second.
    ///
    /// >>> Position().after("e2e5").fen
    /// 'rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
    fn after(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Self> {
        let mv = move_of(r#move)?;
        let meant = self.0.why(mv).ok().or_else(|| self.0.castling_by_hand(mv)).unwrap_or(mv);
        Ok(Self(self.0.after(meant)))
    }

    /// True if the player on move is in check (Article 3.9).
    fn is_check(&self) -> bool {
        self.0.is_check()
    }

    /// True if the player on move is checkmated (Article 5.1.1).
    fn is_checkmate(&self) -> bool {
        self.0.is_checkmate()
    }

    /// True if the player on move is stalemated (Article 5.2.1).
    fn is_stalemate(&self) -> bool {
        self.0.is_stalemate()
    }

    /// The squares of the pieces that give check to the player on move.
    fn checkers(&self) -> Vec<String> {
        self.0.checkers().into_iter().map(|square| square.to_string()).collect()
    }

    /// The piece on a square: a letter as in FEN, capital for White; None if the square is empty.
    ///
    /// >>> Position().piece_at("e1"), Position().piece_at("e8"), Position().piece_at("e4")
    /// ('K', 'k', None)
    fn piece_at(&self, square: &str) -> PyResult<Option<char>> {
        Ok(self.0.board.piece_at(square_of(square)?).map(|piece| piece.letter()))
    }

    /// Every piece with its square, from a1 to h8.
    ///
    /// >>> Position("7k/8/8/8/8/8/P7/K7 w - - 0 1").pieces()
    /// [('a1', 'K'), ('a2', 'P'), ('h8', 'k')]
    fn pieces(&self) -> Vec<(String, char)> {
        let named = |(square, piece): (Square, Piece)| (square.to_string(), piece.letter());
        self.0.board.pieces().map(named).collect()
    }

    /// Signs that no game can lead to this position, as sentences. A list without any does not prove that a game can.
    ///
    /// >>> Position("8/8/8/8/8/8/8/K7 w - - 0 1").defects()
    /// ['black has no king']
    fn defects(&self) -> Vec<String> {
        self.0.defects().iter().map(Defect::to_string).collect()
    }

    /// A legal move in the notation of a language (see LANGUAGES), in one of the styles 'pgn', 'laws', 'long' and 'plain'.
    ///
    /// >>> Position().san("g1f3"), Position().san("g1f3", language="de"), Position().san("g1f3", language="figurine")
    /// ('Nf3', 'Sf3', '♘f3')
    /// >>> Position().san("g1f3", style="long")
    /// 'Ng1f3'
    #[pyo3(signature = (r#move, language="en", style="pgn"))]
    fn san(&self, r#move: &Bound<'_, PyAny>, language: &str, style: &str) -> PyResult<String> {
        let (language, style) = (language_of(language)?, style_of(style)?);
        Ok(write(&self.0, self.legal(r#move)?, language, style))
    }

    /// Reads a move as people write it, in the notation of a language or in English.
    ///
    /// It is forgiving where the position makes the meaning certain. Otherwise it raises MoveError, AmbiguousMoveError or
    /// IllegalMoveError.
    ///
    /// >>> Position().parse_san("Nf3"), Position().parse_san("Sf3", language="de"), Position().parse_san("e2 - e4")
    /// (Move('g1f3'), Move('g1f3'), Move('e2e4'))
    /// >>> Position().parse_san("Bb5")
    /// Traceback (most recent call last):
    ///     ...
    /// touchmove.IllegalMoveError: Bb5 is illegal: Another piece is in the way of the bishop.
    #[pyo3(signature = (text, language="en"))]
    fn parse_san(&self, py: Python<'_>, text: &str, language: &str) -> PyResult<PyMove> {
        match read(&self.0, text, language_of(language)?, Mode::Forgiving) {
            Ok(mv) => Ok(PyMove(mv.uci(&self.0))),
            Err(fault @ ReadError::Unreadable) => Err(move_error(py, text, &fault)),
            Err(ReadError::Ambiguous(moves)) => {
                let moves = moves.into_iter().map(|mv| PyMove(mv.uci(&self.0))).collect();
                Err(ambiguous_move_error(py, text, moves))
            }
            Err(ReadError::Illegal { meant, reason }) => {
                let edition = EditionName::default();
                let reason = match meant {
                    Some(mv) => PyReason::new(&self.0, mv, reason, edition),
                    None => PyReason::without_move(reason),
                };
                Err(illegal_move_error(py, text, reason))
            }
        }
    }

    /// The board as text, with 'ascii' or 'unicode' symbols, and that side below.
    ///
    /// >>> print(Position("7k/8/8/8/8/8/P7/K7 w - - 0 1").diagram())
    /// 8  . . . . . . . k
    /// 7  . . . . . . . .
    /// 6  . . . . . . . .
    /// 5  . . . . . . . .
    /// 4  . . . . . . . .
    /// 3  . . . . . . . .
    /// 2  P . . . . . . .
    /// 1  K . . . . . . .
    /// <BLANKLINE>
    ///    a b c d e f g h
    /// <BLANKLINE>
    #[pyo3(signature = (symbols="ascii", below="white"))]
    fn diagram(&self, symbols: &str, below: &str) -> PyResult<String> {
        let symbols = match symbols {
            "ascii" => Symbols::Ascii,
            "unicode" => Symbols::Unicode,
            other => {
                let message = format!("a diagram has \"ascii\" or \"unicode\" symbols, not {other:?}");
                return Err(PyValueError::new_err(message));
            }
        };
        Ok(diagram::text(&self.0.board, symbols, color_of(below)?))
    }

    /// A number of 64 bits that is the same for equal positions, today and in every later version.
    #[getter]
    fn key(&self) -> u64 {
        self.0.key()
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0.same_as(&other.0)
    }

    fn __hash__(&self) -> u64 {
        self.0.key()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Position('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

fn style_of(name: &str) -> PyResult<Style> {
    match name {
        "pgn" => Ok(Style::PGN),
        "laws" => Ok(Style::LAWS),
        "long" => Ok(Style::LONG),
        "plain" => Ok(Style::PLAIN),
        other => {
            let message = format!("{other:?} is not a style: write \"pgn\", \"laws\", \"long\" or \"plain\"");
            Err(PyValueError::new_err(message))
        }
    }
}
