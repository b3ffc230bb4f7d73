//! The addresses at which the hall can be reached: the machine's own, the likeliest first.
//!
//! A printed code must lead to this machine from a tablet: it never contains `0.0.0.0`, and an address that only works on this machine is
//! marked as such.

use serde::{Deserialize, Serialize};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use utoipa::ToSchema;

/// From where an address can be reached.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// From every device in the same network.
    Network,
    /// Only from the machine itself.
    ThisMachine,
}

/// Where the server listens.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Listens {
    /// At every address of the machine.
    Everywhere,
    /// Only for the machine itself.
    ThisMachine,
    /// At one address of the network.
    OneAddress,
}

/// An address at which the hall can be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Origin {
    /// Scheme, host and port: `http://192.168.1.5:8064`.
    pub origin: String,
    /// From where it can be reached.
    pub reach: Reach,
    /// The name of the network interface that has it.
    pub interface: String,
}

/// An address that the machine has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Own {
    pub(crate) interface: String,
    pub(crate) address: IpAddr,
}

/// The address the server listens on, and whether TLS is used.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Listening {
    /// The address it is bound to.
    pub address: SocketAddr,
    /// True if TLS is used.
    pub is_secure: bool,
}

impl Listening {
    /// The scheme of its addresses: `http` or `https`.
    pub const fn scheme(self) -> &'static str {
        if self.is_secure { "https" } else { "http" }
    }

    /// Where it listens.
    pub const fn listens(self) -> Listens {
        match self.address.ip() {
            ip if ip.is_unspecified() => Listens::Everywhere,
            ip if ip.is_loopback() => Listens::ThisMachine,
            _ => Listens::OneAddress,
        }
    }

    /// The origins at which the hall can be opened now, the likeliest for a tablet first.
    pub fn origins(self) -> Vec<Origin> {
        self.origins_of(own())
    }

    fn origins_of(self, mut own: Vec<Own>) -> Vec<Origin> {
        let bound = self.address.ip();
        if !bound.is_unspecified() {
            let found = own.into_iter().find(|own| own.address == bound);
            let interface = found.map_or_else(String::new, |own| own.interface);
            return vec![self.origin(Own { interface, address: bound })];
        }
        own.retain(|own| !own.address.is_loopback() && !is_link_local(own.address));
        // An IPv4 socket does not accept IPv6; on most systems an IPv6 socket accepts both.
        own.retain(|own| bound.is_ipv6() || own.address.is_ipv4());
        own.sort_by_key(|own| (likelihood_of(&own.interface), class(own.address)));
        own.push(Own { interface: "lo".to_owned(), address: Ipv4Addr::LOCALHOST.into() });
        own.into_iter().map(|own| self.origin(own)).collect()
    }

    fn origin(self, own: Own) -> Origin {
        let at = SocketAddr::new(own.address, self.address.port());
        let reach = if own.address.is_loopback() { Reach::ThisMachine } else { Reach::Network };
        Origin { origin: format!("{}://{at}", self.scheme()), reach, interface: own.interface }
    }
}

/// The origin that was chosen for links and codes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Choice {
    /// The origin.
    pub(crate) origin: String,
    /// It was one of the machine's own addresses then. In another network it leads nowhere, and is ignored until the machine has it again.
    pub(crate) is_own: bool,
}

impl Choice {
    /// The origin, if it leads here.
    pub(crate) fn among(&self, origins: &[Origin]) -> Option<&str> {
        let is_there = !self.is_own || origins.iter().any(|own| own.origin == self.origin);
        is_there.then_some(&self.origin)
    }
}

/// The addresses that the machine has now; empty if the system does not report them.
fn own() -> Vec<Own> {
    let found = if_addrs::get_if_addrs().unwrap_or_else(|error| {
        tracing::warn!(%error, "the system does not say which addresses it has");
        Vec::new()
    });
    found.into_iter().map(|found| Own { address: found.ip(), interface: found.name }).collect()
}

/// True for a link-local address: it is only valid together with an interface, and browsers do not accept it.
fn is_link_local(address: IpAddr) -> bool {
    matches!(address, IpAddr::V6(address) if address.is_unicast_link_local())
}

