//! Translates rulings and states of the Laws into the protocol.

use crate::texts::Sentences;
use crate::wire::{self, ruling};
use touchmove_laws::board::Color;
use touchmove_laws::clock::Time;
use touchmove_laws::{
    Breach, Choices, Duty, Envelope, Facts, Game, OpenQuestion, Reconstruction, Ruling, RulingKind, Sentence,
    State, TimeChange,
};

/// The answer to an act.
pub(crate) fn answer(rulings: Vec<Ruling>, game: &Game, teller: Sentences<'_>) -> wire::Answer {
    wire::Answer {
        rulings: rulings.into_iter().map(|ruling| self::ruling(ruling, game, teller)).collect(),
        state: state(game.state()),
    }
}

/// The answer to an act without rulings.
pub(crate) fn unruled(game: &Game) -> wire::Answer {
    wire::Answer { rulings: Vec::new(), state: state(game.state()) }
}

fn ruling(said: Ruling, game: &Game, teller: Sentences<'_>) -> wire::Ruling {
    let article = wire::Article::Borrowed(said.article.id());
    let text = Some(teller.of_ruling(&said, game));
    use wire::Ruling as Wire;
    match said.kind {
        RulingKind::Made { by, mv, san } => {
            Wire::Made(ruling::Made { article, text, by: by.into(), mv: mv.into(), san: Some(san) })
        }
        RulingKind::Completed { by, mv } => {
            Wire::Completed(ruling::Completed { article, text, by: by.into(), mv: mv.map(Into::into) })
        }
        RulingKind::Must { by, duty } => Wire::Must(must(article, text, by, duty)),
        RulingKind::Free { by } => Wire::Free(ruling::Free { article, text, by: by.into() }),
        RulingKind::Illegal { by, mv, reason, count } => Wire::Illegal(ruling::Illegal {
            article,
            text,
            by: by.into(),
            mv: mv.map(Into::into),
            reason: reason.map(|(reason, _)| reason.into()),
            reason_article: reason.map(|(_, article)| article.id().into()),
            count,
        }),
        RulingKind::Stands { by, mv } => {
            Wire::Stands(ruling::Stands { article, text, by: by.into(), mv: mv.into() })
        }
        RulingKind::TouchMove { by, square } => Wire::TouchMove(ruling::TouchMove {
            article,
            text,
            by: by.into(),
            square: square.map(Into::into),
        }),
        RulingKind::Restored { position, after, duty } => Wire::Restored(ruling::Restored {
            article,
            text,
            fen: position.into(),
            ply: after.ply,
            must: duty.map(|duty| duty.square().into()),
        }),
        RulingKind::Time { to, change, figure } => {
            let ms = match change {
                TimeChange::Added(time) => signed(time),
                TimeChange::Taken(time) => -signed(time),
            };
            Wire::Time(ruling::Time {
                article,
                text,
                to: to.into(),
                ms,
                figure: figure.map(|article| article.id().into()),
            })
        }
        RulingKind::Violation { by, what } => Wire::Violation(ruling::Violation {
            article,
            text,
            by: by.into(),
            what: what.into(),
            count: None,
        }),
        RulingKind::Disobeyed { by, count } => Wire::Violation(ruling::Violation {
            article,
            text,
            by: by.into(),
            what: Breach::Disobeys.into(),
            count: Some(count),
        }),
        RulingKind::Offer { by } => Wire::Offer(ruling::Offer { article, text, by: by.into() }),
        RulingKind::OfferEnds { by, how } => {
            Wire::OfferEnds(ruling::OfferEnds { article, text, by: by.into(), how: how.into() })
        }
        RulingKind::Claim { by, claim, verdict, facts } => Wire::Claim(ruling::Claim {
            article,
            text,
            by: by.into(),
            claim: claim.into(),
            verdict: verdict.into(),
            facts: self::facts(facts),
        }),
        RulingKind::Flag { by } => Wire::Flag(ruling::Flag { article, text, by: by.into() }),
        RulingKind::Question { about, options, choices } => {
            let options = Some(options.iter().map(|option| (*option).into()).collect());
            let Choosable { moves, plies, lacks } = choosable(choices);
            let about = about.into();
            Wire::Question(ruling::Question { article, text, about, options, moves, plies, lacks })
        }
        RulingKind::Envelope(shows) => Wire::Envelope(envelope(article, text, *shows)),
        RulingKind::Annulled => Wire::Annulled(ruling::Annulled { article, text }),
        RulingKind::Note { what, by } => {
            Wire::Note(ruling::Note { article, text, what: what.into(), by: by.map(Into::into) })
        }
        RulingKind::NoteTooLate { what } => {
            Wire::Note(ruling::Note { article, text, what: what.into(), by: None })
        }
        RulingKind::Reconstruction(found) => Wire::Reconstruction(reconstruction(article, text, *found)),
        RulingKind::Over { result, how, points: [white, black], unwinnable, line } => {
            Wire::Over(ruling::Over {
                article,
                text,
                result: result.into(),
                how: how.into(),
                points: wire::PlayerPoints { white: wire::Points(white), black: wire::Points(black) },
                unwinnable,
                line: line.map(|line| line.into_iter().map(|step| step.mv.into()).collect()),
            })
        }
        RulingKind::Penalty { to, sentence: Sentence { penalty, time, points }, cause } => {
            Wire::Penalty(ruling::Penalty {
                article,
                text,
                to: to.into(),
                penalty: penalty.into(),
                ms: time.map(Into::into),
                points: points.map(wire::Points),
                cause: cause.map(|cause| cause.breach.into()),
                for_article: cause.map(|cause| cause.article.id().into()),
            })
        }
        RulingKind::Refused { why } => Wire::Refused(ruling::Refused { article, text, why: why.into() }),
    }
}

