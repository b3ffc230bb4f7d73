//! Reads what people have written, for the pages: a move at the board, and a scoresheet along its game. No link is needed.
//!
//! Players must find out for themselves whether a move is legal, and they can call this during the game. So it only receives what everyone
//! sees, the pieces on the board and the starting position, and it answers by how the pieces move: a move that leaves the player's own king
//! in check fits, castling fits whether or not the king has moved before, and so does a late en passant capture. It has no access to the
//! boards of the hall, and keeps nothing.

use super::extract::{Body, Query};
use super::read_json;
use crate::fault::{Fault, FaultBody};
use axum::Json;
use serde::{Deserialize, Serialize};
use touchmove_laws::board::{Board, Color, Move, Position, chess960};
use touchmove_notation::{Language, moves_that_fit, position_as_seen, read_sheet};
use utoipa::{IntoParams, ToSchema};

/// The longest game along which a sheet is read, in moves by both players.
const LONGEST_GAME: usize = 1200;

/// A text to read.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Entered {
    /// The pieces on the board: the first field of a FEN. Other fields are ignored.
    pub fen: String,
    /// The player who wrote it, `white` or `black`.
    pub by: String,
    /// The starting position of the game, as the event names it: `standard` (the default), `chess960:N` or a FEN. It determines which rook
    /// castles.
    pub start: Option<String>,
    /// The notation: `en` `sr-Latn` `sr-Cyrl` `hr` `cs` `de` …
    pub lang: String,
    /// The text.
    pub text: String,
}

/// The possible meanings of a text.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct NotationView {
    /// True if it has the form of a move.
    pub readable: bool,
    /// The moves that it fits, in UCI: none, one or several. A pawn's move to the last rank may lack the promotion piece.
    pub moves: Vec<String>,
}

/// A scoresheet, and its game.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct SheetBody {
    /// The positions before each move, as FEN.
    pub positions: Vec<String>,
    /// The moves of the game, in UCI.
    pub played: Vec<String>,
    /// The entries of the scoresheet, move by move.
    pub entries: Vec<String>,
}

/// A scoresheet, read.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct SheetView {
    /// The notation of the scoresheet.
    pub lang: &'static str,
    /// The move of each entry, in UCI; null where it fits none or several.
    pub moves: Vec<Option<String>>,
}

/// Reads a move as a player has written it
#[utoipa::path(get, operation_id = "read_move", path = "/api/v1/notation", tag = "notation", params(Entered),
    responses((status = 200, body = NotationView), (status = 400, body = FaultBody)))]
pub(super) async fn notation(Query(entered): Query<Entered>) -> Result<Json<NotationView>, Fault> {
    let language = Language::by_code(&entered.lang)
        .ok_or_else(|| Fault::bad(format!("lang: there is no notation {:.20}", entered.lang)))?;
    let pieces = entered.fen.split(' ').next().unwrap_or_default();
    let board = Board::from_fen(pieces).map_err(|fault| Fault::bad(format!("fen: {fault}")))?;
    let start = start_named(entered.start.as_deref().unwrap_or("standard"))?;
    let by = match entered.by.as_str() {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return Err(Fault::bad("by: either white or black")),
    };
    let fitting = moves_that_fit(&position_as_seen(board, by, &start), &entered.text, language);
    let readable = fitting.is_some();
    let moves = fitting.unwrap_or_default().iter().map(ToString::to_string).collect();
    Ok(Json(NotationView { readable, moves }))
}

/// Reads a scoresheet along its game, in the notation in which it fits best
#[utoipa::path(post, operation_id = "read_sheet", path = "/api/v1/notation/sheet", tag = "notation", request_body = SheetBody,
    responses((status = 200, body = SheetView), (status = 400, body = FaultBody)))]
pub(super) async fn sheet(Body(body): Body) -> Result<Json<SheetView>, Fault> {
    let SheetBody { positions, played, entries } = read_json(&body)?;
    if positions.len().max(played.len()).max(entries.len()) > LONGEST_GAME + 1 {
        return Err(Fault::too_large(format!("a sheet can have at most {} moves", LONGEST_GAME / 2)));
    }
    let positions: Vec<Position> =
        positions.iter().map(|fen| position("positions", fen)).collect::<Result<_, _>>()?;
    let played = played.iter().map(|uci| uci.parse::<Move>()).collect::<Result<Vec<_>, _>>();
    let played = played.map_err(|fault| Fault::bad(format!("played: {fault}")))?;
    let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
    let reading = read_sheet(&entries, &positions, &played);
    let moves = reading.moves.iter().map(|mv| mv.map(|mv| mv.to_string())).collect();
    Ok(Json(SheetView { lang: reading.language.code, moves }))
}

/// The starting position, as an event names it.
fn start_named(name: &str) -> Result<Position, Fault> {
    match name.strip_prefix("chess960:") {
        Some(number) => {
            let start = number.parse().ok().and_then(chess960::Start::new);
            start.map(chess960::Start::position).ok_or_else(|| Fault::bad("start: Chess960 has 0 to 959"))
        }
        None if name == "standard" => Ok(Position::standard()),
        None => position("start", name),
    }
}

fn position(field: &str, fen: &str) -> Result<Position, Fault> {
    Position::from_fen(fen).map_err(|fault| Fault::bad(format!("{field}: {fault}")))
}
