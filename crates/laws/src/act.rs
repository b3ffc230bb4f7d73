//! The acts that are reported to a [`Game`](crate::Game): everything that can happen in it.

use crate::{ClaimKind, Conduct, GameResult, Grounds, Penalty, Points};
use touchmove_board::{Color, Move, Position, Role, Square};
use touchmove_clock::{Moment, Time};

/// Something that happened. The [rulings](crate::Ruling) say whether the Laws allow it.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// The arbiter starts the clock of the player on move.
    Start {
        /// The players who are not at the board.
        absent: Vec<Color>,
    },
    /// An absent player arrives.
    Arrive(Color),
    /// The arbiter decides that a late player may play all the same.
    Admit(Color),
    /// A piece was touched.
    Touch {
        /// The player.
        by: Color,
        /// The square of the piece.
        square: Square,
        /// On purpose or not.
        intent: Intent,
    },
    /// Pieces were adjusted after "j'adoube".
    Adjust {
        /// The player.
        by: Color,
        /// The squares of the pieces.
        squares: Vec<Square>,
    },
    /// A piece was released on a square as part of a move: the king in castling, a pawn on the last rank.
    Place {
        /// The player.
        by: Color,
        /// The square it came from.
        from: Square,
        /// The square it was released on.
        to: Square,
    },
    /// The new piece has touched the square of promotion.
    Promote {
        /// The player.
        by: Color,
        /// What the pawn becomes.
        role: Role,
        /// How much of the promotion was carried out.
        step: Promoting,
    },
    /// A whole move was made on the board, legal or not.
    Move {
        /// The player.
        by: Color,
        /// The move.
        mv: Stated,
        /// One hand or both.
        hands: Hands,
    },
    /// A move was announced to a blind opponent or by a blind player; by the player not on move, it was repeated.
    Announce {
        /// The player.
        by: Color,
        /// The words, as announced.
        text: String,
    },
    /// A player pressed the clock.
    Press {
        /// The player.
        by: Color,
        /// The hand that pressed.
        hand: PressingHand,
    },
    /// A player offered a draw.
    OfferDraw(Color),
    /// A player accepted a draw.
    AcceptDraw(Color),
    /// A player declined a draw orally.
    DeclineDraw(Color),
    /// A player resigned.
    Resign(Color),
    /// A player made a claim.
    Claim {
        /// The player.
        by: Color,
        /// What they claim.
        claim: Claim,
    },
    /// A claimant hands in evidence for a claim that will be decided later because no arbiter is present.
    HandIn {
        /// The player.
        by: Color,
        /// What they hand in.
        handed: HandedIn,
    },
    /// The opponent confirms what was handed in.
    Confirm(Color),
    /// A player stopped both clocks to call the arbiter or, while sealing, closed the envelope.
    StopClocks(Color),
    /// The arbiter stopped both clocks.
    Interrupt,
    /// A move or a sign was written on a player's scoresheet.
    Write {
        /// The player.
        by: Color,
        /// As it was written.
        text: String,
        /// The scoresheet entry, counted from 1, that this corrects; `None` for a new entry.
        instead: Option<u32>,
    },
    /// A player asked for a scoresheet.
    AskScoresheet {
        /// The player.
        by: Color,
        /// The reason.
        purpose: SheetFor,
    },
    /// An assistant gave a blind player, on request, the number of moves and the time used.
    Inform(Color),
    /// Both players agreed to correct an illegal move that had been allowed to stand.
    CorrectByAgreement,
    /// A move was sealed.
    Seal {
        /// The player.
        by: Color,
        /// As it was written.
        text: String,
    },
    /// A scoresheet was signed.
    Sign {
        /// The player.
        by: Color,
        /// The result they signed for.
        result: GameResult,
    },
    /// The arbiter saw something.
    Observe {
        /// What.
        what: Observation,
        /// The player concerned, if any.
        by: Option<Color>,
        /// The square concerned, if any.
        square: Option<Square>,
    },
    /// The arbiter answers the open question.
    Rule(Decision),
    /// The arbiter imposes a penalty.
    Penalise {
        /// The player penalised.
        to: Color,
        /// The penalty and its amount.
        sentence: Sentence,
        /// The reason, if the arbiter gives one.
        breach: Option<Conduct>,
    },
    /// The arbiter sets the clocks.
    SetClock {
        /// White's time.
        white: Option<Time>,
        /// Black's time.
        black: Option<Time>,
        /// The player whose clock is to run.
        running: Option<Color>,
        /// The readings of the move counter for White and for Black.
        moves: [Option<u32>; 2],
    },
    /// The arbiter adds time because play was disturbed from outside.
    GrantTime {
        /// The players who receive it.
        to: Vec<Color>,
        /// The time each receives.
        time: Time,
    },
    /// Play continues after the clocks were stopped, or an adjourned game is resumed.
    Resume {
        /// The players present.
        present: Vec<Color>,
    },
    /// The arbiter restores the position after a ply.
    Restore {
        /// The number of moves made by then.
        ply: usize,
    },
    /// The session is over, or the player on move adjourns early: that player must seal.
    Adjourn {
        /// Date, time and place of the resumption.
        resumption: String,
        /// The player who adjourns before the session ends, if one does.
        early: Option<Early>,
    },
    /// The envelope is opened.
    OpenEnvelope,
    /// The envelope is lost; the player who sealed names the move if the position is known.
    EnvelopeLost {
        /// The move named.
        mv: Option<Stated>,
    },
    /// The game is to be reconstructed because no scoresheet is complete.
    Reconstruct {
        /// White's and Black's scoresheets, where they differ from the entries reported move by move.
        sheets: [Option<Vec<String>>; 2],
        /// The position on the board, where it differs from what the acts have led to.
        board: Option<Position>,
    },
    /// The arbiter reports the position on the board of a game whose moves are not reported.
    Position(Position),
    /// A player appeals against a decision of the arbiter.
    Appeal {
        /// The player.
        by: Color,
        /// The decision appealed against.
        against: Against,
    },
    /// The arbiter declares a result.
    Declare(GameResult),
    /// The arbiter cancels a game that was begun with colours reversed.
    Annul,
    /// The arbiter lets a finished game continue.
    Reopen,
    /// The arbiter takes back their own last act.
    Retract,
    /// Only time has passed.
    Tick,
    /// An assistant did this on behalf of the player named in it.
    ByAssistant(Box<Self>),
}

