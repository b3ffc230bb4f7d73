//! Reads time controls for the pages, so that there is only one parser. No link is needed.

use super::extract::Query;
use super::laws::edition_named;
use crate::fault::{Fault, FaultBody};
use axum::Json;
use serde::{Deserialize, Serialize};
use touchmove_laws::clock::{Period, TimeControl, TimeControlError};
use touchmove_laws::{Edition, EditionName};
use utoipa::{IntoParams, ToSchema};

/// A text to read.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Written {
    /// In PGN format, in seconds: `40/5400+30:1800+30`, `300`, `180d2`.
    pub text: String,
    /// The edition that defines standard, rapid and blitz; the latest unless given.
    pub edition: Option<String>,
}

/// A text, read as a time control.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TimeControlView {
    /// The time control; null if the text is not one.
    #[schema(required = true)]
    pub control: Option<ControlView>,
    /// Why it is not one.
    #[schema(required = true)]
    pub fault: Option<ControlFaultView>,
}

/// A time control.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ControlView {
    /// Its periods in order. If the last is for a number of moves, it repeats as often as needed.
    pub periods: Vec<PeriodView>,
    /// The time for 60 moves, in seconds; null if no period is for all the remaining moves.
    #[schema(required = true)]
    pub sixty_moves: Option<u64>,
    /// `standard`, `rapid` or `blitz`.
    pub class: &'static str,
}

/// A period of a time control.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PeriodView {
    /// The number of moves to complete in it; null if it is for all the remaining moves.
    #[schema(required = true)]
    pub moves: Option<u32>,
    /// Its time, in seconds.
    pub seconds: u64,
    /// The increment for each move, in seconds.
    pub increment: u64,
    /// The delay in each move, in seconds.
    pub delay: u64,
}

/// Why a text is not a time control.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ControlFaultView {
    /// The code, for programs: `number_missing` `number_too_large` `no_moves` `no_time` `not_the_last` `too_many_periods` `unexpected`.
    pub code: &'static str,
    /// The position of the character in question, from 1.
    pub column: usize,
    /// The message, for people.
    pub message: String,
}

/// Reads a time control
#[utoipa::path(get, operation_id = "read_time_control", path = "/api/v1/time-control", tag = "laws", params(Written),
    responses((status = 200, body = TimeControlView), (status = 404, body = FaultBody)))]
pub(super) async fn time_control(Query(written): Query<Written>) -> Result<Json<TimeControlView>, Fault> {
    let edition = match &written.edition {
        Some(name) => edition_named(name)?,
        None => EditionName::default(),
    };
    Ok(Json(match written.text.parse::<TimeControl>() {
        Ok(control) => TimeControlView { control: Some(control_view(&control, edition)), fault: None },
        Err(fault) => TimeControlView { control: None, fault: Some(fault_view(fault)) },
    }))
}

fn control_view(control: &TimeControl, edition: EditionName) -> ControlView {
    ControlView {
        periods: control.periods().iter().map(period_view).collect(),
        sixty_moves: control.time_for_sixty_moves().map(|time| time.millis() / 1000),
        class: Edition::of(edition).classes.class_of(control).name(),
    }
}

fn period_view(period: &Period) -> PeriodView {
    PeriodView {
        moves: period.moves,
        seconds: period.time.millis() / 1000,
        increment: period.bonus.increment().millis() / 1000,
        delay: period.bonus.delay().millis() / 1000,
    }
}

fn fault_view(fault: TimeControlError) -> ControlFaultView {
    ControlFaultView { code: fault.kind.name(), column: fault.column, message: fault.to_string() }
}
