//! Offences: what is an illegal move or ranks as one, where it is found, what it breaks, and how many of them a player has
//! committed.

use crate::chessboard::{Chessboard, WrongMove};
use crate::edition::{Counts, Edition, EmptyPress, Ranked, TwoHands, UnpromotedPawn};
use crate::record::{HandsUsed, Legality};
use crate::{Article, IllegalReason};
use touchmove_board::{Color, Move, Position, Reason, Role};

/// Something that is an illegal move or ranks as one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Offence {
    /// An illegal move that stands on the board and is not in the record.
    OnTheBoard(WrongMove),
    /// The move of that place in the record is illegal.
    AtPly { place: usize, reason: Reason },
    /// The move of that place in the record was made with two hands.
    TwoHands { place: usize, ranked: Ranked },
    /// The clock was pressed without a move.
    EmptyPress(Ranked),
    /// An illegal move on a board that the referee has not seen.
    Unseen,
    /// A move with two hands on such a board.
    UnseenTwoHands(Ranked),
}

/// An offence that can still be raised.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Unraised {
    Offence(Offence),
    /// 6.2.c of 2014: a press without a move, which is no illegal move.
    EmptyPress(Article),
}

impl Offence {
    /// The article that makes it an offence, and the one that says what it costs.
    pub(crate) fn articles(self, law: &Edition) -> (Article, Article) {
        let cites = &law.cites;
        match self {
            Self::OnTheBoard(WrongMove { reason: Reason::PawnNotPromoted, .. })
            | Self::AtPly { reason: Reason::PawnNotPromoted, .. } => (cites.not_promoted, cites.illegal_cost),
            Self::OnTheBoard(_) | Self::AtPly { .. } | Self::Unseen => (cites.illegal, cites.illegal_cost),
            Self::TwoHands { ranked, .. } | Self::EmptyPress(ranked) | Self::UnseenTwoHands(ranked) => {
                (ranked.article, ranked.cost)
            }
        }
    }

    /// What is wrong, and the article that is broken, if it is known.
    pub(crate) fn reason(self, law: &Edition) -> Option<(IllegalReason, Article)> {
        Some(match self {
            Self::Unseen => return None,
            Self::OnTheBoard(WrongMove { reason, .. }) | Self::AtPly { reason, .. } => {
                (IllegalReason::Move(reason), law.reasons.rule(reason.rule()))
            }
            Self::TwoHands { .. } | Self::UnseenTwoHands(_) => (IllegalReason::TwoHands, law.cites.one_hand),
            Self::EmptyPress(_) => (IllegalReason::ClockWithoutMove, law.reasons.press_before_move),
        })
    }

    /// The move, in UCI, if there is one.
    pub(crate) fn mv(self, board: &Chessboard) -> Option<Move> {
        match self {
            Self::OnTheBoard(wrong) => Some(wrong.mv.uci(board.position())),
            Self::AtPly { place, .. } | Self::TwoHands { place, .. } => Some(board.uci_at(place)),
            Self::EmptyPress(_) | Self::Unseen | Self::UnseenTwoHands(_) => None,
        }
    }

    /// Was it committed on a board that the referee had not seen?
    pub(crate) const fn is_unseen(self) -> bool {
        matches!(self, Self::Unseen | Self::UnseenTwoHands(_))
    }

    /// Is this a pawn left on the last rank, where that becomes a queen?
    pub(crate) fn becomes_queen(self, law: &Edition) -> bool {
        let is_unpromoted = matches!(
            self,
            Self::OnTheBoard(WrongMove { reason: Reason::PawnNotPromoted, .. })
                | Self::AtPly { reason: Reason::PawnNotPromoted, .. }
        );
        is_unpromoted && law.unpromoted_pawn == UnpromotedPawn::BecomesAQueen
    }

    /// The position from which play would go on.
    pub(crate) fn position_put_right(self, board: &Chessboard, law: &Edition) -> Position {
        let before = match self {
            Self::AtPly { place, .. } | Self::TwoHands { place, .. } => board.record().position_after(place),
            Self::OnTheBoard(_) | Self::EmptyPress(_) | Self::Unseen | Self::UnseenTwoHands(_) => {
                *board.position()
            }
        };
        match self.mv(board) {
            Some(mv) if self.becomes_queen(law) => before.after(promoted(mv)),
            _ => before,
        }
    }

    /// The offence that the move of that place is, if it can still be raised.
    pub(crate) fn at(place: usize, board: &Chessboard, law: &Edition) -> Option<Self> {
        let ply = &board.record().plies()[place];
        if ply.legality == Legality::Illegal {
            let before = board.record().position_after(place);
            let reason = before.why(ply.mv).err().unwrap_or(Reason::CannotReach(Role::King));
            return Some(Self::AtPly { place, reason });
        }
        match law.two_hands {
            TwoHands::IllegalAtThePress(_) if !ply.is_completed() => None,
            _ if !ply.is_two_handed() => None,
            _ => ranks_with_two_hands(place, board, law).map(|ranked| Self::TwoHands { place, ranked }),
        }
    }
}

/// What a move with two hands ranks as; in some editions only certain moves do.
pub(crate) fn ranks_with_two_hands(place: usize, board: &Chessboard, law: &Edition) -> Option<Ranked> {
    match law.two_hands {
        TwoHands::IllegalAtThePress(ranked) => Some(ranked),
        TwoHands::IllegalWhenMade(ranked) => board.is_castling_capture_or_promotion(place).then_some(ranked),
        TwoHands::Breach => None,
    }
}

