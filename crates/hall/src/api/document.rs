//! The OpenAPI document.

use super::{
    acts, addresses, ask, boards, broadcast, correcting, devices, drill, electronic, events, evidence, files,
    import, keeping, laws, links, notation, notes, offers, pairing, search, sheet_position, time_control,
    tournament, withdrawing,
};
use crate::socket::ClientMessage;
use crate::{outgoing, socket, stream};
use axum::http::header;
use axum::response::IntoResponse;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use utoipa::openapi::RefOr;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi, openapi};

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
        correcting::board,
        boards::record,
        withdrawing::board,
        withdrawing::round,
        evidence::journal,
        evidence::evidence,
        evidence::docket,
        devices::list,
        electronic::show,
        electronic::set_up,
        notes::list,
        notes::write,
        acts::act,
        acts::preview,
        sheet_position::sheet_position,
        links::list,
        links::issue,
        links::revoke,
        links::take_over,
        links::qr,
        addresses::show,
        addresses::choose,
        import::import,
        files::games,
        files::board_game,
        files::results,
        import::standings,
        files::trf_results,
        broadcast::round_games,
        broadcast::show,
        broadcast::set_token,
        broadcast::push_round,
        tournament::keep,
        tournament::report,
        pairing::show,
        pairing::preview,
        pairing::pair,
        files::journal,
        files::take_in,
        keeping::anchor,
        keeping::anchor_file,
        keeping::backups,
        keeping::make_backup,
        keeping::backup_file,
        socket::board,
        socket::event,
        stream::board,
        stream::event,
        ask::topics,
        ask::ask,
        ask::answers,
        drill::topics,
        drill::questions,
        laws::editions,
        laws::articles,
        laws::article,
        search::search,
        offers::offers,
        laws::beside,
        laws::scenario,
        laws::chess960,
        time_control::time_control,
        notation::notation,
        notation::sheet,
    ),
    components(schemas(
        boards::SceneView,
        ClientMessage,
        socket::EventScene,
        outgoing::BoardMessage<'_>,
        outgoing::NamesMessage,
        outgoing::BoardsMessage,
        outgoing::ClocksMessage,
        outgoing::CountedMessage,
        outgoing::SeatMessage,
        outgoing::NoticeMessage<'_>,
        outgoing::DeviceMessage<'_>,
        outgoing::NoteMessage,
        outgoing::RefusalMessage,
        outgoing::TimeMessage,
    )),
    modifiers(&Links, &Descriptions),
    security((), ("link" = []))
)]
struct Document;

/// How a request identifies its sender.
struct Links;

impl Modify for Links {
    fn modify(&self, document: &mut openapi::OpenApi) {
        let link = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some(
                "The part of a link behind its last `/`. Without one, the caller is a spectator.",
            ))
            .build();
        let components = document.components.get_or_insert_default();
        components.security_schemes.insert("link".to_owned(), SecurityScheme::Http(link).into());
    }
}

/// Describes each response: a successful one by its content, any other by its status.
struct Descriptions;

impl Modify for Descriptions {
    fn modify(&self, document: &mut openapi::OpenApi) {
        let schemas = document.components.get_or_insert_default().schemas.clone();
        let operations = document.paths.paths.values_mut().flat_map(|path| {
            [&mut path.get, &mut path.post, &mut path.patch, &mut path.put, &mut path.delete]
        });
        for operation in operations.filter_map(Option::as_mut) {
            for (status, response) in &mut operation.responses.responses {
                if let RefOr::T(response) = response
                    && response.description.is_empty()
                {
                    response.description = described(status, response, &schemas);
                }
            }
        }
    }
}

fn described(
    status: &str,
    response: &openapi::Response,
    schemas: &BTreeMap<String, RefOr<openapi::Schema>>,
) -> String {
    let said = match status {
        "400" => "The request cannot be read; the error says what is wrong with it.",
        "401" => "The link is wrong, has expired or was revoked.",
        "403" => "The caller's role may not do this.",
        "404" => "There is no such thing.",
        "409" => "The state has changed in the meantime; the error says how.",
        "413" => "The request is too large.",
        "429" => "Too many requests; wait a moment and try again.",
        "503" => "It could not be recorded: nothing happened, try again.",
        _ => return carried(response, schemas).unwrap_or_else(|| "The requested data.".to_owned()),
    };
    said.to_owned()
}

/// The description of a response's schema.
fn carried(
    response: &openapi::Response,
    schemas: &BTreeMap<String, RefOr<openapi::Schema>>,
) -> Option<String> {
    let RefOr::T(content) = response.content.values().next()? else { return None };
    let body = content.schema.as_ref()?;
    let (body, is_list) = match body {
        RefOr::T(openapi::Schema::Array(list)) => match &list.items {
            openapi::schema::ArrayItems::RefOrSchema(item) => (&**item, true),
            openapi::schema::ArrayItems::False => return None,
        },
        other => (other, false),
    };
    let RefOr::Ref(reference) = body else { return None };
    let name = reference.ref_location.rsplit('/').next()?;
    let about = match schemas.get(name)? {
        RefOr::T(openapi::Schema::Object(object)) => object.description.clone()?,
        _ => return None,
    };
    Some(if is_list { format!("A list. Each item: {about}") } else { about })
}

/// The document as served and checked in.
pub fn openapi() -> String {
    let mut text = Document::openapi().to_pretty_json().expect("the document can be written");
    text.push('\n');
    text
}

/// The interface, described for programs
pub(super) async fn serve() -> impl IntoResponse {
    static TEXT: LazyLock<String> = LazyLock::new(openapi);
    ([(header::CONTENT_TYPE, "application/json")], TEXT.as_str())
}
