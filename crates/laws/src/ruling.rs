//! What the Laws say of an act: typed, each with its article, without a word of prose.

use crate::{
    After, Answer, Article, Breach, ClaimKind, ClaimVerdict, Conduct, Difference, GameResult, How, LineMove,
    NoteOf, OfferEnd, Paper, Points, QuestionAbout, Refusal, Sentence,
};
use touchmove_board::{CastlingSide, Color, Move, Position, Reason, Square};
use touchmove_clock::Time;

/// A ruling, and the article of the edition that it rests on.
#[derive(Clone, PartialEq, Debug)]
pub struct Ruling {
    /// The article.
    pub article: Article,
    /// What is ruled.
    pub kind: RulingKind,
}

/// What can be ruled.
#[derive(Clone, PartialEq, Debug)]
pub enum RulingKind {
    /// A move has been made on the board, legal or not.
    Made {
        /// By whom.
        by: Color,
        /// In UCI.
        mv: Move,
        /// In the notation of the game's language.
        san: String,
    },
    /// A move is completed.
    Completed {
        /// By whom.
        by: Color,
        /// In UCI; none if nobody told it.
        mv: Option<Move>,
    },
    /// An obligation of Article 4.
    Must {
        /// Whose.
        by: Color,
        /// What has to be done.
        duty: Duty,
    },
    /// The obligation could not be met: any legal move will do.
    Free {
        /// Whose.
        by: Color,
    },
    /// An illegal move was completed, or something that ranks as one was done.
    Illegal {
        /// By whom.
        by: Color,
        /// Which, if there was a move.
        mv: Option<Move>,
        /// What is wrong, and the rule that is broken; nothing if the referee has not seen the board.
        reason: Option<(IllegalReason, Article)>,
        /// How many of these that makes.
        count: u32,
    },
    /// An illegal move was not claimed in time and stands.
    Stands {
        /// Whose.
        by: Color,
        /// Which.
        mv: Move,
    },
    /// Article 4 was broken.
    TouchMove {
        /// By whom.
        by: Color,
        /// The piece that must be used; none if the referee has not seen the board.
        square: Option<Square>,
    },
    /// A position was put back.
    Restored {
        /// That position.
        position: Position,
        /// How many moves had been made, and the last of them.
        after: After,
        /// What the player on move has to do now because of what was touched (4.3, 4.7).
        duty: Option<Duty>,
    },
    /// Time is added or taken.
    Time {
        /// Whose time it is.
        to: Color,
        /// How much.
        change: TimeChange,
        /// Another article that says how much, where it is not the one that is cited.
        figure: Option<Article>,
    },
    /// A breach whose penalty the edition leaves to the arbiter.
    Violation {
        /// By whom.
        by: Color,
        /// Of what.
        what: Breach,
    },
    /// A player refuses to follow the Laws.
    Disobeyed {
        /// Who.
        by: Color,
        /// How often that makes.
        count: u32,
    },
    /// A draw is offered.
    Offer {
        /// By whom.
        by: Color,
    },
    /// An offer ends.
    OfferEnds {
        /// Whose it was.
        by: Color,
        /// How it ended.
        how: OfferEnd,
    },
    /// A claim is decided.
    Claim {
        /// Whose it was.
        by: Color,
        /// Of what.
        claim: ClaimKind,
        /// How it is decided.
        verdict: ClaimVerdict,
        /// What it was decided on.
        facts: Facts,
    },
    /// A flag has fallen in the edition's sense: seen, or rightly claimed.
    Flag {
        /// Whose.
        by: Color,
    },
    /// Only a person can decide.
    Question {
        /// About what.
        about: QuestionAbout,
        /// What can be answered.
        options: &'static [Answer],
        /// What can be chosen with the answer.
        choices: Choices,
    },
    /// What the envelope with a sealed move must show.
    Envelope(Box<Envelope>),
    /// The game is cancelled, and a new one is played.
    Annulled,
    /// Seen and recorded: play goes on.
    Note {
        /// What was seen.
        what: NoteOf,
        /// The player concerned, if it concerns one.
        by: Option<Color>,
    },
    /// Seen when nobody can complain of it any more: recorded, and nothing is done about it.
    NoteTooLate {
        /// What was seen.
        what: NoteOf,
    },
    /// What the scoresheets have in common, and how the game may have gone on.
    Reconstruction(Box<Reconstruction>),
    /// The game has ended.
    Over {
        /// With which result.
        result: GameResult,
        /// How.
        how: How,
        /// What White gets for it, and Black.
        points: [Points; 2],
        /// Did a loss become a draw because the other side could not checkmate?
        unwinnable: bool,
        /// The moves by which the opponent could have checkmated, where the ending turned on that; none if there are none or nobody knows.
        line: Option<Vec<LineMove>>,
    },
    /// A penalty of the arbiter took effect.
    Penalty {
        /// On whom.
        to: Color,
        /// Which.
        sentence: Sentence,
        /// What it is for, if the arbiter said so.
        cause: Option<Cause>,
    },
    /// The Laws do not allow this act now.
    Refused {
        /// Why not.
        why: Refusal,
    },
}