/// How likely it is that an interface leads to the tablets.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Likelihood {
    /// A network card, wireless or wired.
    Card,
    /// The name does not tell.
    Unknown,
    /// Containers, virtual machines, tunnels.
    Virtual,
}

/// Prefixes of the names of network cards, in lower case.
const CARDS: [&str; 7] = ["wl", "wi-fi", "wifi", "en", "eth", "lan", "local area"];

/// Prefixes of the names of interfaces that do not lead to tablets.
const VIRTUAL: [&str; 23] = [
    "docker",
    "br-",
    "bridge",
    "virbr",
    "veth",
    "vethernet",
    "vmnet",
    "vmware",
    "vbox",
    "virtualbox",
    "vnic",
    "podman",
    "cni",
    "flannel",
    "lxc",
    "lxd",
    "tun",
    "tap",
    "utun",
    "wg",
    "tailscale",
    "zt",
    "ppp",
];

fn likelihood_of(interface: &str) -> Likelihood {
    let name = interface.to_lowercase();
    let begins = |prefixes: &[&str]| prefixes.iter().any(|prefix| name.starts_with(prefix));
    match (begins(&VIRTUAL), begins(&CARDS)) {
        (true, _) => Likelihood::Virtual,
        (false, true) => Likelihood::Card,
        (false, false) => Likelihood::Unknown,
    }
}

/// The rank of an address. Private IPv4 addresses come first: a router in a playing hall assigns them, and they are easy to type.
const fn class(address: IpAddr) -> u8 {
    match address {
        IpAddr::V4(address) if address.is_private() => 0,
        IpAddr::V4(address) if !address.is_link_local() => 1,
        IpAddr::V6(_) => 2,
        // Assigned without a router: two machines on one cable, or a network without DHCP.
        IpAddr::V4(_) => 3,
    }
}

