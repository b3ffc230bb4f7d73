//! What an arbiter may impose (13.4 in 2005 and 2009, later 12.9).

/// A penalty. Each edition lists those it has.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    AddTime,
    /// Less time for the offender.
    TakeTime,
    /// More points for the opponent.
    RaiseOpponent,
    /// Fewer points for the offender.
    LowerOffender,
    /// Loss of the game.
    Loss,
    /// A fine.
    Fine,
    /// Exclusion from one or more rounds.
    ExcludeRounds,
    /// Expulsion from the event.
    Expel,
}

impl Penalty {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Warning,
        Self::AddTime,
        Self::TakeTime,
        Self::RaiseOpponent,
        Self::LowerOffender,
        Self::Loss,
        Self::Fine,
        Self::ExcludeRounds,
        Self::Expel,
    ];

    /// Its name in the referee protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Warning => "warning",
            Self::AddTime => "add_time",
            Self::TakeTime => "take_time",
            Self::RaiseOpponent => "raise_opponent",
            Self::LowerOffender => "lower_offender",
            Self::Loss => "loss",
            Self::Fine => "fine",
            Self::ExcludeRounds => "exclude_rounds",
            Self::Expel => "expel",
        }
    }
}