impl RulingKind {
    /// Where it comes among the rulings of one answer.
    const fn rank(&self) -> u8 {
        match self {
            Self::Refused { .. } => 0,
            Self::Flag { .. } => 1,
            Self::OfferEnds { .. } => 2,
            Self::Stands { .. } => 3,
            // What a move completes comes before it, and is there already when it is put last.
            Self::Made { .. } => 5,
            Self::Completed { .. } => 6,
            Self::Must { .. } | Self::Free { .. } => 7,
            Self::Claim { .. } => 8,
            Self::Illegal { .. } => 9,
            Self::TouchMove { .. } => 10,
            Self::Restored { .. } => 11,
            Self::Time { .. } => 12,
            Self::Penalty { .. } => 13,
            Self::Offer { .. } => 14,
            Self::Violation { .. } | Self::Disobeyed { .. } => 15,
            Self::Note { .. } | Self::NoteTooLate { .. } | Self::Reconstruction(_) => 16,
            Self::Envelope(_) => 17,
            Self::Question { .. } => 18,
            Self::Annulled => 19,
            Self::Over { .. } => 20,
        }
    }
}

/// The rulings of one answer, kept in the order in which they take effect.
#[derive(Debug, Default)]
pub(crate) struct Rulings(Vec<Ruling>);

impl Rulings {
    /// Puts a ruling where its kind belongs.
    pub(crate) fn push(&mut self, article: Article, kind: RulingKind) {
        let rank = kind.rank();
        let place = self.0.iter().position(|ruling| ruling.kind.rank() > rank).unwrap_or(self.0.len());
        self.0.insert(place, Ruling { article, kind });
    }

    /// Puts a ruling after all that is there: for the exceptions to the order.
    pub(crate) fn push_last(&mut self, article: Article, kind: RulingKind) {
        self.0.push(Ruling { article, kind });
    }

    /// Puts all of these after what is there.
    pub(crate) fn append(&mut self, mut others: Self) {
        self.0.append(&mut others.0);
    }

    /// Puts all of these behind the illegal move that is there: here alone `completed` comes after `illegal`.
    pub(crate) fn append_after_illegal(&mut self, others: Self) {
        let is_illegal = |ruling: &Ruling| matches!(ruling.kind, RulingKind::Illegal { .. });
        let place = self.0.iter().position(is_illegal).map_or(self.0.len(), |place| place + 1);
        self.0.splice(place..place, others.0);
    }

    /// The article by which all this was done.
    pub(crate) fn article(&self) -> Option<Article> {
        let decides = |ruling: &&Ruling| !matches!(ruling.kind, RulingKind::OfferEnds { .. });
        self.0.iter().find(decides).map(|ruling| ruling.article)
    }

    pub(crate) fn into_vec(self) -> Vec<Ruling> {
        self.0
    }
}

