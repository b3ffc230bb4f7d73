//! Searches articles by words: all words must be found, in any order, and the best match comes first.
//!
//! - Case and accents are ignored, and Cyrillic is treated as Latin: `zastavica` finds `заставица`.
//! - A word matches by its beginning, in another form (`flags`, `zastavice`) or, if it is long enough, inside another word (`mate`
//!   in `checkmate`). Closer matches and rarer words score higher.
//! - An article is searched together with its headings, the articles it refers to, its remark and the article before it. A word may
//!   match there, provided that another matches in the article itself. For example, only 6.8 says that 6.9 is about flags.

use crate::{Article, EditionName};
use core::ops::Range;

/// A search result.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The article.
    pub article: Article,
    /// The quality of the match, in thousandths: greater is better.
    pub score: u32,
    /// The text of the article, in the language searched.
    pub says: &'static str,
    /// The position in the text of the first word found.
    first: Option<usize>,
}

/// The greatest number of words in a query that are used.
const MOST_WORDS: usize = 12;

/// The weight of a word found only in the context of an article.
const IN_CONTEXT: f64 = 0.3;

impl Article {
    /// The articles of an edition that match all these words, the best first. If the edition is not available in the language, English is
    /// searched.
    #[must_use]
    pub fn search(edition: EditionName, language: &str, words: &str) -> Vec<Found> {
        let wanted: Vec<String> =
            words_of(words, language).into_iter().map(|(_, word)| word).take(MOST_WORDS).collect();
        if wanted.is_empty() {
            return Vec::new();
        }
        let pages: Vec<Page> = Self::all(edition).map(|article| Page::of(article, language)).collect();
        let fits: Vec<Vec<f64>> = pages.iter().map(|page| fits(&wanted, &page.words)).collect();
        let rarity: Vec<f64> = (0..wanted.len())
            .map(|word| {
                let having = fits.iter().filter(|fits| fits[word] > 0.0).count();
                (1.0 + pages.len() as f64 / (1 + having) as f64).ln()
            })
            .collect();
        let mut found: Vec<Found> = (0..pages.len())
            .filter_map(|place| {
                let page = &pages[place];
                let score = page.score(place, &wanted, &pages, &fits, &rarity)?;
                Some(Found { article: page.article, score, says: page.says, first: page.first(&wanted) })
            })
            .collect();
        // Equally good matches stay in the order of the edition.
        found.sort_by_key(|found| core::cmp::Reverse(found.score));
        found
    }
}

impl Found {
    /// About `most` characters of the article around the first word found, with dots for what is left out.
    #[must_use]
    pub fn excerpt(&self, most: usize) -> String {
        let length = self.says.chars().count();
        if length <= most {
            return self.says.to_owned();
        }
        let first = self.says.get(..self.first.unwrap_or(0)).unwrap_or_default().chars().count();
        // Show a little of the text before the word, and an excerpt of full length at the end of the text too.
        let from = first.saturating_sub(most / 4).min(length - most);
        let shown: String = self.says.chars().skip(from).take(most).collect();
        let begins = if from == 0 { 0 } else { shown.find(' ').map_or(0, |blank| blank + 1) };
        let is_end = from + most >= length;
        let ends = if is_end { shown.len() } else { shown.rfind(' ').unwrap_or(shown.len()) };
        let dots = |are_needed: bool| if are_needed { "…" } else { "" };
        format!("{}{}{}", dots(from > 0), shown.get(begins..ends).unwrap_or_default(), dots(!is_end))
    }
}

/// An article with its words.
struct Page {
    article: Article,
    says: &'static str,
    /// The words of its number, text, figures and terms.
    words: Vec<String>,
    /// The words of its remark.
    note: Vec<String>,
    /// The words of `says` with their starting positions, in order.
    starts: Vec<(usize, String)>,
}

impl Page {
    fn of(article: Article, language: &str) -> Self {
        let says = article.says_in(language).unwrap_or_else(|| article.says());
        let starts: Vec<(usize, String)> =
            words_of(says, language).into_iter().map(|(range, word)| (range.start, word)).collect();
        let terms = article.terms().iter().map(|(_, term)| *term);
        let others = article.figures().iter().copied().chain(terms).chain([article.id()]);
        let mut words: Vec<String> = starts.iter().map(|(_, word)| word.clone()).collect();
        words.extend(others.flat_map(|text| words_of(text, language)).map(|(_, word)| word));
        let note = words_of(article.note_in(language).unwrap_or_default(), language);
        Self { article, says, words, note: note.into_iter().map(|(_, word)| word).collect(), starts }
    }

    fn first(&self, wanted: &[String]) -> Option<usize> {
        let is_wanted = |word: &String| wanted.iter().any(|wanted| fit(wanted, word) > 0.0);
        self.starts.iter().find(|(_, word)| is_wanted(word)).map(|(start, _)| *start)
    }

