//! Detects the encoding of files, shown by names from the countries whose code pages are read.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use touchmove_notation::encoding::{Decoded, Encoding, Known};

const SERBIAN: &[&str] = &[
    "Đorđević, Živko",
    "Šimunić, Ante",
    "Petrović, Đura",
    "Jovanović, Čedomir",
    "Nikolić, Ružica",
    "Kovačević, Željko",
    "Živković, Miloš",
    "Stojanović, Vučić",
    "Čolić, Goran",
    "Đurić, Nenad",
    "Krstić, Saša",
    "Ćirić, Dušan",
    "Žujović, Uroš",
    "Lukić, Aleksandar",
];
const CROATIAN: &[&str] = &[
    "Horvat, Šime",
    "Babić, Josip",
    "Jurić, Krešimir",
    "Vuković, Đuro",
    "Knežević, Hrvoje",
    "Grgić, Žarko",
    "Božić, Tomislav",
    "Šarić, Ivan",
    "Palac, Mladen",
    "Čović, Ante",
    "Perić, Mate",
    "Kovač, Zdravko",
    "Blažević, Marija",
    "Vučković, Luka",
];
const CZECH: &[&str] = &[
    "Dvořák, Tomáš",
    "Žák, Čestmír",
    "Novák, Jiří",
    "Svoboda, Ondřej",
    "Procházka, Václav",
    "Kučera, Zdeněk",
    "Veselý, Luděk",
    "Horák, Matěj",
    "Němec, Vojtěch",
    "Pospíšil, Bohumil",
    "Růžička, Miloš",
    "Beneš, Vlastimil",
    "Fiala, Květa",
    "Šťastný, Ťok",
    "Kříž, Přemysl",
    "Hřebejk, Řehoř",
    "Doležal, Ctirad",
    "Navara, David",
    "Čížek, Oldřich",
    "Zeman, Vít",
];
const POLISH: &[&str] =
    &["Wiśniewski, Łukasz", "Wójcik, Paweł", "Kamiński, Michał", "Zieliński, Grzegorz", "Dąbrowski, Żaneta"];
const HUNGARIAN: &[&str] =
    &["Kovács, Péter", "Szabó, Gergő", "Tóth, Jenő", "Molnár, Dezső", "Erdős, Viktor", "Németh, Zsófia"];
const GERMAN: &[&str] =
    &["Müller, Kai", "Schmidt, Jörg", "Weiß, Otto", "Schäfer, Günther", "Köhler, Hänsel", "Öztürk, Jürgen"];
const FRENCH: &[&str] = &[
    "Lefèvre, François",
    "Béranger, Anaïs",
    "Hélène, Gaël",
    "Crêpin, Noël",
    "Garçon, Zoé",
    "Lemaître, Benoît",
];
const SPANISH: &[&str] = &["Muñoz, José", "Ibáñez, Íñigo", "Núñez, Ramón", "Peña, Martín", "Gómez, Ángel"];
const NORDIC: &[&str] =
    &["Sørensen, Jørgen", "Åkesson, Ralf", "Bjørnsson, Håkon", "Møller, Bodil", "Nygård, Pål", "Grønn, Atle"];
const SERBIAN_CYRILLIC: &[&str] = &[
    "Ђорђевић, Живко",
    "Петровић, Ђура",
    "Шимунић, Анте",
    "Јовановић, Љубица",
    "Његош, Џон",
    "Ковачевић, Жељко",
];
const RUSSIAN: &[&str] =
    &["Иванов, Пётр", "Крамник, Владимир", "Щукин, Юрий", "Яковлев, Эдуард", "Быков, Илья"];

/// Every list, its encodings, and the event languages in which it must be read correctly, as a whole and name by name.
const LISTS: &[(&[&str], &[Encoding], &[&str])] = &[
    (SERBIAN, &[Encoding::Windows1250, Encoding::Iso8859_2], &["sr-Latn", "sr-Cyrl", "hr", "cs", "en"]),
    (CROATIAN, &[Encoding::Windows1250, Encoding::Iso8859_2], &["hr", "sr-Latn", "sr-Cyrl", "cs", "en"]),
    (CZECH, &[Encoding::Windows1250, Encoding::Iso8859_2], &["cs", "sr-Latn", "hr", "en"]),
    (POLISH, &[Encoding::Windows1250], &["en", "cs"]),
    (HUNGARIAN, &[Encoding::Windows1250], &["en", "cs", "hr"]),
    (GERMAN, &[Encoding::Windows1252], &["en", "cs", "hr", "sr-Latn"]),
    (FRENCH, &[Encoding::Windows1252], &["en"]),
    (SPANISH, &[Encoding::Windows1252], &["en"]),
    (NORDIC, &[Encoding::Windows1252], &["en"]),
    (SERBIAN_CYRILLIC, &[Encoding::Windows1251], &["sr-Cyrl", "sr-Latn", "en", "cs"]),
    (RUSSIAN, &[Encoding::Windows1251], &["sr-Cyrl", "en", "cs"]),
];

