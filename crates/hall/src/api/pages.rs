//! The pages, compiled in. Nothing is loaded from elsewhere, and no script or style stands inside a page.

use super::Site;
use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;

/// A file that is served: where, of which kind, and what is in it.
type File = (&'static str, &'static str, &'static str);

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

const FILES: [File; 13] = [
    ("/", HTML, include_str!("../pages/start.html")),
    ("/desk", HTML, include_str!("../pages/desk.html")),
    ("/desk/{event}", HTML, include_str!("../pages/desk.html")),
    ("/wall/{event}", HTML, include_str!("../pages/wall.html")),
    ("/table/{board}", HTML, include_str!("../pages/table.html")),
    ("/assets/hall.css", "text/css; charset=utf-8", include_str!("../pages/hall.css")),
    ("/assets/common.js", SCRIPT, include_str!("../pages/common.js")),
    ("/assets/start.js", SCRIPT, include_str!("../pages/start.js")),
    ("/assets/desk.js", SCRIPT, include_str!("../pages/desk.js")),
    ("/assets/cards.js", SCRIPT, include_str!("../pages/cards.js")),
    ("/assets/wall.js", SCRIPT, include_str!("../pages/wall.js")),
    ("/assets/table.js", SCRIPT, include_str!("../pages/table.js")),
    ("/assets/board.js", SCRIPT, include_str!("../pages/board.js")),
];

const WRONG_LINK: &str = include_str!("../pages/wrong-link.html");

/// The pages and what they need.
pub(super) fn router() -> Router<Arc<Site>> {
    FILES.into_iter().fold(Router::new(), |router, (path, kind, text)| {
        router.route(path, get(move || async move { file(StatusCode::OK, kind, text) }))
    })
}

fn file(status: StatusCode, kind: &'static str, text: &'static str) -> Response {
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")];
    (status, headers, text).into_response()
}

/// The link leads nowhere.
pub(super) fn wrong_link(status: StatusCode) -> Response {
    file(status, HTML, WRONG_LINK)
}

/// There is no such page.
pub(super) async fn not_found() -> Response {
    wrong_link(StatusCode::NOT_FOUND)
}
