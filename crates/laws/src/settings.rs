//! What is agreed before a game: the edition, the time control, and what the Laws leave to the event.

use crate::edition::{Counts, Edition, Known};
use crate::{EditionName, Regulation, Scale, Sentence};
use core::fmt;
use touchmove_board::{
    Bitboard, CastlingRights, CastlingSide, Color, File, Position, Rank, Role, Square, chess960,
};
use touchmove_clock::{Time, TimeControl};
use touchmove_notation::Language;

/// What is agreed before a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The Laws it is played by.
    pub edition: EditionName,
    /// The time control; without one there is no clock, and a move is completed when it is made.
    pub time: Option<TimeControl>,
    /// Are the edition's conditions for adequate supervision met? It matters for rapid and blitz only.
    pub supervision: Supervision,
    /// Does the referee itself see board and clock?
    pub watch: Watch,
    /// Does anybody tell the moves?
    pub moves: Moves,
    /// Where the game begins.
    pub start: Start,
    /// What the event has chosen.
    pub regulations: Regulations,
    /// Are both scoresheets kept?
    pub scoresheets: Scoresheets,
    /// The players' names, White's first.
    pub players: [String; 2],
    /// The language in which moves are read and written.
    pub language: &'static Language,
    /// The notation in which White writes, and Black, where it is known; otherwise that of the game's language is theirs.
    pub notation: [Option<&'static Language>; 2],
    /// The players who cannot see the board, and have one of their own.
    pub blind: Vec<Color>,
    /// The players who have an assistant, whom the arbiter has accepted.
    pub assistants: Vec<Color>,
    /// The players who are hard of hearing.
    pub hard_of_hearing: Vec<Color>,
}

impl Settings {
    pub(crate) fn is_blind(&self, player: Color) -> bool {
        self.blind.contains(&player)
    }

    /// Does a blind player meet one who is hard of hearing, without anybody to help?
    pub(crate) fn lacks_assistant(&self) -> bool {
        self.assistants.is_empty() && self.blind.iter().any(|blind| self.hard_of_hearing.contains(&!*blind))
    }

    /// C.3 (E.3 in 2005): the notation in which that player writes: the player's own where it is known, or else the game's.
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

/// How well a rapid or blitz game is supervised.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Supervision {
    /// Adequately, as the edition says.
    Full,
    /// Not adequately.
    Limited,
}

/// Does the referee see board and clock, as an arbiter at the table would?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Watch {
    /// It does, and acts of its own accord where the edition lets an arbiter do so.
    Watched,
    /// It only knows what people claim or observe.
    Unwatched,
}

/// Does anybody tell the moves?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Moves {
    /// Each of them, as it is made.
    Told,
    /// Nobody does: the game is played on a wooden board, and only the clock is seen. What turns on the board is asked.
    Untold,
}

/// Are the scoresheets kept, and the duties of Article 8 watched?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Scoresheets {
    /// They are.
    Kept,
    /// They are not.
    NotKept,
}

/// Where a game begins.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Start {
    /// The array of Article 2.3.
    Standard,
    /// A starting position of Chess960.
    Chess960(chess960::Start),
    /// Any other position.
    Position(Position),
}

/// What the Laws leave to the event. What is not set is as the edition has it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Regulations {
    /// How late a player may be.
    pub default_time: Option<Time>,
    /// How late a player may be when an adjourned game is resumed.
    pub default_time_at_resumption: Option<Time>,
    /// Draws by agreement.
    pub draw_agreement: Option<DrawAgreement>,
    /// Were the rules for the last two minutes announced?
    pub quickplay: Option<Announced>,
    /// Points for a game.
    pub points: Scale,
    /// What a device costs, if not the game.
    pub device_penalty: Option<DevicePenalty>,
    /// Which offences are added up.
    pub illegal_counts: Option<Counts>,
    /// The penalty in supervised blitz.
    pub blitz_penalty: Option<Time>,
    /// Must a player who is not on move report to the arbiter before leaving the playing area?
    pub report_leaving: Option<Reporting>,
    /// Is there an arbiter in the hall?
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

/// Whether draws may be agreed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DrawAgreement {
    /// As the Laws have it.
    Allowed,
    /// Never.
    Forbidden,
    /// When both have completed so many moves.
    AfterMoves(u32),
    /// With the arbiter's consent.
    WithConsent,
    /// With the arbiter's consent until both have completed so many moves.
    WithConsentBefore(u32),
}

/// Were special rules announced beforehand?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Announced {
    /// They were.
    Yes,
    /// They were not.
    No,
}

