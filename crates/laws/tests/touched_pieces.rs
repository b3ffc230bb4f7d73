//! Article 4: the pieces touched, the obligations, and exactly which moves are permitted.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::support::{self, check, permitted, started, tell, timed, untimed};
use touchmove_laws::{Ruling, Settings, Start, Watch};

/// A position, the pieces touched in it, the last ruling, and the moves permitted.
type Case = (&'static str, &'static [&'static str], &'static str, Option<&'static str>);

/// The article numbers are those of 2023.
const CASES: &[Case] = &[
    // 4.3.1: the first that can move, no matter how many are touched.
    (
        "4k3/8/8/8/8/8/PP6/RN2K3 w - - 0 1",
        &["w touch b2", "w touch a1", "w touch e1"],
        "must 4.3.1",
        Some("b2b3 b2b4"),
    ),
    ("4k3/8/8/8/8/1P6/PP6/RN2K3 w - - 0 1", &["w touch b2", "w touch a2"], "must 4.3.1", Some("a2a3 a2a4")),
    // A pinned piece cannot move; one that may move only along the pin can.
    ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", &["w touch e2"], "free 4.5", None),
    ("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", &["w touch e2"], "must 4.3.1", Some("e2e3 e2e4 e2e5 e2e6 e2e7")),
    // 4.3.2: the first that can be captured, by any piece; en passant captures the pawn that passed.
    ("4k3/8/8/2p1p3/3P4/8/8/4K3 w - - 0 1", &["w touch e5", "w touch c5"], "must 4.3.2", Some("d4e5")),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", &["w touch d5"], "must 4.3.2", Some("e5d6")),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", &["w touch d5"], "free 4.5", None),
    // 4.3.3: the first own piece captures the first enemy piece, in either order; otherwise the first that can.
    ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", &["w touch e4", "w touch d5"], "must 4.3.3", Some("e4d5")),
    ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", &["w touch d5", "w touch c4"], "must 4.3.3", Some("c4d5")),
    ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", &["w touch d5", "w touch e1"], "must 4.3.3", Some("c4d5 e4d5")),
    (
        "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1",
        &["w touch e1", "w touch d5"],
        "must 4.3.3",
        Some("e1d1 e1d2 e1e2 e1f1 e1f2"),
    ),
    // 4.4.1 and 4.4.2: king and rook, rook and king.
    ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", &["w touch e1", "w touch a1"], "must 4.4.1", Some("e1c1")),
    (
        "4k3/8/8/8/8/8/8/4K1NR w K - 0 1",
        &["w touch h1", "w touch e1"],
        "must 4.4.2",
        Some("h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"),
    ),
    ("4k3/8/8/8/8/8/7P/R3KN1R w KQ - 0 1", &["w touch h1", "w touch e1"], "must 4.4.2", Some("h1g1")),
    // The rook cannot move, so the king must, but may not castle with that rook.
    (
        "4k3/8/8/8/8/8/6PP/R3K1NR w KQ - 0 1",
        &["w touch h1", "w touch e1"],
        "must 4.4.2",
        Some("e1c1 e1d1 e1d2 e1e2 e1f1 e1f2"),
    ),
    // 4.4.3: castling is illegal: another king move, including castling on the other side; with none, any move.
    (
        "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1",
        &["w touch e1", "w touch h1"],
        "must 4.4.3",
        Some("e1c1 e1d1 e1d2 e1e2"),
    ),
    ("4k3/8/8/8/8/8/3PPP2/3QKB1R w K - 0 1", &["w touch e1", "w touch h1"], "free 4.4.3", None),
    // Another piece was touched first, and can move.
    (
        "4k3/8/8/8/8/8/P7/R3K2R w KQ - 0 1",
        &["w touch a2", "w touch e1", "w touch h1"],
        "must 4.3.1",
        Some("a2a3 a2a4"),
    ),
    // 4.7.2 and 4.7.3: released in the middle of a move.
    ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", &["w place e1 g1"], "must 4.7.2", Some("e1g1")),
    ("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", &["w place e1 g1"], "must 4.7.2", Some("e1c1 e1d1 e1d2 e1e2")),
    ("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", &["w place e7 d8"], "must 4.7.3", Some("e7d8b e7d8n e7d8q e7d8r")),
    // Chess960: king and rook change places; the king is released on the rook's square or where castling ends.
    ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", &["w touch f1", "w touch g1"], "must 4.4.1", Some("f1g1")),
    ("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", &["w place c1 b1"], "must 4.7.2", Some("c1b1")),
];

fn without_clock(edition: &str, fen: &str) -> Settings {
    Settings { start: Start::Position(fen.parse().unwrap()), ..untimed(edition) }
}

#[test]
fn what_is_touched_obliges() {
    for (fen, touches, last, left) in CASES {
        let mut game = started(without_clock("2023", fen));
        let mut rulings = Vec::new();
        for (place, touch) in touches.iter().enumerate() {
            rulings = tell(&mut game, place as u64, touch);
        }
        assert_eq!(support::brief(&rulings), *last, "{touches:?} in {fen}");
        assert_eq!(permitted(&game).as_deref(), *left, "{touches:?} in {fen}");
    }
}

/// The corresponding articles of the other editions.
#[test]
fn every_edition_cites_its_own_items() {
    for (edition, expected) in [
        ("2005", ["4.3.a", "4.4.a", "4.4.b", "4.4.c", "4.6.b", "4.4.c", "4.6.c", "4.5"]),
        ("2009", ["4.3.a", "4.4.a", "4.4.b", "4.4.c", "4.6.b", "4.4.c", "4.6.c", "4.5"]),
        ("2014", ["4.3.a", "4.4.a", "4.4.b", "4.4.c", "4.7.b", "4.7.b", "4.7.c", "4.5"]),
        ("2017", ["4.3.1", "4.4.1", "4.4.2", "4.4.3", "4.7.2", "4.7.2", "4.7.3", "4.5"]),
        ("2018", ["4.3.1", "4.4.1", "4.4.2", "4.4.3", "4.7.2", "4.7.2", "4.7.3", "4.5"]),
        ("2023", ["4.3.1", "4.4.1", "4.4.2", "4.4.3", "4.7.2", "4.7.2", "4.7.3", "4.5"]),
    ] {
        let (free, hindered) = ("4k3/4P3/8/8/8/8/8/R3K2R w KQ - 0 1", "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1");
        let cases: [(&str, &[&str]); 8] = [
            (free, &["w touch e1"]),
            (free, &["w touch e1", "w touch h1"]),
            (free, &["w touch h1", "w touch e1"]),
            (hindered, &["w touch e1", "w touch h1"]),
            (free, &["w place e1 g1"]),
            (hindered, &["w place e1 g1"]),
            ("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", &["w place e7 e8"]),
            (hindered, &["w touch f3"]),
        ];
        for ((fen, touches), article) in cases.into_iter().zip(expected) {
            let mut game = started(without_clock(edition, fen));
            let rulings: Vec<Vec<Ruling>> = touches.iter().map(|touch| tell(&mut game, 0, touch)).collect();
            let rulings = rulings.last().unwrap();
            assert_eq!(rulings[0].article.id(), article, "{edition}: {touches:?} in {fen}");
        }
    }
}

#[test]
fn only_the_player_on_move_is_bound_and_only_on_purpose() {
    let mut game = started(timed("2023", "5400"));
    check(
        &mut game,
        &[
            (1, "w brush e2", ""),
            (2, "b touch e7", ""),
            (3, "w adjust d1", ""),
            (4, "b adjust d8", "refused 4.2.1"),
            (5, "w e2e4", ""),
            // Black is on move, but Black's clock is not running yet.
            (6, "b adjust d8", "refused 6.2.5"),
            (7, "b touch e7", "must 4.3.1"),
        ],
    );
    assert_eq!(permitted(&game).as_deref(), Some("e7e5 e7e6"));
}

#[test]
fn a_breach_is_put_back_at_the_press_or_on_a_claim() {
    for (edition, item, lost) in
        [("2005", "4.3.a", "4.7"), ("2014", "4.3.a", "4.8"), ("2023", "4.3.1", "4.8")]
    {
        let (must, back) = (format!("must {item}"), format!("touch_move {item}, restored {item}"));
        let mut seen = started(timed(edition, "5400"));
        check(&mut seen, &[(1, "w touch e2", &must), (2, "w d2d4", ""), (3, "w press", &back)]);
        assert_eq!(permitted(&seen).as_deref(), Some("e2e3 e2e4"));

        let unwatched = Settings { watch: Watch::Unwatched, ..timed(edition, "5400") };
        let mut claimed = started(unwatched.clone());
        let upheld = format!("claim {item}, touch_move {item}, restored {item}");
        check(
            &mut claimed,
            &[(1, "w touch e2", &must), (2, "w d2d4", ""), (3, "w press", ""), (4, "b claim touch", &upheld)],
        );

        // A player who touches a piece has lost the right.
        let (must_reply, refused) = (format!("must {item}"), format!("refused {lost}"));
        let mut late = started(unwatched);
        check(
            &mut late,
            &[
                (1, "w touch e2", &must),
                (2, "w d2d4", ""),
                (3, "w press", ""),
                (4, "b touch d7", &must_reply),
                (5, "b claim touch", &refused),
            ],
        );
    }
}

/// 5.1.1: since 2014 the mating move must comply with Article 4 too.
#[test]
fn a_mate_that_breaks_article_4_waits() {
    let start = || Start::Position("6k1/5ppp/8/8/8/8/4P3/R5K1 w - - 0 1".parse().unwrap());
    for (edition, ending) in [("2005", "over 5.1.a"), ("2009", "over 5.1.a")] {
        let mut game = started(Settings { start: start(), ..timed(edition, "5400") });
        check(&mut game, &[(1, "w touch e2", "must 4.3.a"), (2, "w a1a8", ending)]);
    }
    let mut seen = started(Settings { start: start(), ..timed("2023", "5400") });
    check(
        &mut seen,
        &[
            (1, "w touch e2", "must 4.3.1"),
            (2, "w a1a8", ""),
            (3, "w press", "touch_move 4.3.1, restored 4.3.1"),
        ],
    );
    let mut unseen = started(Settings { start: start(), watch: Watch::Unwatched, ..timed("2023", "5400") });
    check(
        &mut unseen,
        &[
            (1, "w touch e2", "must 4.3.1"),
            (2, "w a1a8", ""),
            (3, "w press", ""),
            // Black loses the right to complain.
            (4, "b touch g8", "over 5.1.1"),
        ],
    );
}
