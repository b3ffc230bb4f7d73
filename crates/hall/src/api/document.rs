//! The OpenAPI document.

use super::{acts, boards, events, evidence, files, laws, links, notation, offers, time_control};
use crate::{socket, stream};
use axum::http::header;
use axum::response::IntoResponse;
use std::sync::LazyLock;
use utoipa::OpenApi;

/// The interface, described for programs.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Touchmove: the hall",
        description = "Events, boards and games under the Laws of Chess. Acts and answers are those of the referee protocol, trimmed to what each role may see. A link's token goes into `Authorization: Bearer`.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        links::me,
        events::list,
        events::make,
        events::show,
        events::change,
        boards::list,
        boards::make,
        boards::show,
        boards::change,
        boards::record,
        evidence::journal,
        evidence::evidence,
        evidence::docket,
        acts::act,
        links::list,
        links::issue,
        links::revoke,
        links::take_over,
        links::qr,
        files::import,
        files::games,
        files::board_game,
        files::results,
        files::trf_results,
        files::journal,
        files::take_in,
        socket::board,
        socket::event,
        stream::board,
        stream::event,
        laws::editions,
        laws::articles,
        laws::article,
        offers::offers,
        laws::beside,
        laws::scenario,
        laws::chess960,
        time_control::time_control,
        notation::notation,
        notation::sheet,
    )
)]
struct Document;

/// The document, as it is served and checked in.
pub fn openapi() -> String {
    let mut text = Document::openapi().to_pretty_json().unwrap_or_default();
    text.push('\n');
    text
}

/// The interface, described for programs
pub(super) async fn serve() -> impl IntoResponse {
    static TEXT: LazyLock<String> = LazyLock::new(openapi);
    ([(header::CONTENT_TYPE, "application/json")], TEXT.as_str())
}
