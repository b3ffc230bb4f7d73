//! Article 9 and the endings of Article 5.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::support::{check, kind, permitted, started, tell, timed, untimed};
use touchmove_laws::{DrawAgreement, Facts, Game, Regulations, RulingKind, Settings, Start, TimeChange};

fn from(fen: &str, settings: Settings) -> Settings {
    Settings { start: Start::Position(fen.parse().unwrap()), ..settings }
}

/// Moves the knights out and back for this number of plies, without presses.
fn shuffle(game: &mut Game, plies: usize) {
    let moves = ["w g1f3", "b g8f6", "w f3g1", "b f6g8"];
    for place in 0..plies {
        check(game, &[(0, moves[place % 4], "")]);
    }
}

fn facts(game: &mut Game, told: &str) -> Facts {
    let rulings = tell(game, 0, told);
    let facts = rulings.into_iter().find_map(|ruling| match ruling.kind {
        RulingKind::Claim { facts, .. } => Some(facts),
        _ => None,
    });
    facts.unwrap()
}

#[test]
fn threefold_is_claimed_on_the_board_or_on_a_move() {
    let mut game = started(untimed("2023"));
    shuffle(&mut game, 8);
    assert_eq!(facts(&mut game, "w claim threefold").plies(), Some(vec![0, 4, 8]));
    let mut game = started(untimed("2023"));
    shuffle(&mut game, 7);
    assert_eq!(facts(&mut game, "b claim threefold f6g8").plies(), Some(vec![0, 4, 8]));
    assert_eq!(game.state().ply, 7, "the stated move is not made");
}

/// 9.2.3: an en passant capture that was legal makes the positions different; one that only seemed possible does not.
#[test]
fn en_passant_counts_only_where_it_is_legal() {
    let shuffled = |fen: &str, double_step: &str| {
        let mut game = started(from(fen, untimed("2023")));
        tell(&mut game, 0, double_step);
        for told in ["b e8e7", "w e1e2", "b e7e8", "w e2e1", "b e8e7", "w e1e2", "b e7e8", "w e2e1"] {
            tell(&mut game, 0, told);
        }
        facts(&mut game, "b claim threefold")
    };
    let possible = "4k3/7p/8/8/3p4/8/4P2P/4K3 w - - 0 1";
    assert_eq!(shuffled(possible, "w e2e4").plies(), Some(vec![5, 9]));
    let impossible = "4k3/7p/8/8/2p5/8/4P2P/4K3 w - - 0 1";
    assert_eq!(shuffled(impossible, "w e2e4").plies(), Some(vec![1, 5, 9]));
}

#[test]
fn five_times_in_a_row_in_2014_and_any_five_times_later() {
    for (edition, ending) in [("2005", ""), ("2009", ""), ("2014", "over 9.6.a"), ("2023", "over 9.6.1")] {
        let mut game = started(untimed(edition));
        shuffle(&mut game, 15);
        check(&mut game, &[(0, "b f6g8", ending)]);
    }
    // Any moves count if the position recurs every fourth ply; after a detour, only since 2017.
    for (edition, in_a_row, after_a_detour) in [
        ("2014", "over 9.6.a", ""),
        ("2017", "over 9.6.1", "over 9.6.1"),
        ("2023", "over 9.6.1", "over 9.6.1"),
    ] {
        let mut game = started(untimed(edition));
        shuffle(&mut game, 12);
        let mut detour = game.clone();
        for told in ["w b1c3", "b g8f6", "w c3b1"] {
            check(&mut game, &[(0, told, "")]);
        }
        check(&mut game, &[(0, "b f6g8", in_a_row)]);
        for told in ["w b1c3", "b b8c6", "w c3b1", "b c6b4", "w g1f3", "b b4c6", "w f3g1"] {
            check(&mut detour, &[(0, told, "")]);
        }
        check(&mut detour, &[(0, "b c6b8", after_a_detour)]);
    }
}

#[test]
fn seventy_five_moves_end_the_game_since_2014_and_mate_comes_first() {
    for (edition, ending) in [("2009", ""), ("2014", "over 9.6.b"), ("2023", "over 9.6.2")] {
        let mut game = started(from("8/8/4k3/8/8/3RK3/8/8 b - - 149 120", untimed(edition)));
        check(&mut game, &[(0, "b e6e5", ending)]);
    }
    let mut mate = started(from("6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 120", untimed("2023")));
    check(&mut mate, &[(0, "w a1a8", "over 5.1.1")]);
}

