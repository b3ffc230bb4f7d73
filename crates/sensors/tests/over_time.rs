//! What is said, and when.

use touchmove_board::{Board, Move, Position, Square};
use touchmove_sensors::{AtPress, Completion, Explanation, Finding, TouchedBeside, Watcher};

fn board(fen: &str) -> Board {
    Board::from_fen(fen).unwrap()
}

fn watcher(fen: &str, completion: Completion) -> Watcher {
    let record = Position::from_fen(fen).unwrap();
    let mut watcher = Watcher::new(record, completion);
    watcher.saw(record.board, 0);
    watcher
}

fn squares(text: &str) -> Move {
    text.parse().unwrap()
}

const ROOK: &str = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

#[test]
fn a_slid_rook_is_nowhere_until_the_press() {
    let mut rook = watcher(ROOK, Completion::Press);
    for (at, seen) in [
        (1000, "6k1/5ppp/8/8/8/8/5PPP/6K1"),
        (1100, "6k1/5ppp/8/8/8/8/R4PPP/6K1"),
        (1200, "6k1/5ppp/8/8/8/R7/5PPP/6K1"),
    ] {
        rook.saw(board(seen), at);
    }
    // The press is there before the last report.
    assert_eq!(rook.at_press(1250, 1250), AtPress::Wait(1850));
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1400);
    assert_eq!(rook.at_press(1250, 1850), AtPress::Wait(2000));
    let AtPress::Certain(Explanation::Move { mv, .. }) = rook.at_press(1250, 2000) else { panic!() };
    assert_eq!(mv, squares("a1a4"));
}

#[test]
fn an_illegal_move_takes_as_long_as_a_legal_one() {
    let mut rook = watcher(ROOK, Completion::Press);
    rook.saw(board("6k1/5ppp/8/8/8/1R6/5PPP/6K1"), 1000);
    assert_eq!(rook.at_press(1100, 1600), AtPress::Wait(1700));
    assert_eq!(rook.at_press(1100, 1700), AtPress::Certain(Explanation::Illegal(squares("a1b3"))));
    // It is put on the right file in time.
    rook.saw(board("6k1/5ppp/8/8/8/R7/5PPP/6K1"), 1650);
    assert_eq!(rook.at_press(1100, 1700), AtPress::Wait(2250));
    assert!(matches!(rook.at_press(1100, 2250), AtPress::Certain(Explanation::Move { .. })));
}

#[test]
fn a_press_without_a_move_waits_longest() {
    let rook = watcher(ROOK, Completion::Press);
    assert_eq!(rook.at_press(5000, 6999), AtPress::Wait(7000));
    assert_eq!(rook.at_press(5000, 7000), AtPress::Certain(Explanation::AsRecorded));
    let unseen = Watcher::new(*rook.record(), Completion::Press);
    assert_eq!(unseen.at_press(5000, 7000), AtPress::Certain(Explanation::Unclear));
}

#[test]
fn checkmate_needs_no_press_and_another_move_does() {
    let mut rook = watcher(ROOK, Completion::Press);
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1000);
    assert_eq!(rook.look(60_000), [Finding::Lifted(Square::from_index(0).unwrap())]);
    let mut mate = watcher(ROOK, Completion::Press);
    mate.saw(board("R5k1/5ppp/8/8/8/8/5PPP/6K1"), 1000);
    mate.look(2000);
    assert_eq!(mate.due(), Some(3000));
    assert_eq!(mate.look(2999), []);
    assert_eq!(mate.look(3000), [Finding::Move(squares("a1a8"))]);
    assert_eq!(mate.look(9000), []);
    // Without a clock every move has been made when it has stood for a while.
    let mut rook = watcher(ROOK, Completion::Standing);
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1000);
    assert!(rook.look(3000).contains(&Finding::Move(squares("a1a4"))));
}

#[test]
fn the_last_move_comes_before_the_result() {
    let mut rook = watcher(ROOK, Completion::Press);
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1000);
    rook.saw(board("8/5ppp/8/8/R7/8/5PPP/8"), 4000);
    rook.saw(board("8/5ppp/8/3k4/R3K3/8/5PPP/8"), 5000);
    let said = rook.look(7000);
    assert!(
        matches!(said[..], [.., Finding::Move(mv), Finding::Kings(_)] if mv == squares("a1a4")),
        "{said:?}"
    );
}

