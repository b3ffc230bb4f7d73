//! What happens in a game: the acts that a [`Game`](crate::Game) is told of.

use crate::{ClaimKind, Conduct, GameResult, Grounds, Penalty, Points};
use touchmove_board::{Color, Move, Position, Role, Square};
use touchmove_clock::{Moment, Time};

/// Something that happened. Whether the Laws allow it is for the [rulings](crate::Ruling) to say.
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
        /// By whom.
        by: Color,
        /// Which one.
        square: Square,
        /// On purpose or not.
        intent: Intent,
    },
    /// Pieces were adjusted after "j'adoube".
    Adjust {
        /// By whom.
        by: Color,
        /// Which ones.
        squares: Vec<Square>,
    },
    /// A piece was released on a square as part of a move: the king in castling, a pawn on the last rank.
    Place {
        /// By whom.
        by: Color,
        /// Where it stood.
        from: Square,
        /// Where it was released.
        to: Square,
    },
    /// The new piece has touched the square of promotion.
    Promote {
        /// By whom.
        by: Color,
        /// What the pawn becomes.
        role: Role,
        /// How far that went.
        step: Promoting,
    },
    /// A whole move was made on the board, legal or not.
    Move {
        /// By whom.
        by: Color,
        /// Which one.
        mv: Stated,
        /// With how many hands.
        hands: Hands,
    },
    /// A move was announced to a blind opponent or by a blind player; said by the other player, it was repeated.
    Announce {
        /// By whom.
        by: Color,
        /// As it was said.
        text: String,
    },
    /// A player pressed the clock.
    Press {
        /// Who.
        by: Color,
        /// With which hand.
        hand: PressingHand,
    },
    /// A player offered a draw.
    OfferDraw(Color),
    /// A player accepted a draw.
    AcceptDraw(Color),
    /// A player declined a draw in words.
    DeclineDraw(Color),
    /// A player resigned.
    Resign(Color),
    /// A player made a claim.
    Claim {
        /// Who.
        by: Color,
        /// Of what.
        claim: Claim,
    },
    /// A claimant hands in something for a claim that is decided later, where no arbiter is present.
    HandIn {
        /// Who.
        by: Color,
        /// What.
        handed: HandedIn,
    },
    /// The opponent confirms what was handed in.
    Confirm(Color),
    /// A player stopped both clocks to call the arbiter or, while sealing, closed the envelope.
    StopClocks(Color),
    /// The arbiter stopped both clocks.
    Interrupt,
    /// A move or a sign was written on that player's scoresheet.
    Write {
        /// By whom.
        by: Color,
        /// As it was written.
        text: String,
        /// The entry of the sheet, from 1, that it corrects; none if it is a new one.
        instead: Option<u32>,
    },
    /// A player asked for a scoresheet.
    AskScoresheet {
        /// Who.
        by: Color,
        /// What for.
        purpose: SheetFor,
    },
    /// An assistant told a blind player, who had asked, the number of moves and the time used.
    Inform(Color),
    /// Both players agreed to put right an illegal move that stands.
    CorrectByAgreement,
    /// A move was sealed.
    Seal {
        /// By whom.
        by: Color,
        /// As it was written.
        text: String,
    },
    /// A scoresheet was signed.
    Sign {
        /// By whom.
        by: Color,
        /// With which result.
        result: GameResult,
    },
    /// The arbiter saw something.
    Observe {
        /// What.
        what: Observation,
        /// The player concerned, if it concerns one.
        by: Option<Color>,
        /// The square concerned.
        square: Option<Square>,
    },
    /// The arbiter answers the open question.
    Rule(Decision),
    /// The arbiter imposes a penalty.
    Penalise {
        /// On whom.
        to: Color,
        /// Which, and how much.
        sentence: Sentence,
        /// What it is for, if the arbiter says so.
        breach: Option<Conduct>,
    },
    /// The arbiter sets the clocks.
    SetClock {
        /// White's time.
        white: Option<Time>,
        /// Black's time.
        black: Option<Time>,
        /// Whose clock is to run.
        running: Option<Color>,
        /// What the move counter shows for White, and for Black.
        moves: [Option<u32>; 2],
    },
    /// The arbiter gives time because play was disturbed from outside.
    GrantTime {
        /// To whom.
        to: Vec<Color>,
        /// How much to each.
        time: Time,
    },
    /// Play goes on after the clocks were stopped, or an adjourned game is resumed.
    Resume {
        /// The players who are there.
        present: Vec<Color>,
    },
    /// The arbiter puts back the position after that ply.
    Restore {
        /// The number of moves made.
        ply: usize,
    },
    /// The session is over, or the player on move adjourns before: that player must seal.
    Adjourn {
        /// Date, time and place of the resumption.
        resumption: String,
        /// Who adjourns before the session ends, if anybody does.
        early: Option<Early>,
    },
    /// The envelope is opened.
    OpenEnvelope,
    /// The envelope is lost; the player who sealed names the move, if the position is known.
    EnvelopeLost {
        /// That move.
        mv: Option<Stated>,
    },
    /// The game is to be reconstructed, because no scoresheet is complete.
    Reconstruct {
        /// White's scoresheet and Black's, where they are not those that were told move by move.
        sheets: [Option<Vec<String>>; 2],
        /// The board as it stands, where it is not as the acts have left it.
        board: Option<Position>,
    },
    /// The arbiter says what stands on the board of a game whose moves nobody tells.
    Position(Position),
    /// A player appeals against a decision of the arbiter.
    Appeal {
        /// Who.
        by: Color,
        /// Against which.
        against: Against,
    },
    /// The arbiter declares a result.
    Declare(GameResult),
    /// The arbiter cancels a game that was begun with colours reversed.
    Annul,
    /// The arbiter lets a game go on that is over.
    Reopen,
    /// The arbiter takes the last act of his own back.
    Retract,
    /// Nothing happened but time passing.
    Tick,
    /// An assistant did this for the player who is named in it.
    ByAssistant(Box<Self>),
}

