//! The labels around the articles, in every language that has articles.

use touchmove_laws::articles::{Kind, Nature};

/// The labels in one language.
pub(super) struct Labels {
    code: &'static str,
    /// Precedes the year of an edition.
    pub(super) laws_of: &'static str,
    /// The words of a glossary.
    pub(super) words: &'static str,
    pub(super) see: &'static str,
    /// Precedes the numbers of an article in the previous edition.
    pub(super) before: &'static str,
    pub(super) new_in: &'static str,
    pub(super) in_edition: &'static str,
    pub(super) note: &'static str,
    kinds: [&'static str; 19],
    natures: [&'static str; 5],
}

impl Labels {
    /// Returns the labels in a language, or in English if there are none.
    pub(super) fn of(code: &str) -> &'static Self {
        LABELS.iter().find(|labels| labels.code == code).unwrap_or(&LABELS[0])
    }

    /// The label of a kind of article.
    pub(super) const fn kind(&self, kind: Kind) -> &'static str {
        self.kinds[kind as usize]
    }

    /// The label of a nature: what software can do about an article.
    pub(super) const fn nature(&self, nature: Nature) -> &'static str {
        self.natures[nature as usize]
    }
}

/// English first; kinds and natures in the order of their enums.
static LABELS: [Labels; 5] = [
    Labels {
        code: "en",
        laws_of: "Laws of",
        words: "Words",
        see: "See",
        before: "Before",
        new_in: "new in",
        in_edition: "in",
        note: "Note",
        kinds: [
            "act",
            "adjourned",
            "arbiter",
            "blind",
            "blitz",
            "board",
            "chess960",
            "clock",
            "conduct",
            "draw",
            "end",
            "heading",
            "irregularity",
            "notation",
            "points",
            "quickplay",
            "rapid",
            "record",
            "text",
        ],
        natures: ["decide", "assist", "record", "equipment", "text"],
    },
    Labels {
        code: "sr-Latn",
        laws_of: "Pravila šaha",
        words: "Reči",
        see: "Vidi",
        before: "Ranije",
        new_in: "novo u izdanju",
        in_edition: "u izdanju",
        note: "Napomena",
        kinds: [
            "izvođenje poteza",
            "prekinute partije",
            "sudija",
            "slepi igrači",
            "brzopotezni šah",
            "tabla i figure",
            "Chess960",
            "sat",
            "ponašanje",
            "remi",
            "završetak partije",
            "naslov",
            "nepravilnosti",
            "notacija",
            "poeni",
            "ubrzani završetak",
            "ubrzani šah",
            "zapisivanje",
            "objašnjenje",
        ],
        natures: ["program odlučuje", "program pomaže", "program beleži", "oprema", "tekst"],
    },
    Labels {
        code: "sr-Cyrl",
        laws_of: "Правила шаха",
        words: "Речи",
        see: "Види",
        before: "Раније",
        new_in: "ново у издању",
        in_edition: "у издању",
        note: "Напомена",
        kinds: [
            "извођење потеза",
            "прекинуте партије",
            "судија",
            "слепи играчи",
            "брзопотезни шах",
            "табла и фигуре",
            "Chess960",
            "сат",
            "понашање",
            "реми",
            "завршетак партије",
            "наслов",
            "неправилности",
            "нотација",
            "поени",
            "убрзани завршетак",
            "убрзани шах",
            "записивање",
            "објашњење",
        ],
        natures: ["програм одлучује", "програм помаже", "програм бележи", "опрема", "текст"],
    },
    Labels {
        code: "hr",
        laws_of: "Pravila šaha",
        words: "Riječi",
        see: "Vidi",
        before: "Ranije",
        new_in: "novo u izdanju",
        in_edition: "u izdanju",
        note: "Napomena",
        kinds: [
            "izvedba poteza",
            "prekinute partije",
            "sudac",
            "slijepi igrači",
            "brzopotezni šah",
            "ploča i figure",
            "Chess960",
            "sat",
            "ponašanje",
            "remi",
            "završetak partije",
            "naslov",
            "nepravilnosti",
            "notacija",
            "bodovi",
            "ubrzani završetak",
            "ubrzani šah",
            "zapisivanje",
            "objašnjenje",
        ],
        natures: ["program odlučuje", "program pomaže", "program bilježi", "oprema", "tekst"],
    },
    Labels {
        code: "cs",
        laws_of: "Pravidla šachu",
        words: "Výrazy",
        see: "Viz",
        before: "Dříve",
        new_in: "nové ve vydání",
        in_edition: "ve vydání",
        note: "Poznámka",
        kinds: [
            "provedení tahu",
            "přerušené partie",
            "rozhodčí",
            "zrakově postižení",
            "bleskový šach",
            "šachovnice a kameny",
            "Chess960",
            "hodiny",
            "chování",
            "remíza",
            "konec partie",
            "nadpis",
            "nesprávnosti",
            "notace",
            "bodování",
            "rychlé zakončení partie",
            "rapid šach",
            "zápis",
            "výklad",
        ],
        natures: ["program rozhoduje", "program pomáhá", "program zaznamenává", "vybavení", "text"],
    },
];

#[cfg(test)]
mod tests {
    use super::Labels;
    use touchmove_laws::articles::{Kind, Nature};

    /// The tables must be in the order of the enums.
    #[test]
    fn english_labels_are_the_names() {
        let english = Labels::of("en");
        for kind in [Kind::Act, Kind::Chess960, Kind::Heading, Kind::Quickplay, Kind::Text] {
            assert_eq!(english.kind(kind), kind.name());
        }
        for nature in [Nature::Decide, Nature::Equipment, Nature::Text] {
            assert_eq!(english.nature(nature), nature.name());
        }
    }
}
