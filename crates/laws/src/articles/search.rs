//! Articles by words: all of them, in any order, the best article first.
//!
//! - Capitals and accents do not count, and Cyrillic is the same as Latin: `zastavica` finds what is said of `заставица`.
//! - A word is found by its beginning, in another form of it (`flags`, `zastavice`) or, if it is long enough, inside another
//!   (`mate` in `checkmate`); what fits better counts for more, and so does a word that few articles have.
//! - An article is read together with what it stands under, what it refers to, what is remarked on it and the article before it: a
//!   word may stand there, as long as another stands in the article itself. That 6.9 is about flags is said in 6.8.

use crate::{Article, EditionName};
use core::ops::Range;

/// An article that was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The article.
    pub article: Article,
    /// How well it fits, in thousandths: greater is better.
    pub score: u32,
    /// What it says, in the language searched in.
    pub says: &'static str,
    /// Where in that a word was found first.
    first: Option<usize>,
}

/// How many words of a question count.
const MOST_WORDS: usize = 12;

/// What a word counts for that stands not in an article but in what it is read with.
const IN_CONTEXT: f64 = 0.3;

impl Article {
    /// The articles of an edition that fit all these words in a language, or in English if the edition is not there in it; the best first.
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
        // What fits equally well stays in the order of the edition.
        found.sort_by_key(|found| core::cmp::Reverse(found.score));
        found
    }
}

impl Found {
    /// About so many characters of what the article says, where a word was found; dots stand for the rest.
    pub fn excerpt(&self, most: usize) -> String {
        let length = self.says.chars().count();
        if length <= most {
            return self.says.to_owned();
        }
        let first = self.says.get(..self.first.unwrap_or(0)).unwrap_or_default().chars().count();
        // A little of what stands before the word is shown with it, and no less at the end than at the beginning.
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
    /// Of its number, what it says, its figures and its terms.
    words: Vec<String>,
    /// Of what is remarked on it.
    note: Vec<String>,
    /// Where the words of `says` begin, in order.
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

    /// How well the article fits; none if a word stands neither in it nor in what it is read with, or if all stand only there.
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
        // What it is read with matters only if a word is missing.
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
        // Of two articles that have a word, it is more of what the shorter one says.
        let length = self.words.len() as f64;
        Some((1000.0 * sum / (1.0 + length / 400.0)) as u32)
    }
}

/// The places of the articles that one is read with.
fn context(article: Article, place: usize, pages: &[Page]) -> Vec<usize> {
    let chapter = |article: Article| article.id().split('.').next();
    let headings = core::iter::successors(article.heading(), |heading| heading.heading());
    let mut near: Vec<usize> = headings.chain(article.see()).map(|near| usize::from(near.place)).collect();
    near.extend(place.checked_sub(1).filter(|&before| chapter(pages[before].article) == chapter(article)));
    near
}

/// How well each word fits the best of some words.
fn fits(wanted: &[String], words: &[String]) -> Vec<f64> {
    let best = |wanted: &String| words.iter().map(|word| fit(wanted, word)).fold(0.0, f64::max);
    wanted.iter().map(best).collect()
}

/// How well a word fits another, from 0 to 1; both are folded.
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

/// The words of a text, each folded, and where it stands. The number of an article is one word.
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

/// A word without capitals and accents, in Latin letters.
fn fold(word: &str, language: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for letter in word.chars().flat_map(char::to_lowercase) {
        match plain(letter) {
            Some(plain) => folded.push_str(plain),
            None => folded.push(letter),
        }
    }
    // `đ` is typed as `dj` or as `d` where there is no key for it.
    match language.starts_with("sr") || language == "hr" {
        true => folded.replace("dj", "d"),
        false => folded,
    }
}

/// The plain Latin letters for one that is none.
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
        // A combining accent, or the dot that a capital İ leaves behind.
        '\u{300}'..='\u{36f}' => "",
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
