//! The engine as a child process.

use super::engine::{Engine, INPUT, OUTPUT};
use super::{PairingFault, read};
use crate::formats::trf::Pair;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt};
use tokio::process::Command;

/// The most output that is read from an engine: a pair takes about ten bytes.
const MOST_OUTPUT: u64 = 1 << 20;

/// The most that is shown of an error.
const MOST_DETAIL: usize = 300;

/// How long an engine may take to end after it was stopped.
const MOURNING: Duration = Duration::from_secs(5);

/// The process group of the engine and every program that it started: all are stopped on drop.
struct Group(Option<u32>);

impl Group {
    /// Notes that it has ended by itself.
    const fn has_ended(&mut self) {
        self.0 = None;
    }

    fn stop(&mut self) {
        #[cfg(unix)]
        if let Some(leader) = self.0.take().and_then(|leader| i32::try_from(leader).ok()) {
            use nix::sys::signal::{Signal, killpg};
            if let Err(error) = killpg(nix::unistd::Pid::from_raw(leader), Signal::SIGKILL) {
                tracing::warn!(%error, "the pairing engine could not be stopped");
            }
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Engine {
    /// Pairs a round from a copy of the report.
    pub(crate) async fn pair(&self, copy: &str) -> Result<Vec<Pair>, PairingFault> {
        let not_run = |error: io::Error| self.not_run(&error.to_string());
        let folder = Folder::new().map_err(not_run)?;
        let (input, output) = (folder.0.join("input.trf"), folder.0.join("output.txt"));
        std::fs::write(&input, copy).map_err(not_run)?;
        let place = |argument: &String| {
            argument.replace(INPUT, &input.to_string_lossy()).replace(OUTPUT, &output.to_string_lossy())
        };
        let mut command = Command::new(&self.program);
        #[cfg(unix)]
        command.process_group(0);
        let mut child = command
            .args(self.arguments.iter().map(place))
            .current_dir(&folder.0)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(not_run)?;
        let mut group = Group(child.id());
        let (printed, complained) = (child.stdout.take(), child.stderr.take());
        let ended = async {
            let written = tokio::join!(bounded(printed), bounded(complained));
            // Until its exit status is read, its process id and that of its group are not reused.
            (written, child.wait().await)
        };
        tokio::pin!(ended);
        let (printed, complained, status) = match tokio::time::timeout(self.deadline, &mut ended).await {
            Ok(((printed, complained), status)) => {
                group.has_ended();
                (printed, complained, status.map_err(not_run)?)
            }
            Err(_) => {
                group.stop();
                // Its folder is removed once it no longer writes there.
                let _ = tokio::time::timeout(MOURNING, ended).await;
                return Err(PairingFault::TooLate {
                    engine: self.name.clone(),
                    seconds: self.deadline.as_secs(),
                });
            }
        };
        if !status.success() {
            tracing::warn!(engine = self.name, %status, complained, printed, "the pairing engine failed");
            // The folder of the copy is of no use to an organiser.
            let folder = format!("{}{}", folder.0.display(), std::path::MAIN_SEPARATOR);
            let [complained, printed] = [complained, printed].map(|text| text.replace(&folder, ""));
            let detail = [detail(&complained), detail(&printed), status.to_string()];
            let detail = detail.into_iter().find(|detail| !detail.is_empty()).unwrap_or_default();
            return Err(PairingFault::Failed { engine: self.name.clone(), detail });
        }
        let is_file = self.arguments.iter().any(|argument| argument.contains(OUTPUT));
        let pairs = if is_file { read_file(&output).map_err(|_| PairingFault::NoPairs)? } else { printed };
        read(&pairs)
    }

    fn not_run(&self, detail: &str) -> PairingFault {
        let program = self.program.display().to_string();
        tracing::warn!(engine = self.name, program, detail, "the pairing engine could not be run");
        PairingFault::NotRun { engine: self.name.clone(), detail: detail.to_owned() }
    }
}

/// The beginning of the output, as text; the rest is read and dropped, so that the program never blocks on writing.
async fn bounded(from: Option<impl AsyncRead + Unpin>) -> String {
    let Some(mut from) = from else { return String::new() };
    let mut bytes = Vec::new();
    let _ = (&mut from).take(MOST_OUTPUT).read_to_end(&mut bytes).await;
    let _ = tokio::io::copy(&mut from, &mut tokio::io::sink()).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

fn read_file(path: &Path) -> io::Result<String> {
    use std::io::Read;
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.take(MOST_OUTPUT).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The error of an engine, on one line: the last line for a Python program, which prints the traceback first; otherwise the first.
fn detail(text: &str) -> String {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let line = if text.contains("Traceback") { lines.next_back() } else { lines.next() };
    let letters = line.unwrap_or_default().chars();
    letters.map(|letter| if letter.is_control() { ' ' } else { letter }).take(MOST_DETAIL).collect()
}

/// A private temporary folder, removed on drop.
struct Folder(PathBuf);

impl Folder {
    fn new() -> io::Result<Self> {
        let number = getrandom::u64().map_err(io::Error::other)?;
        let path = std::env::temp_dir().join(format!("touchmove-pairing-{number:016x}"));
        let mut builder = std::fs::DirBuilder::new();
        #[cfg(unix)]
        {
            use std::os::unix::fs::DirBuilderExt;
            builder.mode(0o700);
        }
        builder.create(&path)?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if let Err(error) = std::fs::remove_dir_all(&self.0) {
            tracing::warn!(%error, folder = %self.0.display(), "a folder could not be removed");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::detail;

    #[test]
    fn the_line_that_says_what_is_wrong() {
        let python = "Traceback (most recent call last):\n  File \"x.py\", line 1\nparsing.ParsingError: No number of rounds\n";
        assert_eq!(detail(python), "parsing.ParsingError: No number of rounds");
        assert_eq!(
            detail("\nError parsing file in.trf: it is bad\nmore\n"),
            "Error parsing file in.trf: it is bad"
        );
        assert_eq!(detail("\u{1b}[31mred"), " [31mred");
        assert_eq!((detail(""), detail(&"x".repeat(9999)).len()), (String::new(), super::MOST_DETAIL));
    }
}
