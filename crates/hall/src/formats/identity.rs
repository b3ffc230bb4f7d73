//! A player's details beyond the name: title, rating, FIDE ID, federation, team and year of birth, as given in files of pairings.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The longest text of an identity, in characters.
const LONGEST: usize = 60;

/// A player's details in a file besides the name. Fields that it does not give are left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Identity {
    /// FIDE's abbreviation of the title: `GM`, `WIM`, …
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub title: Option<String>,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rating: Option<u16>,
    /// The player's FIDE ID.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub fide_id: Option<u64>,
    /// The federation, usually three letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub federation: Option<String>,
    /// The team or the club.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub team: Option<String>,
    /// The year of birth.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub birth_year: Option<u16>,
}

/// A detail about a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Detail {
    Title,
    Rating,
    FideId,
    Federation,
    Team,
    BirthYear,
}

impl Detail {
    /// All details.
    pub(crate) const ALL: [Self; 6] =
        [Self::Title, Self::Rating, Self::FideId, Self::Federation, Self::Team, Self::BirthYear];
}

impl Identity {
    /// True if nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds a detail from a file, if it is not known already. Text that cannot be meant for it (a rating of 0, an unknown title) is
    /// ignored.
    pub(crate) fn add(&mut self, detail: Detail, text: &str) {
        match detail {
            Detail::Title => self.title = self.title.take().or_else(|| title(text)),
            Detail::Rating => self.rating = self.rating.or_else(|| number(text)).filter(|rating| *rating > 0),
            Detail::FideId => self.fide_id = self.fide_id.or_else(|| number(text)).filter(|id| *id > 0),
            Detail::Federation => self.federation = self.federation.take().or_else(|| clean(text)),
            Detail::Team => self.team = self.team.take().or_else(|| clean(text)),
            Detail::BirthYear => self.birth_year = self.birth_year.or_else(|| birth_year(text)),
        }
    }

    /// The text of a detail, as in a file.
    pub(crate) fn get(&self, detail: Detail) -> Option<String> {
        match detail {
            Detail::Title => self.title.clone(),
            Detail::Rating => self.rating.map(|rating| rating.to_string()),
            Detail::FideId => self.fide_id.map(|id| id.to_string()),
            Detail::Federation => self.federation.clone(),
            Detail::Team => self.team.clone(),
            Detail::BirthYear => self.birth_year.map(|year| year.to_string()),
        }
    }

    /// Adds a text without a heading: a rating if it is a plausible number, otherwise a title.
    pub(crate) fn add_unnamed(&mut self, text: &str) {
        let digits = text.trim().split([' ', '\u{a0}']).next().unwrap_or_default();
        let is_rating = (3..=4).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
        match is_rating {
            true => self.add(Detail::Rating, digits),
            false => self.add(Detail::Title, text),
        }
    }

    /// The PGN tags for it, for White or Black.
    pub(crate) fn tags(&self, side: &str) -> Vec<(String, String)> {
        let text = |text: &Option<String>| text.clone();
        let number = |number: Option<u64>| number.map(|number| number.to_string());
        let values = [
            ("Title", text(&self.title)),
            ("Elo", number(self.rating.map(u64::from))),
            ("FideId", number(self.fide_id)),
            ("Fed", text(&self.federation)),
            ("Team", text(&self.team)),
            ("BirthYear", number(self.birth_year.map(u64::from))),
        ];
        values.into_iter().filter_map(|(name, value)| Some((format!("{side}{name}"), value?))).collect()
    }

    /// The same with clean, short texts: input from outside may be anything.
    pub(crate) fn cleaned(self) -> Self {
        let Self { title, rating, fide_id, federation, team, birth_year } = self;
        let text = |text: Option<String>| text.as_deref().and_then(clean);
        Self {
            title: text(title),
            rating,
            fide_id,
            federation: text(federation),
            team: text(team),
            birth_year,
        }
    }
}

/// The detail in the last part of a tag's name.
pub(crate) fn detail_of_tag(name: &str) -> Option<Detail> {
    Some(match name {
        "Title" => Detail::Title,
        "Elo" => Detail::Rating,
        "FideId" => Detail::FideId,
        "Fed" => Detail::Federation,
        "Team" => Detail::Team,
        "BirthYear" => Detail::BirthYear,
        _ => return None,
    })
}

/// FIDE's abbreviation of a title. Files of 2016 have their own lower-case codes, where `m` is an International Master.
fn title(text: &str) -> Option<String> {
    let text = text.trim();
    let known = match text.to_lowercase().as_str() {
        "g" | "gm" => "GM",
        "m" | "im" => "IM",
        "f" | "fm" => "FM",
        "c" | "cm" => "CM",
        "wg" | "wgm" => "WGM",
        "wm" | "wim" => "WIM",
        "wf" | "wfm" => "WFM",
        "wc" | "wcm" => "WCM",
        _ => {
            let is_title = text.chars().count() <= 4 && text.chars().all(char::is_alphabetic);
            return clean(text).filter(|_| is_title);
        }
    };
    Some(known.to_owned())
}

fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    text.trim().parse().ok()
}

/// The year of a date such as `1990/00/00`, `06.12.1969` or `1978`.
fn birth_year(text: &str) -> Option<u16> {
    let parts = text.split(|letter: char| !letter.is_ascii_digit());
    let year = parts.filter(|part| part.len() == 4).find_map(|part| part.parse().ok());
    year.filter(|year| (1850..=2200).contains(year))
}

/// Text on one line without blanks around it; `None` if nothing is left, if it is only `-` or `?`, or if it is too long.
fn clean(text: &str) -> Option<String> {
    let text: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let text = text.trim();
    (!text.is_empty() && text.chars().count() <= LONGEST && text != "-" && text != "?")
        .then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{Detail, Identity};

    #[test]
    fn what_files_write_of_a_player() {
        let mut who = Identity::default();
        for (detail, text) in [
            (Detail::Title, "wm "),
            (Detail::Rating, " 2310"),
            (Detail::FideId, "12345679"),
            (Detail::Federation, "CZE"),
            (Detail::Team, " ŠK Zmaj\n"),
            (Detail::BirthYear, "1990/00/00"),
        ] {
            who.add(detail, text);
        }
        let said =
            (who.title.as_deref(), who.rating, who.fide_id, who.federation.as_deref(), who.team.as_deref());
        assert_eq!(said, (Some("WIM"), Some(2310), Some(12_345_679), Some("CZE"), Some("ŠK Zmaj")));
        assert_eq!(who.birth_year, Some(1990));
        let mut nobody = Identity::default();
        for (detail, text) in [
            (Detail::Title, "12"),
            (Detail::Rating, "0"),
            (Detail::FideId, "0"),
            (Detail::Federation, "-"),
            (Detail::Team, ""),
            (Detail::BirthYear, "0000/00/00"),
        ] {
            nobody.add(detail, text);
        }
        assert!(nobody.is_empty(), "{nobody:?}");
    }

    #[test]
    fn an_older_journal_knows_nothing_and_a_newer_one_is_read() {
        assert_eq!(serde_json::from_str::<Identity>("{}").ok(), Some(Identity::default()));
        let newer = serde_json::from_str::<Identity>(r#"{"rating":2000,"something":1}"#);
        assert_eq!(newer.ok().and_then(|who| who.rating), Some(2000));
    }
}