impl Act {
    /// The act itself, whether the player or an assistant carried it out.
    pub(crate) const fn done(&self) -> &Self {
        match self {
            Self::ByAssistant(act) => act,
            act => act,
        }
    }

    /// Returns true if the arbiter can take this act back while nothing else has happened since.
    pub(crate) const fn can_be_retracted(&self) -> bool {
        matches!(
            self,
            Self::Admit(_)
                | Self::Observe { .. }
                | Self::Rule(_)
                | Self::Penalise { .. }
                | Self::SetClock { .. }
                | Self::GrantTime { .. }
                | Self::Restore { .. }
                | Self::Declare(_)
                | Self::Annul
        )
    }

    /// The player who must have been at the board for this to happen.
    pub(crate) const fn at_the_board(&self) -> Option<Color> {
        match self {
            Self::Touch { by, .. }
            | Self::Adjust { by, .. }
            | Self::Place { by, .. }
            | Self::Promote { by, .. }
            | Self::Move { by, .. }
            | Self::Press { by, .. } => Some(*by),
            _ => None,
        }
    }
}

/// What is handed in for a claim where no arbiter is present.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum HandedIn {
    /// The final position, written down.
    Position,
    /// The complete scoresheet.
    Scoresheet,
    /// Both.
    Both,
}

/// How far a promotion had gone when the new piece touched the square of promotion.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Promoting {
    /// The new piece was released, and the pawn is off the board.
    Done,
    /// The new piece was not released.
    Touched,
    /// The pawn has not been removed yet (4.6.2): the order does not matter.
    PawnStillThere {
        /// Where the pawn stands.
        from: Square,
        /// The square of promotion.
        to: Square,
    },
    /// The new piece is of the opponent's colour.
    WrongColour,
}

/// Why a player asks for a scoresheet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SheetFor {
    /// To see the score that the arbiter keeps.
    Reading,
    /// To write on.
    Writing,
}

/// The player's intent in touching a piece.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// To move or capture it.
    Deliberate,
    /// Plainly by accident.
    Accident,
    /// Only felt: the piece was not taken out of its hole.
    Felt,
}

/// A player on move adjourns before the session ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Early {
    /// The player.
    pub by: Color,
    /// When the session would have ended.
    pub session_ends: Moment,
}

/// The decision an appeal is against.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Against {
    /// The decision on a claim in the last two minutes.
    Quickplay,
    /// Any other decision.
    Other,
}

/// The number of hands a move was made with (4.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Hands {
    /// One hand, as required.
    One,
    /// Both hands.
    Two,
}