impl Act {
    /// What was done, whoever did it for the player.
    pub(crate) const fn done(&self) -> &Self {
        match self {
            Self::ByAssistant(act) => act,
            act => act,
        }
    }

    /// Can the arbiter take it back, as long as nothing else has happened?
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

    /// The player who must have been at the board to do this.
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

/// How far a promotion went when the new piece touched the square of promotion.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Promoting {
    /// The new piece was released, and the pawn is off the board.
    Done,
    /// The new piece was not released.
    Touched,
    /// The pawn still stands where it was (4.6.2): the order does not matter.
    PawnStillThere {
        /// Where the pawn stands.
        from: Square,
        /// The square of promotion.
        to: Square,
    },
    /// The new piece is of the opponent's colour.
    WrongColour,
}

/// What a player asks for a scoresheet for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SheetFor {
    /// To see the score that the arbiter keeps.
    Reading,
    /// To write on.
    Writing,
}

/// Was a piece touched on purpose?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// To move or to take it.
    Deliberate,
    /// Plainly by accident.
    Accident,
    /// Felt where it stands, and not taken out of its hole.
    Felt,
}

/// A player on move adjourns before the session ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Early {
    /// Who.
    pub by: Color,
    /// When the session would have ended.
    pub session_ends: Moment,
}

/// What an appeal is against.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Against {
    /// The decision of a claim in the last two minutes.
    Quickplay,
    /// Any other.
    Other,
}

/// With how many hands a move was made (4.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Hands {
    /// With one, as it should be.
    One,
    /// With both.
    Two,
}

/// With which hand the clock was pressed (6.2.3; 6.8.b in 2005, 6.7.b in 2009, 6.2.b in 2014).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PressingHand {
    /// With the one that made the move, as it should be.
    Same,
    /// With the other.
    Other,
}

/// A move as people state it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stated {
    /// In UCI: legal or not, it says what happened on the board.
    Uci(Move),
    /// In algebraic notation, which can only state a legal move.
    Algebraic(String),
}

impl Stated {
    /// Takes a text for UCI if it can be that, and for algebraic notation otherwise.
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
    /// The same position for the third time, now or with a move about to be made.
    Threefold(Option<Stated>),
    /// Fifty moves without capture or pawn move, now or with a move about to be made.
    Fifty(Option<Stated>),
    /// The opponent's flag is down.
    Flag,
    /// The opponent has completed an illegal move.
    IllegalMove,
    /// The opponent has not moved or taken a piece that was touched.
    TouchMove,
    /// The opponent has made a move with two hands.
    TwoHands,
    /// The game began from a wrong position.
    WrongStart,
    /// A draw in the last two minutes.
    Quickplay(Grounds),
    /// The opponent has made two moves in a row.
    TwoMoves,
}

impl Claim {
    /// What is claimed, without the particulars.
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
    /// An illegal move, or what ranks as one.
    IllegalMove,
    /// A flag that is down.
    Flag,
    /// Both flags down, and nobody knows which fell first.
    BothFlags,
    /// A wrong starting position.
    WrongStart,
    /// A board placed wrongly.
    WrongBoard,
    /// Colours reversed.
    ColoursReversed,
    /// Pieces displaced: by the player named, or found so.
    Displaced,
    /// An electronic device.
    Device(Sound),
    /// A touched piece that was not moved or taken.
    TouchMove,
    /// A move with two hands.
    TwoHands,
    /// A position that no legal moves lead to.
    IllegalPosition,
    /// The boards of a blind player and of the opponent differ: White's, and Black's.
    BoardsDiffer([Position; 2]),
    /// A move counter of the clock that is wrong.
    ClockCounter,
    /// A clock with an evident defect.
    ClockDefect,
    /// A flag has fallen, and whoever did not write in time trouble must complete the scoresheet: the player named, or as the sheets show.
    SheetsDue,
    /// The player named has completed the scoresheet.
    SheetComplete,
    /// The player named is not at the board, and has not played in this session.
    Absent,
    /// How a player behaved.
    Conduct(Conduct),
}

/// Did the device make a sound?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sound {
    /// It did.
    Heard,
    /// It did not.
    Silent,
}

/// How the arbiter answers a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// Yes, with what the arbiter chooses where there is a choice.
    Uphold {
        /// The opponent's score, where that is the arbiter's to set; a win unless said.
        opponent_points: Option<Points>,
        /// The move that was sealed, where it could be several.
        mv: Option<Stated>,
        /// After how many moves the position stood that is put back.
        ply: Option<usize>,
    },
    /// No.
    Reject,
    /// Later, and so much time for the opponent meanwhile.
    Defer {
        /// Nothing, or two minutes.
        add: Time,
    },
    /// This stands on the board: what it shows decides.
    Position(Position),
}

/// A penalty with its measure.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sentence {
    /// Which one.
    pub penalty: Penalty,
    /// How much time.
    pub time: Option<Time>,
    /// How many points.
    pub points: Option<Points>,
}
