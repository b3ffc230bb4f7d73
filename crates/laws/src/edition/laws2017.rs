//! The Laws in force from 1 July 2017.

use super::since2017::{self, Lists, Numbers};
use super::{
    Counts, Edition, FlagClaim, IllegalMoves, Known, LimitedCost, LimitedFlags, LimitedPlay,
    MoveWhileSealing, Options, Ranked, TimeTrouble, TwoHands,
};
use crate::{Article, Conduct, EditionName, Penalty};

const NAME: EditionName = EditionName::Laws2017;

const fn cite(id: &str) -> Article {
    Article::of(NAME, id)
}

const NUMBERS: Numbers = Numbers {
    threefold_on_move: cite("9.2.1.1"),
    threefold_on_board: cite("9.2.1.2"),
    promotion: cite("3.7.5.1"),
    empty_press: Ranked { article: cite("7.8.1"), cost: cite("7.8.2") },
    // 7.7.1 is a closed list of kinds of move and does not mention the press.
    two_hands: TwoHands::IllegalWhenMade(Ranked { article: cite("7.7.1"), cost: cite("7.7.2") }),
    illegal_cost: cite("7.5.3"),
    stands_rapid: cite("A.4.2"),
    stands_blitz: cite("B.4"),
    flag_seen: cite("A.4.5"),
    flag_claim: cite("A.4.3"),
    illegal_position: cite("A.4.4"),
    set_up_too_late: cite("A.4.1.2"),
    clock_setting: cite("A.4.1.1"),
    asking_for_the_score: [cite("A.3.2"), cite("B.3.2")],
    envelope_lost: cite("I.12"),
    position_lost: cite("I.12"),
};

const PENALTIES: [(Penalty, Article); 9] = since2017::penalties(NAME);

const CONDUCT: [(Conduct, Article); 17] = since2017::conduct(NAME, cite("8.1.1"));

const LISTS: Lists = Lists { penalties: &PENALTIES, conduct: &CONDUCT };

const SHARED: Edition = since2017::laws(NAME, NUMBERS, LISTS);

pub(super) const LAWS: Edition = Edition {
    options: Options { illegal_counts: Known::Yes, ..SHARED.options },
    // 7.5.3, 7.7.2 and 7.8.2 each concern their own offence.
    illegal_moves: IllegalMoves { counts: Counts::Separate, ..SHARED.illegal_moves },
    // A.4.2 and, through it, B.4: the first illegal move loses.
    limited_rapid: LimitedPlay {
        cost: LimitedCost::FirstLoses,
        cost_article: NUMBERS.stands_rapid,
        ..SHARED.limited_rapid
    },
    limited_blitz: LimitedPlay {
        cost: LimitedCost::FirstLoses,
        cost_article: NUMBERS.stands_blitz,
        ..SHARED.limited_blitz
    },
    limited_flags: LimitedFlags { claim: FlagClaim::ClaimantHasTime, ..SHARED.limited_flags },
    // 8.4 releases the player from all of 8.1.
    time_trouble: TimeTrouble::LiftsAllDuties,
    // I.1.1 does not say what happens to the move.
    move_while_sealing: MoveWhileSealing::Refused,
    ..SHARED
};
