//! Spoken moves: the announcements of blind players (D.2.1; F.2.1 in 2005), and plain speech in other languages.
//!
//! Files and ranks are separate words, so that neither a person nor a speech synthesiser can mistake `e4` for a number. Check
//! and mate are not announced: the Laws do not require it, and the listener must notice them.

use crate::read::pattern::{Coordinate, Pattern};
use crate::read::{ReadError, resolve};
use crate::write::distinction;
use touchmove_board::{CastlingSide, File, Move, Position, Rank, Role};

/// The words that a language uses to say moves.
#[derive(Debug)]
pub struct Speech {
    /// The language code.
    pub code: &'static str,
    /// The files from a to h.
    files: [&'static str; 8],
    /// The ranks from 1 to 8.
    ranks: [&'static str; 8],
    /// Pawn, knight, bishop, rook, queen, king.
    pieces: [&'static str; 6],
    /// Between the piece and the square of a capture.
    takes: &'static str,
    /// After a capture en passant.
    en_passant: &'static str,
    /// Before the piece of a promotion; may be empty.
    becomes: &'static str,
    /// The pieces of a promotion, in the form used after [`Speech::becomes`]: knight, bishop, rook, queen.
    promotions: [&'static str; 4],
    /// Castling on the king's side and on the queen's.
    castling: [&'static str; 2],
    /// Other words that are understood, each with the standard word.
    also: &'static [(&'static str, &'static str)],
}

const LETTERS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
const NAMES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];

impl Speech {
    /// All languages for spoken moves; first German, which the Laws suggest for announcements (D.2.1).
    pub const ALL: &'static [Self] = &[
        Self {
            code: "de",
            files: NAMES,
            ranks: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
            pieces: ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"],
            takes: "schlägt",
            en_passant: "en passant",
            becomes: "",
            promotions: ["Springer", "Läufer", "Turm", "Dame"],
            castling: ["Kurze Rochade", "Lange Rochade"],
            also: &[
                ("koenig", "könig"),
                ("laeufer", "läufer"),
                ("laeuffer", "läufer"),
                ("schlaegt", "schlägt"),
                ("nimmt", "schlägt"),
                ("fuenf", "fünf"),
                ("zwo", "zwei"),
                ("cäsar", "cesar"),
                ("caesar", "cesar"),
                ("hektor", "hector"),
                ("nach", ""),
                ("auf", ""),
                ("schach", ""),
                ("matt", ""),
            ],
        },
        Self {
            code: "en",
            files: LETTERS,
            ranks: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
            pieces: ["pawn", "knight", "bishop", "rook", "queen", "king"],
            takes: "takes",
            en_passant: "en passant",
            becomes: "becomes a",
            promotions: ["knight", "bishop", "rook", "queen"],
            castling: ["castles kingside", "castles queenside"],
            also: &[
                ("captures", "takes"),
                ("castle", "castles"),
                ("short", "kingside"),
                ("long", "queenside"),
            ],
        },
        Self {
            code: "sr-Latn",
            files: LETTERS,
            ranks: ["jedan", "dva", "tri", "četiri", "pet", "šest", "sedam", "osam"],
            pieces: ["pešak", "skakač", "lovac", "top", "dama", "kralj"],
            takes: "uzima",
            en_passant: "an pasan",
            becomes: "postaje",
            promotions: ["skakač", "lovac", "top", "dama"],
            castling: ["mala rokada", "velika rokada"],
            also: &[
                ("konj", "skakač"),
                ("kraljica", "dama"),
                ("laufer", "lovac"),
                ("pion", "pešak"),
                ("na", ""),
                ("šah", ""),
                ("mat", ""),
            ],
        },
        Self {
            code: "sr-Cyrl",
            files: ["а", "б", "ц", "д", "е", "ф", "г", "х"],
            ranks: ["један", "два", "три", "четири", "пет", "шест", "седам", "осам"],
            pieces: ["пешак", "скакач", "ловац", "топ", "дама", "краљ"],
            takes: "узима",
            en_passant: "ан пасан",
            becomes: "постаје",
            promotions: ["скакач", "ловац", "топ", "дама"],
            castling: ["мала рокада", "велика рокада"],
            also: &[
                ("коњ", "скакач"),
                ("краљица", "дама"),
                ("лауфер", "ловац"),
                ("пион", "пешак"),
                ("на", ""),
                ("шах", ""),
                ("мат", ""),
            ],
        },
        Self {
            code: "hr",
            files: LETTERS,
            ranks: ["jedan", "dva", "tri", "četiri", "pet", "šest", "sedam", "osam"],
            pieces: ["pješak", "skakač", "lovac", "top", "dama", "kralj"],
            takes: "uzima",
            en_passant: "en passant",
            becomes: "postaje",
            promotions: ["skakač", "lovac", "top", "dama"],
            castling: ["mala rokada", "velika rokada"],
            also: &[
                ("konj", "skakač"),
                ("kraljica", "dama"),
                ("kula", "top"),
                ("pijun", "pješak"),
                ("na", ""),
                ("šah", ""),
                ("mat", ""),
            ],
        },
        Self {
            code: "cs",
            files: LETTERS,
            ranks: ["jedna", "dvě", "tři", "čtyři", "pět", "šest", "sedm", "osm"],
            pieces: ["pěšec", "jezdec", "střelec", "věž", "dáma", "král"],
            takes: "bere",
            en_passant: "en passant",
            becomes: "mění se v",
            promotions: ["jezdce", "střelce", "věž", "dámu"],
            castling: ["malá rošáda", "velká rošáda"],
            also: &[
                ("kůň", "jezdec"),
                ("koně", "jezdce"),
                ("pěšák", "pěšec"),
                ("pěšce", "pěšec"),
                ("na", ""),
                ("šach", ""),
                ("mat", ""),
            ],
        },
    ];

    /// The words of the language with that code.
    #[must_use]
    pub fn by_code(code: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|speech| speech.code == code)
    }

    /// Puts a legal move into words.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::spoken::Speech;
    ///
    /// let german = Speech::by_code("de").unwrap();
    /// let said = german.say(&Position::standard(), "g1f3".parse()?);
    /// assert_eq!(said, "Springer Felix drei");
    /// # Ok::<(), touchmove_board::ParseMoveError>(())
    /// ```
    #[must_use]
    pub fn say(&self, position: &Position, mv: Move) -> String {
        let mv = position.resolve(mv);
        if let Some(side) = position.castling_side_of(mv) {
            return self.castling[side as usize].to_owned();
        }
        let Some(role) = position.board.role_at(mv.from) else { return String::new() };
        let en_passant =
            role == Role::Pawn && mv.from.file() != mv.to.file() && position.board.piece_at(mv.to).is_none();
        let capture = en_passant || position.board.piece_at(mv.to).is_some();
        let (file, rank) = match role {
            Role::Pawn if capture => (Some(mv.from.file()), None),
            _ => distinction(role, mv, position.legal_origins(role, mv.to)),
        };
        let mut words = vec![self.pieces[role as usize]];
        words.extend(file.map(|file| self.files[file as usize]));
        words.extend(rank.map(|rank| self.ranks[rank as usize]));
        words.extend(capture.then_some(self.takes));
        words.extend([self.files[mv.to.file() as usize], self.ranks[mv.to.rank() as usize]]);
        if let Some(place) = mv.promotion.and_then(|role| PROMOTIONS.iter().position(|piece| *piece == role))
        {
            words.extend([self.becomes, self.promotions[place]].into_iter().filter(|word| !word.is_empty()));
        }
        words.extend(en_passant.then_some(self.en_passant));
        words.join(" ")
    }

    /// Understands a spoken move. A pawn need not be named; files may be said as letters, ranks as digits.
    pub fn hear(&self, position: &Position, said: &str) -> Result<Move, ReadError> {
        if said.len() > 256 {
            return Err(ReadError::Unreadable);
        }
        let words = self.words(said);
        if let Some(side) = self.heard_castling(&words) {
            return resolve::castling(position, side);
        }
        let pattern = self.heard_pattern(&words).ok_or(ReadError::Unreadable)?;
        resolve::resolve(position, &pattern)
    }

    /// The words in lower case, each replaced by the standard word, without those that do not change the meaning.
    fn words(&self, said: &str) -> Vec<String> {
        let silent: Vec<String> = [self.takes, self.en_passant, self.becomes]
            .iter()
            .flat_map(|text| text.split(' '))
            .map(small)
            .collect();
        let words = said.split(|found: char| found.is_whitespace() || matches!(found, ',' | '.' | '-'));
        words
            .map(small)
            .map(|word| {
                self.also.iter().find(|(heard, _)| small(heard) == word).map_or(word, |(_, said)| small(said))
            })
            .flat_map(square_in_two)
            .filter(|word| !word.is_empty())
            // The "a" of "becomes a queen" is ignored; that of "a four" is a file.
            .filter(|word| self.heard_file(word).is_some() || !silent.contains(word))
            .collect()
    }

    fn heard_castling(&self, words: &[String]) -> Option<CastlingSide> {
        CastlingSide::ALL.into_iter().find(|side| {
            let phrase: Vec<String> = self.castling[*side as usize].split(' ').map(small).collect();
            phrase == words
        })
    }

    fn heard_pattern(&self, words: &[String]) -> Option<Pattern> {
        let mut words = words.iter().peekable();
        let role = words.peek().and_then(|word| place(&self.pieces, word));
        let role = role.map(|place| {
            words.next();
            Role::ALL[place]
        });
        let mut squares = Vec::new();
        let mut promotion = None;
        for word in words {
            if let Some(place) =
                place(&self.promotions, word).or_else(|| promotion_by_name(&self.pieces, word))
            {
                // Nothing may follow the piece, and an "a" before it was not a file.
                promotion = Some(PROMOTIONS[place]);
                if self.becomes.ends_with(" a")
                    && squares.len() > 2
                    && squares.last() == Some(&Coordinate::File(File::A))
                {
                    squares.pop();
                }
            } else if promotion.is_some() {
                return None;
            } else if let Some(file) = self.heard_file(word) {
                squares.push(Coordinate::File(file));
            } else {
                squares.push(Coordinate::Rank(self.heard_rank(word)?));
            }
        }
        Pattern::new(role.unwrap_or(Role::Pawn), &squares, promotion)
    }

    fn heard_file(&self, word: &str) -> Option<File> {
        let by_name =
            place(&self.files, word).or_else(|| place(&NAMES, word)).or_else(|| place(&LETTERS, word));
        by_name.map(|place| File::ALL[place])
    }

    fn heard_rank(&self, word: &str) -> Option<Rank> {
        let digit = || match word.as_bytes() {
            [digit] => Rank::from_digit((*digit).into()),
            _ => None,
        };
        place(&self.ranks, word).map(|place| Rank::ALL[place]).or_else(digit)
    }
}

/// The pieces of a promotion, in the order of [`Speech::promotions`].
const PROMOTIONS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// A piece of a promotion, in its plain form.
fn promotion_by_name(pieces: &[&str; 6], word: &str) -> Option<usize> {
    let role = Role::ALL[place(pieces, word)?];
    PROMOTIONS.iter().position(|piece| *piece == role)
}

fn place(words: &[&str], heard: &str) -> Option<usize> {
    words.iter().position(|word| small(word) == heard)
}

/// Splits a square in one word, such as `f3`, into two.
fn square_in_two(word: String) -> Vec<String> {
    let mut letters = word.chars();
    match (letters.next(), letters.next(), letters.next()) {
        (Some(file), Some(rank @ '1'..='8'), None) => vec![file.to_string(), rank.to_string()],
        _ => vec![word],
    }
}

/// The word in lower case and without accents, which dictation and hurried typing leave out.
fn small(word: &str) -> String {
    let bare = |letter: char| match letter {
        'á' | 'ä' => Some('a'),
        'č' | 'ć' => Some('c'),
        'é' | 'ě' => Some('e'),
        'í' => Some('i'),
        'ö' | 'ó' => Some('o'),
        'ř' => Some('r'),
        'š' => Some('s'),
        'ú' | 'ů' | 'ü' => Some('u'),
        'ý' => Some('y'),
        'ž' => Some('z'),
        '\u{300}'..='\u{36F}' => None,
        other => Some(other),
    };
    word.to_lowercase().chars().filter_map(bare).collect()
}