/// What the arbiter sees with a question: moves or plies to choose from, or papers still missing.
#[derive(Default)]
struct Choosable {
    moves: Option<Vec<wire::Uci>>,
    plies: Option<Vec<usize>>,
    lacks: Option<Vec<wire::PaperName>>,
}

fn choosable(choices: Choices) -> Choosable {
    match choices {
        Choices::None => Choosable::default(),
        Choices::Moves(moves) => {
            Choosable { moves: Some(moves.into_iter().map(Into::into).collect()), ..Choosable::default() }
        }
        Choices::Plies(plies) => Choosable { plies: Some(plies), ..Choosable::default() },
        Choices::Lacking(papers) => {
            Choosable { lacks: Some(papers.into_iter().map(Into::into).collect()), ..Choosable::default() }
        }
    }
}

/// Every time fits into the range that all JSON readers handle exactly.
fn signed(time: Time) -> i64 {
    i64::try_from(time.millis()).unwrap_or(i64::MAX)
}

fn must(article: wire::Article, text: Option<String>, by: Color, duty: Duty) -> ruling::Must {
    let (duty, square, with, side) = match duty {
        Duty::Move(square) => (wire::Duty::Move, square, None, None),
        Duty::Capture { square, with } => (wire::Duty::Capture, square, with, None),
        Duty::Castle { king, side } => (wire::Duty::Castle, king, None, Some(side)),
    };
    ruling::Must {
        article,
        text,
        by: by.into(),
        duty,
        square: square.into(),
        with: with.map(Into::into),
        side: side.map(Into::into),
    }
}

fn facts(facts: Facts) -> wire::Facts {
    let occurrences = facts.plies();
    match facts {
        Facts::Occurrences(_) => wire::Facts { occurrences, ..wire::Facts::default() },
        Facts::TooFew { alike, .. } => {
            let alike = alike.into_iter().map(|alike| ruling::LooksAlike {
                ply: alike.after.ply,
                differs: alike.differs.into_iter().map(Into::into).collect(),
            });
            wire::Facts { occurrences, alike: Some(alike.collect()), ..wire::Facts::default() }
        }
        Facts::Moves(moves) => wire::Facts { moves: Some(moves), ..wire::Facts::default() },
        Facts::OtherWritten { written, of } => {
            wire::Facts { written: written.map(Into::into), ..self::facts(*of) }
        }
        Facts::None => wire::Facts::default(),
    }
}

fn envelope(article: wire::Article, text: Option<String>, shows: Envelope) -> ruling::Envelope {
    let Envelope { sealed_by, move_number, position, left, used, offer, players, resumption } = shows;
    let of = |times: Option<[Time; 2]>, player: Color| times.map(|times| times[player as usize].into());
    let [white, black] = players;
    ruling::Envelope {
        article,
        text,
        sealed_by: sealed_by.into(),
        move_number,
        fen: position.map(Into::into),
        white_ms: of(left, Color::White),
        black_ms: of(left, Color::Black),
        white_used_ms: of(used, Color::White),
        black_used_ms: of(used, Color::Black),
        offer: offer.map(Into::into),
        players: wire::PlayerNames { white, black },
        resumption,
    }
}

fn reconstruction(
    article: wire::Article,
    text: Option<String>,
    found: Reconstruction,
) -> ruling::Reconstruction {
    let Reconstruction { agreed, position, written: [white, black], line } = found;
    let line = line.map(|line| line.into_iter().map(Into::into).collect());
    ruling::Reconstruction { article, text, agreed, fen: position.into(), white, black, line }
}

fn state(state: State) -> wire::State {
    wire::State {
        fen: state.position.map(Into::into),
        turn: Some(state.turn.into()),
        ply: Some(state.ply),
        phase: state.phase.into(),
        class: wire::ClassOrNone(state.class),
        pending: state
            .pending
            .into_iter()
            .map(|(by, mv)| wire::PendingMove { by: by.into(), mv: mv.into() })
            .collect(),
        clock: state.clock.map(|clock| wire::ClockState {
            white_ms: clock.left[0].into(),
            black_ms: clock.left[1].into(),
            running: clock.running.map(Into::into),
            white_moves: clock.moves[0],
            black_moves: clock.moves[1],
        }),
        permitted: Some(match state.permitted {
            None => wire::Permitted::Every,
            Some(moves) => wire::Permitted::Only(moves.into_iter().map(Into::into).collect()),
        }),
        offer: state.offer.map(Into::into),
        illegal_moves: wire::PerPlayer { white: state.illegal_moves[0], black: state.illegal_moves[1] },
        question: state.question.map(open_question),
        result: state.result.map(Into::into),
    }
}

fn open_question(question: OpenQuestion) -> wire::OpenQuestion {
    let Choosable { moves, plies, lacks } = choosable(question.choices);
    wire::OpenQuestion {
        about: question.about.into(),
        options: Some(question.options.iter().map(|option| (*option).into()).collect()),
        moves,
        plies,
        lacks,
    }
}
