//! The devices at the boards of an event: which are connected, when each was last heard from, and the charge of its battery.
//!
//! A socket that receives something stores the moment without a lock. The lock is taken only when a device connects, leaves, falls silent,
//! is heard again or reports its battery. The desk and the office are informed; players and spectators are not.
//!
//! All of it is computed in played time: while the server itself stood still, it could not hear anyone.

use crate::board::Board;
use crate::event::Event;
use crate::facts::BoardId;
use crate::hall::Hall;
use crate::hall_clock::{millis, wall_ms};
use crate::limits::{Bucket, Rate};
use crate::links::{Link, Place};
use crate::live::Item;
use crate::roles::Role;
use serde::Serialize;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use utoipa::ToSchema;

/// A device that is silent for this long is offline: the pages of a seat ask for the time every 1.5 seconds.
pub(crate) const LONGEST_SILENCE: Duration = Duration::from_secs(6);

/// How long a device counts as online after its socket was closed: its page may be reloading, or changing to the next board.
pub(crate) const GRACE: Duration = Duration::from_secs(2);

/// How long after a device is heard again it sends what it kept while it was not.
const CATCHING_UP: Duration = Duration::from_secs(3);

/// A device that has not been heard from for longer may be offline, or what it sends may be held up somewhere.
const PAUSE: Duration = Duration::from_secs(2);

/// How often a battery is reported to the desk.
const REPORTS: Rate = Rate { burst: 5.0, a_second: 0.1 };

/// A device at a board.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct DeviceView {
    /// The link that it uses.
    pub link: u64,
    /// The role of its holder.
    pub role: Role,
    /// The table, if the link belongs to a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub table: Option<u32>,
    /// The player, if the link belongs to a player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub player: Option<String>,
    /// Its board now, or its last one.
    #[schema(value_type = String)]
    pub board: BoardId,
    /// True if it is connected.
    pub online: bool,
    /// When it was last heard from: wall time, in milliseconds since the beginning of 1970 (UTC).
    pub seen: u64,
    /// The charge of its battery, from 0 to 1, where the browser reports it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub battery: Option<f64>,
    /// True if it is being charged, where the browser reports it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub charging: Option<bool>,
    /// True while it is listed. It is not once its link is revoked, or once it has left a board that its link is for and whose game is long
    /// over.
    pub valid: bool,
}

/// A device's report about its battery.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Battery {
    /// The charge in percent.
    pub percent: Option<u8>,
    /// True if it is being charged.
    pub is_charging: Option<bool>,
}

/// The devices that have used the boards of an event since the server started.
#[derive(Debug, Default)]
pub(crate) struct Devices {
    known: Mutex<HashMap<u64, Device>>,
}

#[derive(Debug)]
struct Device {
    link: u64,
    role: Role,
    /// The table or the player that the link belongs to.
    place: Place,
    board: BoardId,
    sockets: Vec<Socket>,
    /// When it was last heard from other than over these sockets, in played time.
    heard_ms: u64,
    /// It has opened a socket. Requests alone do not make it a device that can be lost.
    has_connected: bool,
    battery: Battery,
    reports: Bucket,
}

#[derive(Debug)]
struct Socket {
    heard_ms: Arc<AtomicU64>,
    is_silent: bool,
}

impl Device {
    fn new(link: &Link, board: BoardId) -> Self {
        Self {
            link: link.id,
            role: link.role,
            place: link.scope.place(),
            board,
            sockets: Vec::new(),
            heard_ms: 0,
            has_connected: false,
            battery: Battery::default(),
            reports: Bucket::new(REPORTS),
        }
    }

    fn is_online(&self) -> bool {
        self.sockets.iter().any(|socket| !socket.is_silent)
    }

    fn heard_ms(&self) -> u64 {
        let sockets = self.sockets.iter().map(|socket| socket.heard_ms.load(Ordering::Relaxed));
        sockets.fold(self.heard_ms, u64::max)
    }

