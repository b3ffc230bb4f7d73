//! Recognises columns by their headings in spreadsheets and pairing programs.
//!
//! Lists of pairings name the players `White` and `Black`, or have two columns `Name`, White's first. A player's details are beside the
//! name: before the result they are White's, after it Black's. The columns of titles and ratings often have no heading.

use super::super::Detail;
use touchmove_laws::board::Color;

/// The content of a column.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Column {
    Round,
    Table,
    White,
    Black,
    Result,
    /// A detail of a player; `None` if the column has no heading.
    Of(Color, Option<Detail>),
}

/// The columns of a file.
pub(super) struct Columns(Vec<Option<Column>>);

/// The meaning of a heading, before its player is known.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Heading {
    Round,
    /// Certainly the table.
    Table,
    /// A number: of the table if no other column is, otherwise of a player.
    Number,
    White,
    Black,
    Name,
    Result,
    Detail(Detail),
    /// No heading.
    Nothing,
    /// A detail of one player, named by the heading.
    Of(Color, Detail),
}

/// The headings in English, German, French, Serbian in both scripts, Croatian and Czech: in lower case, without points.
const HEADINGS: &[(Heading, &[&str])] = &[
    (Heading::Round, &["round", "rd", "runde", "rnd", "ronde", "rde", "kolo", "коло"]),
    (
        Heading::Table,
        &[
            "table",
            "board",
            "bo",
            "bd",
            "brett",
            "tisch",
            "echiquier",
            "échiquier",
            "ech",
            "éch",
            "sto",
            "tabla",
            "tab",
            "сто",
            "табла",
            "таб",
            "stol",
            "ploča",
            "pl",
            "šahovnica",
            "stůl",
            "stul",
            "šachovnice",
            "šach",
            "deska",
        ],
    ),
    (
        Heading::Number,
        &["no", "nr", "#", "br", "бр", "č", "num", "n°", "snr", "stnr", "rbr", "рбр", "poř", "pořadí"],
    ),
    (
        Heading::White,
        &[
            "white",
            "white player",
            "white name",
            "weiss",
            "weiß",
            "blancs",
            "blanc",
            "les blancs",
            "beli",
            "бели",
            "bijeli",
            "bílý",
            "bily",
            "bílé",
            "bile",
        ],
    ),
    (
        Heading::Black,
        &[
            "black",
            "black player",
            "black name",
            "schwarz",
            "noirs",
            "noir",
            "les noirs",
            "crni",
            "црни",
            "černý",
            "cerny",
            "černé",
            "cerne",
        ],
    ),
    (
        Heading::Name,
        &[
            "name",
            "player",
            "nom",
            "joueur",
            "spieler",
            "ime",
            "име",
            "prezime i ime",
            "igrač",
            "играч",
            "jméno",
            "jmeno",
            "hráč",
            "hrac",
        ],
    ),
    (
        Heading::Result,
        &[
            "result",
            "res",
            "rezultat",
            "rez",
            "резултат",
            "рез",
            "výsledek",
            "vysledek",
            "výsl",
            "ergebnis",
            "erg",
            "résultat",
            "resultat",
            "rés",
            "score",
        ],
    ),
    (
        Heading::Detail(Detail::Title),
        &["title", "tit", "titel", "titre", "ti", "titula", "титула", "titul", "tituly"],
    ),
    (
        Heading::Detail(Detail::Rating),
        &[
            "rating",
            "rtg",
            "elo",
            "rat",
            "rtgi",
            "rtgn",
            "dwz",
            "rejting",
            "рејтинг",
            "рејт",
            "rejt",
            "classement",
            "rapid",
            "rapide",
            "blitz",
        ],
    ),
    (
        Heading::Detail(Detail::FideId),
        &["fide id", "fideid", "fide-id", "id fide", "fide", "id", "fide no", "fide-nr", "identifiant fide"],
    ),
    (
        Heading::Detail(Detail::Federation),
        &[
            "federation",
            "fed",
            "fédération",
            "féd",
            "föderation",
            "land",
            "federacija",
            "федерација",
            "фед",
            "federace",
            "savez",
            "савез",
        ],
    ),
    (
        Heading::Detail(Detail::Team),
        &[
            "team",
            "club",
            "club/city",
            "verein",
            "verein/ort",
            "mannschaft",
            "équipe",
            "equipe",
            "ekipa",
            "екипа",
            "klub",
            "клуб",
            "klub/mjesto",
            "klub/mesto",
            "klub/místo",
            "momčad",
            "družstvo",
            "oddíl",
        ],
    ),
    (
        Heading::Detail(Detail::BirthYear),
        &[
            "birth",
            "birthday",
            "year of birth",
            "date of birth",
            "dob",
            "année de naissance",
            "date de naissance",
            "ddn",
            "born",
            "geb",
            "jahrgang",
            "né",
            "naissance",
            "god",
            "godište",
            "rođen",
            "годиште",
            "narozen",
            "ročník",
        ],
    ),
];

