//! Questions to the desk that the sensors cannot answer.

use super::settings::Serial;
use crate::event::Event;
use crate::facts::{BoardId, EventFact};
use crate::formats::TEXTS;
use crate::hall_clock::wall_ms;
use crate::outgoing::NoticeFacts;
use fluent_bundle::FluentArgs;
use serde::{Deserialize, Serialize};
use touchmove_journal::Journal;
use touchmove_laws::board::{Bitboard, Color, Square};
use touchmove_laws::edition::Citations;
use touchmove_laws::{Article, Edition};
use touchmove_referee::wire::Side;
use touchmove_sensors::{Announced, TouchedBeside};
use utoipa::ToSchema;

/// A notice or question to the arbiter about an electronic board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ElectronicNotice {
    /// Its subject.
    pub matter: ElectronicMatter,
    /// The electronic board.
    #[schema(value_type = String)]
    pub serial: Serial,
    /// Its table.
    pub table: u32,
    /// The game there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, nullable = false)]
    pub board: Option<BoardId>,
    /// The article that applies, in the event's edition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub article: Option<String>,
    /// The player concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub by: Option<Side>,
    /// The squares concerned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub squares: Vec<String>,
    /// The move that was made.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub mv: Option<String>,
    /// The result that the kings announce.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub result: Option<String>,
}

/// The subject of a notice about an electronic board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ElectronicMatter {
    /// It no longer reports.
    DroppedOut,
    /// It reports again.
    Back,
    /// The clock was pressed, and no move explains the position on the board. The clocks are stopped.
    Unexplained,
    /// The clock was pressed, and no move is seen on the board. The clocks are stopped.
    NoMoveSeen,
    /// Pieces are not on the board: they have fallen, or are between two squares.
    PiecesMissing,
    /// The board has differed from the record for a while.
    Differs,
    /// A piece was lifted and put back, and another one was moved: was it touched, or adjusted?
    Touched,
    /// The players announce a result with their kings: the arbiter confirms it.
    Kings,
    /// A move on the board leaves no legal reply, and the clock was not pressed: was the move made?
    LastMove,
    /// The clock at the board shows another time than the hall's, or runs for the other player.
    ClockDiffers,
}

impl ElectronicNotice {
    /// A notice about a board at a table.
    pub(crate) const fn new(matter: ElectronicMatter, serial: Serial, table: u32) -> Self {
        Self {
            matter,
            serial,
            table,
            board: None,
            article: None,
            by: None,
            squares: Vec::new(),
            mv: None,
            result: None,
        }
    }

    /// The notice with these squares.
    pub(crate) fn about(mut self, squares: Bitboard) -> Self {
        self.squares = squares.into_iter().map(|square| square.to_string()).collect();
        self
    }

    /// The article that applies in an edition, if there is one.
    fn article_of(&self, edition: &Edition, touched: Option<TouchedBeside>) -> Option<Article> {
        let Citations { displaced, found_displaced, completed, clock_defect, resignation, agreement, .. } =
            edition.cites;
        let is_draw = self.result.as_deref() == Some(DRAW);
        match (self.matter, touched) {
            (ElectronicMatter::DroppedOut | ElectronicMatter::Back, _) => None,
            (ElectronicMatter::Unexplained | ElectronicMatter::PiecesMissing, _) => Some(displaced),
            (ElectronicMatter::NoMoveSeen, _) => Some(completed),
            (ElectronicMatter::Differs, _) => Some(found_displaced),
            (ElectronicMatter::ClockDiffers, _) => Some(clock_defect),
            (ElectronicMatter::LastMove, _) if is_draw => Some(edition.cites.stalemate),
            (ElectronicMatter::LastMove, _) => Some(edition.cites.checkmate),
            (ElectronicMatter::Kings, _) if is_draw => Some(agreement),
            (ElectronicMatter::Kings, _) => Some(resignation),
            (ElectronicMatter::Touched, Some(TouchedBeside::Enemy(_))) => Some(edition.cites.touched_enemy),
            (ElectronicMatter::Touched, Some(TouchedBeside::RookFirst(_))) => Some(edition.cites.rook_first),
            (ElectronicMatter::Touched, _) => Some(edition.cites.touched_own),
        }
    }

