//! The settings for the electronic boards of an event, recorded as a fact of the event.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use utoipa::ToSchema;

/// The default port of LiveChess.
const USUAL_PORT: u16 = 1982;

/// The greatest number of boards that can be bound to tables.
const MOST_BOARDS: usize = 500;

/// The longest host name in DNS.
const LONGEST_HOST: usize = 253;

/// The longest serial number.
const LONGEST_SERIAL: usize = 31;

/// The settings for the electronic boards of an event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ElectronicSettings {
    /// The address of DGT LiveChess: a host, with a port if it is not 1982; null if no electronic boards are followed.
    #[serde(default)]
    pub address: Option<String>,
    /// Where presses come from.
    #[serde(default)]
    pub press: PressFrom,
    /// The boards and their tables.
    #[serde(default)]
    pub boards: Vec<Binding>,
}

/// Where presses of the clock come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PressFrom {
    /// The devices at the table: the clock is theirs.
    #[default]
    Device,
    /// The clock that is connected to the electronic board.
    BoardClock,
}

/// An electronic board and its table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Binding {
    /// The board's serial number.
    #[schema(value_type = String)]
    pub serial: Serial,
    /// The number of the table.
    pub table: u32,
}

impl ElectronicSettings {
    /// Checks and normalises the settings, or returns what is wrong with them.
    pub(crate) fn checked(mut self) -> Result<Self, String> {
        self.address = match self.address.as_deref().map(str::trim) {
            None | Some("") => None,
            Some(address) => Some(checked_address(address)?),
        };
        if self.boards.len() > MOST_BOARDS {
            return Err(format!("at most {MOST_BOARDS} electronic boards can be bound to tables"));
        }
        let (mut serials, mut tables) = (BTreeSet::new(), BTreeSet::new());
        for Binding { serial, table } in &self.boards {
            if !serials.insert(*serial) {
                return Err(format!("electronic board {serial} stands at two tables"));
            }
            if !tables.insert(*table) {
                return Err(format!("two electronic boards stand at table {table}"));
            }
        }
        Ok(self)
    }

    /// Host and port.
    pub(crate) fn host_and_port(&self) -> Option<String> {
        let address = self.address.as_deref()?;
        let has_port = address.rsplit_once(':').is_some_and(|(host, port)| {
            port.parse::<u16>().is_ok() && (!host.contains(':') || host.ends_with(']'))
        });
        Some(if has_port { address.to_owned() } else { format!("{address}:{USUAL_PORT}") })
    }

    /// The board at a table.
    pub(crate) fn at_table(&self, table: u32) -> Option<Serial> {
        self.boards.iter().find(|binding| binding.table == table).map(|binding| binding.serial)
    }
}

/// Checks for a host, with or without a port, and nothing that could change the request.
fn checked_address(address: &str) -> Result<String, String> {
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || ".-:[]".contains(sign);
    match !address.is_empty() && address.len() <= LONGEST_HOST + 6 && address.chars().all(is_plain) {
        true => Ok(address.to_owned()),
        false => Err(format!(
            "\"{}\" is not the address of a computer; write the host on which LiveChess runs, such as 192.168.1.20 or laptop:1982",
            address.chars().take(60).collect::<String>()
        )),
    }
}

/// The serial number of an electronic board.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Serial {
    /// Padded with zeros.
    signs: [u8; LONGEST_SERIAL],
}

impl Serial {
    /// As printed on the board.
    pub(crate) fn as_str(&self) -> &str {
        let length = self.signs.iter().position(|sign| *sign == 0).unwrap_or(LONGEST_SERIAL);
        std::str::from_utf8(&self.signs[..length]).unwrap_or_default()
    }
}

/// The text is not a serial number.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct NotASerial;

impl fmt::Display for NotASerial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a serial number has 1 to {LONGEST_SERIAL} letters, digits, dots, hyphens or underscores")
    }
}

impl FromStr for Serial {
    type Err = NotASerial;

    fn from_str(text: &str) -> Result<Self, NotASerial> {
        let is_plain = |sign: u8| sign.is_ascii_alphanumeric() || b".-_".contains(&sign);
        if text.is_empty() || text.len() > LONGEST_SERIAL || !text.bytes().all(is_plain) {
            return Err(NotASerial);
        }
        let mut signs = [0; LONGEST_SERIAL];
        signs[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Self { signs })
    }
}

impl fmt::Display for Serial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Serial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Serial {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Serial {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::{Binding, ElectronicSettings, Serial};

    fn at(address: &str) -> ElectronicSettings {
        ElectronicSettings { address: Some(address.to_owned()), ..ElectronicSettings::default() }
    }

    #[test]
    fn an_address_is_a_host_with_or_without_a_port() {
        let full = |address: &str| at(address).checked().map(|settings| settings.host_and_port());
        for (address, expected) in [
            ("192.168.1.20", "192.168.1.20:1982"),
            (" laptop ", "laptop:1982"),
            ("laptop:1999", "laptop:1999"),
            ("[::1]", "[::1]:1982"),
            ("[::1]:1983", "[::1]:1983"),
        ] {
            assert_eq!(full(address), Ok(Some(expected.to_owned())), "{address}");
        }
        assert_eq!(full(""), Ok(None));
        for address in ["http://laptop", "laptop/x", "a b", "laptop\r\nHost: x", "user@laptop", "č"] {
            assert!(full(address).is_err(), "{address}");
        }
    }

    #[test]
    fn a_board_stands_at_one_table_and_a_table_has_one_board() {
        let bound = |pairs: &[(&str, u32)]| {
            let boards = pairs.iter().map(|(serial, table)| Binding {
                serial: serial.parse().expect("a serial number"),
                table: *table,
            });
            ElectronicSettings { boards: boards.collect(), ..at("laptop") }.checked()
        };
        assert!(bound(&[("7425", 1), ("7426", 2)]).is_ok());
        assert!(bound(&[("7425", 1), ("7425", 2)]).is_err());
        assert!(bound(&[("7425", 1), ("7426", 1)]).is_err());
    }

    #[test]
    fn serial_numbers_are_kept_as_they_are() {
        for text in ["7425", "PCS-REVII-0815", "1.2_3"] {
            assert_eq!(text.parse::<Serial>().map(|serial| serial.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "a b", "č", "12345678901234567890123456789012", "a\"b"] {
            assert!(text.parse::<Serial>().is_err(), "{text}");
        }
    }
}
