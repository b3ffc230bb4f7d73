//! Rulings: what the Laws say about an act, as typed values with their articles and without prose.

use crate::{
    After, Answer, Article, Breach, ClaimKind, ClaimVerdict, Conduct, Difference, GameResult, How, LineMove,
    NoteOf, OfferEnd, Paper, Points, QuestionAbout, Refusal, Sentence,
};
use touchmove_board::{CastlingSide, Color, Move, Position, Reason, Square};
use touchmove_clock::Time;

/// A ruling, and the article of the edition it is based on.
#[derive(Clone, PartialEq, Debug)]
pub struct Ruling {
    /// The article.
    pub article: Article,
    /// The ruling.
    pub kind: RulingKind,
}

/// The kinds of ruling.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RulingKind {
    /// A move has been made on the board, legal or not.
    Made {
        /// The player.
        by: Color,
        /// The move, in UCI.
        mv: Move,
        /// The move, in the notation of the language of the game.
        san: String,
    },
    /// A move is completed.
    Completed {
        /// The player.
        by: Color,
        /// The move, in UCI; `None` if it was not reported.
        mv: Option<Move>,
    },
    /// An obligation of Article 4.
    Must {
        /// The player.
        by: Color,
        /// What they must do.
        duty: Duty,
    },
    /// The obligation cannot be met: any legal move is allowed.
    Free {
        /// The player.
        by: Color,
    },
    /// An illegal move was completed, or an offence that counts as one was committed.
    Illegal {
        /// The player.
        by: Color,
        /// The move, if there was one.
        mv: Option<Move>,
        /// The reason, and the rule that is broken; `None` if the referee has not seen the board.
        reason: Option<(IllegalReason, Article)>,
        /// The number of these offences so far.
        count: u32,
    },
    /// An illegal move was not claimed in time and stands.
    Stands {
        /// The player who made it.
        by: Color,
        /// The move.
        mv: Move,
    },
    /// Article 4 was broken.
    TouchMove {
        /// The player.
        by: Color,
        /// The piece that must be used; `None` if the referee has not seen the board.
        square: Option<Square>,
    },
    /// A position was restored.
    Restored {
        /// The position.
        position: Position,
        /// The number of moves made, and the last of them.
        after: After,
        /// What the player on move must do because of the pieces touched (4.3, 4.7).
        duty: Option<Duty>,
    },
    /// Time is added or taken.
    Time {
        /// The player whose time changes.
        to: Color,
        /// The amount.
        change: TimeChange,
        /// The article that sets the amount, where it is not the one cited.
        figure: Option<Article>,
    },
    /// A breach whose penalty the edition leaves to the arbiter.
    Violation {
        /// The player.
        by: Color,
        /// The breach.
        what: Breach,
    },
    /// A player refuses to comply with the Laws.
    Disobeyed {
        /// The player.
        by: Color,
        /// The number of times so far.
        count: u32,
    },
    /// A draw is offered.
    Offer {
        /// The player who offers.
        by: Color,
    },
    /// An offer ends.
    OfferEnds {
        /// The player who made it.
        by: Color,
        /// The reason it ended.
        how: OfferEnd,
    },
    /// A claim is decided.
    Claim {
        /// The claimant.
        by: Color,
        /// What was claimed.
        claim: ClaimKind,
        /// The decision.
        verdict: ClaimVerdict,
        /// The facts that it was decided on.
        facts: Facts,
    },
    /// A flag has fallen as the edition defines it: seen, or correctly claimed.
    Flag {
        /// The player whose flag fell.
        by: Color,
    },
    /// A question that only a person can decide.
    Question {
        /// The subject.
        about: QuestionAbout,
        /// The possible answers.
        options: &'static [Answer],
        /// The choices that go with the answer.
        choices: Choices,
    },
    /// What must be written on the envelope with a sealed move.
    Envelope(Box<Envelope>),
    /// The game is cancelled, and a new one is to be played.
    Annulled,
    /// An observation was recorded. Play continues.
    Note {
        /// What was observed.
        what: NoteOf,
        /// The player concerned, if any.
        by: Option<Color>,
    },
    /// An observation was made too late to complain about: it is recorded, and nothing else is done.
    NoteTooLate {
        /// What was observed.
        what: NoteOf,
    },
    /// What the scoresheets have in common, and how the game may have continued.
    Reconstruction(Box<Reconstruction>),
    /// The game has ended.
    Over {
        /// The result.
        result: GameResult,
        /// The way it ended.
        how: How,
        /// The points for White and for Black.
        points: [Points; 2],
        /// True if a loss became a draw because the opponent could not checkmate.
        unwinnable: bool,
        /// The moves by which the opponent could have checkmated, where the ending depended on that; `None` if there are none or they are
        /// not known.
        line: Option<Vec<LineMove>>,
    },
    /// A penalty of the arbiter took effect.
    Penalty {
        /// The player penalised.
        to: Color,
        /// The penalty.
        sentence: Sentence,
        /// The reason, if the arbiter gave one.
        cause: Option<Cause>,
    },
    /// The Laws do not allow this act now.
    Refused {
        /// The reason.
        why: Refusal,
    },
}