    /// Why the clocks were stopped, in the language of the event.
    pub(super) fn why(&self, language: &str) -> String {
        let mut args = FluentArgs::new();
        args.set(
            "seen",
            match self.matter {
                ElectronicMatter::NoMoveSeen => "nothing",
                // Not everyone may learn what is on the board.
                ElectronicMatter::LastMove => "question",
                _ => "something",
            },
        );
        TEXTS.of(language).say("electronic-board-unread", &args).unwrap_or_default()
    }

    /// The text, one sentence.
    fn text(&self) -> String {
        let Self { serial, table, squares, .. } = self;
        let squares = squares.join(", ");
        let at = format!("Table {table}, electronic board {serial}");
        let article = self.article.as_ref().map_or(String::new(), |article| format!(" (Article {article})"));
        match self.matter {
            ElectronicMatter::DroppedOut => format!("{at}: the board has stopped reporting."),
            ElectronicMatter::Back => format!("{at}: the board is reporting again."),
            ElectronicMatter::Unexplained => format!(
                "{at}: the clock was pressed, but no move explains the position on the board{article}. The clocks are stopped."
            ),
            ElectronicMatter::NoMoveSeen => format!(
                "{at}: the clock was pressed, but no move is seen on the board{article}. The clocks are stopped."
            ),
            ElectronicMatter::PiecesMissing => {
                format!("{at}: no pieces are detected on {squares}{article}.")
            }
            ElectronicMatter::Differs => {
                format!("{at}: the position differs from the record on {squares}{article}.")
            }
            ElectronicMatter::Touched => format!(
                "{at}: the piece on {squares} was lifted and put back, then {} was played{article}. Was it only adjusted?",
                self.mv.as_deref().unwrap_or("another move")
            ),
            ElectronicMatter::Kings => format!(
                "{at}: the kings in the centre indicate the result {}{article}.",
                self.result.as_deref().unwrap_or("a result")
            ),
            ElectronicMatter::LastMove => format!(
                "{at}: the board shows {}, but the clock was not pressed{article}. Was it played?",
                self.mv.as_deref().unwrap_or("a last move")
            ),
            ElectronicMatter::ClockDiffers => {
                format!("{at}: the clock at the board and the hall's clock show different times{article}.")
            }
        }
    }
}

const DRAW: &str = "1/2-1/2";

/// The result as text.
pub(super) const fn result_word(announced: Announced) -> &'static str {
    match announced {
        Announced::WhiteWins => "1-0",
        Announced::BlackWins => "0-1",
        Announced::Draw => DRAW,
    }
}

/// The result of a game won by this player, or drawn if `None`.
pub(super) const fn won_by(winner: Option<Color>) -> &'static str {
    result_word(match winner {
        Some(Color::White) => Announced::WhiteWins,
        Some(Color::Black) => Announced::BlackWins,
        None => Announced::Draw,
    })
}

/// The square of a piece that was touched.
pub(super) const fn touched_square(touched: TouchedBeside) -> Square {
    match touched {
        TouchedBeside::Own(square) | TouchedBeside::Enemy(square) | TouchedBeside::RookFirst(square) => {
            square
        }
    }
}

impl Event {
    /// Asks the desk, and records the question.
    pub(super) async fn ask_desk(
        &self,
        journal: &dyn Journal,
        mut notice: ElectronicNotice,
        touched: Option<TouchedBeside>,
    ) {
        let edition = Edition::of(self.settings().edition.0);
        notice.article = notice.article_of(edition, touched).map(|article| article.to_string());
        tracing::warn!(event = self.id, notice = notice.text(), "an electronic board");
        self.notice_electronic(notice.clone(), wall_ms());
        let fact = EventFact::ElectronicNotice(notice);
        if let Err(fault) = self.record(journal, (None, None), &fact).await {
            tracing::error!(event = self.id, %fault, "a notice of an electronic board could not be written down");
        }
    }

    /// Informs the desk of something at an electronic board.
    pub(crate) fn notice_electronic(&self, notice: ElectronicNotice, wall: u64) {
        let text = notice.text();
        self.notice_at(NoticeFacts::Electronic(notice), text, wall);
    }
}
