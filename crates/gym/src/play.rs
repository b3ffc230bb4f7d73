//! Plays acts with a referee: a story is made of the acts and the answers.

pub(crate) use touchmove_adviser::Answered;
use touchmove_referee::Referee;
use touchmove_referee::wire::{Act, ActKind, Open};

/// Plays all acts. None if one of them is answered with an error: then they are inconsistent.
pub(crate) fn play(acts: &[Act]) -> Option<Vec<Answered>> {
    let mut referee = Referee::new();
    let tell = |act: &Act| referee.act(act).ok().map(|answer| Answered { act: act.clone(), answer });
    acts.iter().map(tell).collect()
}

/// Returns how the game was opened, if the first act does that.
pub(crate) fn opening(acts: &[Act]) -> Option<&Open> {
    match acts.first().map(|act| &act.kind) {
        Some(ActKind::Open(open)) => Some(open),
        _ => None,
    }
}

/// Returns the same acts in a game that was opened differently.
pub(crate) fn reopened(acts: &[Act], change: impl FnOnce(&mut Open)) -> Vec<Act> {
    let mut acts = acts.to_vec();
    if let Some(ActKind::Open(open)) = acts.first_mut().map(|act| &mut act.kind) {
        change(open);
    }
    acts
}
