//! A client at a board: acts in, answers out.

#[cfg(feature = "fuzzing")]
use super::Resyncs;
use super::{Arrival, ClientMessage, Received, Resume, Talk, text_of};
use crate::api::acts::{ActRequest, Place, carry_out};
use crate::api::{Caller, Site, boards};
use crate::board::Board;
use crate::device_clock::DeviceClock;
use crate::devices::{Battery, Presence};
use crate::fault::Fault;
use crate::hall_clock::millis;
use crate::json;
use crate::live::{BOARD_QUEUE, Seat};
use crate::outgoing::{CountedMessage, TimeMessage};
use crate::passage::Passed;
use crate::roles::Role;
use crate::seats::Seating;
use axum::extract::ws::Utf8Bytes;
use axum::http::StatusCode;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

/// A client at a board.
pub(crate) struct BoardTalk {
    site: Arc<Site>,
    caller: Caller,
    board: Arc<Board>,
    role: Role,
    /// The device, while it is at the board.
    pub(super) presence: Option<Presence>,
    clock: DeviceClock,
    /// Set if the device is connected to another server.
    pub(super) passed: Option<Passed>,
    /// The number of the first act that was not recorded and has not been sent again. Later acts wait for it: a press must not be recorded
    /// without its move.
    unrecorded: Option<u64>,
}

impl Talk for BoardTalk {
    async fn begin(&self, resume: &Resume) -> Result<(Seat, Vec<Utf8Bytes>), Fault> {
        let (seat, missed) = {
            // Under one lock, so that nothing is lost between the missed messages and the next ones.
            let mut live = self.board.live();
            let missed = resume.from.filter(|_| !self.role.sees_late()).and_then(|from| live.since(from));
            let seat = live.audience.join(self.role, self.caller.link_id(), BOARD_QUEUE);
            if let Some(Passed { passage, .. }) = &self.passed {
                live.audience.is_reached_by(seat.id, passage);
            }
            (seat, missed)
        };
        // Revoking a link only disconnects those who have joined, and may just have happened.
        self.site.check_link(self.caller.link_id())?;
        let mut first = match missed {
            Some(missed) => self.resumed(&missed).await?,
            None => vec![self.everything().await?],
        };
        // The round may have changed while the device was away.
        let hall = &self.site.hall;
        let link = self.caller.link.as_ref().filter(|_| self.role.is_at_a_board());
        let seating = link.map(|link| hall.seating(link)).filter(|now| *now != Seating::at(self.board.id()));
        first.extend(seating.map(|seating| text_of(&hall.seat_message(seating))));
        Ok((seat, first))
    }

    async fn everything(&self) -> Result<Utf8Bytes, Fault> {
        boards::scene_text(&self.site, &self.board, self.role, self.caller.link_id()).await
    }

    async fn receive(
        &mut self,
        message: ClientMessage,
        Received { seat, arrival }: Received,
    ) -> Option<String> {
        let Arrival { at: arrived, stalled, .. } = arrival;
        match message {
            ClientMessage::Act { seq, .. } if self.board.event.is_left() => {
                Some(Fault::not_reached("another server has taken over this event").message(Some(seq)))
            }
            ClientMessage::Act { seq, .. } if self.unrecorded.is_some_and(|first| seq > first) => {
                let message = "an earlier message was not recorded; send that one again first";
                Some(Fault::not_reached(message).message(Some(seq)))
            }
            ClientMessage::Act { seq, ago, made, act } => {
                let unheard = self.presence.as_ref().map_or(Duration::ZERO, Presence::unheard);
                let made = made.filter(|_| self.presence.is_some());
                let delay =
                    made.map_or(Duration::ZERO, |made| self.clock.held_up(made, arrived.since_start()));
                // A server in between stood still: as in an outage, the device could not be heard meanwhile.
                let (ago, unheard) = (ago.max(millis(delay.min(stalled))), unheard.max(stalled));
                let request = ActRequest { seq, ago, act };
                let place = Place { seat: Some(seat), arrived, unheard, delay };
                let done = match self.role_now() {
                    Ok(role) => carry_out(&self.site, &self.caller, &self.board, role, request, place).await,
                    Err(fault) => Err(fault),
                };
                let is_recorded = |fault: &Fault| fault.status != StatusCode::SERVICE_UNAVAILABLE;
                self.unrecorded = done.as_ref().err().filter(|fault| !is_recorded(fault)).map(|_| seq);
                match done {
                    // The answer is sent in order with the other messages.
                    Ok(done) if !done.was_repeated => None,
                    Ok(done) => Some(crate::api::acts::answer(&done, self.role, seq)),
                    Err(fault) => Some(fault.message(Some(seq))),
                }
            }
            ClientMessage::Time { sent } => {
                let clock = &self.site.hall.clock;
                if let Some(sent_ms) = sent.as_f64() {
                    self.clock.hear(sent_ms, arrived.since_start());
                }
                let delay = self.board.event.settings().broadcast_delay_ms;
                let delay = if self.role.sees_late() { delay } else { 0 };
                let now = self.board.now_ms(clock).saturating_sub(delay);
                let stand = clock.standing().map(|standing| standing.cause);
                Some(json::text(&TimeMessage { kind: Default::default(), sent, now, stand }))
            }
            ClientMessage::Device { battery, charging } => match Battery::read(battery, charging) {
                Some(battery) => {
                    self.presence.iter().for_each(|presence| presence.report(battery));
                    None
                }
                None => Some(Fault::bad("a battery is between 0 and 1").message(None)),
            },
            ClientMessage::Resync => None,
        }
    }

