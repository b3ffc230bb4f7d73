//! The Laws in force from 1 January 2023.

use super::since2017::{self, Lists, Numbers};
use super::{Edition, Known, Options, PenaltyTimes, Ranked, Resignation, TwoHands};
use crate::{Article, Conduct, EditionName, Penalty};
use touchmove_clock::Time;

const NAME: EditionName = EditionName::Laws2023;

const fn cite(id: &str) -> Article {
    Article::of(NAME, id)
}

const NUMBERS: Numbers = Numbers {
    threefold_on_move: cite("9.2.1"),
    threefold_on_board: cite("9.2.2"),
    promotion: cite("3.7.3.3"),
    empty_press: Ranked { article: cite("7.5.3"), cost: cite("7.5.5") },
    two_hands: TwoHands::IllegalAtThePress(Ranked { article: cite("7.5.4"), cost: cite("7.5.5") }),
    illegal_cost: cite("7.5.5"),
    stands_rapid: cite("A.5.2"),
    stands_blitz: cite("B.3"),
    flag_seen: cite("A.5.5"),
    flag_claim: cite("A.5.3"),
    illegal_position: cite("A.5.4"),
    set_up_too_late: cite("A.5.1.2"),
    clock_setting: cite("A.5.1.1"),
    asking_for_the_score: [cite("A.4.3"), cite("B.2.3")],
    envelope_lost: cite("I.12.1"),
    position_lost: cite("I.12.2"),
};

const PENALTIES: [(Penalty, Article); 9] = since2017::penalties(NAME);

const CONDUCT: [(Conduct, Article); 17] = since2017::conduct(NAME, cite("8.1.1.1"));

const LISTS: Lists = Lists { penalties: &PENALTIES, conduct: &CONDUCT };

const SHARED: Edition = since2017::laws(NAME, NUMBERS, LISTS);

pub(super) const LAWS: Edition = Edition {
    options: Options { blitz_penalty: Known::Yes, ..SHARED.options },
    // 5.1.2: a draw if the opponent could not checkmate.
    resignation: Resignation::DrawsIfUnwinnable,
    // A.3: one minute in rapid. It applies to blitz only through B.3, so read literally, supervised blitz keeps two.
    penalty_times: PenaltyTimes {
        standard: Time::from_minutes(2),
        rapid: Time::from_minutes(1),
        supervised_blitz: Time::from_minutes(2),
        limited_blitz: Time::from_minutes(1),
        lowered: Some(cite("A.3")),
    },
    ..SHARED
};
