//! Compares the answers for all positions of some material with the retrograde oracle. Small classes are compared completely. Of large
//! ones, up to some thousands of positions of each outcome are picked from the whole class, so that rare outcomes are compared completely.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::oracle::{Examiner, Material, Symmetry, Table, Winners, colors_changed};
use crate::support::Random;
use std::sync::Arc;
use touchmove_board::attacks::{bishop_attacks, king_steps};
use touchmove_board::{Bitboard, Board, Color, Piece, Position, Rank, Role, Square};
use touchmove_helpmate::Solver;

/// About this number of positions of each outcome (White, Black, both, neither can win) is picked from a large class.
const SOME: usize = 2_000;

/// The same for the most frequent outcome of a class where an answer takes long.
const FEW: usize = 150;

fn table(name: &str) -> Arc<Table> {
    Table::of(Material::named(name))
}

/// Asks about both sides in about this number of positions of the most frequent outcome and in at least [`SOME`] of each other, or in all
/// of them. Each position is reflected at random, and half of them have their colours changed.
fn compare(name: &str, of_most_frequent: usize) {
    let table = table(name);
    let mut counts = [0; 4];
    for (_, winners) in table.answers() {
        counts[winners as usize] += 1;
    }
    let mut random = Random::new(1);
    let mut examiner = Examiner::new(Solver::default());
    for (number, winners) in table.answers() {
        let count = counts[winners as usize];
        let is_most_frequent = counts.iter().all(|other| *other <= count);
        let wanted = if is_most_frequent { of_most_frequent } else { of_most_frequent.max(SOME) };
        if random.below(count) >= wanted {
            continue;
        }
        let position = table.class.position(number).unwrap();
        assert_eq!(winners, seen_from(&position, &table), "the oracle contradicts itself in {position:?}");
        let image = Symmetry::any(table.class.reflections, &mut random).image(&position);
        if random.percent(50) {
            examiner.ask_both(&image, winners);
        } else {
            examiner.ask_both(&colors_changed(&image), winners.colors_changed());
        }
    }
    assert!(examiner.finish(0).asked > 0);
}

fn compare_all(name: &str) {
    compare(name, usize::MAX);
}

/// The players who have checkmated, or can after one of the legal moves.
fn seen_from(position: &Position, table: &Table) -> Winners {
    let next = position.legal_moves().into_iter().map(|mv| table.winners(&position.after(mv)));
    next.fold(Winners::of(position), |all, winners| all | winners)
}

#[test]
fn kings_alone() {
    compare_all("KvK");
}

#[test]
fn knight_against_king() {
    compare_all("KNvK");
}

#[test]
fn bishop_against_king() {
    compare_all("KBvK");
}

#[test]
fn rook_against_king() {
    compare("KRvK", SOME);
}

#[test]
fn queen_against_king() {
    compare("KQvK", SOME);
}

#[test]
fn pawn_against_king() {
    compare("KPvK", SOME);
}

#[test]
fn two_knights_against_king() {
    compare("KNNvK", FEW);
}

#[test]
fn two_bishops_against_king() {
    compare("KBBvK", FEW);
}

#[test]
fn bishop_against_bishop() {
    compare("KBvKB", SOME);
}

#[test]
fn bishop_against_knight() {
    compare("KBvKN", FEW);
}

#[test]
fn knight_against_knight() {
    compare("KNvKN", SOME);
}

#[test]
fn rook_against_knight() {
    compare("KRvKN", FEW);
}

#[test]
fn rook_against_bishop() {
    compare("KRvKB", SOME);
}

#[test]
fn queen_against_knight() {
    compare("KQvKN", SOME);
}

#[test]
fn queen_against_bishop() {
    compare("KQvKB", SOME);
}

#[test]
fn rook_against_pawn() {
    compare("KRvKP", SOME);
}

#[test]
fn bishop_against_pawn() {
    compare("KBvKP", FEW);
}

#[test]
fn knight_against_pawn() {
    compare("KNvKP", FEW);
}

#[test]
fn pawn_against_pawn() {
    compare("KPvKP", SOME);
}
#[test]
fn queen_against_pawn() {
    compare("KQvKP", SOME);
}

/// The position as it is after a double step of the opponent's pawn, if capturing it en passant is legal.
fn with_en_passant(position: &Position) -> Option<Position> {
    let opponent = !position.turn;
    let pawn = position.board.of(opponent, Role::Pawn).first()?;
    let over = Square::new(pawn.file(), Rank::Third.seen_by(opponent));
    let position = Position { en_passant: Some(over), ..*position };
    position.legal_en_passant().map(|_| position)
}

#[test]
fn pawn_against_pawn_with_a_capture_en_passant() {
    let table = table("KPvKP");
    let mut random = Random::new(2);
    let mut examiner = Examiner::new(Solver::default());
    for (number, _) in table.answers() {
        // The table looks up a position with such a capture by the moves from it.
        let Some(position) = table.class.position(number).as_ref().and_then(with_en_passant) else {
            continue;
        };
        let winners = table.winners(&position);
        if winners != Winners::Both || random.percent(5) {
            examiner.ask_both(&Symmetry::any(table.class.reflections, &mut random).image(&position), winners);
        }
    }
    assert!(examiner.finish(0).asked > 1_000);
}

