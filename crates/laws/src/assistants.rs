//! What an assistant may do for a player who cannot do it alone (4.9; 6.2.6; 8.1.6) and for a blind player (D.2.10; F.2.9 in
//! 2005, E.2.9 in 2009, D.2.9 in 2014).

use crate::edition::Edition;
use crate::game::Refused;
use crate::{Act, Article, Claim, Phase, Refusal, Settings};
use touchmove_board::Color;

/// The player for whom an assistant does this, and the article that allows it.
pub(crate) fn power_of_assistant(
    act: &Act,
    settings: &Settings,
    law: &Edition,
    phase: Phase,
) -> Result<(Color, Article), Refused> {
    let Edition { blind, cites, .. } = law;
    let (by, article) = match act {
        Act::Touch { by, .. } | Act::Place { by, .. } | Act::Promote { by, .. } | Act::Move { by, .. } => {
            (*by, law.assistant_moves)
        }
        Act::Announce { by, .. } if settings.is_blind(*by) => (*by, Some(blind.announces)),
        // A sighted player may have an assistant who announces if the blind player has none.
        Act::Announce { by, .. } if !settings.has_assistant(!*by) => (*by, Some(blind.of_the_sighted)),
        Act::Write { by, .. } | Act::Press { by, .. } if settings.is_blind(*by) => {
            (*by, Some(blind.writes_and_presses))
        }
        Act::Press { by, .. } => (*by, Some(cites.assistant_presses)),
        Act::Write { by, .. } => (*by, Some(cites.assistant_writes)),
        Act::Claim { by, claim: Claim::Flag | Claim::TouchMove } => {
            (*by, Some(blind.claims).filter(|_| settings.is_blind(*by)))
        }
        Act::Seal { by, .. } | Act::StopClocks(by) => {
            let is_formality = settings.is_blind(*by) && phase == Phase::Sealing;
            (*by, Some(blind.adjourns).filter(|_| is_formality))
        }
        _ => return Err(Refused(blind.assistant, Refusal::NotForAnAssistant)),
    };
    if !settings.has_assistant(by) {
        return Err(Refused(blind.assistant, Refusal::NoAssistant));
    }
    article.map(|article| (by, article)).ok_or(Refused(blind.assistant, Refusal::NotForAnAssistant))
}