    fn view(&self, now_ms: u64) -> DeviceView {
        DeviceView {
            link: self.link,
            role: self.role,
            table: self.place.table,
            player: self.place.player.clone(),
            board: self.board,
            online: self.is_online(),
            seen: wall_ms().saturating_sub(now_ms.saturating_sub(self.heard_ms())),
            battery: self.battery.percent.map(|percent| f64::from(percent) / 100.0),
            charging: self.battery.is_charging,
            valid: true,
        }
    }
}

impl Devices {
    fn known(&self) -> MutexGuard<'_, HashMap<u64, Device>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Event {
    /// The devices that have used its boards, by board.
    pub(crate) fn devices(&self, hall: &Hall) -> Vec<DeviceView> {
        let now_ms = hall.clock.played_ms();
        let known = self.devices.known();
        let listed = known.values().filter(|device| device.has_connected);
        let mut views: Vec<DeviceView> = listed.map(|device| device.view(now_ms)).collect();
        drop(known);
        views.sort_unstable_by_key(|device| (device.board, device.link));
        views
    }

    /// Notes an act that came by a request. Returns how long its device had not been heard from.
    pub(crate) fn hear_request(&self, hall: &Hall, board: BoardId, link: &Link) -> Duration {
        let now_ms = hall.clock.played_ms();
        let mut known = self.devices.known();
        let device = known.entry(link.id).or_insert_with(|| Device::new(link, board));
        let unheard_ms = now_ms.saturating_sub(device.heard_ms());
        device.heard_ms = now_ms;
        Duration::from_millis(unheard_ms)
    }

    /// Removes a device from the list: its link was revoked.
    pub(crate) fn forget_device(&self, hall: &Hall, link: u64) {
        let mut known = self.devices.known();
        if let Some(mut device) = known.remove(&link).filter(|device| device.has_connected) {
            device.sockets.clear();
            let view = DeviceView { valid: false, ..device.view(hall.clock.played_ms()) };
            self.tell_device(view);
        }
    }

    /// The game at a board is over: forgets the devices that have left it, if their link is for this board alone.
    pub(crate) fn forget_devices_of(&self, board: BoardId, now_ms: u64) {
        let has_left = |device: &Device| device.place.board == Some(board) && device.sockets.is_empty();
        let mut known = self.devices.known();
        let left = known.extract_if(|_, device| has_left(device)).map(|(_, device)| device);
        for device in left.filter(|device| device.has_connected) {
            self.tell_device(DeviceView { valid: false, ..device.view(now_ms) });
        }
    }

    /// Changes the state of a device and informs the desk and the office, in the order of the changes.
    fn change_device(&self, hall: &Hall, link: u64, change: impl FnOnce(&mut Device)) {
        let mut known = self.devices.known();
        let Some(device) = known.get_mut(&link) else { return };
        let whereabouts = |device: &Device| (device.is_online(), device.board);
        let before = (whereabouts(device), device.battery);
        change(device);
        let has_moved = before.0 != whereabouts(device);
        if has_moved || (before.1 != device.battery && device.reports.take()) {
            self.tell_device(device.view(hall.clock.played_ms()));
        }
    }

    fn tell_device(&self, view: DeviceView) {
        self.feed(Role::Arbiter).tell(Item::Device(Arc::new(view)));
    }
}

/// A socket of a seat's device, for as long as it is open.
pub(crate) struct Presence {
    hall: Arc<Hall>,
    event: Arc<Event>,
    link: u64,
    heard_ms: Arc<AtomicU64>,
    /// When the device was heard again after the last pause; until its first message, when the socket was opened.
    back_ms: u64,
    /// When it was last heard from before that pause.
    before_ms: u64,
    has_spoken: bool,
    /// When this socket last received something before the current message.
    previous_ms: u64,
    is_silent: bool,
}

