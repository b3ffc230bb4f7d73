//! The evidence for the arbiter.

use crate::wire::{self, AlikePosition, CheckmateFound, CheckmateOf, LineStep, ListedPenalty, Verdict};
use touchmove_laws::board::Color;
use touchmove_laws::{Checkmate, Game};

/// The evidence for a decision in the current state of the game.
pub(crate) fn evidence(game: &Game) -> wire::Evidence {
    let alike = game.alike().into_iter().map(|alike| AlikePosition {
        ply: alike.ply,
        fen: alike.position.into(),
        differences: alike.differences.into_iter().map(Into::into).collect(),
    });
    let penalties = game
        .penalties()
        .iter()
        .map(|(penalty, article)| ListedPenalty { penalty: (*penalty).into(), article: article.id().into() });
    wire::Evidence {
        alike: alike.collect(),
        quiet_moves: game.quiet_moves(),
        checkmate: CheckmateOf {
            white: checkmate(game.can_checkmate(Color::White)),
            black: checkmate(game.can_checkmate(Color::Black)),
        },
        penalties: penalties.collect(),
    }
}

fn checkmate(found: Checkmate) -> CheckmateFound {
    match found {
        Checkmate::Possible(line) => {
            let line = line.into_iter();
            let line =
                line.map(|step| LineStep { mv: step.mv.into(), san: step.san, fen: step.after.into() });
            CheckmateFound { verdict: Verdict::Possible, line: Some(line.collect()), proof: None }
        }
        Checkmate::Impossible(proof) => {
            CheckmateFound { verdict: Verdict::Impossible, line: None, proof: Some(proof.into()) }
        }
        Checkmate::Unknown => CheckmateFound { verdict: Verdict::Unknown, line: None, proof: None },
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use crate::Referee;
    use crate::wire::Verdict;
    use touchmove_laws::helpmate::Proof;

    #[test]
    fn the_evidence_is_laid_out() {
        let mut referee = Referee::new();
        assert_eq!(referee.evidence(), None);
        referee.line(r#"{"act":"open","edition":"2005","start":"k7/8/8/8/8/8/8/KR6 w - - 0 1"}"#);
        let evidence = referee.evidence().unwrap();
        assert_eq!(evidence.alike[0].ply, 0);
        assert_eq!(evidence.checkmate.white.verdict, Verdict::Possible);
        assert!(!evidence.checkmate.white.line.unwrap()[0].san.is_empty());
        assert_eq!(evidence.checkmate.black.proof.unwrap().0, Proof::Material);
        assert_eq!(evidence.penalties[0].article, "13.4.a");
    }
}
