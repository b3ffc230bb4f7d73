//! Compares each static argument with a plain search of everything. The positions are random, of the kinds that the arguments are made for:
//! locked and half-locked pawns with kings and a few pieces. An argument may prove nothing, but it may not be wrong.

use crate::{frozen, ghosts, material};
use std::collections::HashSet;
use touchmove_board::{Bitboard, Board, CastlingRights, Color, File, Piece, Position, Rank, Role, Square};

#[path = "../tests/support/random.rs"]
pub(crate) mod random;
use random::Random;

/// Returns whether the side can mate, or `None` if the search exceeds the limit of positions first.
fn mate_by_plain_search(root: &Position, winner: Color, limit: usize) -> Option<bool> {
    let plain = |position: Position| Position { halfmove_clock: 0, fullmove_number: 1, ..position };
    let mut seen = HashSet::from([plain(*root)]);
    let mut waiting = vec![*root];
    while let Some(position) = waiting.pop() {
        if position.turn != winner && position.is_checkmate() {
            return Some(true);
        }
        for mv in position.legal_moves() {
            let next = plain(position.after(mv));
            if seen.insert(next) {
                waiting.push(next);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

pub(crate) fn put(board: &mut Board, random: &mut Random, color: Color, role: Role) -> Square {
    loop {
        let square = Square::new(random.pick(&File::ALL), random.pick(&Rank::ALL));
        let pawn_on_end = role == Role::Pawn && matches!(square.rank(), Rank::First | Rank::Eighth);
        if board.piece_at(square).is_none() && !pawn_on_end {
            board.place(square, Piece::new(color, role));
            return square;
        }
    }
}

/// Pawns that face each other on every other file or on all of them, kings, and a few pieces.
fn random_position(random: &mut Random) -> Option<Position> {
    let mut board = Board::default();
    let every = 1 + random.below(2);
    let level = 1 + random.below(4);
    for file in File::ALL.into_iter().skip(random.below(2)).step_by(every) {
        if random.percent(7) {
            continue;
        }
        let rank = level + random.below(2);
        let gap = if random.percent(95) { 1 } else { 2 };
        board.place(Square::new(file, Rank::ALL[rank]), Piece::new(Color::White, Role::Pawn));
        board.place(Square::new(file, Rank::ALL[(rank + gap).min(6)]), Piece::new(Color::Black, Role::Pawn));
    }
    for color in Color::ALL {
        put(&mut board, random, color, Role::King);
        for _ in 0..random.below(3) {
            let role =
                random.pick(&[Role::Bishop, Role::Bishop, Role::Knight, Role::Rook, Role::Pawn, Role::Queen]);
            put(&mut board, random, color, role);
        }
    }
    let turn = random.pick(&Color::ALL);
    let mut position = Position { board, turn, castling: CastlingRights::NONE, ..Position::standard() };
    position.en_passant = None;
    if random.percent(20) {
        let passed = Bitboard::rank(Rank::Third.seen_by(!turn));
        position.en_passant = passed.into_iter().find(|square| {
            let mut with = position;
            with.en_passant = Some(*square);
            with.legal_en_passant().is_some()
        });
    }
    (!position.board.in_check(!turn)).then_some(position)
}

/// The number of proofs that were true, and the number of positions with a mate, where the argument rightly proved nothing.
#[derive(Default)]
struct Tally {
    proven: u32,
    refuted: u32,
}

/// The number of proofs and refutations that each argument needs; `PROOFS=2000` asks for more.
pub(crate) fn wanted() -> u32 {
    std::env::var("PROOFS").ok().and_then(|count| count.parse().ok()).unwrap_or(200)
}

#[test]
fn what_is_proven_is_true() {
    let mut random = Random::new(0x5EED_4A11);
    let mut tallies = [Tally::default(), Tally::default()];
    let wanted = wanted();
    while tallies.iter().any(|tally| tally.proven < wanted || tally.refuted < wanted) {
        let Some(position) = random_position(&mut random) else { continue };
        for winner in Color::ALL {
            if position.turn != winner && position.is_checkmate() {
                continue;
            }
            let claims =
                [frozen::no_net(&position, winner), ghosts::no_mate(&position, winner, 5_000).proven];
            let is_wanted = tallies.iter().zip(claims).any(|(tally, claim)| match claim {
                true => tally.proven < wanted,
                false => tally.refuted < wanted,
            });
            if !is_wanted {
                continue;
            }
            // Without a claim, a short search finds enough positions with a quick mate.
            let limit = if claims.contains(&true) { 20_000 } else { 500 };
            let Some(mate) = mate_by_plain_search(&position, winner, limit) else { continue };
            assert!(
                !mate || !claims.contains(&true),
                "{position} {winner}: mate is possible, claims {claims:?}"
            );
            for (tally, claim) in tallies.iter_mut().zip(claims) {
                tally.proven += u32::from(claim);
                tally.refuted += u32::from(mate);
            }
        }
    }
}

/// Two minor pieces can mate wherever the argument says so; where nothing can, it says nothing. Most positions are around a corner, where the
/// dead ones are.
#[test]
fn two_minor_pieces_that_suffice_do() {
    let mut random = Random::new(0x2_B15B);
    let (mut proven, mut refuted) = (0, 0);
    while proven < wanted() || refuted < wanted() {
        let mut board = Board::default();
        let near: Vec<Square> = (0..64).filter_map(Square::from_index).filter(is_near_a1).collect();
        let pieces = [(Color::White, Role::King), (Color::Black, Role::King)]
            .into_iter()
            .chain((0..2).map(|_| (random.pick(&Color::ALL), random.pick(&[Role::Bishop, Role::Knight]))))
            .collect::<Vec<_>>();
        for (color, role) in pieces {
            let square = random.pick(&near);
            match board.piece_at(square) {
                None if random.percent(85) => board.place(square, Piece::new(color, role)),
                _ => {
                    put(&mut board, &mut random, color, role);
                }
            }
        }
        let position = Position {
            board,
            turn: random.pick(&Color::ALL),
            castling: CastlingRights::NONE,
            ..Position::standard()
        };
        if position.board.in_check(!position.turn) {
            continue;
        }
        let claims = material::two_minor_pieces_suffice(&position, &Color::ALL);
        if claims && proven < wanted() {
            let mut solver = crate::Solver::default();
            let lines = Color::ALL.map(|side| solver.ask(&position, side).verdict);
            let mates = lines.iter().any(|verdict| matches!(verdict, crate::Verdict::Winnable(_)));
            assert!(mates, "{position}: {lines:?}");
            proven += 1;
        } else if !claims && refuted < wanted() {
            let dead = Color::ALL.map(|side| mate_by_plain_search(&position, side, 200));
            refuted += u32::from(dead == [Some(false), Some(false)]);
        }
    }
}

/// Within two steps of a corner.
fn is_near_a1(square: &Square) -> bool {
    square.index() % 8 < 3 && square.index() / 8 < 3
}

/// If every move leaves too little material, the position cannot be won.
#[test]
fn what_is_lost_by_every_move_is_lost() {
    let mut random = Random::new(0x0010_5700);
    let (mut proven, mut refuted) = (0, 0);
    while proven < wanted() || refuted < wanted() {
        let mut board = Board::default();
        for color in Color::ALL {
            put(&mut board, &mut random, color, Role::King);
        }
        let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        for _ in 0..1 + random.below(2) {
            let (color, role) = (random.pick(&Color::ALL), random.pick(&roles));
            put(&mut board, &mut random, color, role);
        }
        let position = Position {
            board,
            turn: random.pick(&Color::ALL),
            castling: CastlingRights::NONE,
            en_passant: None,
            ..Position::standard()
        };
        if position.board.in_check(!position.turn)
            || Color::ALL.map(|side| material::cannot_mate(&position, side)) == [true; 2]
        {
            continue;
        }
        let claim = material::is_lost_by_every_move(&position, &Color::ALL);
        let is_wanted = if claim { proven < wanted() } else { refuted < wanted() };
        if !is_wanted {
            continue;
        }
        // Enough for all positions of two kings alone.
        let limit = if claim { 10_000 } else { 500 };
        let mates = Color::ALL.map(|winner| mate_by_plain_search(&position, winner, limit));
        assert!(!claim || !mates.contains(&Some(true)), "{position}: {mates:?}");
        proven += u32::from(claim && mates == [Some(false); 2]);
        refuted += u32::from(mates.contains(&Some(true)));
    }
}

#[test]
fn arguments_settle_what_they_are_made_for() {
    let proven = |fen: &str, winner| {
        let position = Position::from_fen_or_epd(fen).expect(fen);
        (frozen::no_net(&position, winner), ghosts::no_mate(&position, winner, 200_000).proven)
    };
    for winner in Color::ALL {
        // A wall that neither king can pass, and bishops that cannot capture its pawns.
        assert_eq!(proven("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -", winner), (true, true));
        // Pawns that can move but not pass each other.
        assert!(proven("1b1k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - -", winner).0);
        // White's king has two squares, and White has no other move: when the free one is attacked, it is stalemate. Only a proof that
        // moves the kings exactly shows that.
        assert_eq!(proven("8/8/7p/2b2p1P/1bkb1p1K/2b2Pp1/6P1/8 b - -", winner), (false, true));
    }
    // A wall with a hole.
    assert_eq!(proven("2b1k3/8/8/1p1p1p2/1P1P1P2/8/8/2B1K3 w - -", Color::White), (false, false));
}