/// The number of positions of the whole board of each outcome.
fn outcomes(name: &str) -> [usize; 4] {
    let table = table(name);
    let mut counts = [0; 4];
    for (number, winners) in table.answers() {
        counts[winners as usize] += table.class.images(number);
    }
    counts
}

/// What is known of these classes without any program.
#[test]
fn the_oracle_finds_what_is_known() {
    let light = |board: &Board| (board.of_role(Role::Bishop) & Bitboard::LIGHT).len();
    for name in ["KBvKB", "KBBvK"] {
        for (_, position, winners) in table(name).positions() {
            // Bishops on squares of one colour leave the king the squares of the other.
            assert!(light(&position.board) == 1 || winners == Winners::Neither, "{position:?}");
        }
    }
    for name in ["KBvKN", "KNvKN", "KRvKN", "KBvKP", "KNvKP", "KPvKP"] {
        // Both sides can win unless the next moves are forced.
        let [neither, white, black, both] = outcomes(name);
        assert!((neither + white + black) * 1000 < both, "{name}");
    }
    for name in ["KRvKB", "KQvKB", "KQvKN"] {
        // Black cannot win: if White's queen or rook blocks its own king, it can capture the piece that gives check, or interpose.
        let [_, white, black, both] = outcomes(name);
        assert!(white > 0 && black == 0 && both == 0, "{name}");
    }
    for name in ["KBvKB", "KNvKN", "KPvKP"] {
        let [_, white, black, _] = outcomes(name);
        assert!(white > 0 && white == black, "{name}: {white} won by White alone, {black} by Black");
    }
}

/// All sets of one or two squares of a colour.
fn sets(of: Bitboard) -> impl Iterator<Item = Bitboard> + Clone {
    let pairs = of.into_iter().flat_map(move |first| {
        of.into_iter().filter(move |second| *second >= first).map(move |second| [first, second])
    });
    pairs.map(|pair| pair.into_iter().collect())
}

/// Returns true if there is a checkmate with two or three bishops, at least one on each side and all on squares of one colour.
fn one_colored_bishops_can_mate() -> bool {
    let homes = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27].map(|index| Square::from_index(index).unwrap());
    let kings = homes.into_iter().flat_map(|mated| Square::all().map(move |mating| [mated, mating]));
    let mut kings = kings.filter(|[mated, mating]| mated != mating && !king_steps(*mated).has(*mating));
    kings.any(|kings| {
        // Bishops give check only on squares of their own colour.
        let color = if kings[0].is_light() { Bitboard::LIGHT } else { Bitboard::DARK };
        let free = color.without(kings.into_iter().collect());
        let checks = bishop_attacks(kings[0], Bitboard::of(kings[1]));
        let checking = sets(free).filter(|mating| (*mating & checks).any());
        checking.into_iter().any(|mating| {
            let mut defending = sets(free.without(mating)).filter(|mated| mating.len() + mated.len() < 4);
            defending.any(|mated| is_mate(kings, [mated, mating]))
        })
    })
}

fn is_mate(kings: [Square; 2], bishops: [Bitboard; 2]) -> bool {
    let mut board = Board::EMPTY;
    for (color, (king, bishops)) in
        [Color::Black, Color::White].into_iter().zip(kings.into_iter().zip(bishops))
    {
        board.place(king, Piece::new(color, Role::King));
        for square in bishops {
            board.place(square, Piece::new(color, Role::Bishop));
        }
    }
    board.in_check(Color::Black)
        && !board.in_check(Color::White)
        && Position::new(board, Color::Black).is_checkmate()
}

/// A random position in which White has one bishop and Black two, on squares of any colour.
fn bishop_against_two(random: &mut Random) -> Position {
    loop {
        let mut board = Board::EMPTY;
        let bishop = |color| Piece::new(color, Role::Bishop);
        let king = |color| Piece::new(color, Role::King);
        let men = [bishop(Color::White), bishop(Color::Black), bishop(Color::Black)];
        for piece in men.into_iter().chain(Color::ALL.map(king)) {
            board.place(Square::from_index(random.below(64)).unwrap(), piece);
        }
        let turn = random.pick(&Color::ALL);
        if board.occupied().len() == 5 && !board.in_check(!turn) {
            return Position::new(board, turn);
        }
    }
}

/// The class is too large for a table. If all bishops are on squares of one colour, no checkmate can be reached. Otherwise a line proves
/// that a side can checkmate, and an exploration of all positions proves that it cannot.
#[test]
fn bishop_against_two_bishops() {
    assert!(!one_colored_bishops_can_mate());
    let mut random = Random::new(3);
    let mut examiner = Examiner::new(Solver::default());
    for _ in 0..1_000 {
        let position = bishop_against_two(&mut random);
        let light = position.board.of_role(Role::Bishop) & Bitboard::LIGHT;
        if matches!(light.len(), 0 | 3) {
            examiner.ask_both(&position, Winners::Neither);
        } else {
            examiner.ask_and_explore(&position, 300_000);
        }
    }
    let tally = examiner.finish(0);
    assert!(tally.won > 1_000 && tally.confirmed > 100 && tally.unchecked == 0, "{tally:?}");
}