/// 9.3: on the board, completed moves have counted since 2014; with a stated move, those made.
#[test]
fn fifty_moves_made_or_completed() {
    let start = "8/8/4k3/8/8/3RK3/8/8 w - - 99 80";
    for (edition, moves) in [("2009", 50), ("2014", 49), ("2023", 49)] {
        let mut game = started(from(start, timed(edition, "5400")));
        tell(&mut game, 1, "w d3d4");
        let mut unpressed = game.clone();
        let rulings = tell(&mut unpressed, 2, "b claim fifty");
        let found = rulings.iter().any(|ruling| {
            matches!(&ruling.kind, RulingKind::Claim { facts: Facts::Moves(found), .. } if *found == moves)
        });
        assert!(found, "{edition}: {rulings:?}");
        tell(&mut game, 2, "w press");
        assert!(
            tell(&mut game, 3, "b claim fifty").iter().any(|ruling| kind(&ruling.kind) == "over"),
            "{edition}"
        );
    }
    // A capture or pawn move resets the count.
    let mut game = started(from("8/8/4k3/8/8/3RK3/7P/8 w - - 120 90", untimed("2023")));
    assert_eq!(facts(&mut game, "w claim fifty h2h3"), Facts::Moves(0));
}

#[test]
fn a_wrong_claim_costs_time_and_is_an_offer() {
    for (edition, time, expected) in [
        ("2005", "5400", vec![("black", 180_000), ("white", -180_000)]),
        ("2009", "5400", vec![("black", 180_000)]),
        ("2014", "5400", vec![("black", 120_000)]),
        ("2014", "300", vec![("black", 60_000)]),
        ("2018", "1500", vec![("black", 120_000)]),
        ("2023", "1500", vec![("black", 60_000)]),
        ("2023", "300", vec![("black", 120_000)]),
    ] {
        let mut game = started(timed(edition, time));
        let rulings = tell(&mut game, 1, "w claim threefold g1f3");
        let times: Vec<(&str, i64)> = rulings
            .iter()
            .filter_map(|ruling| match ruling.kind {
                RulingKind::Time { to, change: TimeChange::Added(time), .. } => {
                    Some((to.name(), time.millis() as i64))
                }
                RulingKind::Time { to, change: TimeChange::Taken(time), .. } => {
                    Some((to.name(), -(time.millis() as i64)))
                }
                _ => None,
            })
            .collect();
        assert_eq!(times, expected, "{edition} {time}");
        let state = game.state();
        assert_eq!(
            (permitted(&game).as_deref(), state.offer.map(|by| by.name())),
            (Some("g1f3"), Some("white"))
        );
    }
}

#[test]
fn an_illegal_stated_move_binds_its_piece() {
    let mut game = started(untimed("2023"));
    check(&mut game, &[(1, "w claim threefold g1g3", "claim 9.2.1, offer 9.1.2.3")]);
    assert_eq!(permitted(&game).as_deref(), Some("g1f3 g1h3"));
    let mut pinned = started(untimed("2023"));
    check(&mut pinned, &[(1, "w claim threefold a1a5", "claim 9.2.1, offer 9.1.2.3")]);
    assert_eq!(permitted(&pinned), None);
}

#[test]
fn when_the_right_to_claim_is_lost() {
    // By touching, except in 2005.
    for (edition, expected) in
        [("2005", "claim 9.2.b, offer 9.1.c"), ("2009", "refused 9.4"), ("2023", "refused 9.4")]
    {
        let mut game = started(untimed(edition));
        tell(&mut game, 0, "w touch e2");
        check(&mut game, &[(1, "w claim threefold", expected)]);
    }
    // By playing a move: then it is the opponent's turn. The claim is still an offer.
    for (edition, offer) in [("2005", "9.1.c"), ("2009", "9.1.b.3"), ("2023", "9.1.2.3")] {
        let mut game = started(timed(edition, "5400"));
        check(
            &mut game,
            &[
                (1, "w e2e4", ""),
                (2, "w claim threefold", &format!("refused 9.4, offer {offer}")),
                (3, "w press", ""),
                (4, "w claim threefold", &format!("refused 9.2, offer {offer}")),
                (5, "w claim fifty", &format!("refused 9.3, offer {offer}")),
            ],
        );
    }
}

