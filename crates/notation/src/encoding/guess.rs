//! Guesses the code page that a few names are written in.
//!
//! A list of pairings has a few dozen letters beyond ASCII, too few for a detector that only counts pairs of letters. So each code page is
//! scored by what looks odd when the text is read in it: signs within words, capitals after small letters, words of two scripts, letters
//! that names rarely have or that the language of the event lacks. The lowest score wins; if two are equal, the detector decides.

use super::Encoding;
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};

/// The code pages, the most likely first.
const PAGES: [Encoding; 4] =
    [Encoding::Windows1250, Encoding::Windows1252, Encoding::Windows1251, Encoding::Iso8859_2];

/// The number of bytes of a file that are examined.
const LOOKED_AT: usize = 1 << 17;

pub(super) fn guess(bytes: &[u8], language: &str) -> Encoding {
    let bytes = bytes.get(..LOOKED_AT).unwrap_or(bytes);
    let costs = PAGES.map(|page| (cost(&page.decode(bytes), page, language), page));
    let least = costs.iter().map(|(cost, _)| *cost).min().unwrap_or_default();
    let mut cheapest = costs.iter().filter(|(cost, _)| *cost == least).map(|(_, page)| *page);
    let detected = detected(bytes, language);
    let first = cheapest.next().unwrap_or(Encoding::Windows1252);
    if cheapest.any(|page| Some(page) == detected) { detected.unwrap_or(first) } else { first }
}

/// The detector's result, with the top-level domain of the language's country as a hint.
fn detected(bytes: &[u8], language: &str) -> Option<Encoding> {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let domain: Option<&[u8]> = match language {
        "sr-Latn" | "sr-Cyrl" => Some(b"rs"),
        "hr" => Some(b"hr"),
        "cs" => Some(b"cz"),
        _ => None,
    };
    let found = detector.guess(domain, Utf8Detection::Deny);
    PAGES.into_iter().find(|page| page.code_page() == Some(found))
}

/// The letters beyond ASCII of a language, in lower case.
fn alphabet(language: &str) -> &'static str {
    match language {
        "sr-Latn" | "hr" => "čćđšž",
        "cs" => "áčďéěíňóřšťúůýž",
        "sr-Cyrl" => "абвгдђежзијклљмнњопрстћуфхцчџш",
        _ => "",
    }
}

/// The letters beyond ASCII that are common in names where the code page is used, in lower case.
const fn usual(page: Encoding) -> &'static str {
    match page {
        Encoding::Windows1252 => "àáâäåæçèéêëíîïñóôöøúûüßãõœ",
        Encoding::Windows1251 => "абвгдежзийклмнопрстуфхцчшщъыьэюяёђѓєіїјљњћќўџґ",
        _ => "áąäčćďđéëěęíłńňóöőřśšťúůüűýźžżôâîçß",
    }
}

/// How odd a text looks in this reading.
fn cost(text: &str, page: Encoding, language: &str) -> u32 {
    let is_of_word = |letter: char| letter.is_alphabetic() || !letter.is_ascii();
    text.split(|letter| !is_of_word(letter)).map(|word| word_cost(word, page, language)).sum()
}

fn word_cost(word: &str, page: Encoding, language: &str) -> u32 {
    if word.is_ascii() {
        return 0;
    }
    let letters: Vec<char> = word.chars().collect();
    let is_cyrillic = |letter: &char| matches!(letter, '\u{400}'..='\u{4FF}');
    let cyrillic = letters.iter().filter(|letter| is_cyrillic(letter)).count();
    let mut cost = 0;
    if cyrillic > 0 && cyrillic < letters.len() {
        cost += 10;
    }
    for (at, letter) in letters.iter().enumerate().filter(|(_, letter)| !letter.is_ascii()) {
        let before = at.checked_sub(1).and_then(|at| letters.get(at));
        let after = letters.get(at + 1);
        cost += letter_cost(*letter, before.is_some() || after.is_some(), page, language);
        if letter.is_uppercase() && before.is_some_and(|before| before.is_lowercase()) {
            cost += 8;
        }
        // One or two accented letters in a row are normal; more of them suggest another script.
        let is_third = at >= 2 && letters[at - 2..at].iter().all(|letter| !letter.is_ascii());
        if is_third && !is_cyrillic(letter) {
            cost += 4;
        }
        cost += place_cost(*letter, before.copied(), after.copied());
    }
    cost
}

fn letter_cost(letter: char, is_in_word: bool, page: Encoding, language: &str) -> u32 {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    match letter {
        _ if alphabet(language).contains(small) => 0,
        '\u{80}'..='\u{9F}' | char::REPLACEMENT_CHARACTER => 20,
        _ if usual(page).contains(small) => 1,
        _ if letter.is_alphabetic() && letter != 'ª' && letter != 'º' => 3,
        // Quotation marks, dashes and blanks by themselves.
        _ if !is_in_word => 0,
        '’' | '‘' | '´' | '–' | '\u{a0}' | '“' | '”' | '„' => 1,
        _ => 6,
    }
}

/// How odd a letter is in its place: some letters end a word in names of one country and never in those of another.
fn place_cost(letter: char, before: Option<char>, after: Option<char>) -> u32 {
    match (letter, before, after) {
        // `-vić`, not `-viæ`; `Kovač`, not `Kovaè`; `Čović`, not `Èoviæ`.
        ('æ', Some('i'), None) | ('È' | 'Æ' | 'Ð', None, Some(_)) | ('è', Some('a' | 'i' | 'o' | 'u'), _) => {
            2
        }
        // `Dvořák`, not `Dvoøák`; `Jiří`, not `Jiøí`.
        ('ø', Some('o' | 'i' | 'e' | 'a'), Some('á' | 'í' | 'e' | 'i' | 'a')) => 2,
        // `Møller` and `Sørensen`, not `Mřller`.
        ('ř', Some(before), Some(after)) if !is_vowel(before) && !is_vowel(after) && before != 'k' => 2,
        // `Szabó Gergő`, not `Gergõ`; `Tomáš` and `Miloš`, not `Miloą`.
        ('õ', Some(_), None) | ('ą', Some('a' | 'á' | 'e' | 'o' | 'u'), _) => 2,
        // `Dąbrowski`, not `Dšbrowski`; but `Kršić` and `Olšanský`.
        ('š', Some(before), Some(after))
            if !is_vowel(before) && !is_vowel(after) && !"rln".contains(before) =>
        {
            2
        }
        // `Nicolò` ends like this; `ň` and `ů` do not follow an l there.
        ('ň', Some('l'), None) | ('ŕ', Some(_), None) => 2,
        _ => 0,
    }
}

fn is_vowel(letter: char) -> bool {
    "aeiouyáéěíóúůý".contains(letter)
}
