//! The starting positions of Chess960 (Guidelines II; appendix F of 2009 and 2014).

use crate::{Bitboard, Board, CastlingRights, Color, File, Piece, Position, Rank, Role, Square};
use core::fmt;

/// One of the 960 starting positions, by its usual number from 0 to 959. The standard position is number 518.
///
/// The number encodes the places of the light-squared bishop, the dark-squared bishop, the queen and the knights. The rooks and the king
/// fill the remaining squares, with the king between the rooks.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Start(u16);

impl Start {
    /// The number of starting positions.
    pub const COUNT: u16 = 960;

    /// The starting position of Article 2.3.
    pub const STANDARD: Self = Self(518);

    /// The starting position with that number; `None` from 960 on.
    #[must_use]
    pub const fn new(number: u16) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// All starting positions in the order of their numbers.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The usual number.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The pieces of the first rank from the a-file to the h-file.
    #[must_use]
    pub fn roles(self) -> [Role; 8] {
        let number = usize::from(self.0);
        let mut rank = [None; 8];
        rank[2 * (number % 4) + 1] = Some(Role::Bishop);
        rank[2 * (number / 4 % 4)] = Some(Role::Bishop);
        place_nth(&mut rank, number / 16 % 6, Role::Queen);
        let (first, second) = KNIGHTS[number / 96];
        // The second place is counted among all five free ones, so it is filled first.
        place_nth(&mut rank, second, Role::Knight);
        place_nth(&mut rank, first, Role::Knight);
        let mut rest = [Role::Rook, Role::King, Role::Rook].into_iter();
        rank.map(|role| role.or_else(|| rest.next()).unwrap_or(Role::Rook))
    }

    /// The board with all 32 pieces.
    #[must_use]
    pub fn board(self) -> Board {
        let mut board = Board::EMPTY;
        for (file, role) in File::ALL.into_iter().zip(self.roles()) {
            for color in Color::ALL {
                board.place(Square::new(file, Rank::First.seen_by(color)), Piece::new(color, role));
                board.place(Square::new(file, Rank::Second.seen_by(color)), Piece::new(color, Role::Pawn));
            }
        }
        board
    }

    /// The start of a game: White to move, all castling rights.
    #[must_use]
    pub fn position(self) -> Position {
        let board = self.board();
        let castling = CastlingRights::with_rooks(board.of_role(Role::Rook));
        Position { castling, ..Position::new(board, Color::White) }
    }

    /// The starting position that a board shows.
    ///
    /// # Errors
    /// The board is not a starting position. The error is the first rule that it breaks.
    pub fn of_board(board: &Board) -> Result<Self, StartError> {
        for color in Color::ALL {
            if board.of(color, Role::Pawn) != Bitboard::rank(Rank::Second.seen_by(color)) {
                return Err(StartError::Pawns(color));
            }
        }
        let rank = |color: Color| {
            File::ALL.map(|file| board.piece_at(Square::new(file, Rank::First.seen_by(color))))
        };
        for color in Color::ALL {
            for (role, count) in
                [(Role::King, 1), (Role::Queen, 1), (Role::Rook, 2), (Role::Bishop, 2), (Role::Knight, 2)]
            {
                let held =
                    rank(color).iter().filter(|piece| **piece == Some(Piece::new(color, role))).count();
                if held != count || board.of(color, role).len() as usize != count {
                    return Err(StartError::Pieces(color));
                }
            }
        }
        let roles = |color| rank(color).map(|piece: Option<Piece>| piece.map(|piece| piece.role));
        if roles(Color::White) != roles(Color::Black) {
            return Err(StartError::NotOpposite);
        }
        let on = |role| board.of(Color::White, role);
        if (on(Role::Bishop) & Bitboard::LIGHT).is_empty() || (on(Role::Bishop) & Bitboard::DARK).is_empty() {
            return Err(StartError::Bishops);
        }
        let (king, rooks) = (on(Role::King).first(), on(Role::Rook));
        if king < rooks.first() || king > rooks.last() {
            return Err(StartError::KingNotBetweenRooks);
        }
        // Every arrangement that gets here has a number. The search is fast enough for something done once a game.
        Self::all().find(|start| start.board() == *board).ok_or(StartError::Pieces(Color::White))
    }
}

/// A rule for starting positions that an arrangement breaks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum StartError {
    /// That side does not have eight pawns on its second rank and no others.
    Pawns(Color),
    /// That side's first rank does not have king, queen, two rooks, two bishops and two knights, or there are more of them elsewhere.
    Pieces(Color),
    /// Black's pieces do not stand opposite White's.
    NotOpposite,
    /// Both bishops stand on squares of the same colour.
    Bishops,
    /// The king does not stand between the rooks.
    KingNotBetweenRooks,
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pawns(color) => write!(f, "the {color} pawns are not all on their second rank"),
            Self::Pieces(color) => write!(
                f,
                "the {color} first rank does not hold one king, one queen, two rooks, two bishops and two knights"
            ),
            Self::NotOpposite => f.write_str("the black pieces do not stand opposite the white ones"),
            Self::Bishops => f.write_str("the bishops stand on squares of the same colour"),
            Self::KingNotBetweenRooks => f.write_str("the king does not stand between the rooks"),
        }
    }
}

impl core::error::Error for StartError {}

/// The places of the knights among the five remaining ones, in the order of the numbering.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// Puts a piece on the n-th free place.
fn place_nth(rank: &mut [Option<Role>; 8], n: usize, role: Role) {
    if let Some(place) = rank.iter_mut().filter(|place| place.is_none()).nth(n) {
        *place = Some(role);
    }
}