#[test]
fn offers_and_agreement() {
    let mut game = started(timed("2023", "5400"));
    check(
        &mut game,
        &[
            (1, "w offer", "offer 9.1.2.1, violation 9.1.2.1"),
            (2, "b accept", "refused 5.2.3"),
            (3, "w e2e4", ""),
            (4, "w press", ""),
            (5, "b brush e7", ""),
            (6, "b e7e5", "offer_ends 9.1.2.1"),
            (7, "b offer", "offer 9.1.2.1"),
            (8, "b press", ""),
            (9, "b decline", "refused 9.1.2.1"),
            (10, "w accept", "offer_ends 9.1.2.1, over 5.2.3"),
        ],
    );
    // Before 2017 neither player need have made a move.
    let mut early = started(timed("2014", "5400"));
    check(
        &mut early,
        &[
            (1, "w offer", "offer 9.1.b.1, violation 9.1.b.1"),
            (2, "b accept", "offer_ends 9.1.b.1, over 5.2.c"),
        ],
    );
    // The event restricts agreement, and since 2017 also offers.
    for (edition, offered, accepted) in
        [("2009", "offer 9.1.b.1", "refused 9.1.a"), ("2023", "refused 9.1.1", "refused 9.1.1")]
    {
        let regulations =
            Regulations { draw_agreement: Some(DrawAgreement::AfterMoves(1)), ..Regulations::default() };
        let mut game = started(Settings { regulations, ..timed(edition, "5400") });
        check(
            &mut game,
            &[(1, "w e2e4", ""), (2, "w offer", offered), (3, "w press", ""), (4, "b accept", accepted)],
        );
        check(
            &mut game,
            &[(5, "b e7e5", if edition == "2009" { "offer_ends 9.1.b.1" } else { "" }), (6, "b press", "")],
        );
        assert!(
            tell(&mut game, 7, "b offer").iter().any(|ruling| kind(&ruling.kind) == "offer"),
            "{edition}"
        );
    }
}

/// 5.1.2 of 2023, and its predecessors.
#[test]
fn resigning_to_a_bare_king() {
    for (edition, result) in [("2005", "0-1"), ("2014", "0-1"), ("2018", "0-1"), ("2023", "1/2-1/2")] {
        let mut game = started(from("8/8/8/3k4/8/8/4Q3/4K3 w - - 0 1", untimed(edition)));
        tell(&mut game, 0, "w resign");
        assert_eq!(game.state().result.unwrap().name(), result, "{edition}");
    }
}

/// 5.2.2: immediately, by any move, and not before.
#[test]
fn dead_positions() {
    for (fen, told, ending) in [
        // The last piece that could checkmate is captured.
        ("8/8/8/4k3/8/8/4r3/4K3 w - - 0 1", "w e1e2", "over 5.2.2"),
        // A pawn move closes the wall; so does a capture by the king.
        ("8/2k5/8/1p1p2p1/1P1P4/6P1/2K5/8 w - - 0 1", "w g3g4", "over 5.2.2"),
        ("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/4r3/2B1K3 w - - 0 1", "w e1e2", "over 5.2.2"),
        // After moves that can be undone the position stays alive.
        ("8/2k5/8/1p1p2p1/1P1P4/6P1/2K5/8 w - - 0 1", "w c2d2", ""),
        // With bishops of opposite colours a helpmate exists.
        ("8/8/3k4/8/8/2b5/5r2/1B3K2 w - - 0 1", "w f1f2", ""),
    ] {
        check(&mut started(from(fen, untimed("2023"))), &[(0, told, ending)]);
    }
}

/// A hall has thousands of games in memory.
#[test]
fn a_game_is_small() {
    let bytes = size_of::<Game>();
    assert!(
        bytes <= 1024,
        "a Game has {bytes} bytes, more than 1024: keep its fields small, and box rare ones"
    );
}