#[test]
fn a_king_that_lies_there_is_reported_once_and_a_piece_in_hand_is_not() {
    let mut king = watcher(ROOK, Completion::Press);
    king.saw(board("6k1/5ppp/8/8/8/8/5PPP/R7"), 1000);
    king.look(2000);
    let said = king.look(11_000);
    assert!(matches!(said[..], [Finding::Missing(_)]), "{said:?}");
    assert_eq!(king.look(30_000), []);
    let mut in_hand = watcher(ROOK, Completion::Press);
    in_hand.saw(board("6k1/5ppp/8/8/8/8/5PPP/6K1"), 1000);
    in_hand.look(2000);
    assert_eq!(in_hand.look(60_000), []);
}

#[test]
fn a_board_that_differs_is_reported_after_a_while() {
    let mut other = watcher(ROOK, Completion::Press);
    other.saw(board("6k1/5pp1/7p/8/8/8/5PPP/R5K1"), 1000);
    assert!(!other.look(10_999).iter().any(|said| matches!(said, Finding::Differs(_))));
    assert!(matches!(other.look(11_000)[..], [.., Finding::Differs(_)]));
}

#[test]
fn a_piece_that_was_lifted_before_another_moved() {
    let mut touched = watcher(ROOK, Completion::Press);
    touched.saw(board("6k1/5ppp/8/8/8/8/5PP1/R5K1"), 1000);
    touched.saw(board("6k1/5ppp/8/8/8/8/5PPP/R5K1"), 1400);
    touched.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 3000);
    let h2: Square = "h2".parse().unwrap();
    assert_eq!(touched.touches_beside(squares("a1a4")), Some(TouchedBeside::Own(h2)));
    assert_eq!(touched.touches_beside(squares("h2h4")), None);
    // For less than 0.3 seconds it was not lifted.
    let mut pushed = watcher(ROOK, Completion::Press);
    pushed.saw(board("6k1/5ppp/8/8/8/8/5PP1/R5K1"), 1000);
    pushed.saw(board("6k1/5ppp/8/8/8/8/5PPP/R5K1"), 1200);
    assert_eq!(pushed.touches_beside(squares("a1a4")), None);
    // A piece that cannot move obliges to nothing.
    let mut stuck = watcher("6k1/5ppp/8/8/8/7p/5PPP/R5K1 w - - 0 1", Completion::Press);
    stuck.saw(board("6k1/5ppp/8/8/8/7p/5PP1/R5K1"), 1000);
    stuck.saw(board("6k1/5ppp/8/8/8/7p/5PPP/R5K1"), 1400);
    assert_eq!(stuck.touches_beside(squares("a1a4")), None);
}

#[test]
fn rook_first_in_castling() {
    const CASTLES: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let castling = squares("e1h1");
    let mut rook_first = watcher(CASTLES, Completion::Press);
    for (at, seen) in [
        (1000, "4k3/8/8/8/8/8/8/4K3"),
        (1400, "4k3/8/8/8/8/8/8/4KR2"),
        (1800, "4k3/8/8/8/8/8/8/5R2"),
        (2200, "4k3/8/8/8/8/8/8/5RK1"),
    ] {
        rook_first.saw(board(seen), at);
    }
    let h1: Square = "h1".parse().unwrap();
    assert_eq!(rook_first.touches_beside(castling), Some(TouchedBeside::RookFirst(h1)));
    let mut together = watcher(CASTLES, Completion::Press);
    together.saw(board("4k3/8/8/8/8/8/8/8"), 1000);
    together.saw(board("4k3/8/8/8/8/8/8/5RK1"), 2000);
    assert_eq!(together.touches_beside(castling), None);
}

#[test]
fn the_record_goes_on_and_the_board_stays() {
    let mut rook = watcher(ROOK, Completion::Press);
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1000);
    let after = rook.record().after(squares("a1a4"));
    rook.expect(after, 2000);
    assert_eq!(rook.explanation(), Some(Explanation::AsRecorded));
    assert_eq!(rook.touches_beside(squares("g8f8")), None);
}
