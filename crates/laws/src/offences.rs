//! Offences: illegal moves and what counts as one, where they are found, the articles they break, and their number for each player.

use crate::chessboard::{Chessboard, WrongMove};
use crate::edition::{Counts, Edition, EmptyPress, Ranked, TwoHands, UnpromotedPawn};
use crate::record::{HandsUsed, Legality};
use crate::{Article, IllegalReason};
use touchmove_board::{Color, Move, Position, Reason, Role};

/// An illegal move, or something that counts as one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Offence {
    /// An illegal move on the board that is not in the record.
    OnTheBoard(WrongMove),
    /// The move at that index of the record is illegal.
    AtPly { place: usize, reason: Reason },
    /// The move at that index of the record was made with both hands.
    TwoHands { place: usize, ranked: Ranked },
    /// The clock was pressed without a move.
    EmptyPress(Ranked),
    /// An illegal move on a board that the referee has not seen.
    Unseen,
    /// A move made with both hands on such a board.
    UnseenTwoHands(Ranked),
}

/// An offence that can still be penalised.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Unraised {
    Offence(Offence),
    /// 6.2.c of 2014: a press without a move, which does not count as an illegal move.
    EmptyPress(Article),
}

impl Offence {
    /// The article that makes it an offence and the article of the penalty.
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

    /// The reason and the article broken, if known.
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

    /// Returns true if it was committed on a board that the referee had not seen.
    pub(crate) const fn is_unseen(self) -> bool {
        matches!(self, Self::Unseen | Self::UnseenTwoHands(_))
    }

    /// Returns true for a pawn left on the last rank, if the edition turns it into a queen.
    pub(crate) fn becomes_queen(self, law: &Edition) -> bool {
        let is_unpromoted = matches!(
            self,
            Self::OnTheBoard(WrongMove { reason: Reason::PawnNotPromoted, .. })
                | Self::AtPly { reason: Reason::PawnNotPromoted, .. }
        );
        is_unpromoted && law.unpromoted_pawn == UnpromotedPawn::BecomesAQueen
    }

    /// The position from which play would continue.
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

    /// The offence in the move at that index, if it can still be penalised.
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

/// What a move made with both hands counts as; in some editions only certain moves count.
pub(crate) fn ranks_with_two_hands(place: usize, board: &Chessboard, law: &Edition) -> Option<Ranked> {
    match law.two_hands {
        TwoHands::IllegalAtThePress(ranked) => Some(ranked),
        TwoHands::IllegalWhenMade(ranked) => board.is_castling_capture_or_promotion(place).then_some(ranked),
        TwoHands::Breach => None,
    }
}

/// Without adequate supervision, a move made with both hands can also be challenged only until the reply.
pub(crate) fn is_too_late_for_two_hands(by: Color, board: &Chessboard, law: &Edition) -> bool {
    let was_two_handed = |place: &usize| board.record().plies()[*place].hands == HandsUsed::TwoTooLate;
    let mut two_handed = board.record().latest_of(by).filter(was_two_handed);
    two_handed.any(|place| ranks_with_two_hands(place, board, law).is_some())
}

/// A pawn move to the last rank, completed with a queen.
pub(crate) fn promoted(mv: Move) -> Move {
    Move { promotion: Some(Role::Queen), ..mv }
}

/// The players' offences that count, or may yet count, towards a loss.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offences {
    by: [Tally; 2],
    /// An illegal position was seen; the next completed move decides.
    illegal_position_seen: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Tally {
    illegal_moves: u32,
    two_hands: u32,
    empty_presses: u32,
    /// The number of times the player refused to comply with the Laws.
    disobeyed: u32,
    /// The number of moves after which the player pressed the clock without a move, if that has not been penalised yet.
    unraised_press: Option<usize>,
    /// The latest offence has been penalised, and the player has not moved since.
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
    /// White's and Black's counts towards a loss: all offences together, or the greatest number of one kind.
    pub(crate) fn counted(&self, counts: Counts) -> [u32; 2] {
        self.by.map(|tally| tally.count(counts))
    }

    /// Adds an offence. Returns the new count, of its kind or in total.
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

    /// The player refuses to comply with the Laws once more. Returns the number of times.
    pub(crate) const fn disobey(&mut self, by: Color) -> u32 {
        let times = &mut self.by[by as usize].disobeyed;
        *times = times.saturating_add(1);
        *times
    }

    /// Returns true if the player's latest offence has been penalised and they have not moved since. An offence reported twice
    /// counts once.
    pub(crate) const fn is_raised(&self, by: Color) -> bool {
        self.by[by as usize].is_raised
    }

    /// The player has made a move: the next offence is a new one.
    pub(crate) const fn note_move(&mut self, by: Color) {
        self.by[by as usize].is_raised = false;
    }

    /// The player pressed the clock without a move, after this number of moves, and has not been penalised.
    pub(crate) const fn press_without_move(&mut self, by: Color, made: usize) {
        self.by[by as usize].unraised_press = Some(made);
    }

    /// A press without a move has been penalised, or can no longer be. Returns true if there was one.
    pub(crate) const fn forget_press(&mut self, by: Color) -> bool {
        self.by[by as usize].unraised_press.take().is_some()
    }

    /// An illegal position was seen; the next completed move decides.
    pub(crate) const fn see_illegal_position(&mut self) {
        self.illegal_position_seen = true;
    }

    /// A move is completed. Returns true if an illegal position had been seen before it.
    pub(crate) const fn take_illegal_position(&mut self) -> bool {
        core::mem::replace(&mut self.illegal_position_seen, false)
    }

    /// The player's first offence that can still be penalised, and the number of moves after which it was committed. Later ones are
    /// taken back with it.
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
    /// The player's first illegal move, or offence that counts as one, that can still be penalised. A press without a move is left out
    /// where it is only a breach (6.2.c of 2014).
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
    /// A press without a move, if the edition makes it an offence.
    const fn empty_press(law: &Edition) -> Option<Self> {
        match law.empty_press {
            EmptyPress::RanksAsIllegal(ranked) => Some(Self::Offence(Offence::EmptyPress(ranked))),
            EmptyPress::Breach(article) => Some(Self::EmptyPress(article)),
            EmptyPress::Refused => None,
        }
    }
}
