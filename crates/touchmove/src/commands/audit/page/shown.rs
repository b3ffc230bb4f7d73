//! Games with findings, as data for the page.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use touchmove_audit::{Claim, Report, end_name};
use touchmove_laws::{Article, EditionName};
use touchmove_notation::{Language, Style, write};

/// The number of games shown on the page. The others are only counted.
pub(in super::super) const MOST_GAMES: usize = 2000;

/// A name from this program, or the same name read back from the file of `--resume`.
type Word = Cow<'static, str>;

/// A game with its moves and findings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(in super::super) struct ShownGame {
    /// The number of the game, from 1: within its sheet at first, and among all games when it is shown.
    pub(in super::super) game: u64,
    pub(in super::super) file: String,
    white: String,
    black: String,
    event: String,
    date: String,
    edition: Option<Word>,
    result: Word,
    /// The starting position, in FEN.
    start: String,
    /// Each move twice: as its two squares, with castling as the king's move to its rook, and in algebraic notation.
    moves: Vec<[String; 2]>,
    findings: Vec<ShownFinding>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct ShownFinding {
    ply: u32,
    /// The number of moves that lead to the position shown.
    at: u32,
    kind: Word,
    about: Option<Word>,
    article: Option<Word>,
    says: Option<Word>,
    text: String,
}

impl ShownGame {
    /// Collects what the page shows of a game.
    pub(in super::super) fn of(game: u64, report: &Report<'_>) -> Self {
        let heading = report.heading;
        let text = |tag: Option<Cow<'_, str>>| tag.map_or_else(String::new, |tag| tag.into_owned());
        let moves = report.positions().iter().zip(report.moves);
        let findings = report.findings.iter().map(|finding| ShownFinding {
            ply: finding.ply,
            // The first three kinds are about a wrong move, and show the position before it.
            at: match finding.kind.place() {
                0..=2 => finding.ply.saturating_sub(1),
                _ => finding.ply,
            },
            kind: finding.kind.name().into(),
            about: finding.kind.end().map(end_name).or(finding.kind.claim().map(Claim::name)).map(Word::from),
            article: finding.article.map(Article::id).map(Word::from),
            says: finding.article.map(Article::says).map(Word::from),
            text: finding.to_string(),
        });
        Self {
            game,
            file: String::new(),
            white: text(heading.white()),
            black: text(heading.black()),
            event: text(heading.event()),
            date: text(heading.date()),
            edition: report.in_force.edition.map(EditionName::name).map(Word::from),
            result: report.result.tag().into(),
            start: report.positions().first().map_or_else(String::new, |position| position.to_string()),
            moves: moves
                .map(|(position, mv)| [mv.to_string(), write(position, *mv, Language::ENGLISH, Style::PGN)])
                .collect(),
            findings: findings.collect(),
        }
    }
}
