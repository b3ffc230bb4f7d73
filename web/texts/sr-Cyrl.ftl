# What the pages say, in English.

language = Language
wrong-link-title = This link does not work
wrong-link-text = It is not valid, or not any more. Ask the arbiter for a new one.

### The board

board = Chessboard
board-rank = Rank { $rank }
board-empty = empty
board-piece = { $side ->
    [white] white
   *[black] black
} { -piece(kind: $piece) }
-piece = { $kind ->
    [k] king
    [q] queen
    [r] rook
    [b] bishop
    [n] knight
   *[p] pawn
}