impl Columns {
    pub(super) fn new(columns: Vec<Option<Column>>) -> Self {
        Self(columns)
    }

    /// The columns under these headings, if they name two players.
    pub(super) fn of_headings(row: &[String]) -> Option<Self> {
        let headings: Vec<Option<Heading>> = row.iter().map(|text| heading(text)).collect();
        let place = |wanted: Heading| headings.iter().position(|heading| *heading == Some(wanted));
        let mut names = (0..headings.len()).filter(|at| headings[*at] == Some(Heading::Name));
        let (white, black) = match (place(Heading::White), place(Heading::Black)) {
            (Some(white), Some(black)) => (white, black),
            _ => (names.next()?, names.next()?),
        };
        let table = place(Heading::Table).or_else(|| place(Heading::Number));
        let result = place(Heading::Result);
        let column = |(at, heading): (usize, &Option<Heading>)| match (*heading)? {
            _ if at == white => Some(Column::White),
            _ if at == black => Some(Column::Black),
            _ if Some(at) == table => Some(Column::Table),
            _ if Some(at) == result => Some(Column::Result),
            Heading::Round => Some(Column::Round),
            Heading::Detail(detail) => {
                Some(Column::Of(owner(at, Some(detail), white, black, result), Some(detail)))
            }
            Heading::Nothing => Some(Column::Of(owner(at, None, white, black, result), None)),
            Heading::Of(side, detail) => Some(Column::Of(side, Some(detail))),
            _ => None,
        };
        Some(Self(headings.iter().enumerate().map(column).collect()))
    }

    /// The index of a column, from 0.
    pub(super) fn place(&self, wanted: Column) -> Option<usize> {
        self.0.iter().position(|column| *column == Some(wanted))
    }

    /// The indices of a player's details, from 0.
    pub(super) fn details(&self, side: Color) -> impl Iterator<Item = (usize, Option<Detail>)> {
        self.0.iter().enumerate().filter_map(move |(at, column)| match column {
            Some(Column::Of(owner, detail)) if *owner == side => Some((at, *detail)),
            _ => None,
        })
    }
}

/// The player to whom the detail in a column belongs.
fn owner(at: usize, detail: Option<Detail>, white: usize, black: usize, result: Option<usize>) -> Color {
    let (first, first_side, second) = match white < black {
        true => (white, Color::White, black),
        false => (black, Color::Black, white),
    };
    let is_first = match result {
        _ if at < first => true,
        _ if at > second => false,
        Some(result) if (first..second).contains(&result) => at < result,
        // Between two names without a result: a title is before its name, everything else after it.
        _ => !matches!(detail, None | Some(Detail::Title)),
    };
    if is_first { first_side } else { !first_side }
}

fn heading(text: &str) -> Option<Heading> {
    let text = plain(text);
    if text.is_empty() {
        return Some(Heading::Nothing);
    }
    let find =
        |text: &str| HEADINGS.iter().find(|(_, words)| words.contains(&text)).map(|(heading, _)| *heading);
    find(&text).or_else(|| {
        // `White rating`, `Elo Schwarz`, `bijeli_rejting`.
        let (first, last) = (text.split_once(' ')?, text.rsplit_once(' ')?);
        let of = |side: &str, detail: &str| match (find(side)?, find(detail)?) {
            (Heading::White, Heading::Detail(detail)) => Some(Heading::Of(Color::White, detail)),
            (Heading::Black, Heading::Detail(detail)) => Some(Heading::Of(Color::Black, detail)),
            (Heading::White, Heading::Name) => Some(Heading::White),
            (Heading::Black, Heading::Name) => Some(Heading::Black),
            _ => None,
        };
        of(first.0, first.1).or_else(|| of(last.1, last.0))
    })
}

/// Lower case, without points, and with single blanks between words.
fn plain(text: &str) -> String {
    let text = text.to_lowercase().replace(['.', ':'], "").replace('_', " ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
