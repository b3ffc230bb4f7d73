//! The tournament report of an event, as kept in the journal: its text, and the encoding for exporting it again.

use crate::formats::trf::{self, Report};
use crate::formats::{FormatFault, Wrong};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use touchmove_notation::encoding::{Decoded, Encoding};

/// A tournament report in the journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptReport {
    /// The file as text, with a byte order mark if it has one.
    file: String,
    /// The name of its encoding.
    encoding: String,
    /// The round that was paired here and added to the previous report; `None` for a report from a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    paired: Option<u32>,
}

/// The report of an event, and its version before the last round was paired here, which is restored if the round is withdrawn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reports {
    /// The report.
    pub now: Option<Arc<KeptReport>>,
    /// The previous version.
    pub before: Option<Arc<KeptReport>>,
}

impl Reports {
    /// Keeps a report in place of an earlier one.
    pub(crate) fn keep(&mut self, report: KeptReport) {
        let last = self.now.as_ref().and_then(|now| now.paired);
        self.before = match report.paired {
            None => None,
            // The round was withdrawn and is paired again.
            Some(round) if last == Some(round) => self.before.take(),
            Some(_) => self.now.take(),
        };
        self.now = Some(Arc::new(report));
    }
}

/// The longest report that is kept, in bytes: enough for tens of thousands of players.
pub(crate) const LONGEST_KEPT: usize = 4 * 1024 * 1024;

impl KeptReport {
    /// Keeps a report as it is now.
    pub(crate) fn new(report: &Report) -> Result<Self, FormatFault> {
        let encoding = report.file().encoding;
        let bytes = report.bytes()?;
        let (file, encoding) = (encoding.decode(&bytes).into_owned(), encoding.name().to_owned());
        Ok(Self { file, encoding, paired: None })
    }

    /// Keeps a report to which this round was added here.
    pub(crate) fn paired(report: &Report, round: u32) -> Result<Self, FormatFault> {
        Ok(Self { paired: Some(round), ..Self::new(report)? })
    }

    /// True if it is too long to be kept.
    pub(crate) fn is_too_long(&self) -> bool {
        self.file.len() > LONGEST_KEPT
    }

    /// Parses it.
    pub(crate) fn open(&self) -> Result<Report, FormatFault> {
        let encoding: Encoding = self.encoding.parse().unwrap_or(Encoding::Utf8);
        let bytes = encoding.encode(&self.file).ok_or(FormatFault {
            line: None,
            column: None,
            wrong: Wrong::NotInEncoding { encoding },
        })?;
        trf::read(Decoded::new(&bytes, Some(encoding), "en"))
    }
}

#[cfg(test)]
mod tests {
    use super::KeptReport;
    use crate::formats::trf;
    use touchmove_notation::encoding::{Decoded, Encoding};

    #[test]
    fn a_report_is_kept_byte_for_byte() {
        let text = "012 Přebor\r\n001    1      Dvořák, Tomáš                     2000 CZE    12345679 1990/00/00  0.0    1\r\n";
        for (encoding, mark) in [
            (Encoding::Windows1250, ""),
            (Encoding::Iso8859_2, ""),
            (Encoding::Utf8, ""),
            (Encoding::Utf8, "\u{feff}"),
            (Encoding::Utf16Le, "\u{feff}"),
            (Encoding::Utf16Be, "\u{feff}"),
        ] {
            let bytes = encoding.encode(&format!("{mark}{text}")).expect("has all the letters");
            let given = mark.is_empty().then_some(encoding);
            let report = trf::read(Decoded::new(&bytes, given, "cs")).expect("read");
            let kept = KeptReport::new(&report).expect("kept");
            let json = serde_json::to_string(&kept).expect("written");
            let again: KeptReport = serde_json::from_str(&json).expect("read again");
            assert_eq!(again.open().expect("opened").bytes().expect("written"), bytes, "{encoding}");
        }
    }
}