    fn site(&self) -> &Site {
        &self.site
    }

    fn stranger(&self) -> Option<IpAddr> {
        self.caller.stranger()
    }

    fn passed(&self) -> Option<&Passed> {
        self.passed.as_ref()
    }

    fn is_relay(&self) -> bool {
        self.passed.as_ref().is_some_and(|passed| passed.is_relay)
    }

    fn sit(&mut self) {
        let link = self.caller.link.as_ref().filter(|_| self.role.is_at_a_board());
        self.presence = link.map(|link| Presence::begin(&self.site.hall, &self.board, link));
        self.board.a_device_has_come(self.role, &self.site.hall.tools());
    }

    #[cfg(feature = "cluster")]
    fn is_awaited(&self) -> bool {
        self.presence.is_some() && self.board.awaits_players(&self.site.hall.tools())
    }

    #[cfg(feature = "cluster")]
    fn is_back(&self, seat: u64) {
        self.board.a_device_is_back(seat, &self.site.hall.tools());
    }

    fn presence(&mut self) -> Option<&mut Presence> {
        self.presence.as_mut()
    }
}

impl BoardTalk {
    /// A client that opens a board.
    pub(crate) fn new(site: Arc<Site>, caller: Caller, board: Arc<Board>, role: Role) -> Self {
        let (presence, clock, passed, unrecorded) = (None, DeviceClock::default(), None, None);
        Self { site, caller, board, role, presence, clock, passed, unrecorded }
    }

    /// Joins and sends these messages; returns the answer to each, and the whole state at the end.
    #[cfg(feature = "fuzzing")]
    pub(crate) async fn say(mut self, texts: &[&str]) -> Vec<Option<String>> {
        let Ok((seat, _)) = self.begin(&Resume::default()).await else { return Vec::new() };
        let mut resyncs = Resyncs::new(self.allowance());
        let mut answers = Vec::new();
        for text in texts {
            let heard = Received { seat: seat.id, arrival: Arrival::now(&self.site.hall, None) };
            answers.push(self.respond(text, heard, &mut resyncs).await);
        }
        answers.push(self.everything().await.ok().map(|text| text.to_string()));
        answers
    }

    /// The holder's role here now: the table may have moved on since the device joined. At a withdrawn board the role stays as it was.
    fn role_now(&self) -> Result<Role, Fault> {
        match self.board.is_withdrawn() {
            true => Ok(self.role),
            false => self.caller.role_at(&self.site, &self.board),
        }
    }

    /// The missed messages, and the number that the link has used meanwhile, perhaps from another device.
    async fn resumed(&self, missed: &[Arc<crate::message::Message>]) -> Result<Vec<Utf8Bytes>, Fault> {
        let mut first: Vec<_> = missed.iter().map(|message| message.text(self.role.sight(), None)).collect();
        if let Some(link) = self.caller.link_id().filter(|_| !missed.is_empty()) {
            let seq = self.board.last_sequence(self.site.hall.tools(), link).await?;
            first.push(text_of(&CountedMessage { kind: Default::default(), seq }));
        }
        Ok(first)
    }
}
