# What the pages say, in English.

language = Language
close = Close
cancel = Cancel
back = Back
dismiss = Dismiss
article = Article { $article }
round = Round { $round }
side = { $side ->
    [white] White
   *[black] Black
}
seconds = { $seconds } s

### Links and connections

wrong-link-title = This link does not work
wrong-link-text = It is not valid, or not any more. Ask the arbiter for a new one.
connecting = Connecting to the hall …
connection-lost = No connection
connection-lost-hint = The server's clock goes on. The page comes back by itself.
no-connection = No connection: nothing was sent.
link-void = This device has been disconnected

### The board

board = Chessboard
board-rank = Rank { $rank }
board-empty = empty
board-piece = { $side ->
    [white] { $piece ->
        [k] white king
        [q] white queen
        [r] white rook
        [b] white bishop
        [n] white knight
       *[p] white pawn
    }
   *[black] { $piece ->
        [k] black king
        [q] black queen
        [r] black rook
        [b] black bishop
        [n] black knight
       *[p] black pawn
    }
}
piece-name = { $piece ->
    [k] king
    [q] queen
    [r] rook
    [b] bishop
    [n] knight
   *[p] pawn
}
board-lifted = { $square }, { $piece ->
    [k] king
    [q] queen
    [r] rook
    [b] bishop
    [n] knight
   *[p] pawn
} lifted
board-put-back = put back
promotion = What does the pawn become?
which-piece = Which piece?

### Moves as they are said

spoken-moves = { $piece ->
    [k] king
    [q] queen
    [r] rook
    [b] bishop
    [n] knight
   *[p] pawn
} { $from } to { $to }
spoken-takes = { $piece ->
    [k] king
    [q] queen
    [r] rook
    [b] bishop
    [n] knight
   *[p] pawn
} { $from } takes { $to }
spoken-moves-promotes = pawn { $from } to { $to }, becomes { $promotion ->
    [r] rook
    [b] bishop
    [n] knight
   *[q] queen
}
spoken-takes-promotes = pawn { $from } takes { $to }, becomes { $promotion ->
    [r] rook
    [b] bishop
    [n] knight
   *[q] queen
}
spoken-castles-short = castles kingside
spoken-castles-long = castles queenside
spoken-time = { $side ->
    [white] White
   *[black] Black
}: { $hours ->
    [0] { "" }
    [one] one hour
   *[other] { $hours } hours
} { $minutes ->
    [0] { "" }
    [one] one minute
   *[other] { $minutes } minutes
} { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
spoken-warning = { $side ->
    [white] White
   *[black] Black
} has { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} left.

### The clock

half = { $side ->
    [white] White
   *[black] Black
}: { $name }
press = { $side ->
    [white] Press White's clock
   *[black] Press Black's clock
}
press-clock = Press the clock
press-to-complete = Press to complete the move
enter-first = Enter your move, then press. Press again to press without a move.
flag-fallen = Flag
moves-made = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
moves-left = { $moves ->
    [one] { $moves } to the time control
   *[other] { $moves } to the time control
}
period = Period { $period } of { $periods }
increment = +{ $seconds } s a move
delay = { $seconds } s delay
delay-left = Delay { $seconds } s
phase-waiting = Waiting for the arbiter
phase-running = In play
phase-stopped = Clocks stopped
phase-sealing = Sealing
phase-adjourned = Adjourned
phase-over = Game over
annulled = Cancelled
table-title = Table { $table }
play-title = Table { $table }
say-times = Say the times
turn-table = Turn the halves round
fill-screen = Fill the screen
to-clock = Clock
to-scoresheet = Scoresheet
game = Game
own-place = Your place

### The scoresheet

scoresheet = Scoresheet
notation = Notation
entry = How to enter
entry-board = Board
entry-letters = Letters
entry-move = Move { $number }
correct-entry = Correct this entry
keys = Keys
key-back = Delete the last letter
key-write = Write
sign-offered = A draw was offered
sign-not-written = Move not written
sign = Sign: { $result }

### What a player can say

actions = Actions
actions-menu = { $side ->
    [white] White
   *[black] Black
}
actions-resign = Resign?
actions-claim = Claim
actions-written = Claim with a written move
actions-stop = Stop the clocks?
offer-draw = Offer a draw
offer-open = { $side ->
    [white] White
   *[black] Black
} offers a draw.
accept-draw = Accept
decline-draw = Decline
resign = Resign
resign-sure = { $side ->
    [white] White
   *[black] Black
} loses the game. This cannot be undone.
call-arbiter = Call the arbiter
stop-clocks = Stop the clocks
stop-sure = Both clocks stop, and the arbiter is called.
arrive = I have arrived
ask-scoresheet = Ask to see the score
correct-by-agreement = Correct an illegal move by agreement
adjust = J'adoube
adjust-hint = Tap the piece you adjust.
claim = Make a claim
claim-on-board = { $claim ->
    [threefold] Same position for the third time
   *[fifty] Fifty moves without capture or pawn move
}
claim-with-move = { $claim ->
    [threefold] Third time with my next move …
   *[fifty] Fifty moves with my next move …
}
claim-flag = The flag has fallen
claim-illegal-move = Illegal move
claim-touch-move = A touched piece was not moved
claim-wrong-start = Wrong starting position
claim-cannot-win = The opponent cannot win by normal means
claim-no-effort = The opponent makes no effort to win
written-hint = Write the move you are going to make. Once sent, it cannot be changed.
written-move = My move
written-unread = Say from which square: for example Ng1-f3.
written-lock = { $claim ->
    [threefold] With this move the position stands for the third time:
   *[fifty] With this move fifty moves are complete:
}
lock-and-claim = Lock and claim

### Adjournment

sealing = Seal your move
sealing-hint = Write your move, then close the envelope. Nobody sees it before the game is resumed.
sealed-move = Sealed move
seal = Seal
close-envelope = Close the envelope
