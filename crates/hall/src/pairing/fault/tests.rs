//! Every fault in every language, and pairs that are not a round.

use super::{Bye, Entrant, NotCopied, OpenGame, Pair, PairingFault, check};
use crate::formats::{Identity, TEXTS};
use std::collections::{BTreeMap, BTreeSet};

/// One of each.
pub(crate) fn faults() -> Vec<PairingFault> {
    let text = || "Dvořák".to_owned();
    let game = || OpenGame { round: 3, white: "Kos".to_owned(), black: "Lux".to_owned(), numbers: None };
    vec![
        PairingFault::NoEngine,
        PairingFault::NoReport,
        PairingFault::NotFinished { round: 3, games: vec![(Some(4), game())] },
        PairingFault::NotFinished { round: 3, games: vec![(None, game())] },
        PairingFault::NotSetUp { round: 3 },
        PairingFault::NotInReport { round: 3 },
        PairingFault::AllPaired { rounds: 9 },
        PairingFault::NotCopied(NotCopied::RoundsUnknown),
        PairingFault::NotCopied(NotCopied::FirstColorUnknown),
        PairingFault::NotCopied(NotCopied::AccelerationUnknown),
        PairingFault::OtherRound { round: 3 },
        PairingFault::Outdated { round: 3 },
        PairingFault::NotAPlayer { player: 7 },
        PairingFault::Twice { name: text() },
        PairingFault::Absent { name: text() },
        PairingFault::LeftOut { name: text() },
        PairingFault::TwoByes,
        PairingFault::NotRun { engine: text(), detail: "E1".to_owned() },
        PairingFault::Failed { engine: text(), detail: "E1".to_owned() },
        PairingFault::TooLate { engine: text(), seconds: 60 },
        PairingFault::NoPairs,
        PairingFault::NotPairs { line: 2, found: text() },
        PairingFault::NotAllPairs { said: 5, found: 4 },
    ]
}

/// The messages of all of them.
pub(crate) fn messages() -> BTreeSet<&'static str> {
    let parts = ["pairing-open-game", "pairing-open-game-elsewhere"];
    faults().iter().map(|fault| fault.words("en").0).chain(parts).collect()
}

#[test]
fn every_language_has_every_fault() {
    for (code, _) in TEXTS.files() {
        let told: BTreeSet<String> = faults().iter().map(|fault| fault.told(code)).collect();
        assert_eq!(told.len(), faults().len(), "{code}");
        for fault in faults() {
            let told = fault.told(code);
            assert!(told.ends_with('.') && !told.contains('{'), "{code}: {told}");
            let (_, values) = fault.words(code);
            assert!(values.iter().all(|(_, value)| told.contains(value)), "{code}: {told}");
            assert!(code == "en" || told != fault.told("en"), "{code}: {told}");
            assert!(!fault.code().is_empty());
        }
    }
}

fn entrants(count: u32) -> Vec<Entrant> {
    let entrant =
        |number| Entrant { number, name: format!("P{number}"), points: 0, identity: Identity::default() };
    (1..=count).map(entrant).collect()
}

#[test]
fn everybody_plays_once_or_has_a_bye() {
    let pair = |white, black| Pair { white, black: Some(black) };
    let alone = |white| Pair { white, black: None };
    let absent = BTreeMap::from([(4, Bye::Half)]);
    let round = vec![pair(2, 1), alone(3)];
    assert_eq!(check(round.clone(), &entrants(4), &absent), Ok(round.clone()));
    let listed = vec![pair(2, 1), alone(4), alone(3)];
    assert_eq!(check(listed, &entrants(4), &absent), Ok(round), "the absent are not left over");
    let name = |number: u32| format!("P{number}");
    for (pairs, count, fault) in [
        (vec![pair(2, 1), pair(3, 9)], 4, PairingFault::NotAPlayer { player: 9 }),
        (vec![pair(2, 1), pair(1, 3)], 4, PairingFault::Twice { name: name(1) }),
        (vec![pair(2, 1), pair(3, 4)], 4, PairingFault::Absent { name: name(4) }),
        (vec![pair(2, 1)], 4, PairingFault::LeftOut { name: name(3) }),
        (vec![pair(2, 1), alone(3), alone(5)], 5, PairingFault::TwoByes),
        (vec![alone(1)], 1, PairingFault::NotAPlayer { player: 4 }),
    ] {
        assert_eq!(check(pairs.clone(), &entrants(count), &absent), Err(fault), "{pairs:?}");
    }
    assert_eq!(check(vec![alone(1)], &entrants(1), &BTreeMap::new()), Err(PairingFault::NoPairs));
}