/// Must a player report before leaving the playing area (11.2.4)?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reporting {
    /// The event asks for it.
    Required,
    /// It does not.
    NotRequired,
}

/// What a device costs.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum DevicePenalty {
    /// The game.
    Loss,
    /// Something milder.
    Milder(Sentence),
}

/// Is there an arbiter in the hall?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ArbiterPresence {
    /// There is.
    Present,
    /// There is none.
    Absent,
}

/// Why a game cannot be opened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OpenFault {
    /// The edition does not know this option of the event's.
    UnknownRegulation(Regulation),
    /// The edition does not know Chess960.
    NoChess960,
    /// A game cannot begin from that position.
    Start(PositionFault),
    /// Without a clock nothing is known of a game whose moves nobody tells.
    UntoldWithoutClock,
}

/// Why a game cannot be in a position, or cannot go on from there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PositionFault {
    /// A side does not have exactly one king.
    Kings(Color),
    /// A pawn stands on an end rank.
    PawnOnEndRank,
    /// The player who is not on move is in check.
    OpponentInCheck,
    /// The player on move has no legal move.
    NoLegalMove,
    /// Nobody can checkmate.
    Dead,
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kings(color) => write!(f, "{color} does not have exactly one king"),
            Self::PawnOnEndRank => f.write_str("a pawn stands on an end rank"),
            Self::OpponentInCheck => f.write_str("the player who is not on move is in check"),
            Self::NoLegalMove => f.write_str("the player on move has no legal move"),
            Self::Dead => f.write_str("nobody can checkmate by any series of legal moves"),
        }
    }
}

impl core::error::Error for PositionFault {}

impl fmt::Display for OpenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownRegulation(option) => write!(f, "this edition does not have the option {option:?}"),
            Self::NoChess960 => f.write_str("this edition does not know Chess960"),
            Self::Start(fault) => write!(f, "start: {fault}"),
            Self::UntoldWithoutClock => {
                f.write_str("moves: a game whose moves are untold needs a clock: give \"time\"")
            }
        }
    }
}

impl core::error::Error for OpenFault {}

impl Regulations {
    /// An event can choose only what the edition leaves to it.
    pub(crate) fn check(&self, law: &Edition) -> Result<(), OpenFault> {
        // In the order in which the edition names them.
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
            Some(((name, _), _)) => Err(OpenFault::UnknownRegulation(name)),
            None => Ok(()),
        }
    }
}

impl Start {
    /// The position, if a game can begin there.
    pub(crate) fn position(self, law: &Edition) -> Result<Position, OpenFault> {
        match self {
            Self::Standard => Ok(Position::standard()),
            Self::Chess960(_) if law.options.chess960 == Known::No => Err(OpenFault::NoChess960),
            Self::Chess960(start) => Ok(start.position()),
            Self::Position(position) => {
                can_go_on(&position).and_then(|()| check_position(position, law)).map_err(OpenFault::Start)
            }
        }
    }
}

/// Can a game go on from there?
fn can_go_on(position: &Position) -> Result<(), PositionFault> {
    check_arrangement(position)?;
    if !position.has_legal_move() {
        return Err(PositionFault::NoLegalMove);
    }
    match touchmove_helpmate::is_dead(position) {
        Some(true) => Err(PositionFault::Dead),
        Some(false) | None => Ok(()),
    }
}

fn check_arrangement(position: &Position) -> Result<(), PositionFault> {
    let board = &position.board;
    if let Some(color) = Color::ALL.into_iter().find(|color| !board.of(*color, Role::King).single()) {
        return Err(PositionFault::Kings(color));
    }
    let end_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    if (board.of_role(Role::Pawn) & end_ranks).any() {
        return Err(PositionFault::PawnOnEndRank);
    }
    match board.in_check(!position.turn) {
        true => Err(PositionFault::OpponentInCheck),
        false => Ok(()),
    }
}

/// The position, with the rights that it bears out, if a game can be in it.
pub(crate) fn check_position(position: Position, law: &Edition) -> Result<Position, PositionFault> {
    check_arrangement(&position)?;
    // A right that the board does not bear out is none; without Chess960, nor is that of a king or a rook on another square.
    let bare = Position { castling: position.effective_castling(), ..position };
    Ok(match law.options.chess960 {
        Known::Yes => bare,
        Known::No => Position { castling: usual_rights(&bare), ..bare },
    })
}

/// The rights of kings on the e-file with rooks in the corners.
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