/// Reads an origin that was typed or picked: scheme, host, perhaps a port, and nothing after it.
pub(crate) fn read_origin(text: &str) -> Result<String, &'static str> {
    let text = text.trim().trim_end_matches('/');
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = host.ok_or("an address begins with http:// or https://")?;
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.contains(']') => (name, Some(port)),
        _ => (host, None),
    };
    if port.is_some_and(|port| !port.parse::<u16>().is_ok_and(|port| port > 0)) {
        return Err("the port after the colon must be a number from 1 to 65535");
    }
    let unbracketed = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    let ip = unbracketed.unwrap_or(name).parse::<IpAddr>().ok();
    let is_name = |name: &str| {
        name.starts_with(|first: char| first.is_ascii_alphanumeric())
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.'))
    };
    match ip {
        Some(ip) if ip.is_unspecified() => {
            Err("nobody can open this address; choose one of this machine's own")
        }
        Some(ip) if ip.is_ipv6() != unbracketed.is_some() => Err("write an IPv6 address in square brackets"),
        Some(_) => Ok(text.to_owned()),
        None if unbracketed.is_none() && name.len() <= 253 && is_name(name) => Ok(text.to_owned()),
        None => Err("write an address such as http://192.168.1.5:8064, with nothing after it"),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{Choice, Listening, Listens, Own, Reach, read_origin};

    fn listening(address: &str) -> Listening {
        Listening { address: address.parse().unwrap(), is_secure: false }
    }

    fn own(addresses: &[(&str, &str)]) -> Vec<Own> {
        let own = |(interface, address): &(&str, &str)| Own {
            interface: (*interface).to_owned(),
            address: address.parse().unwrap(),
        };
        addresses.iter().map(own).collect()
    }

    #[track_caller]
    fn check(address: &str, addresses: &[(&str, &str)], expected: &[&str]) {
        let origins = listening(address).origins_of(own(addresses));
        let found: Vec<&str> = origins.iter().map(|origin| origin.origin.as_str()).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn what_a_tablet_can_reach_comes_first() {
        let laptop = [
            ("lo", "127.0.0.1"),
            ("docker0", "172.17.0.1"),
            ("wlp3s0", "fe80::1"),
            ("tailscale0", "100.100.1.1"),
            ("wlp3s0", "192.168.1.5"),
            ("usb0", "192.168.42.7"),
            ("enp2s0", "203.0.113.9"),
            ("enp2s0", "169.254.3.4"),
        ];
        let ipv4 = [
            "http://192.168.1.5:8064",
            "http://203.0.113.9:8064",
            "http://169.254.3.4:8064",
            "http://192.168.42.7:8064",
            "http://172.17.0.1:8064",
            "http://100.100.1.1:8064",
            "http://127.0.0.1:8064",
        ];
        check("0.0.0.0:8064", &laptop, &ipv4);
        let both = [("Wi-Fi", "fd00::5"), ("vEthernet (WSL)", "172.20.0.1"), ("Wi-Fi", "10.0.0.5")];
        check("0.0.0.0:80", &both, &["http://10.0.0.5:80", "http://172.20.0.1:80", "http://127.0.0.1:80"]);
        let all =
            ["http://10.0.0.5:80", "http://[fd00::5]:80", "http://172.20.0.1:80", "http://127.0.0.1:80"];
        check("[::]:80", &both, &all);
    }

    #[test]
    fn nobody_is_sent_to_an_address_that_is_not_listened_at() {
        let own = [("lo", "127.0.0.1"), ("eth0", "192.168.1.5")];
        check("127.0.0.1:9000", &own, &["http://127.0.0.1:9000"]);
        check("192.168.1.5:9000", &own, &["http://192.168.1.5:9000"]);
        check("0.0.0.0:9000", &own[..1], &["http://127.0.0.1:9000"]);
    }

    #[test]
    fn where_it_listens_and_from_where_it_is_reached() {
        for (address, listens) in [
            ("0.0.0.0:1", Listens::Everywhere),
            ("[::]:1", Listens::Everywhere),
            ("127.0.0.1:1", Listens::ThisMachine),
            ("[::1]:1", Listens::ThisMachine),
            ("10.0.0.1:1", Listens::OneAddress),
        ] {
            assert_eq!(listening(address).listens(), listens, "{address}");
        }
        let origins = listening("0.0.0.0:1").origins_of(own(&[("eth0", "10.0.0.1")]));
        let reach: Vec<Reach> = origins.iter().map(|origin| origin.reach).collect();
        assert_eq!(reach, [Reach::Network, Reach::ThisMachine]);
        assert_eq!(origins[0].interface, "eth0");
        let secure = Listening { is_secure: true, ..listening("10.0.0.1:443") };
        assert_eq!(secure.origins_of(Vec::new())[0].origin, "https://10.0.0.1:443");
    }

    #[test]
    fn an_address_that_the_machine_had_yesterday_is_not_used() {
        let origins = listening("0.0.0.0:1").origins_of(own(&[("eth0", "10.0.0.1")]));
        let choice = |origin: &str, is_own| Choice { origin: origin.to_owned(), is_own };
        assert_eq!(choice("http://10.0.0.1:1", true).among(&origins), Some("http://10.0.0.1:1"));
        assert_eq!(choice("http://10.0.0.7:1", true).among(&origins), None);
        assert_eq!(choice("https://club.example", false).among(&origins), Some("https://club.example"));
    }

    #[test]
    fn origins_are_read_as_they_are_typed() {
        for (text, read) in [
            ("http://192.168.1.5:8064", "http://192.168.1.5:8064"),
            (" https://hall.local/ ", "https://hall.local"),
            ("http://[fd00::1]:8064/", "http://[fd00::1]:8064"),
        ] {
            assert_eq!(read_origin(text).as_deref(), Ok(read));
        }
        for wrong in [
            "",
            "192.168.1.5:8064",
            "ftp://hall",
            "http://",
            "http://0.0.0.0:8064",
            "http://[::]",
            "http://fd00::1",
            "http://hall:0",
            "http://hall:99999",
            "http://hall:",
            "http://hall/a",
            "http://hall?x",
            "http://me@hall",
            "http://-hall",
            "http://[hall]",
            "javascript:alert(1)",
        ] {
            assert!(read_origin(wrong).is_err(), "{wrong}");
        }
    }
}
