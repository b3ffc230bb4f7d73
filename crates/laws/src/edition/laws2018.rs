//! The Laws in force from 1 January 2018.

use super::since2017::{self, Lists, Numbers};
use super::{Edition, Ranked, TwoHands};
use crate::{Article, Conduct, EditionName, Penalty};

const NAME: EditionName = EditionName::Laws2018;

const fn cite(id: &str) -> Article {
    Article::of(NAME, id)
}

const NUMBERS: Numbers = Numbers {
    threefold_on_move: cite("9.2.1.1"),
    threefold_on_board: cite("9.2.1.2"),
    promotion: cite("3.7.5.1"),
    empty_press: Ranked { article: cite("7.5.3"), cost: cite("7.5.5") },
    two_hands: TwoHands::IllegalAtThePress(Ranked { article: cite("7.5.4"), cost: cite("7.5.5") }),
    illegal_cost: cite("7.5.5"),
    stands_rapid: cite("A.4.2"),
    stands_blitz: cite("B.4"),
    flag_seen: cite("A.4.5"),
    flag_claim: cite("A.4.3"),
    illegal_position: cite("A.4.4"),
    set_up_too_late: cite("A.4.1.2"),
    clock_setting: cite("A.4.1.1"),
    asking_for_the_score: [cite("A.3.2"), cite("B.3.2")],
    envelope_lost: cite("I.12.1"),
    position_lost: cite("I.12.2"),
};

const PENALTIES: [(Penalty, Article); 9] = since2017::penalties(NAME);

const CONDUCT: [(Conduct, Article); 17] = since2017::conduct(NAME, cite("8.1.1"));

const LISTS: Lists = Lists { penalties: &PENALTIES, conduct: &CONDUCT };

pub(super) const LAWS: Edition = since2017::laws(NAME, NUMBERS, LISTS);
