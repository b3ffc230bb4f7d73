//! A child process, which this program starts and ends.

use crate::Outcome;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs::{File, OpenOptions};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a process may take to end after SIGTERM.
const ENDS_WITHIN: Duration = Duration::from_secs(20);

/// A process, killed when dropped.
pub(crate) struct Process {
    child: Child,
}

impl Process {
    /// Starts a process. Writes its output to one file, and appends its errors to another.
    pub(crate) fn start(command: &mut Command, output: &Path, errors: &Path) -> Outcome<Self> {
        let errors = OpenOptions::new().create(true).append(true).open(errors)?;
        // Keeps Ctrl-C from reaching the process: this program ends the halls before NATS, because a hall still writes when it ends.
        command.process_group(0);
        let child = command.stdin(Stdio::null()).stdout(File::create(output)?).stderr(errors).spawn();
        let program = command.get_program().to_string_lossy().into_owned();
        Ok(Self { child: child.map_err(|error| format!("{program}: {error}"))? })
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends the process a signal.
    pub(crate) fn signal(&self, signal: Signal) -> Outcome<()> {
        Ok(kill(Pid::from_raw(self.child.id().cast_signed()), signal)?)
    }

    /// Kills the process, as a crash would.
    pub(crate) fn kill(&mut self) -> Outcome<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Sends SIGTERM, and waits until the process has ended. Returns how long that took.
    pub(crate) async fn end(&mut self) -> Outcome<Duration> {
        let began = Instant::now();
        self.signal(Signal::SIGTERM)?;
        while self.is_running()? {
            if began.elapsed() > ENDS_WITHIN {
                self.kill()?;
                return Err(format!("process {} did not end within {ENDS_WITHIN:?}", self.id()).into());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(began.elapsed())
    }

    pub(crate) fn is_running(&mut self) -> Outcome<bool> {
        Ok(self.child.try_wait()?.is_none())
    }

    /// Returns the processor time used, in microseconds, and the memory in use, in kilobytes.
    pub(crate) fn used(&self) -> Outcome<(u64, u64)> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.id()))?;
        // The name, in parentheses before these fields, may contain spaces.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |place: usize| fields.get(place).and_then(|field| field.parse::<u64>().ok()).unwrap_or(0);
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id()))?;
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let memory = memory.ok_or("no memory is shown")?.trim().trim_end_matches("kB").trim().parse()?;
        // Linux counts in hundredths of a second.
        Ok(((ticks(11) + ticks(12)) * 10_000, memory))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
