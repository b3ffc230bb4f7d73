//! Why a round was not paired, for the organiser: what is missing, or what the engine reported, and what to do.

use crate::formats::say;
use crate::formats::trf::{Bye, Entrant, NotCopied, OpenGame, Pair};
use std::collections::{BTreeMap, BTreeSet};

/// Why a round was not paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PairingFault {
    /// The server was started without an engine.
    NoEngine,
    /// The event has no tournament report.
    NoReport,
    /// Games have no result yet: the round, the tables where they are known, and the players.
    NotFinished { round: u32, games: Vec<(Option<u32>, OpenGame)> },
    /// The file has a round that was never set up.
    NotSetUp { round: u32 },
    /// There are boards of a round that the file does not have.
    NotInReport { round: u32 },
    /// The last round has been paired.
    AllPaired { rounds: u32 },
    /// The number of rounds, the colour of the first player or the points of an acceleration are not known.
    NotCopied(NotCopied),
    /// The round has been paired in the meantime, or the preview is of another one.
    OtherRound { round: u32 },
    /// The input of the pairing has changed since the preview.
    Outdated { round: u32 },
    /// A player number is not in the file.
    NotAPlayer { player: u32 },
    /// A player has two opponents.
    Twice { name: String },
    /// An absent player is paired.
    Absent { name: String },
    /// A player has neither an opponent nor a bye.
    LeftOut { name: String },
    /// More than one player has the bye.
    TwoByes,
    /// The engine could not be started.
    NotRun { engine: String, detail: String },
    /// It ended with an error.
    Failed { engine: String, detail: String },
    /// It did not finish in time.
    TooLate { engine: String, seconds: u64 },
    /// It wrote nothing.
    NoPairs,
    /// It wrote something other than pairs.
    NotPairs { line: usize, found: String },
    /// It wrote a different number of pairs from the one it announced.
    NotAllPairs { said: usize, found: usize },
}

impl PairingFault {
    /// The message in a language of the software; in English if the language is not one of them.
    pub(crate) fn told(&self, language: &str) -> String {
        let (message, args) = self.words(language);
        say(language, message, args)
    }

    /// The code, for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::NoEngine => "no_engine",
            Self::NoReport => "no_report",
            Self::NotFinished { .. } => "not_finished",
            Self::OtherRound { .. } => "other_round",
            Self::Outdated { .. } => "outdated",
            Self::NotSetUp { .. }
            | Self::NotInReport { .. }
            | Self::AllPaired { .. }
            | Self::NotCopied(_) => "not_ready",
            Self::NotAPlayer { .. }
            | Self::Twice { .. }
            | Self::Absent { .. }
            | Self::LeftOut { .. }
            | Self::TwoByes
            | Self::NotRun { .. }
            | Self::Failed { .. }
            | Self::TooLate { .. }
            | Self::NoPairs
            | Self::NotPairs { .. }
            | Self::NotAllPairs { .. } => "engine_failed",
        }
    }

    /// The id of the message, and its arguments.
    fn words(&self, language: &str) -> (&'static str, Vec<(&'static str, String)>) {
        let round = |round: &u32| vec![("round", round.to_string())];
        let name = |name: &String| vec![("name", name.clone())];
        let engine =
            |engine: &String, detail: &String| vec![("engine", engine.clone()), ("detail", detail.clone())];
        match self {
            Self::NoEngine => ("pairing-no-engine", vec![]),
            Self::NoReport => ("pairing-no-report", vec![]),
            Self::NotFinished { round, games } => {
                let named =
                    games.iter().take(MOST_NAMED).map(|(table, game)| open_game(*table, game, language));
                let more = (games.len() > MOST_NAMED).then(|| "…".to_owned());
                let games: Vec<String> = named.chain(more).collect();
                ("pairing-not-finished", vec![("round", round.to_string()), ("games", games.join("; "))])
            }
            Self::NotSetUp { round: of } => ("pairing-not-set-up", round(of)),
            Self::NotInReport { round: of } => ("pairing-not-in-report", round(of)),
            Self::AllPaired { rounds } => ("pairing-all-paired", vec![("rounds", rounds.to_string())]),
            Self::NotCopied(NotCopied::RoundsUnknown) => ("pairing-rounds-unknown", vec![]),
            Self::NotCopied(NotCopied::FirstColorUnknown) => ("pairing-first-unknown", vec![]),
            Self::NotCopied(NotCopied::AccelerationUnknown) => ("pairing-acceleration-unknown", vec![]),
            Self::OtherRound { round: of } => ("pairing-other-round", round(of)),
            Self::Outdated { round: of } => ("pairing-outdated", round(of)),
            Self::NotAPlayer { player } => ("pairing-not-a-player", vec![("player", player.to_string())]),
            Self::Twice { name: who } => ("pairing-twice", name(who)),
            Self::Absent { name: who } => ("pairing-absent", name(who)),
            Self::LeftOut { name: who } => ("pairing-left-out", name(who)),
            Self::TwoByes => ("pairing-two-byes", vec![]),
            Self::NotRun { engine: name, detail } => ("engine-not-run", engine(name, detail)),
            Self::Failed { engine: name, detail } => ("engine-failed", engine(name, detail)),
            Self::TooLate { engine, seconds } => {
                ("engine-too-late", vec![("engine", engine.clone()), ("seconds", seconds.to_string())])
            }
            Self::NoPairs => ("engine-no-pairs", vec![]),
            Self::NotPairs { line, found } => {
                let found: String = found.chars().take(40).collect();
                ("engine-not-pairs", vec![("line", line.to_string()), ("found", found)])
            }
            Self::NotAllPairs { said, found } => {
                ("engine-not-all-pairs", vec![("said", said.to_string()), ("found", found.to_string())])
            }
        }
    }
}