/// The hand that pressed the clock (6.2.3; 6.8.b in 2005, 6.7.b in 2009, 6.2.b in 2014).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PressingHand {
    /// The hand that made the move, as required.
    Same,
    /// The other hand.
    Other,
}

/// A move as people state it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stated {
    /// In UCI, which can state illegal moves too.
    Uci(Move),
    /// In algebraic notation, which can only state a legal move.
    Algebraic(String),
}

impl Stated {
    /// Reads a text as UCI if it has that form, and as algebraic notation otherwise.
    #[must_use]
    pub fn of(text: &str) -> Self {
        match text.parse() {
            Ok(mv) => Self::Uci(mv),
            Err(_) => Self::Algebraic(text.to_owned()),
        }
    }
}

/// What a player claims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The same position for the third time, now or after a move about to be made.
    Threefold(Option<Stated>),
    /// Fifty moves without a capture or pawn move, now or after a move about to be made.
    Fifty(Option<Stated>),
    /// The opponent's flag is down.
    Flag,
    /// The opponent has completed an illegal move.
    IllegalMove,
    /// The opponent has not moved or captured a piece that they touched.
    TouchMove,
    /// The opponent has made a move with both hands.
    TwoHands,
    /// The game began from a wrong position.
    WrongStart,
    /// A draw in the last two minutes.
    Quickplay(Grounds),
    /// The opponent has made two moves in a row.
    TwoMoves,
}

impl Claim {
    /// The kind of claim, without the particulars.
    #[must_use]
    pub const fn kind(&self) -> ClaimKind {
        match self {
            Self::Threefold(_) => ClaimKind::Threefold,
            Self::Fifty(_) => ClaimKind::Fifty,
            Self::Flag => ClaimKind::Flag,
            Self::IllegalMove => ClaimKind::IllegalMove,
            Self::TouchMove => ClaimKind::TouchMove,
            Self::TwoHands => ClaimKind::TwoHands,
            Self::WrongStart => ClaimKind::WrongStart,
            Self::Quickplay(_) => ClaimKind::Quickplay,
            Self::TwoMoves => ClaimKind::TwoMoves,
        }
    }
}

/// What the arbiter saw.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Observation {
    /// An illegal move, or something treated as one.
    IllegalMove,
    /// A flag that is down.
    Flag,
    /// Both flags are down, and it is not known which fell first.
    BothFlags,
    /// A wrong starting position.
    WrongStart,
    /// A board placed wrongly.
    WrongBoard,
    /// Colours reversed.
    ColoursReversed,
    /// Pieces displaced, either by the player named or by an unknown cause.
    Displaced,
    /// An electronic device.
    Device(Sound),
    /// A touched piece that was not moved or captured.
    TouchMove,
    /// A move made with both hands.
    TwoHands,
    /// A position that no series of legal moves leads to.
    IllegalPosition,
    /// The boards of a blind player and the opponent differ. White's comes first, then Black's.
    BoardsDiffer([Position; 2]),
    /// A move counter of the clock that is wrong.
    ClockCounter,
    /// A clock with an evident defect.
    ClockDefect,
    /// A flag has fallen, and players who stopped recording in time trouble must complete their scoresheets: the player named, or, if
    /// none is named, every player whose sheet may lack moves.
    SheetsDue,
    /// The player named has completed the scoresheet.
    SheetComplete,
    /// The player named is not at the board, and has not played in this session.
    Absent,
    /// A player's conduct.
    Conduct(Conduct),
}

/// The sound that an electronic device made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sound {
    /// It made a sound.
    Heard,
    /// It was silent.
    Silent,
}

/// The arbiter's answer to a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// Yes, with the particulars that the arbiter may choose.
    Uphold {
        /// The opponent's score, where the arbiter may set it; a win by default.
        opponent_points: Option<Points>,
        /// The sealed move, where the text fits several.
        mv: Option<Stated>,
        /// The number of moves after which the position to be restored stood.
        ply: Option<usize>,
    },
    /// No.
    Reject,
    /// Postpones the decision, and gives the opponent extra time meanwhile.
    Defer {
        /// The extra time: nothing or two minutes.
        add: Time,
    },
    /// This position is on the board; it decides the question.
    Position(Position),
}

/// A penalty and its amount.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sentence {
    /// The penalty.
    pub penalty: Penalty,
    /// The time, for a penalty in time.
    pub time: Option<Time>,
    /// The points, for a penalty in points.
    pub points: Option<Points>,
}
