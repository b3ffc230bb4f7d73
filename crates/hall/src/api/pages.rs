//! The pages, built from `web/` and compiled in. Nothing is loaded from elsewhere, and pages contain no inline scripts or styles.

use super::Site;
use super::extract::Path;
use axum::Router;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;

/// A built file.
#[derive(Debug)]
struct Built {
    /// Its path in `web/dist`.
    name: &'static str,
    /// Its bytes.
    plain: &'static [u8],
    /// Its bytes compressed, for clients that accept it.
    gzip: &'static [u8],
}

/// Every built file, by name; empty if the program was compiled before the pages were built.
const BUILT: &[Built] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// The URL and the file of each page.
const PAGES: [(&str, &str); 18] = [
    ("/", "index.html"),
    ("/desk", "desk.html"),
    ("/desk/{event}", "desk.html"),
    ("/wall/{event}", "wall.html"),
    ("/table", "table.html"),
    ("/table/{board}", "table.html"),
    ("/play", "play.html"),
    ("/play/{board}", "play.html"),
    ("/organiser", "organiser.html"),
    ("/organiser/{event}", "organiser.html"),
    ("/laws", "laws.html"),
    ("/laws/{*rest}", "laws.html"),
    ("/ask", "ask.html"),
    ("/ask/{*rest}", "ask.html"),
    ("/drill", "drill.html"),
    ("/drill/{*rest}", "drill.html"),
    ("/help", "help.html"),
    ("/help/{*rest}", "help.html"),
];

/// A page is requested again each time; the files it loads are named by their content, and cached.
const ANEW: &str = "no-cache";
const KEPT: &str = "public, max-age=31536000, immutable";

/// Shown instead of the pages if they were not built.
const NOT_BUILT: &str = "The pages are not in this program.\n\nBuild them and compile it again: `make run` does both, or\n\n    cd web && npm ci && npm run build\n";

/// The pages and their files.
pub(super) fn router() -> Router<Arc<Site>> {
    let assets = |Path(name): Path<String>, headers: HeaderMap| async move {
        serve(StatusCode::OK, &format!("assets/{name}"), KEPT, &headers)
    };
    let page = |name: &'static str| {
        get(move |headers: HeaderMap| async move { serve(StatusCode::OK, name, ANEW, &headers) })
    };
    let pages = PAGES.into_iter().map(|(path, name)| (path.to_owned(), name));
    let beside = beside_the_pages().map(|name| (format!("/{name}"), name));
    pages.chain(beside).fold(Router::new().route("/assets/{name}", get(assets)), |router, (path, name)| {
        router.route(&path, page(name))
    })
}

/// Files that browsers look for at the root of the site under a fixed name: the service worker, and the manifest and icon of an installable
/// page.
fn beside_the_pages() -> impl Iterator<Item = &'static str> {
    let names = BUILT.iter().map(|built| built.name);
    names.filter(|name| !name.contains('/') && !name.ends_with(".html"))
}

fn serve(status: StatusCode, name: &str, cached: &'static str, headers: &HeaderMap) -> Response {
    if BUILT.is_empty() {
        let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
        let status = if status == StatusCode::OK { StatusCode::SERVICE_UNAVAILABLE } else { status };
        return (status, headers, NOT_BUILT).into_response();
    }
    let Some(built) = BUILT.iter().find(|built| built.name == name) else {
        return serve(StatusCode::NOT_FOUND, "wrong-link.html", ANEW, headers);
    };
    let headers_of_file = [
        (header::CONTENT_TYPE, kind(name)),
        (header::CACHE_CONTROL, cached),
        (header::VARY, "accept-encoding"),
    ];
    match takes_gzip(headers) {
        true => (status, headers_of_file, [(header::CONTENT_ENCODING, "gzip")], built.gzip).into_response(),
        false => (status, headers_of_file, built.plain).into_response(),
    }
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.split(',').any(|coding| coding.trim() == "gzip"))
}

/// The media type of a file, by its extension.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// The page for a link that is not valid.
pub(super) fn wrong_link(status: StatusCode, headers: &HeaderMap) -> Response {
    serve(status, "wrong-link.html", ANEW, headers)
}

/// The page for an unknown URL.
pub(super) async fn not_found(headers: HeaderMap) -> Response {
    wrong_link(StatusCode::NOT_FOUND, &headers)
}

#[cfg(test)]
mod tests {
    use super::{BUILT, PAGES, kind, takes_gzip};
    use axum::http::{HeaderMap, HeaderValue, header};

    #[test]
    fn every_page_is_built_or_none_is() {
        for (path, name) in PAGES {
            assert!(BUILT.is_empty() || BUILT.iter().any(|built| built.name == name), "{path}");
        }
    }

    #[test]
    fn every_built_file_is_of_a_known_kind() {
        for built in BUILT {
            assert_ne!(kind(built.name), "application/octet-stream", "{}", built.name);
        }
    }

    #[test]
    fn compressed_is_for_whoever_says_so() {
        let accepting =
            |value| HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(value))]);
        assert!(takes_gzip(&accepting("gzip, deflate, br")) && takes_gzip(&accepting("br,gzip")));
        assert!(!takes_gzip(&accepting("br")) && !takes_gzip(&HeaderMap::new()));
    }
}