/// The greatest number of games that are named.
const MOST_NAMED: usize = 8;

fn open_game(table: Option<u32>, OpenGame { white, black, .. }: &OpenGame, language: &str) -> String {
    let mut args = vec![("white", white.clone()), ("black", black.clone())];
    match table {
        Some(table) => {
            args.push(("table", table.to_string()));
            say(language, "pairing-open-game", args)
        }
        None => say(language, "pairing-open-game-elsewhere", args),
    }
}

/// Checks that these pairs are a round: everyone plays once, is absent or has the bye. Some engines list absent players without an
/// opponent; these entries are dropped.
pub(crate) fn check(
    pairs: Vec<Pair>,
    entrants: &[Entrant],
    byes: &BTreeMap<u32, Bye>,
) -> Result<Vec<Pair>, PairingFault> {
    let names: BTreeMap<u32, &str> =
        entrants.iter().map(|entrant| (entrant.number, entrant.name.as_str())).collect();
    let name = |player: &u32| names.get(player).map(|name| (*name).to_owned());
    if let Some(player) = byes.keys().find(|player| !names.contains_key(player)) {
        return Err(PairingFault::NotAPlayer { player: *player });
    }
    let pairs: Vec<Pair> =
        pairs.into_iter().filter(|pair| pair.black.is_some() || !byes.contains_key(&pair.white)).collect();
    let mut seated = BTreeSet::new();
    for player in pairs.iter().flat_map(|pair| std::iter::once(pair.white).chain(pair.black)) {
        let name = name(&player).ok_or(PairingFault::NotAPlayer { player })?;
        if byes.contains_key(&player) {
            return Err(PairingFault::Absent { name });
        }
        if !seated.insert(player) {
            return Err(PairingFault::Twice { name });
        }
    }
    if let Some(name) =
        names.iter().find(|(player, _)| !seated.contains(player) && !byes.contains_key(player))
    {
        return Err(PairingFault::LeftOut { name: (*name.1).to_owned() });
    }
    if pairs.iter().filter(|pair| pair.black.is_none()).count() > 1 {
        return Err(PairingFault::TwoByes);
    }
    match pairs.iter().any(|pair| pair.black.is_some()) {
        true => Ok(pairs),
        false => Err(PairingFault::NoPairs),
    }
}

#[cfg(test)]
pub(crate) mod tests;
