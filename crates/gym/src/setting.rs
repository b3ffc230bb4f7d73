//! The setting of a story: the kind of game, and the conditions of the event and the board before anything happened.

use crate::acts::position;
use crate::words::{Sentence, Value, Words};
use touchmove_laws::board::{CastlingSide, Color, Position, Role};
use touchmove_laws::clock::{Bonus, Class, Period, TimeControl};
use touchmove_laws::{EditionName, Supervision};
use touchmove_referee::wire::{
    AfterMoves, ByConsent, DevicePenalty, DrawAgreement, Open, PenaltyName, Regulations, State,
};

/// From this number of half-moves on, moves without a capture or a pawn move may matter.
const QUIET: u32 = 50;

/// Puts the setting into words.
pub(crate) fn setting(edition: EditionName, open: &Open, state: &State, words: &Words) -> String {
    let sentences = sentences(edition, open, state);
    let said: Vec<String> = sentences.iter().filter_map(|sentence| words.put(sentence)).collect();
    said.join(" ")
}

fn sentences(edition: EditionName, open: &Open, state: &State) -> Vec<Sentence> {
    let mut sentences = vec![game(edition, open, state)];
    let is_quick = matches!(state.class.0, Some(Class::Rapid | Class::Blitz));
    // The edition of 2005 does not make this distinction.
    if is_quick && edition != EditionName::Laws2005 {
        let limited = open.supervision.is_some_and(|supervision| supervision.0 == Supervision::Limited);
        sentences.push(Sentence::new(if limited { "setting-limited" } else { "setting-full" }));
    }
    if open.moves.is_some_and(|moves| moves.0 == touchmove_laws::Moves::Untold) {
        sentences.push(Sentence::new("setting-untold"));
    } else if open.watch == Some(false) {
        sentences.push(Sentence::new("setting-unwatched"));
    }
    for (message, players) in [
        ("setting-blind", &open.blind),
        ("setting-assistant", &open.assistants),
        ("setting-hard-of-hearing", &open.hard_of_hearing),
    ] {
        for player in players.iter().flatten() {
            sentences.push(Sentence::new(message).with("player", Value::Player(player.0)));
        }
    }
    if open.scoresheets == Some(true) {
        sentences.push(Sentence::new("setting-scoresheets"));
    }
    sentences.extend(open.regulations.iter().flat_map(regulations));
    sentences.extend(start(open, state));
    sentences
}

/// Returns class, time control and edition.
fn game(edition: EditionName, open: &Open, state: &State) -> Sentence {
    let edition = Value::Text(edition.name().to_owned());
    let control: Option<TimeControl> = open.time.as_deref().and_then(|time| time.parse().ok());
    let (Some(class), Some(control)) = (state.class.0, control) else {
        return Sentence::new("setting-no-clock").with("edition", edition);
    };
    let message = match class {
        Class::Standard => "setting-standard",
        Class::Rapid => "setting-rapid",
        Class::Blitz => "setting-blitz",
    };
    let periods = control.periods().iter().map(period).collect();
    Sentence::new(message).with("time", Value::Joined(periods, "period-then")).with("edition", edition)
}

fn period(period: &Period) -> Sentence {
    let base = match period.bonus {
        Bonus::Nothing => Sentence::new("period"),
        Bonus::Increment(time) => {
            Sentence::new("period-increment").with("bonus", Value::Length(time.millis()))
        }
        Bonus::Delay(time) => Sentence::new("period-delay").with("bonus", Value::Length(time.millis())),
    };
    let base = base.with("time", Value::Length(period.time.millis()));
    match period.moves {
        Some(moves) => Sentence::new("period-moves")
            .with("moves", Value::Number(moves.into()))
            .with("time", Value::Joined(vec![base], "period-then")),
        None => base,
    }
}

