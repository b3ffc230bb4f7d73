//! The current status of the electronic boards, for the people who set them up. It is not recorded.

use super::livechess::{BoardState, Listed};
use super::settings::{ElectronicSettings, PressFrom, Serial};
use super::unavailable::Unavailable;
use serde::Serialize;
use std::collections::BTreeMap;
use touchmove_laws::board::Board;
use utoipa::ToSchema;

/// The status of the electronic boards of an event.
#[derive(Clone, Debug, Default)]
pub(crate) struct ElectronicStatus {
    /// True if LiveChess answers.
    pub is_connected: bool,
    /// Why not.
    pub(super) trouble: Option<Unavailable>,
    /// What LiveChess reports about its boards.
    pub(super) listed: BTreeMap<Serial, Listed>,
    /// The last reading of the sensors.
    pub(super) seen: BTreeMap<Serial, (Board, Agreement)>,
}

/// How the reading of the sensors agrees with the record of the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Agreement {
    /// No game is in progress at its table.
    NoGame,
    /// Every piece is in its place.
    Same,
    /// A move is in progress or was made.
    Moving,
    /// No move explains it.
    Differs,
}

/// The electronic boards of an event.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ElectronicView {
    /// The address of DGT LiveChess.
    #[schema(required = true)]
    pub address: Option<String>,
    /// Where presses come from.
    pub press: PressFrom,
    /// True if LiveChess answers.
    pub connected: bool,
    /// Why not, if known.
    #[schema(required = true)]
    pub trouble: Option<String>,
    /// The boards that LiveChess knows, and those bound to tables.
    pub boards: Vec<FoundBoard>,
}

/// An electronic board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct FoundBoard {
    /// Its serial number.
    #[schema(value_type = String)]
    pub serial: Serial,
    /// Its table.
    #[schema(required = true)]
    pub table: Option<u32>,
    /// Its state.
    pub state: FoundState,
    /// Its battery, as reported by LiveChess.
    #[schema(required = true)]
    pub battery: Option<String>,
    /// The reading of the sensors: the first field of a FEN.
    #[schema(required = true)]
    pub pieces: Option<String>,
    /// How that agrees with the record.
    #[schema(required = true)]
    pub agreement: Option<Agreement>,
}

/// The state of an electronic board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FoundState {
    /// It reports.
    Active,
    /// It was switched off in LiveChess.
    Inactive,
    /// It does not answer.
    NotResponding,
    /// It reports with a delay.
    Delayed,
    /// LiveChess has not used it yet.
    Unused,
    /// LiveChess does not know it, or cannot be reached.
    Missing,
}

impl From<BoardState> for FoundState {
    fn from(state: BoardState) -> Self {
        match state {
            BoardState::Active => Self::Active,
            BoardState::Inactive => Self::Inactive,
            BoardState::NotResponding => Self::NotResponding,
            BoardState::Delayed => Self::Delayed,
            BoardState::Unknown => Self::Unused,
        }
    }
}

impl ElectronicStatus {
    /// The boards and their settings, for display.
    pub(crate) fn view(&self, settings: &ElectronicSettings) -> ElectronicView {
        let bound = settings.boards.iter().map(|binding| binding.serial);
        let mut serials: Vec<Serial> = bound.chain(self.listed.keys().copied()).collect();
        serials.sort_unstable();
        serials.dedup();
        let found = serials.into_iter().map(|serial| {
            let listed = self.listed.get(&serial).filter(|_| self.is_connected);
            let seen = self.seen.get(&serial).filter(|_| self.is_connected);
            FoundBoard {
                serial,
                table: settings.boards.iter().find(|one| one.serial == serial).map(|one| one.table),
                state: listed.map_or(FoundState::Missing, |listed| listed.state.into()),
                battery: listed.and_then(|listed| listed.battery.clone()),
                pieces: seen.map(|(board, _)| board.to_string()),
                agreement: seen.map(|(_, agreement)| *agreement),
            }
        });
        ElectronicView {
            address: settings.address.clone(),
            press: settings.press,
            connected: self.is_connected,
            trouble: self.trouble.map(|trouble| trouble.text().to_owned()),
            boards: found.collect(),
        }
    }
}
