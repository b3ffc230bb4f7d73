//! The settings of a game: the edition, the time control, and the choices that the Laws leave to the event.

use crate::edition::{Counts, Edition, Known};
use crate::{EditionName, Regulation, Scale, Sentence};
use core::fmt;
use touchmove_board::{
    Bitboard, CastlingRights, CastlingSide, Color, File, Position, Rank, Role, Square, chess960,
};
use touchmove_clock::{Time, TimeControl};
use touchmove_notation::Language;

/// The settings agreed before a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The edition of the Laws it is played under.
    pub edition: EditionName,
    /// The time control. Without one there is no clock, and a move is completed when it is made.
    pub time: Option<TimeControl>,
    /// Whether the edition's conditions for adequate supervision are met. This matters only in rapid and blitz.
    pub supervision: Supervision,
    /// Whether the referee itself sees the board and the clock.
    pub watch: Watch,
    /// Whether the moves are reported.
    pub moves: Moves,
    /// The starting position.
    pub start: Start,
    /// The choices of the event.
    pub regulations: Regulations,
    /// Whether both scoresheets are reported.
    pub scoresheets: Scoresheets,
    /// The players' names, White's first.
    pub players: [String; 2],
    /// The language that moves are read and written in.
    pub language: &'static Language,
    /// The notation that White and Black write in, where known; otherwise that of the language of the game.
    pub notation: [Option<&'static Language>; 2],
    /// The players who cannot see the board and have one of their own.
    pub blind: Vec<Color>,
    /// The players who have an assistant accepted by the arbiter.
    pub assistants: Vec<Color>,
    /// The players who are hard of hearing.
    pub hard_of_hearing: Vec<Color>,
}

impl Settings {
    pub(crate) fn is_blind(&self, player: Color) -> bool {
        self.blind.contains(&player)
    }

    /// Returns true if a blind player meets one who is hard of hearing and neither has an assistant.
    pub(crate) fn lacks_assistant(&self) -> bool {
        self.assistants.is_empty() && self.blind.iter().any(|blind| self.hard_of_hearing.contains(&!*blind))
    }

    /// C.3 (E.3 in 2005): the notation that player writes in: their own where known, otherwise that of the game.
    pub(crate) fn written_in(&self, player: Color) -> &'static Language {
        self.notation[player as usize].unwrap_or(self.language)
    }

    pub(crate) fn has_assistant(&self, player: Color) -> bool {
        self.assistants.contains(&player)
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            edition: EditionName::default(),
            time: None,
            supervision: Supervision::Full,
            watch: Watch::Watched,
            moves: Moves::Told,
            start: Start::Standard,
            regulations: Regulations::default(),
            scoresheets: Scoresheets::NotKept,
            players: [String::new(), String::new()],
            language: Language::ENGLISH,
            notation: [None; 2],
            blind: Vec::new(),
            assistants: Vec::new(),
            hard_of_hearing: Vec::new(),
        }
    }
}

/// The supervision of a rapid or blitz game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Supervision {
    /// Adequate, as the edition defines it.
    Full,
    /// Not adequate.
    Limited,
}

/// Whether the referee sees the board and the clock, as an arbiter at the table would.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Watch {
    /// It does, and acts on its own where the edition lets an arbiter do so.
    Watched,
    /// It knows only what people claim or observe.
    Unwatched,
}

/// Whether the moves are reported.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Moves {
    /// Each move is reported as it is made.
    Told,
    /// No: the game is played on a wooden board, and only the clock is seen. Questions about the board are put to the arbiter.
    Untold,
}

/// Whether the scoresheets are reported and the duties of Article 8 checked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Scoresheets {
    /// They are.
    Kept,
    /// They are not.
    NotKept,
}

/// The start of a game.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Start {
    /// The starting position of Article 2.3.
    Standard,
    /// A starting position of Chess960.
    Chess960(chess960::Start),
    /// Any other position.
    Position(Position),
}

/// The choices that the Laws leave to the event. If one is not made, the rule of the edition applies.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Regulations {
    /// The permitted lateness.
    pub default_time: Option<Time>,
    /// The permitted lateness when an adjourned game is resumed.
    pub default_time_at_resumption: Option<Time>,
    /// Draws by agreement.
    pub draw_agreement: Option<DrawAgreement>,
    /// Whether the rules for the last two minutes were announced.
    pub quickplay: Option<Announced>,
    /// Points for a game.
    pub points: Scale,
    /// The penalty for an electronic device, if it is not loss of the game.
    pub device_penalty: Option<DevicePenalty>,
    /// The offences that are counted together.
    pub illegal_counts: Option<Counts>,
    /// The penalty in supervised blitz.
    pub blitz_penalty: Option<Time>,
    /// Whether a player not on move must report to the arbiter before leaving the playing area.
    pub report_leaving: Option<Reporting>,
    /// Whether an arbiter is present.
    pub arbiter: ArbiterPresence,
}

impl Default for Regulations {
    fn default() -> Self {
        Self {
            default_time: None,
            default_time_at_resumption: None,
            draw_agreement: None,
            quickplay: None,
            points: Scale::USUAL,
            device_penalty: None,
            illegal_counts: None,
            blitz_penalty: None,
            report_leaving: None,
            arbiter: ArbiterPresence::Present,
        }
    }
}

/// The restrictions on draws by agreement.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DrawAgreement {
    /// None beyond the Laws.
    Allowed,
    /// Draws may never be agreed.
    Forbidden,
    /// Draws may be agreed once both players have completed this number of moves.
    AfterMoves(u32),
    /// The arbiter must consent.
    WithConsent,
    /// The arbiter must consent until both players have completed this number of moves.
    WithConsentBefore(u32),
}