impl Presence {
    /// A device joins a board.
    pub(crate) fn begin(hall: &Arc<Hall>, board: &Board, link: &Link) -> Self {
        let event = Arc::clone(&board.event);
        let opened_ms = hall.clock.played_ms();
        let heard_ms = Arc::new(AtomicU64::new(opened_ms));
        let before_ms = {
            let mut known = event.devices.known();
            known.entry(link.id).or_insert_with(|| Device::new(link, board.id())).heard_ms()
        };
        event.change_device(hall, link.id, |device| {
            device.sockets.push(Socket { heard_ms: Arc::clone(&heard_ms), is_silent: false });
            device.has_connected = true;
            device.board = board.id();
        });
        // The link may just have been revoked.
        if hall.links().get(link.id).is_none_or(|link| link.is_void) {
            event.forget_device(hall, link.id);
        }
        let (hall, link) = (Arc::clone(hall), link.id);
        let (back_ms, previous_ms, has_spoken) = (opened_ms, opened_ms, false);
        Self { hall, event, link, heard_ms, back_ms, before_ms, has_spoken, previous_ms, is_silent: false }
    }

    /// Notes a message that arrived this long ago at the server to which the device is connected.
    pub(crate) fn hear(&mut self, ago: Duration) {
        let arrived_ms = self.hall.clock.played_ms().saturating_sub(millis(ago));
        self.previous_ms = self.heard_ms.fetch_max(arrived_ms, Ordering::Relaxed);
        // The messages of a device may be held up before the first of them arrives: its silence ends only then.
        let has_paused = arrived_ms.saturating_sub(self.previous_ms) > millis(PAUSE);
        if has_paused && self.has_spoken {
            self.before_ms = self.previous_ms;
        }
        if has_paused || !self.has_spoken {
            self.back_ms = arrived_ms;
        }
        self.has_spoken = true;
        if self.is_silent {
            self.set_silent(false);
        }
    }

    /// How long it may still be silent; `None` once it has been silent for too long.
    pub(crate) fn patience(&self) -> Option<Duration> {
        let silent_ms = self.hall.clock.played_ms().saturating_sub(self.heard_ms.load(Ordering::Relaxed));
        (!self.is_silent).then(|| LONGEST_SILENCE.saturating_sub(Duration::from_millis(silent_ms)))
    }

    /// Checks whether it has been silent for too long.
    pub(crate) fn note_silence(&mut self) {
        if self.patience().is_some_and(|left| left.is_zero()) {
            self.set_silent(true);
        }
    }

    /// Notes that it has been silent for too long, or is heard from again.
    fn set_silent(&mut self, is_silent: bool) {
        self.is_silent = is_silent;
        self.event.change_device(&self.hall, self.link, |device| {
            let own = device.sockets.iter_mut().find(|socket| Arc::ptr_eq(&socket.heard_ms, &self.heard_ms));
            own.into_iter().for_each(|socket| socket.is_silent = is_silent);
        });
    }

    /// How long the device had not been heard from before the current message. What it kept meanwhile arrives right after it is heard
    /// again, but perhaps not as the first message.
    pub(crate) fn unheard(&self) -> Duration {
        let now_ms = self.heard_ms.load(Ordering::Relaxed);
        let is_catching_up = Duration::from_millis(now_ms.saturating_sub(self.back_ms)) <= CATCHING_UP;
        let last_ms = if is_catching_up { self.before_ms } else { self.previous_ms };
        Duration::from_millis(now_ms.saturating_sub(last_ms))
    }

    /// Notes a battery report of the device.
    pub(crate) fn report(&self, battery: Battery) {
        self.event.change_device(&self.hall, self.link, |device| device.battery = battery);
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut board = None;
        self.event.change_device(&self.hall, self.link, |device| {
            device.heard_ms = device.heard_ms();
            device.sockets.retain(|socket| !Arc::ptr_eq(&socket.heard_ms, &self.heard_ms));
            board = Some(device.board);
        });
        if let Some(board) = board.and_then(|board| self.hall.board(board).ok()) {
            board.put_away_later(&self.hall.tools());
        }
    }
}

impl Battery {
    /// Reads a battery report; `None` if it contains no valid value.
    pub(crate) fn read(left: Option<f64>, is_charging: Option<bool>) -> Option<Self> {
        let percent = match left {
            None => None,
            Some(left) if (0.0..=1.0).contains(&left) => Some((left * 100.0).round() as u8),
            Some(_) => return None,
        };
        Some(Self { percent, is_charging })
    }
}