    /// The quality of the match. `None` if a word is found neither in the article nor in its context, or if the article itself has
    /// none of the words.
    fn score(
        &self,
        place: usize,
        wanted: &[String],
        pages: &[Self],
        fits_of: &[Vec<f64>],
        rarity: &[f64],
    ) -> Option<u32> {
        let own = &fits_of[place];
        if own.iter().all(|fit| *fit == 0.0) {
            return None;
        }
        // The context matters only if a word is missing in the article.
        let (note, context) = match own.contains(&0.0) {
            true => (fits(wanted, &self.note), context(self.article, place, pages)),
            false => (Vec::new(), Vec::new()),
        };
        let mut sum = 0.0;
        for (word, rarity) in rarity.iter().enumerate() {
            let near = || context.iter().map(|&near| fits_of[near][word]).fold(note[word], f64::max);
            let fit = if own[word] > 0.0 { own[word] } else { IN_CONTEXT * near() };
            if fit == 0.0 {
                return None;
            }
            sum += fit * rarity;
        }
        // A word counts for more in a short article than in a long one.
        let length = self.words.len() as f64;
        Some((1000.0 * sum / (1.0 + length / 400.0)) as u32)
    }
}

/// The indices of the articles that form the context of an article.
fn context(article: Article, place: usize, pages: &[Page]) -> Vec<usize> {
    let chapter = |article: Article| article.id().split('.').next();
    let headings = core::iter::successors(article.heading(), |heading| heading.heading());
    let mut near: Vec<usize> = headings.chain(article.see()).map(|near| usize::from(near.place)).collect();
    near.extend(place.checked_sub(1).filter(|&before| chapter(pages[before].article) == chapter(article)));
    near
}

/// For each wanted word, the quality of its best match among some words.
fn fits(wanted: &[String], words: &[String]) -> Vec<f64> {
    let best = |wanted: &String| words.iter().map(|word| fit(wanted, word)).fold(0.0, f64::max);
    wanted.iter().map(best).collect()
}

/// The quality of the match between two folded words, from 0 to 1.
fn fit(wanted: &str, word: &str) -> f64 {
    if word == wanted {
        return 1.0;
    }
    if word.starts_with(wanted) {
        return 0.8;
    }
    let is_number = wanted.bytes().any(|byte| byte.is_ascii_digit());
    let stem = wanted.len() - if wanted.len() >= 7 { 2 } else { 1 };
    if !is_number && wanted.len() >= 5 && wanted.get(..stem).is_some_and(|stem| word.starts_with(stem)) {
        return 0.7;
    }
    if !is_number && wanted.len() >= 4 && word.contains(wanted) { 0.5 } else { 0.0 }
}

/// The words of a text, each folded, with their positions. An article number is one word.
fn words_of(text: &str, language: &str) -> Vec<(Range<usize>, String)> {
    let mut words: Vec<(Range<usize>, String)> = Vec::new();
    let mut before: Option<char> = None;
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let after = letters.peek().map(|(_, after)| *after);
        let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
        let is_in_number = letter == '.'
            && (is_digit(before) || is_digit(after))
            && before.is_some_and(char::is_alphanumeric)
            && after.is_some_and(char::is_alphanumeric);
        if letter.is_alphanumeric() || is_in_number {
            match words.last_mut().filter(|(range, _)| range.end == at) {
                Some((range, _)) => range.end = at + letter.len_utf8(),
                None => words.push((at..at + letter.len_utf8(), String::new())),
            }
        }
        before = Some(letter);
    }
    for (range, word) in &mut words {
        *word = fold(text.get(range.clone()).unwrap_or_default(), language);
    }
    words
}

/// Folds a word: lower case, without accents, in Latin letters.
fn fold(word: &str, language: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for letter in word.chars().flat_map(char::to_lowercase) {
        match plain(letter) {
            Some(plain) => folded.push_str(plain),
            None => folded.push(letter),
        }
    }
    // People type `đ` as `dj`, or as `d` where their keyboard lacks it.
    match language.starts_with("sr") || language == "hr" {
        true => folded.replace("dj", "d"),
        false => folded,
    }
}

/// The plain Latin spelling of any other letter.
const fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'á' | 'à' | 'ä' | 'â' | 'а' => "a",
        'б' => "b",
        'č' | 'ć' | 'ç' | 'ц' | 'ч' | 'ћ' => "c",
        'ď' | 'д' => "d",
        'đ' | 'ђ' => "dj",
        'џ' => "dz",
        'é' | 'ě' | 'è' | 'ê' | 'ë' | 'е' => "e",
        'ф' => "f",
        'г' => "g",
        'х' => "h",
        'í' | 'î' | 'и' => "i",
        'ј' => "j",
        'к' => "k",
        'ľ' | 'л' => "l",
        'љ' => "lj",
        'м' => "m",
        'ň' | 'ñ' | 'н' => "n",
        'њ' => "nj",
        'ó' | 'ô' | 'ö' | 'о' => "o",
        'п' => "p",
        'ř' | 'р' => "r",
        'š' | 'с' | 'ш' => "s",
        'ť' | 'т' => "t",
        'ú' | 'ů' | 'ü' | 'у' => "u",
        'в' => "v",
        'ý' => "y",
        'ž' | 'ж' | 'з' => "z",
        // A combining accent, or the dot left by a capital İ.
        '\u{300}'..='\u{36f}' => "",
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