/// Without adequate supervision a move with two hands, too, can be raised only until the reply.
pub(crate) fn is_too_late_for_two_hands(by: Color, board: &Chessboard, law: &Edition) -> bool {
    let was_two_handed = |place: &usize| board.record().plies()[*place].hands == HandsUsed::TwoTooLate;
    let mut two_handed = board.record().latest_of(by).filter(was_two_handed);
    two_handed.any(|place| ranks_with_two_hands(place, board, law).is_some())
}

/// A pawn's move to the last rank, with a queen.
pub(crate) fn promoted(mv: Move) -> Move {
    Move { promotion: Some(Role::Queen), ..mv }
}

/// What the players have done that counts towards a loss, or may yet.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offences {
    by: [Tally; 2],
    /// An illegal position was seen: the next completed move decides.
    illegal_position_seen: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Tally {
    illegal_moves: u32,
    two_hands: u32,
    empty_presses: u32,
    /// How often the player refused to follow the Laws.
    disobeyed: u32,
    /// After how many moves the player pressed without a move, if nobody has raised it yet.
    unraised_press: Option<usize>,
    /// The latest offence has been raised, and the player has not moved since.
    is_raised: bool,
}

impl Tally {
    fn count(&self, counts: Counts) -> u32 {
        match counts {
            Counts::Joint => self.illegal_moves + self.two_hands + self.empty_presses,
            Counts::Separate => self.illegal_moves.max(self.two_hands).max(self.empty_presses),
        }
    }
}

impl Offences {
    /// What the edition counts towards a loss, White's and Black's: all of them, or the most of one kind.
    pub(crate) fn counted(&self, counts: Counts) -> [u32; 2] {
        self.by.map(|tally| tally.count(counts))
    }

    /// One more. Tells how many of its kind, or in all, that makes.
    pub(crate) fn add(&mut self, by: Color, offence: Offence, counts: Counts) -> u32 {
        let tally = &mut self.by[by as usize];
        let kind = match offence {
            Offence::OnTheBoard(_) | Offence::AtPly { .. } | Offence::Unseen => &mut tally.illegal_moves,
            Offence::TwoHands { .. } | Offence::UnseenTwoHands(_) => &mut tally.two_hands,
            Offence::EmptyPress(_) => &mut tally.empty_presses,
        };
        *kind = kind.saturating_add(1);
        tally.is_raised = true;
        match counts {
            Counts::Separate => *kind,
            Counts::Joint => tally.count(counts),
        }
    }

    /// The player refuses to follow the Laws, once more. Tells how often that makes.
    pub(crate) const fn disobey(&mut self, by: Color) -> u32 {
        let times = &mut self.by[by as usize].disobeyed;
        *times = times.saturating_add(1);
        *times
    }

    /// Has the player's latest offence been raised, and no move been made since? What is told twice counts once.
    pub(crate) const fn is_raised(&self, by: Color) -> bool {
        self.by[by as usize].is_raised
    }

    /// The player has made a move: what is raised from now on is something else.
    pub(crate) const fn note_move(&mut self, by: Color) {
        self.by[by as usize].is_raised = false;
    }

    /// A player has pressed without a move, after so many moves, and nobody has raised it.
    pub(crate) const fn press_without_move(&mut self, by: Color, made: usize) {
        self.by[by as usize].unraised_press = Some(made);
    }

    /// A press without a move is raised, or it is too late for that. Tells whether there was one.
    pub(crate) const fn forget_press(&mut self, by: Color) -> bool {
        self.by[by as usize].unraised_press.take().is_some()
    }

    /// An illegal position was seen: the next completed move decides.
    pub(crate) const fn see_illegal_position(&mut self) {
        self.illegal_position_seen = true;
    }

    /// A move is completed. Tells whether an illegal position had been seen before it.
    pub(crate) const fn take_illegal_position(&mut self) -> bool {
        core::mem::replace(&mut self.illegal_position_seen, false)
    }

    /// The first offence of a player that can still be raised, and after how many moves it was committed. Those after it go with it.
    pub(crate) fn unraised(&self, by: Color, board: &Chessboard, law: &Edition) -> Option<(usize, Unraised)> {
        let own = (0..board.record().len()).filter(|place| board.record().mover(*place) == by);
        let at = |place| Some((place, Unraised::Offence(Offence::at(place, board, law)?)));
        let at_ply = { own }.find_map(at);
        let press = self.by[by as usize].unraised_press.zip(Unraised::empty_press(law));
        match (at_ply, press) {
            (Some((place, _)), Some((after, press))) if after <= place => Some((after, press)),
            (Some(at_ply), _) => Some(at_ply),
            (None, press) => press,
        }
    }
}

impl Offences {
    /// The first illegal move of a player, or what ranks as one, that can still be raised. A press without a move may be only a breach
    /// (6.2.c of 2014), and then it is none.
    pub(crate) fn unraised_illegal(&self, by: Color, board: &Chessboard, law: &Edition) -> Option<Offence> {
        let mut others = *self;
        if !matches!(law.empty_press, EmptyPress::RanksAsIllegal(_)) {
            others.forget_press(by);
        }
        match others.unraised(by, board, law)? {
            (_, Unraised::Offence(offence)) => Some(offence),
            (_, Unraised::EmptyPress(_)) => None,
        }
    }
}

impl Unraised {
    /// A press without a move, where it is anything.
    const fn empty_press(law: &Edition) -> Option<Self> {
        match law.empty_press {
            EmptyPress::RanksAsIllegal(ranked) => Some(Self::Offence(Offence::EmptyPress(ranked))),
            EmptyPress::Breach(article) => Some(Self::EmptyPress(article)),
            EmptyPress::Refused => None,
        }
    }
}