/// What the arbiter can choose with an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choices {
    /// Nothing.
    None,
    /// One of these legal moves, in UCI.
    Moves(Vec<Move>),
    /// The position after one of these plies.
    Plies(Vec<usize>),
    /// Nothing; but this is still to be handed in or confirmed.
    Lacking(Vec<Paper>),
}

/// What a penalty is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cause {
    /// What the player did.
    pub breach: Conduct,
    /// Where that is forbidden.
    pub article: Article,
}

/// What a player has to do because of what was touched.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Move that piece.
    Move(Square),
    /// Take that piece, with that one if it was touched too.
    Capture {
        /// What is taken.
        square: Square,
        /// What takes it.
        with: Option<Square>,
    },
    /// Castle.
    Castle {
        /// Where the king stands.
        king: Square,
        /// To which side.
        side: CastlingSide,
    },
}

impl Duty {
    /// The player's piece that has to move, or else the piece that has to be taken.
    pub const fn square(self) -> Square {
        match self {
            Self::Move(square)
            | Self::Castle { king: square, .. }
            | Self::Capture { with: Some(square), .. }
            | Self::Capture { square, with: None } => square,
        }
    }
}

/// Why a move is illegal, or what ranks as an illegal move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum IllegalReason {
    /// The move breaks a rule of Article 3.
    Move(Reason),
    /// The clock was pressed without a move.
    ClockWithoutMove,
    /// The move was made with two hands.
    TwoHands,
}

/// Time added or taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TimeChange {
    /// Added.
    Added(Time),
    /// Taken.
    Taken(Time),
}

/// What a claim was decided on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Facts {
    /// When the position stood.
    Occurrences(Vec<After>),
    /// The same of a claim that is rejected, and when a position stood that only looks the same.
    TooFew {
        /// When the position stood.
        occurrences: Vec<After>,
        /// The positions with the same pieces on the same squares that are not the same.
        alike: Vec<LooksAlike>,
    },
    /// Moves by each player without capture or pawn move.
    Moves(u32),
    /// The claim was on another move than the one that stands on the scoresheet.
    OtherWritten {
        /// The one that stands there, if only one can be meant.
        written: Option<Move>,
        /// What there is to say of the claim with it.
        of: Box<Self>,
    },
    /// Nothing that needs to be told.
    None,
}

impl Facts {
    /// How many moves had been made each time the position stood.
    pub fn plies(&self) -> Option<Vec<usize>> {
        match self {
            Self::Occurrences(occurrences) | Self::TooFew { occurrences, .. } => {
                Some(occurrences.iter().map(|after| after.ply).collect())
            }
            Self::OtherWritten { of, .. } => of.plies(),
            Self::Moves(_) | Self::None => None,
        }
    }
}

/// A position with the same pieces on the same squares that is another position all the same (9.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LooksAlike {
    /// When it stood.
    pub after: After,
    /// What makes it another position.
    pub differs: Vec<Difference>,
}

/// What the envelope with a sealed move must show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// Who sealed.
    pub sealed_by: Color,
    /// The number of the sealed move.
    pub move_number: u32,
    /// The position before it, if the referee has seen it.
    pub position: Option<Position>,
    /// The time White has left, and Black, in a game with a clock.
    pub left: Option<[Time; 2]>,
    /// The time White has used, and Black.
    pub used: Option<[Time; 2]>,
    /// Whose offer of a draw is open.
    pub offer: Option<Color>,
    /// The players' names, White's first.
    pub players: [String; 2],
    /// Date, time and place of the resumption.
    pub resumption: String,
}

/// Two scoresheets compared, and a game that fits them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reconstruction {
    /// How many moves stand on both scoresheets alike.
    pub agreed: usize,
    /// The position after them.
    pub position: Position,
    /// What White wrote there, and what Black did.
    pub written: [Option<String>; 2],
    /// The shortest series of legal moves from the start that fits what is written and leads to the board, in UCI.
    pub line: Option<Vec<Move>>,
}
