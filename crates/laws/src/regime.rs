//! The rules of the edition that apply to a game, given its class and supervision.

use crate::edition::{Counts, Edition, FlagSeen, LatenessAtResumption, LimitedPlay, Raised, SupervisionRule};
use crate::{Article, Settings, Supervision, Watch};
use touchmove_clock::{Class, Time};

/// The rules that depend on the kind of game.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Regime {
    /// Standard, rapid or blitz; `None` without a clock, and then the rules of standard play apply.
    pub(crate) class: Option<Class>,
    /// The rules for play without adequate supervision, if they apply.
    pub(crate) limited: Option<&'static LimitedPlay>,
    /// Whether the referee sees the board and the clock.
    pub(crate) watch: Watch,
    /// The penalty in time of Articles 7 and 9.
    pub(crate) penalty: Time,
    /// The article that makes it less than in standard play.
    pub(crate) penalty_lowered: Option<Article>,
    /// How late a player may be.
    pub(crate) default_time: Time,
    /// How late a player may be when an adjourned game is resumed.
    pub(crate) default_time_at_resumption: Time,
    /// The offences that are counted together.
    pub(crate) counts: Counts,
}

impl Regime {
    pub(crate) fn new(law: &'static Edition, settings: &Settings) -> Self {
        let class = settings.time.as_ref().map(|control| law.classes.class_of(control));
        let supervision = match law.supervision {
            SupervisionRule::AlwaysLimited => Supervision::Limited,
            SupervisionRule::AsTheEventHasIt => settings.supervision,
        };
        let limited = match supervision {
            Supervision::Full => None,
            Supervision::Limited => law.limited_play(class),
        };
        let chosen = match (class, supervision) {
            (Some(Class::Blitz), Supervision::Full) => settings.regulations.blitz_penalty,
            _ => None,
        };
        let default_time = settings.regulations.default_time.unwrap_or(law.default_time);
        let usual_at_resumption = match law.lateness_at_resumption {
            LatenessAtResumption::Fixed(time) => time,
            LatenessAtResumption::DefaultTime => default_time,
        };
        let penalty = chosen.unwrap_or_else(|| law.penalty_times.time(class, supervision));
        Self {
            class,
            limited,
            watch: settings.watch,
            penalty,
            // A time chosen by the event does not come from an article.
            penalty_lowered: law.penalty_times.lowered_by(class, supervision).filter(|_| chosen.is_none()),
            default_time,
            default_time_at_resumption: (settings.regulations.default_time_at_resumption)
                .unwrap_or(usual_at_resumption),
            counts: settings.regulations.illegal_counts.unwrap_or(law.illegal_moves.counts),
        }
    }

    /// Returns true if the referee acts on its own when it sees an illegal move or a breach of Article 4.
    pub(crate) fn acts_on_sight(&self) -> bool {
        self.watch == Watch::Watched
            && !matches!(self.limited, Some(LimitedPlay { raised: Raised::OnlyByClaim { .. }, .. }))
    }

    /// Returns true if the referee calls a flag that it sees.
    pub(crate) fn calls_flags(&self, law: &Edition) -> bool {
        self.watch == Watch::Watched
            && (self.limited.is_none() || matches!(law.limited_flags.seen, FlagSeen::Called(_)))
    }
}