impl RulingKind {
    /// The position of this kind in the order of the rulings of one answer.
    const fn rank(&self) -> u8 {
        match self {
            Self::Refused { .. } => 0,
            Self::Flag { .. } => 1,
            Self::OfferEnds { .. } => 2,
            Self::Stands { .. } => 3,
            // Moves that this one completes come before it: they have already been added when it is put last.
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
    /// Inserts a ruling according to the order of its kind.
    pub(crate) fn push(&mut self, article: Article, kind: RulingKind) {
        let rank = kind.rank();
        let place = self.0.iter().position(|ruling| ruling.kind.rank() > rank).unwrap_or(self.0.len());
        self.0.insert(place, Ruling { article, kind });
    }

    /// Adds a ruling at the end, for exceptions to the order.
    pub(crate) fn push_last(&mut self, article: Article, kind: RulingKind) {
        self.0.push(Ruling { article, kind });
    }

    /// Adds all of these at the end.
    pub(crate) fn append(&mut self, mut others: Self) {
        self.0.append(&mut others.0);
    }

    /// Inserts all of these after the illegal move: only here does `completed` come after `illegal`.
    pub(crate) fn append_after_illegal(&mut self, others: Self) {
        let is_illegal = |ruling: &Ruling| matches!(ruling.kind, RulingKind::Illegal { .. });
        let place = self.0.iter().position(is_illegal).map_or(self.0.len(), |place| place + 1);
        self.0.splice(place..place, others.0);
    }

    /// The article that all these rulings follow from.
    pub(crate) fn article(&self) -> Option<Article> {
        let decides = |ruling: &&Ruling| !matches!(ruling.kind, RulingKind::OfferEnds { .. });
        self.0.iter().find(decides).map(|ruling| ruling.article)
    }

    pub(crate) fn into_vec(self) -> Vec<Ruling> {
        self.0
    }
}

/// The choices that the arbiter has with an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choices {
    /// Nothing.
    None,
    /// One of these legal moves, in UCI.
    Moves(Vec<Move>),
    /// The position after one of these plies.
    Plies(Vec<usize>),
    /// No choice, but these papers must still be handed in or confirmed.
    Lacking(Vec<Paper>),
}

/// The reason for a penalty.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cause {
    /// The player's conduct.
    pub breach: Conduct,
    /// The article that forbids it.
    pub article: Article,
}

/// What a player must do because of the pieces touched.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Move that piece.
    Move(Square),
    /// Capture that piece, with the given one if that was touched too.
    Capture {
        /// The piece to be captured.
        square: Square,
        /// The capturing piece.
        with: Option<Square>,
    },
    /// Castle.
    Castle {
        /// The square of the king.
        king: Square,
        /// The side to castle to.
        side: CastlingSide,
    },
}

impl Duty {
    /// The player's piece that must move, or else the piece that must be captured.
    #[must_use]
    pub const fn square(self) -> Square {
        match self {
            Self::Move(square)
            | Self::Castle { king: square, .. }
            | Self::Capture { with: Some(square), .. }
            | Self::Capture { square, with: None } => square,
        }
    }
}

/// Why a move is illegal, or the offence that counts as an illegal move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum IllegalReason {
    /// The move breaks a rule of Article 3.
    Move(Reason),
    /// The clock was pressed without a move.
    ClockWithoutMove,
    /// The move was made with both hands.
    TwoHands,
}

/// Time added or taken away.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TimeChange {
    /// Added.
    Added(Time),
    /// Taken.
    Taken(Time),
}

/// The facts that a claim was decided on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Facts {
    /// The occurrences of the position.
    Occurrences(Vec<After>),
    /// The occurrences for a rejected claim, and the positions that only look the same.
    TooFew {
        /// The occurrences of the position.
        occurrences: Vec<After>,
        /// The positions with the same pieces on the same squares that nevertheless differ.
        alike: Vec<LooksAlike>,
    },
    /// The number of moves by each player without a capture or pawn move.
    Moves(u32),
    /// The stated move is not the one written on the scoresheet.
    OtherWritten {
        /// The move written, if the entry fits only one.
        written: Option<Move>,
        /// The facts about a claim based on that move.
        of: Box<Self>,
    },
    /// No further facts.
    None,
}

impl Facts {
    /// The number of moves made at each occurrence of the position.
    #[must_use]
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

/// A position with the same pieces on the same squares that nevertheless differs (9.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LooksAlike {
    /// The point of the game at which it occurred.
    pub after: After,
    /// The differences.
    pub differs: Vec<Difference>,
}

/// What must be written on the envelope with a sealed move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// The player who sealed.
    pub sealed_by: Color,
    /// The number of the sealed move.
    pub move_number: u32,
    /// The position before it, if the referee has seen it.
    pub position: Option<Position>,
    /// The times that White and Black have left, in a game with a clock.
    pub left: Option<[Time; 2]>,
    /// The times that White and Black have used.
    pub used: Option<[Time; 2]>,
    /// The player whose offer of a draw is open.
    pub offer: Option<Color>,
    /// The players' names, White's first.
    pub players: [String; 2],
    /// Date, time and place of the resumption.
    pub resumption: String,
}

/// Two scoresheets compared, and a game that fits them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reconstruction {
    /// The number of moves that are the same on both scoresheets.
    pub agreed: usize,
    /// The position after them.
    pub position: Position,
    /// The next entry on White's scoresheet and on Black's.
    pub written: [Option<String>; 2],
    /// The shortest series of legal moves from the start that fits the entries and leads to the board, in UCI.
    pub line: Option<Vec<Move>>,
}