/// Returns the event's regulations, where the Laws leave them to the event.
fn regulations(regulations: &Regulations) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    let timed = |message, ms: u64| Sentence::new(message).with("time", Value::Length(ms));
    sentences.extend(regulations.default_ms.map(|ms| timed("setting-default", ms.0)));
    sentences.extend(regulations.resumption_default_ms.map(|ms| timed("setting-resumption-default", ms.0)));
    sentences.extend(regulations.draw_agreement.and_then(agreement));
    if regulations.quickplay == Some(true) {
        sentences.push(Sentence::new("setting-quickplay"));
    }
    if let Some(points) = regulations.points {
        let shown = |points: Option<touchmove_referee::wire::Points>, default: f64| {
            let points = points.map_or(default, |points| f64::from(points.0.thousandths()) / 1000.0);
            Value::Text(points.to_string())
        };
        sentences.push(
            Sentence::new("setting-points")
                .with("win", shown(points.win, 1.0))
                .with("draw", shown(points.draw, 0.5))
                .with("loss", shown(points.loss, 0.0)),
        );
    }
    sentences.extend(regulations.device_penalty.map(device));
    if let Some(counts) = regulations.illegal_counts {
        sentences.push(match counts.0 {
            touchmove_laws::edition::Counts::Joint => Sentence::new("setting-counts-joint"),
            touchmove_laws::edition::Counts::Separate => Sentence::new("setting-counts-separate"),
        });
    }
    sentences.extend(regulations.blitz_penalty_ms.map(|ms| timed("setting-blitz-penalty", ms.0)));
    if regulations.report_leaving == Some(true) {
        sentences.push(Sentence::new("setting-report-leaving"));
    }
    if regulations.arbiter_present == Some(false) {
        sentences.push(Sentence::new("setting-no-arbiter"));
    }
    sentences
}

fn agreement(agreement: DrawAgreement) -> Option<Sentence> {
    let after = |message, moves: u32| Sentence::new(message).with("moves", Value::Number(moves.into()));
    Some(match agreement {
        DrawAgreement::Allowed(true) => return None,
        DrawAgreement::Allowed(false) => Sentence::new("setting-no-agreement"),
        DrawAgreement::ByConsent(ByConsent::Consent) => Sentence::new("setting-consent"),
        DrawAgreement::After(AfterMoves { after_moves, consent: Some(true) }) => {
            after("setting-consent-before", after_moves)
        }
        DrawAgreement::After(AfterMoves { after_moves, .. }) => after("setting-agreement-after", after_moves),
    })
}

fn device(penalty: DevicePenalty) -> Sentence {
    let (penalty, ms): (PenaltyName, _) = match penalty {
        DevicePenalty::Named(penalty) => (penalty, None),
        DevicePenalty::Measured(measured) => (measured.penalty, measured.ms),
    };
    match ms {
        Some(ms) => Sentence::new("setting-device-time").with("time", Value::Length(ms.0)),
        None if penalty.0 == touchmove_laws::Penalty::Warning => Sentence::new("setting-device-warning"),
        None => Sentence::new("setting-device-milder"),
    }
}

/// Describes the initial position, if it is not the usual one.
fn start(open: &Open, state: &State) -> Vec<Sentence> {
    let Some(start) = open.start.as_deref().filter(|start| *start != "standard") else { return Vec::new() };
    if let Some(number) = start.strip_prefix("chess960:") {
        return vec![Sentence::new("setting-chess960").with("number", Value::Text(number.to_owned()))];
    }
    let Some(position) = position(state) else { return Vec::new() };
    let mut sentences = vec![Sentence::new("setting-position").with("player", Value::Player(position.turn))];
    sentences.extend(castling(position));
    if let Some(square) = position.en_passant {
        sentences.push(Sentence::new("setting-en-passant").with("square", Value::Squares(vec![square])));
    }
    if position.halfmove_clock >= QUIET {
        let count = Value::Number(position.halfmove_clock.into());
        sentences.push(Sentence::new("setting-quiet").with("count", count));
    }
    sentences
}

/// Describes the castling rights, if the position of kings and rooks suggests any.
fn castling(position: &Position) -> Option<Sentence> {
    let could_stand = |color: Color| {
        let back = touchmove_laws::board::Bitboard::first_rank(color);
        let has = |role| !(position.board.of(color, role) & back).is_empty();
        has(Role::King) && has(Role::Rook)
    };
    if !Color::ALL.into_iter().any(could_stand) {
        return None;
    }
    let rights = |color: Color| {
        let has = |side| position.castling_rook(color, side).is_some();
        Value::Form(match (has(CastlingSide::King), has(CastlingSide::Queen)) {
            (true, true) => "both",
            (true, false) => "king",
            (false, true) => "queen",
            (false, false) => "none",
        })
    };
    if Color::ALL.into_iter().all(|color| rights(color) == Value::Form("none")) {
        return Some(Sentence::new("setting-no-castling"));
    }
    let castling = |color| Sentence::new("castling-rights").with("sides", rights(color));
    let inner = |color: Color| Value::Joined(vec![castling(color)], "period-then");
    Some(
        Sentence::new("setting-castling")
            .with("white", inner(Color::White))
            .with("black", inner(Color::Black)),
    )
}
