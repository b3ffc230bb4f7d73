//! Injects faults into a hall, a NATS server or the network between them.

use crate::Outcome;
use crate::games::Dice;
use crate::halls::Hall;
use crate::nats::Nats;
use crate::proxy::{Network, Proxy};
use crate::site::Site;
use clap::ValueEnum;
use nix::sys::signal::Signal;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// A kind of fault.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
pub(crate) enum Kind {
    /// Kill a hall, and start it again
    KillHall,
    /// End a hall with SIGTERM, and start it again
    EndHall,
    /// Stop the process of a hall for a while
    StopHall,
    /// Kill a NATS server, and start it again
    KillNats,
    /// Stop the process of a NATS server for a while
    StopNats,
    /// Hold back the bytes between a hall and NATS
    HoldNetwork,
    /// Close the connections between a hall and NATS, and let no new ones through
    CutNetwork,
}

impl Kind {
    pub(crate) const ALL: [Self; 7] = [
        Self::KillHall,
        Self::StopNats,
        Self::EndHall,
        Self::CutNetwork,
        Self::StopHall,
        Self::KillNats,
        Self::HoldNetwork,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::KillHall => "hall killed (SIGKILL)",
            Self::EndHall => "hall ended (SIGTERM)",
            Self::StopHall => "hall stopped (SIGSTOP)",
            Self::KillNats => "NATS server killed (SIGKILL)",
            Self::StopNats => "NATS server stopped (SIGSTOP)",
            Self::HoldNetwork => "hall cut off from NATS, bytes held",
            Self::CutNetwork => "hall cut off from NATS, connections closed",
        }
    }

    /// Returns the shortest and the longest duration in seconds. A process that was killed or ended is started again after this time.
    const fn lasts(self) -> (f64, f64) {
        match self {
            Self::KillHall | Self::EndHall | Self::KillNats => (0.1, 5.0),
            Self::StopHall => (0.5, 10.0),
            Self::StopNats | Self::HoldNetwork | Self::CutNetwork => (1.0, 10.0),
        }
    }
}

/// Everything that faults are injected into.
pub(crate) struct House {
    pub(crate) nats: Nats,
    pub(crate) halls: Vec<Hall>,
    pub(crate) proxies: Vec<Proxy>,
}

impl House {
    /// Injects a fault for a random time, and repairs it.
    pub(crate) async fn inject(
        &mut self,
        site: &Site,
        (kind, number): (Kind, usize),
        at_most: f64,
        dice: &mut Dice,
    ) -> Outcome<()> {
        let place = dice.below(self.halls.len());
        let (shortest, longest) = kind.lasts();
        let lasts = shortest + (longest.min(at_most) - shortest) * dice.part();
        let lasts = Duration::from_secs_f64(lasts.max(shortest));
        let is_of_nats = matches!(kind, Kind::KillNats | Kind::StopNats);
        let target = if is_of_nats { &self.nats.servers[place].name } else { &self.halls[place].name };
        let facts =
            json!({ "number": number, "kind": kind.name(), "target": target, "lasts": lasts.as_secs_f64() });
        println!("fault {number}: {}, {target}, {:.1} s", kind.name(), lasts.as_secs_f64());
        site.record.note("fault", facts);
        self.harm(kind, place, lasts).await?;
        site.record.note("mended", json!({ "number": number }));
        Ok(())
    }

    async fn harm(&mut self, kind: Kind, place: usize, lasts: Duration) -> Outcome<()> {
        match kind {
            Kind::KillHall | Kind::EndHall => {
                let mut process = self.halls[place].process.take().ok_or("the hall is not running")?;
                match kind {
                    Kind::KillHall => process.kill()?,
                    _ => println!("  it ended after {:.1} s", process.end().await?.as_secs_f64()),
                }
                sleep(lasts).await;
                self.halls[place].begin()?;
                self.halls[place].is_open().await
            }
            Kind::KillNats => {
                self.nats.servers[place].process.take().ok_or("the server is not running")?.kill()?;
                sleep(lasts).await;
                self.nats.begin(place)?;
                self.nats.is_ready(place).await
            }
            Kind::StopHall | Kind::StopNats => {
                let process = match kind {
                    Kind::StopHall => self.halls[place].process.as_ref(),
                    _ => self.nats.servers[place].process.as_ref(),
                };
                let process = process.ok_or("the process is not running")?;
                process.signal(Signal::SIGSTOP)?;
                sleep(lasts).await;
                process.signal(Signal::SIGCONT)
            }
            Kind::HoldNetwork | Kind::CutNetwork => {
                let how = if kind == Kind::CutNetwork { Network::Cut } else { Network::Holds };
                self.proxies[place].set(how);
                sleep(lasts).await;
                self.proxies[place].set(Network::Passes);
                Ok(())
            }
        }
    }

    /// Returns an error if a hall or a NATS server has ended by itself.
    pub(crate) fn all_run(&mut self) -> Outcome<()> {
        for hall in &mut self.halls {
            if !hall.process.as_mut().map_or(Ok(false), |process| process.is_running())? {
                return Err(format!("{} has ended by itself", hall.name).into());
            }
        }
        for server in &mut self.nats.servers {
            if !server.process.as_mut().map_or(Ok(false), |process| process.is_running())? {
                return Err(format!("{} has ended by itself", server.name).into());
            }
        }
        Ok(())
    }
}

/// Waits until every board has been answered an act made at `since_us` or later. Returns the time since then.
pub(crate) async fn all_answered(site: &Site, since_us: u64, patience: Duration) -> Outcome<Duration> {
    use std::sync::atomic::Ordering;
    let began = Instant::now();
    loop {
        let is_behind = |board: &&std::sync::atomic::AtomicU64| board.load(Ordering::Relaxed) < since_us;
        let behind = site.answered_us.iter().filter(is_behind).count();
        if behind == 0 {
            return Ok(Duration::from_micros(site.clock().now_us() - since_us));
        }
        if began.elapsed() > patience {
            return Err(format!("{behind} boards have not been answered within {patience:?}").into());
        }
        sleep(Duration::from_millis(20)).await;
    }
}
