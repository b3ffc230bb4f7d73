//! The text that `touchmove serve` prints when the hall is open.

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};
use std::fmt;
use touchmove_hall::{Listens, Origin, Reach};

/// The addresses of the hall, and the arbiter's link.
pub(super) struct Announcement {
    pub(super) listens: Listens,
    /// The address that the arbiter chose.
    pub(super) chosen: Option<String>,
    /// The addresses at which the hall can be opened, the most likely one first.
    pub(super) origins: Vec<Origin>,
    /// The arbiter's link, if it is to be shown.
    pub(super) token: Option<String>,
    /// Whether a person may be there to scan a QR code.
    pub(super) is_for_a_terminal: bool,
}

impl Announcement {
    /// The origin of the arbiter's link.
    fn origin(&self) -> &str {
        let first = self.origins.first().map(|first| first.origin.as_str());
        self.chosen.as_deref().or(first).unwrap_or_default()
    }

    /// Returns true if the printed address can only be opened on this machine.
    fn is_for_this_machine_only(&self) -> bool {
        self.chosen.is_none() && self.origins.iter().all(|origin| origin.reach == Reach::ThisMachine)
    }
}

/// The first line has the address of the hall, the second the arbiter's link: programs read them.
impl fmt::Display for Announcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let origin = self.origin();
        writeln!(f, "The hall is open: {origin}/")?;
        match &self.token {
            Some(token) => {
                writeln!(f, "The arbiter's link, shown once: {origin}/a/{token}")?;
                if self.is_for_a_terminal {
                    code(&format!("{origin}/a/{token}"), f)?;
                }
            }
            None => {
                writeln!(f, "The arbiter's link was shown at the first start; --new-link makes another.")?
            }
        }
        let others: Vec<&Origin> = self.origins.iter().filter(|other| other.origin != origin).collect();
        if !others.is_empty() {
            writeln!(f, "It can also be reached at:")?;
        }
        for Origin { origin, reach, interface } in others {
            match reach {
                Reach::ThisMachine => writeln!(f, "  {origin}/  (this machine only)")?,
                Reach::Network => writeln!(f, "  {origin}/  ({interface})")?,
            }
        }
        match (self.is_for_this_machine_only(), self.listens) {
            (false, _) => Ok(()),
            (true, Listens::Everywhere) => writeln!(
                f,
                "Warning: this machine is not in a network, so tablets and phones cannot reach the hall. Connect it to the network that they use."
            ),
            (true, Listens::ThisMachine | Listens::OneAddress) => writeln!(
                f,
                "Warning: only this machine can reach the hall. Leave out --listen to let in tablets and phones."
            ),
        }
    }
}

/// Draws a QR code in black on white, whatever the terminal's own colours are.
fn code(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::L) else { return Ok(()) };
    let picture = code.render::<Dense1x2>().quiet_zone(true).build();
    picture.lines().try_for_each(|line| writeln!(f, "\x1b[30;107m{line}\x1b[0m"))
}

#[cfg(test)]
mod tests {
    use super::Announcement;
    use touchmove_hall::{Listens, Origin, Reach};

    fn announcement(listens: Listens, origins: &[(&str, Reach)]) -> Announcement {
        let origin = |(origin, reach): &(&str, Reach)| Origin {
            origin: (*origin).to_owned(),
            reach: *reach,
            interface: "wlan0".to_owned(),
        };
        Announcement {
            listens,
            chosen: None,
            origins: origins.iter().map(origin).collect(),
            token: Some("1-secret".to_owned()),
            is_for_a_terminal: false,
        }
    }

    const NETWORK: (&str, Reach) = ("http://192.168.1.5:8064", Reach::Network);
    const HERE: (&str, Reach) = ("http://127.0.0.1:8064", Reach::ThisMachine);

    #[test]
    fn the_link_begins_with_an_address_of_the_network() {
        let said = announcement(Listens::Everywhere, &[NETWORK, HERE]).to_string();
        let expected = "The hall is open: http://192.168.1.5:8064/\n\
                        The arbiter's link, shown once: http://192.168.1.5:8064/a/1-secret\n\
                        It can also be reached at:\n  http://127.0.0.1:8064/  (this machine only)\n";
        assert_eq!(said, expected);
    }

    #[test]
    fn the_link_begins_with_the_address_that_was_chosen() {
        let chosen = Some("http://hall.local".to_owned());
        let said = Announcement { chosen, ..announcement(Listens::Everywhere, &[NETWORK, HERE]) }.to_string();
        assert!(said.starts_with("The hall is open: http://hall.local/\n"), "{said}");
        assert!(said.contains("http://hall.local/a/1-secret\n"), "{said}");
        assert!(
            said.contains("  http://192.168.1.5:8064/  (wlan0)\n") && !said.contains("Warning"),
            "{said}"
        );
    }

    #[test]
    fn it_says_when_only_this_machine_is_let_in() {
        let said = announcement(Listens::ThisMachine, &[HERE]).to_string();
        let expected = "The hall is open: http://127.0.0.1:8064/\n\
                        The arbiter's link, shown once: http://127.0.0.1:8064/a/1-secret\n\
                        Warning: only this machine can reach the hall. Leave out --listen to let in tablets and phones.\n";
        assert_eq!(said, expected);
        let alone = announcement(Listens::Everywhere, &[HERE]).to_string();
        assert!(alone.contains("this machine is not in a network"), "{alone}");
    }

    #[test]
    fn a_code_is_for_those_who_can_point_a_camera_at_it() {
        let plain = announcement(Listens::Everywhere, &[NETWORK]);
        assert!(!plain.to_string().contains('\u{1b}'));
        let drawn = Announcement { is_for_a_terminal: true, ..plain }.to_string();
        let rows: Vec<&str> = drawn.lines().filter(|line| line.starts_with('\u{1b}')).collect();
        assert!(rows.len() > 15 && rows.iter().all(|row| row.ends_with("\u{1b}[0m")), "{drawn}");
        let later = Announcement {
            is_for_a_terminal: true,
            token: None,
            ..announcement(Listens::Everywhere, &[NETWORK])
        };
        assert!(!later.to_string().contains('\u{1b}'), "no link, no code");
    }
}