/// Whether special rules were announced in advance.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Announced {
    /// They were.
    Yes,
    /// They were not.
    No,
}

/// Whether a player must report before leaving the playing area (11.2.4).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reporting {
    /// The event requires it.
    Required,
    /// The event does not require it.
    NotRequired,
}

/// The penalty for an electronic device.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum DevicePenalty {
    /// Loss of the game.
    Loss,
    /// A milder penalty.
    Milder(Sentence),
}

/// Whether an arbiter is present.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ArbiterPresence {
    /// An arbiter is present.
    Present,
    /// No arbiter is present.
    Absent,
}

/// Why a game cannot be opened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum OpenError {
    /// The edition does not have this option.
    UnknownRegulation(Regulation),
    /// The edition does not include Chess960.
    NoChess960,
    /// A game cannot start from that position.
    Start(PositionError),
    /// Without a clock, nothing can be known about a game whose moves are not reported.
    UntoldWithoutClock,
}

/// Why a game cannot be in a position, or cannot continue from it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PositionError {
    /// A side does not have exactly one king.
    Kings(Color),
    /// A pawn stands on an end rank.
    PawnOnEndRank,
    /// The player who is not on move is in check.
    OpponentInCheck,
    /// The player on move has no legal move.
    NoLegalMove,
    /// Neither player can checkmate.
    Dead,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kings(color) => write!(f, "{color} does not have exactly one king"),
            Self::PawnOnEndRank => f.write_str("a pawn stands on the first or last rank"),
            Self::OpponentInCheck => f.write_str("the player who is not on move is in check"),
            Self::NoLegalMove => f.write_str("the player on move has no legal move"),
            Self::Dead => f.write_str("neither player can checkmate by any series of legal moves"),
        }
    }
}

impl core::error::Error for PositionError {}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownRegulation(option) => write!(f, "this edition does not have the option {option:?}"),
            Self::NoChess960 => f.write_str("this edition does not include Chess960"),
            Self::Start(fault) => write!(f, "start: {fault}"),
            Self::UntoldWithoutClock => {
                f.write_str("moves: a game whose moves are not entered needs a clock: give \"time\"")
            }
        }
    }
}

impl core::error::Error for OpenError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Start(error) => Some(error),
            Self::UnknownRegulation(_) | Self::NoChess960 | Self::UntoldWithoutClock => None,
        }
    }
}

impl Regulations {
    /// Checks that the event chooses only what the edition leaves to it.
    pub(crate) fn check(&self, law: &Edition) -> Result<(), OpenError> {
        // In the order in which the edition lists them.
        let is_chosen = [
            self.draw_agreement.is_some(),
            self.quickplay.is_some(),
            self.device_penalty.is_some(),
            self.illegal_counts.is_some(),
            self.blitz_penalty.is_some(),
            self.report_leaving.is_some(),
        ];
        let mut chosen =
            law.options.regulations().into_iter().zip(is_chosen).filter(|(_, is_chosen)| *is_chosen);
        match chosen.find(|((_, known), _)| *known == Known::No) {
            Some(((name, _), _)) => Err(OpenError::UnknownRegulation(name)),
            None => Ok(()),
        }
    }
}

impl Start {
    /// The position, if a game can start from it.
    pub(crate) fn position(self, law: &Edition) -> Result<Position, OpenError> {
        match self {
            Self::Standard => Ok(Position::standard()),
            Self::Chess960(_) if law.options.chess960 == Known::No => Err(OpenError::NoChess960),
            Self::Chess960(start) => Ok(start.position()),
            Self::Position(position) => {
                can_go_on(&position).and_then(|()| check_position(position, law)).map_err(OpenError::Start)
            }
        }
    }
}

/// Checks that a game can continue from a position.
fn can_go_on(position: &Position) -> Result<(), PositionError> {
    check_arrangement(position)?;
    if !position.has_legal_move() {
        return Err(PositionError::NoLegalMove);
    }
    match touchmove_helpmate::is_dead(position) {
        Some(true) => Err(PositionError::Dead),
        Some(false) | None => Ok(()),
    }
}

fn check_arrangement(position: &Position) -> Result<(), PositionError> {
    let board = &position.board;
    if let Some(color) = Color::ALL.into_iter().find(|color| !board.of(*color, Role::King).single()) {
        return Err(PositionError::Kings(color));
    }
    let end_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    if (board.of_role(Role::Pawn) & end_ranks).any() {
        return Err(PositionError::PawnOnEndRank);
    }
    match board.in_check(!position.turn) {
        true => Err(PositionError::OpponentInCheck),
        false => Ok(()),
    }
}

/// The position, with the castling rights that it supports, if a game can be in it.
pub(crate) fn check_position(position: Position, law: &Edition) -> Result<Position, PositionError> {
    check_arrangement(&position)?;
    // A castling right without king and rook in place is dropped; without Chess960, so is one on other than the usual squares.
    let bare = Position { castling: position.effective_castling(), ..position };
    Ok(match law.options.chess960 {
        Known::Yes => bare,
        Known::No => Position { castling: usual_rights(&bare), ..bare },
    })
}

/// The castling rights of kings on the e-file with rooks in the corners.
fn usual_rights(position: &Position) -> CastlingRights {
    let usual = Color::ALL.into_iter().filter(|color| {
        let home = Square::new(File::E, Rank::First.seen_by(*color));
        position.board.of(*color, Role::King).has(home)
    });
    let corners = usual.flat_map(|color| {
        CastlingSide::ALL.map(|side| Square::new(side.corner_file(), Rank::First.seen_by(color)))
    });
    let corners: Bitboard = corners.collect();
    CastlingRights::with_rooks(position.castling.rooks() & corners)
}