/// The text as it is read, if that is wrong.
fn misread(names: &[&str], encoding: Encoding, language: &str) -> Option<String> {
    let text = names.join(";2000\r\n");
    let bytes = encoding.encode(&text).unwrap_or_else(|| panic!("{encoding} has not all of {text}"));
    let decoded = Decoded::new(&bytes, None, language);
    assert_eq!(decoded.encode(&decoded.text), Some(bytes), "the bytes come back");
    (decoded.text != text).then(|| format!("{encoding}, {language}: {text:?} as {:?}", decoded.text))
}

#[test]
fn lists_of_names() {
    for (names, encodings, languages) in LISTS {
        for encoding in *encodings {
            for language in *languages {
                assert_eq!(misread(names, *encoding, language), None);
            }
        }
    }
}

/// One or two pairings: as few letters as a file can have.
#[test]
fn few_names() {
    let mut wrong = Vec::new();
    let mut all = 0;
    for (names, encodings, languages) in LISTS {
        let home = languages.first().copied().unwrap_or("en");
        for pair in names.windows(3) {
            for encoding in *encodings {
                all += 1;
                wrong.extend(misread(pair, *encoding, home));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {all}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn single_names_of_the_event_s_own_country() {
    let mut wrong = Vec::new();
    for (names, language) in [(SERBIAN, "sr-Latn"), (CROATIAN, "hr"), (CZECH, "cs")] {
        for name in names {
            wrong.extend(misread(&[name], Encoding::Windows1250, language));
        }
    }
    for name in SERBIAN_CYRILLIC {
        wrong.extend(misread(&[name], Encoding::Windows1251, "sr-Cyrl"));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_says_its_encoding_is_not_guessed() {
    let text = "[White \"Dvořák\"]";
    for (encoding, mark) in [
        (Encoding::Utf8, &[0xEF, 0xBB, 0xBF][..]),
        (Encoding::Utf16Le, &[0xFF, 0xFE]),
        (Encoding::Utf16Be, &[0xFE, 0xFF]),
    ] {
        let bytes = [mark, &encoding.encode(text).unwrap()].concat();
        let decoded = Decoded::new(&bytes, None, "en");
        assert_eq!((decoded.text.as_str(), decoded.encoding, decoded.known), (text, encoding, Known::Mark));
        assert_eq!(decoded.encode(text), Some(bytes));
    }
    let decoded = Decoded::new(text.as_bytes(), None, "en");
    assert_eq!(
        (decoded.text.as_str(), decoded.encoding, decoded.known),
        (text, Encoding::Utf8, Known::Valid)
    );
    let given = Decoded::new(b"\xE6", Some(Encoding::Windows1252), "hr");
    assert_eq!((given.text.as_str(), given.known), ("æ", Known::Given));
    let guessed = Decoded::new(b"Petrovi\xE6", None, "hr");
    assert_eq!((guessed.text.as_str(), guessed.known), ("Petrović", Known::Guessed));
    assert_eq!(guessed.encode("Петровић"), None, "the code page does not have these letters");
}

#[test]
fn every_byte_comes_back() {
    let bytes: Vec<u8> = (0..=255).collect();
    for encoding in Encoding::ALL.into_iter().filter(|encoding| encoding.name().contains(['w', 'i'])) {
        let decoded = Decoded::new(&bytes, Some(encoding), "en");
        assert_eq!(decoded.encode(&decoded.text).as_ref(), Some(&bytes), "{encoding}");
    }
    for name in ["CP1250", "Windows_1250", "latin2", "UTF-16", "utf8"] {
        assert!(name.parse::<Encoding>().is_ok(), "{name}");
    }
    assert!("klingon".parse::<Encoding>().unwrap_err().to_string().contains("iso-8859-2"));
}
