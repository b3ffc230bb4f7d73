//! Where games are pushed to: a server that runs lila, and a round of a broadcast there.

use hyper::Uri;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// A server that runs lila: lichess.org by default.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushServer {
    /// Uses TLS.
    pub(super) is_secure: bool,
    pub(super) host: String,
    pub(super) port: u16,
    /// The path before `/api`, without a slash at the end.
    path: String,
}

/// Why a text does not name a server to push to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NotAServer {
    /// It is not the address of a server.
    Address,
    /// The token would be sent unencrypted.
    Unencrypted,
}

impl fmt::Display for NotAServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Address => "give the address of a server, for example https://lichess.org",
            Self::Unencrypted => {
                "only https:// keeps the token secret on its way; http:// is for a server on this machine"
            }
        })
    }
}

impl std::error::Error for NotAServer {}

impl Default for PushServer {
    fn default() -> Self {
        Self { is_secure: true, host: "lichess.org".to_owned(), port: 443, path: String::new() }
    }
}

impl FromStr for PushServer {
    type Err = NotAServer;

    fn from_str(text: &str) -> Result<Self, NotAServer> {
        let uri: Uri = text.trim().parse().map_err(|_| NotAServer::Address)?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(NotAServer::Address),
        };
        let authority = uri.authority().ok_or(NotAServer::Address)?;
        if authority.as_str().contains('@') || uri.query().is_some() || authority.host().is_empty() {
            return Err(NotAServer::Address);
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let is_here = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
        if !is_secure && !is_here {
            return Err(NotAServer::Unencrypted);
        }
        let port = authority.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
        Ok(Self { is_secure, host, port, path: uri.path().trim_end_matches('/').to_owned() })
    }
}

impl fmt::Display for PushServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority(), self.path)
    }
}

impl PushServer {
    /// Host and port, as in a URL.
    pub(super) fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let is_usual = self.port == if self.is_secure { 443 } else { 80 };
        if is_usual { host } else { format!("{host}:{}", self.port) }
    }

    /// The path for pushing the games of a round.
    pub(super) fn push_path(&self, round: &RoundId) -> String {
        format!("{}/api/broadcast/round/{round}/push", self.path)
    }
}

/// A round of a broadcast at the server: eight letters and digits.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct RoundId(String);

/// The text does not name a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct NotARound;

impl fmt::Display for NotARound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a round of a broadcast has an ID of eight letters and digits; the address of its page also works",
        )
    }
}

impl fmt::Display for RoundId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for RoundId {
    type Err = NotARound;

    /// Reads the ID itself, or the URL of the round's page: `…/broadcast/TOURNAMENT/ROUND/ID` or `…/broadcast/round/ID/edit`.
    fn from_str(text: &str) -> Result<Self, NotARound> {
        let text = text.trim();
        let id = match text.split_once("/broadcast/") {
            None => text,
            Some((_, path)) => {
                let path = path.split(['?', '#']).next().unwrap_or_default();
                let mut parts = path.split('/');
                match parts.next() {
                    Some("round") => parts.next(),
                    _ => parts.nth(1),
                }
                .unwrap_or_default()
            }
        };
        let is_id = id.len() == 8 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if is_id { Ok(Self(id.to_owned())) } else { Err(NotARound) }
    }
}

impl TryFrom<String> for RoundId {
    type Error = NotARound;

    fn try_from(text: String) -> Result<Self, NotARound> {
        text.parse()
    }
}

impl From<RoundId> for String {
    fn from(round: RoundId) -> Self {
        round.0
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{NotAServer, PushServer, RoundId};

    #[test]
    fn servers_are_read_as_they_are_written() {
        for text in [
            "https://lichess.org",
            "http://127.0.0.1:8080",
            "http://localhost",
            "http://[::1]:9663",
            "https://chess.example/lila",
        ] {
            assert_eq!(text.parse::<PushServer>().unwrap().to_string(), text);
        }
        let round = "abcd1234".parse().unwrap();
        let server: PushServer = "https://chess.example/lila/".parse().unwrap();
        assert_eq!(server.push_path(&round), "/lila/api/broadcast/round/abcd1234/push");
        assert_eq!(PushServer::default().push_path(&round), "/api/broadcast/round/abcd1234/push");
        assert_eq!(PushServer::default(), "https://lichess.org/".parse().unwrap());
    }

    #[test]
    fn a_token_goes_nowhere_unencrypted() {
        assert_eq!("http://lichess.org".parse::<PushServer>(), Err(NotAServer::Unencrypted));
        assert_eq!("http://192.168.1.5:80".parse::<PushServer>(), Err(NotAServer::Unencrypted));
        for wrong in [
            "",
            "lichess.org",
            "ftp://lichess.org",
            "https://",
            "https://me:secret@lichess.org",
            "https://x/?a=b",
        ] {
            assert_eq!(wrong.parse::<PushServer>(), Err(NotAServer::Address), "{wrong}");
        }
    }

    #[test]
    fn a_round_is_named_by_its_id_or_its_page() {
        for text in [
            "abcD1234",
            " abcD1234\n",
            "https://lichess.org/broadcast/open-of-zadar/round-1/abcD1234",
            "https://lichess.org/broadcast/open-of-zadar/round-1/abcD1234/xyzW5678?x=1#boards",
            "https://lichess.org/broadcast/round/abcD1234/edit",
        ] {
            assert_eq!(text.parse::<RoundId>().map(String::from), Ok("abcD1234".to_owned()), "{text}");
        }
        for wrong in
            ["", "abc", "abcd12345", "abcd/234", "https://lichess.org/broadcast/open/abcD1234", "ščćžđabc"]
        {
            assert!(wrong.parse::<RoundId>().is_err(), "{wrong}");
        }
    }
}
