//! The position to which the moves of a scoresheet lead. The referee plays them in a separate game: the game at the board is not touched,
//! and nothing is recorded.

use super::boards::find;
use super::extract::{Body, Path};
use super::{Caller, Site, read_json};
use crate::fault::{Fault, FaultBody};
use crate::play::opened_by;
use crate::roles::Action;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use touchmove_referee::Referee;
use touchmove_referee::wire::{Act, ActError, ActKind, Fen, Millis, Open, Ruling, act};
use utoipa::ToSchema;

/// The longest sheet that is played through, in moves by both players.
const LONGEST_SHEET: usize = 1200;

/// The moves of a scoresheet.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SheetMoves {
    /// The entries, move by move, White's and Black's in turn.
    pub entries: Vec<String>,
}

/// The position to which a scoresheet leads.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct SheetPosition {
    /// The position after the last move that can be played.
    #[schema(value_type = String)]
    pub fen: Fen,
    /// The number of moves that were played.
    pub played: usize,
    /// The first entry that cannot be played; left out if all can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped_at: Option<String>,
}

/// The position to which a scoresheet leads, from the starting position of the game at the board
#[utoipa::path(post, operation_id = "sheet_position", path = "/api/v1/boards/{board}/sheet-position", tag = "boards", params(("board" = String, Path)),
    request_body = SheetMoves,
    responses((status = 200, body = SheetPosition), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody),
        (status = 413, body = FaultBody)))]
pub(super) async fn sheet_position(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
    Body(body): Body,
) -> Result<Json<SheetPosition>, Fault> {
    let board = find(&site, &board)?;
    caller.need(&site, &board.event, Action::SeeEvidence)?;
    let SheetMoves { entries } = read_json(&body)?;
    if entries.len() > LONGEST_SHEET {
        return Err(Fault::too_large(format!("a sheet can have at most {} moves", LONGEST_SHEET / 2)));
    }
    let opening = board.opening();
    let played = tokio::task::spawn_blocking(move || play_through(opening, entries)).await;
    let played = played.map_err(|_| Fault::unavailable("the server is shutting down; try again"))?;
    played
        .map_err(Fault::not_an_act)?
        .map(Json)
        .ok_or_else(|| Fault::unavailable("the scoresheet could not be replayed"))
}

/// Plays a sheet through. The same entries are given as both sheets, so a reconstruction finds how far they can be played.
fn play_through(opening: Open, entries: Vec<String>) -> Result<Option<SheetPosition>, ActError> {
    // Without a clock a game can be reconstructed at any moment.
    let open = Open { time: None, moves: None, scoresheets: None, regulations: None, ..opening };
    let mut referee = Referee::new();
    referee.act(&opened_by(open))?;
    let sheets = act::Reconstruct { white: Some(entries.clone()), black: Some(entries), fen: None };
    referee.act(&at_once(ActKind::Start(act::Start { absent: None })))?;
    let answer = referee.act(&at_once(ActKind::Reconstruct(sheets)))?;
    Ok(answer.rulings.into_iter().find_map(|ruling| match ruling {
        Ruling::Reconstruction(found) => {
            Some(SheetPosition { fen: found.fen, played: found.agreed, stopped_at: found.white })
        }
        _ => None,
    }))
}

fn at_once(kind: ActKind) -> Act {
    Act { at: Some(Millis(0)), ..kind.into() }
}
