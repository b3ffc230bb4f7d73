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
wrong-link-text = This link was mistyped, has expired or was revoked. Ask the arbiter for a new one.
wrong-code-title = No table or player has this code
wrong-code-text = Look at the card again and type the code once more, or ask the arbiter.
connecting = Connecting to the hall …
connection-lost = No connection
connection-lost-hint = Times are estimates until the connection is back. Presses are kept and sent then.
clocks-stand-why = { $cause ->
    [journal] The server cannot record anything at the moment.
    [busy] The server is overloaded.
   *[stopped] The server stopped for a moment.
} No player is losing time.
press-not-recorded = Not recorded yet: it will be sent again automatically, and counts from the moment you pressed.
not-recorded = Not recorded: the server cannot record anything at the moment. The clocks are stopped; try again.
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
promotion = Promote the pawn to …
which-piece = Which piece?
entry-fault = { $fault ->
    [none] No piece of that kind can go there. Correct the entry.
    [squares] Both squares are needed here, as in Ng1-f3.
    [no_connection] There is no connection: the entry was not read.
   *[unreadable] This cannot be read as a move. Correct the entry.
}

### Spoken moves

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
spoken-moves-promotes = pawn { $from } to { $to }, promotes to { $promotion ->
    [r] rook
    [b] bishop
    [n] knight
   *[q] queen
}
spoken-takes-promotes = pawn { $from } takes { $to }, promotes to { $promotion ->
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
enter-first = Enter your move, then press. Press again to press the clock without a move.
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
increment = +{ $seconds } s per move
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
say-times = Read out the times
turn-table = Swap the halves
fill-screen = Full screen
to-clock = Clock
to-scoresheet = Scoresheet
game = Game
own-place = Your place
clock-not-running = Your clock is not running.
flag-fallen-first = Flag fell first
low-time = Short of time
press-kept = { $presses ->
    [one] Kept, will be sent
   *[other] { $presses } kept, will be sent
}
time-estimated = Estimated time
white-sits-here = White sits here
seat-no-game = There is no game here yet. It will appear automatically.
next-game = Next game
sound-off = Switch off the click
sound-on = Switch on the click
sound-press = A click with every press
sound-low = A tone when a player is short of time
manual = How this clock works
manual-line = { $line ->
   *[press] Make your move on the board, then touch your half of the clock anywhere. A touch while your clock is not running does nothing.
    [offer] Offer a draw after your move and before you press.
    [claim] A claim stops both clocks and goes to the arbiter.
    [call] “Call the arbiter” stops both clocks.
    [offline] If the connection is lost, keep playing: the clock keeps running, and presses are sent with their time when the connection is back.
    [seats] Before the game, tap “White sits here” on White’s side. The arrows between the halves swap them at any time.
}
awake-kept = The screen stays on.
awake-not-kept = This browser does not let the page keep the screen on. Set the screen timeout of this device to “never”.
battery-not-told = This browser does not report the battery level. Keep the charger at hand.

### The scoresheet

scoresheet = Scoresheet
notation = Notation
entry = Entry method
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

### What a player can do

actions = Actions
actions-offer = Offer a draw?
actions-menu = { $side ->
    [white] White
   *[black] Black
}
actions-resign = Resign?
actions-claim = Claim
actions-written = Claim with a written move
actions-stop = Call the arbiter?
offer-draw = Offer a draw
offer-sure = { $side ->
    [white] White
   *[black] Black
} offers a draw. Make your move first, offer, then press the clock.
offer-open = { $side ->
    [white] White
   *[black] Black
} offers a draw.
accept-draw = Accept
accept-draw-sure = Accept: the game is drawn
decline-draw = Decline
resign = Resign
resign-sure = { $side ->
    [white] White
   *[black] Black
} loses the game. This cannot be undone.
has-resigned = { $side ->
    [white] White
   *[black] Black
} has resigned
resigned-next = The game is over. The arbiter enters the result; leave the pieces as they stand.
clocks-stand = The clocks are stopped.
has-called = { $own ->
    [yes] You have called the arbiter.
   *[no] { $side ->
        [white] White
       *[black] Black
    } has called the arbiter.
}
called-next = The arbiter is coming. Stay at the board and leave the pieces as they stand; play goes on when the arbiter starts the clocks.
question-next = The arbiter will decide and tell you how the game continues.
stopped-next = Play goes on when the arbiter starts the clocks.
call-arbiter = Call the arbiter
stop-clocks = Stop the clocks
stop-sure = Both clocks stop, and the arbiter comes.
report-end = If the game is over, choose how it ended:
end-checkmate = { $side ->
    [white] White has checkmated
   *[black] Black has checkmated
}
end-stalemate = Stalemate
arrive = I have arrived
ask-scoresheet = Ask to see the scoresheet
correct-by-agreement = Correct an illegal move by agreement
adjust = J'adoube
adjust-hint = Tap the piece you adjust.
claim = Make a claim
claim-on-board = { $claim ->
    [threefold] Same position for the third time
   *[fifty] Fifty moves without a capture or pawn move
}
claim-with-move = { $claim ->
    [threefold] Third time with my next move …
   *[fifty] Fifty moves with my next move …
}
claim-flag = The flag has fallen
claim-illegal-move = Illegal move
claim-touch-move = A touched piece was not moved
claim-two-hands = A move with two hands
claim-two-moves = Two moves in a row
claim-wrong-start = Incorrect starting position
claim-cannot-win = The opponent cannot win by normal means
claim-no-effort = The opponent is making no effort to win by normal means
written-hint = Write the move you are going to make. Once sent, it cannot be changed.
written-move = My move
written-lock = { $claim ->
    [threefold] With this move the position occurs for the third time:
   *[fifty] With this move fifty moves are complete:
}
lock-and-claim = Lock and claim

### Adjournment

sealing = Seal your move
sealing-hint = Write your move, then close the envelope. Nobody sees the move before the game is resumed.
sealed-move = Sealed move
seal = Seal
close-envelope = Close the envelope

### In every room

hall = The hall
desk = Arbiter's desk
wall = Wall
organiser = Organiser
reading-room = Reading room
reading-room-hint = The Laws of Chess article by article, in six editions, with example games for each article.
motto = The Laws of Chess as software
watch = Watch
help = Help
help-players = Help for players
help-players-about = Pressing, offering a draw, claiming, calling the arbiter.
help-arbiters = Help for arbiters
help-arbiters-about = The whole day, from setting up the hall to the results.
what-this-is = Touchmove runs a chess tournament from one laptop: tablets beside the boards are the clocks, and the arbiter sees every board from one desk. It knows the FIDE Laws of Chess in every edition since 2005 and names the article of each ruling.
code-from-card = Code from your card
code-from-card-hint = Twelve letters and digits below the QR code. Hyphens and capitals do not matter.
open-code = Open
front-page = Front page
no-events = There is no event yet.
new-event = New event
boards = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
edition-of = Laws of { $edition }
edition = Edition
no-clock = without a clock
result = Result
results = Results
player = Player
server = Server
role = { $role ->
    [player] Player
    [organiser] Organiser
    [arbiter] Arbiter
    [assistant] Assistant
    [table] Table
    [white] White
    [black] Black
   *[spectator] Spectator
}
article-of = Article { $article }, edition { $edition }
read-on = Open in the reading room
which-round = Which round
all-rounds = All rounds
round-label = Round
table-label = Table
starting-position = Starting position
step-back = One step back
step-on = One step on

### The desk

all-boards = Boards
docket = Illegal moves
docket-title = Illegal moves and notes
docket-empty = There are no illegal moves or notes on any board.
illegal-count = { $count ->
    [one] { $count } illegal move
   *[other] { $count } illegal moves
}
search-boards = Table or name
filter = Filter
filter-boards = { $filter ->
    [all] All
    [attention] Attention
    [running] In play
   *[over] Finished
}
no-boards = No boards have been set up yet.
nothing-found = No matches.
choose-board = Choose a board. Boards that need attention are at the top.
need = { $need ->
    [question] Question
    [call] Arbiter called
    [flag] Flag
    [illegal] Illegal move
    [lost] Device not connected
    [stopped] Clocks stopped
    [battery] Battery low
    [sealing] Sealing
    [trouble] Short of time
    [absent] Player absent
    [late] No move yet
   *[offer] Draw offered
}
desk-said = Table { $table }: { $need ->
    [question] Question
    [call] Arbiter called
    [flag] Flag
    [illegal] Illegal move
    [lost] Device not connected
    [stopped] Clocks stopped
    [battery] Battery low
    [sealing] Sealing
    [trouble] Short of time
    [absent] Player absent
    [late] No move yet
   *[offer] Draw offered
}
notices = Notices
notice = { $what ->
    [server_was_away] The server was down for { $time }. No player lost time; set the clocks where necessary.
    [damaged] { $of ->
        [board] Table { $table }: the journal of this board is damaged. Nothing more can be entered for it; what can still be read is shown. Restore a backup, or set up the game again at another board.
       *[event] { $event ->
            [0] The record of the hall is damaged, and was read as far as possible. Restore a backup if something is missing.
           *[other] The record of event { $event } is damaged, and was read as far as possible. Restore a backup if something is missing.
        }
    }
    [not_broadcast] { $table ->
        [0] Round { $round } is not being broadcast: { $why }
       *[other] Table { $table }, round { $round }: the broadcast server reports an error: { $why }. See Broadcast.
    }
    [no_backup] The backup at the end of the round could not be made: { $why }
    [link_in_progress] Table { $table }: during the game the organiser created a link to { $seat ->
        [white] White's seat
        [black] Black's seat
       *[table] the table
    }. Anyone who has it can act there. Ask what it is for.
    [names_in_progress] Table { $table }: during the game the organiser changed the names or the table number. Check who plays here.
   *[answers_differ] Table { $table }: this version of the software would rule differently. The original ruling stands; look at the journal.
}
electronic-notice = Table { $table }: { $matter ->
    [dropped_out] electronic board { $serial } has stopped reporting. Until it is back, enter the moves on the tablet or at the desk.
    [back] electronic board { $serial } is reporting again.
    [unexplained] the clock was pressed, but no move explains the position ({ $squares }). The clocks are stopped. Correct the position, then resume play. Article { $article }
    [no_move_seen] the clock was pressed, but no move is seen on the board. The clocks are stopped. Ask the players, then resume play. Article { $article }
    [pieces_missing] no pieces are detected on { $squares }. Have they fallen over? Article { $article }
    [differs] the position differs from the record on { $squares }. Article { $article }
    [touched] the piece on { $squares } was lifted and put back, then { $move } was played. Was it only adjusted? Article { $article }
    [kings] the kings in the centre indicate the result { $result }. Article { $article }
    [last_move] the board shows { $move } without a reply, and the clock was not pressed. Was it played? Article { $article }
   *[clock_differs] the clock at the board and the hall's clock show different times. Article { $article }
}
confirm-result = Confirm { $result }
stalled = { $cause ->
    [journal] The journal could not be written for { $time }.
    [busy] The server was overloaded and did not answer for { $time }.
   *[stopped] The server was down for { $time }.
} No player lost any time. { $stand ->
    [yes] The clocks are stopped until you resume play.
   *[no] The clocks have resumed from where they stopped.
}
all-clocks-stand = All clocks are stopped.
resume-all = { $boards ->
    [one] Resume play at { $boards } board
   *[other] Resume play at { $boards } boards
}
resume-failed = Not resumed, tables: { $tables }
turn-board = Turn the board
latest-ruling = Latest ruling
papers = Papers of the game
desk-tab = { $tab ->
    [rule] Decide
    [sheets] Scoresheets
    [journal] Journal
   *[evidence] Evidence
}
journal-whole = Include every move and press
nothing-written = Nothing has been written yet.
sheets-agree = The scoresheets agree.
sheet-stopped = { $number ->
    [0] { $side ->
        [white] White has written nothing.
       *[black] Black has written nothing.
    }
   *[other] { $side ->
        [white] White stopped writing at move { $number }.
       *[black] Black stopped writing at move { $number }.
    }
}
sheets-differ = First difference: move { $number } of { $side ->
    [white] White
   *[black] Black
}
sheet-of = { $side ->
    [white] White's sheet
   *[black] Black's sheet
}
ply = Ply
question-open = A question for the arbiter
resigned-asks = The game is over. Could { $side ->
    [white] White
   *[black] Black
} still have checkmated by any series of legal moves? The answer is nearly always yes.
can-still-checkmate = { $decision ->
    [uphold] Yes, they could
   *[reject] No, they could not
}
decision = { $decision ->
    [uphold] Uphold
    [reject] Reject
   *[defer] Defer
}
defer-with-time = Defer, two minutes to the opponent
points = Points
start-clocks = Start the clocks
start-all = { $boards ->
    [one] Start the clocks at { $boards } board
   *[other] Start the clocks at all { $boards } boards
}
start-all-sure = { $boards ->
    [one] The game begins at { $boards } board that is waiting in this round.
   *[other] The games begin at all { $boards } boards that are waiting in this round.
}
start-failed = Not started, tables: { $tables }
still-in-play = { $games ->
    [one] { $games } game of an earlier round is still in play.
   *[other] { $games } games of earlier rounds are still in play.
}
who-is-absent = Who is absent?
tap-who-is-absent = Is anyone absent? Tap the name.
attendance = Attendance
not-here = Absent: { $names }
is-not-here = Absent
player-not-here = { $name } is absent
loses-in = loses in { $time }
default-time = { $ms ->
    [0] Default time 0:00: a player who is absent when the clocks start loses at once.
   *[other] Default time { $time }: a player who arrives later than that after the start loses.
}
has-arrived = { $side ->
    [white] White has arrived
   *[black] Black has arrived
}
resume = Resume play
open-envelope = Open the envelope
envelope-lost = Envelope lost
envelope-lost-move = The sealed move, as stated by the player; leave empty if nobody knows
observe = Observation
illegal-move-by = Illegal move by { $side ->
    [white] White
   *[black] Black
}
what-was-seen = What did you observe?
observed = { $what ->
    [illegal_move] Illegal move
    [flag] Flag fallen
    [both_flags] Both flags, order unknown
    [touch_move] Touched piece not moved
    [two_hands] Two hands
    [device] Electronic device
    [wrong_start] Incorrect starting position
    [wrong_board] Board placed the wrong way round
    [colours_reversed] Colours reversed
    [displaced] Pieces displaced
    [clock_counter] Wrong move counter
    [absent] Not at the board
    [clock_defect] Defective clock
    [sheets_due] Complete the scoresheets
    [sheet_complete] Scoresheet is complete
    [wrong_entry] Wrong entry on the scoresheet
    [illegible] Illegible scoresheet
    [not_algebraic] Not in algebraic notation
    [sheet_not_returned] Opponent's scoresheet not returned
    [not_repeated] Announced move not repeated
    [wrong_hand] Clock pressed with the wrong hand
    [on_the_button] Finger on the clock
    [clock_mistreated] Clock mishandled
    [left] Left the playing venue
    [left_unreported] Left the playing area without reporting
    [notes] Notes or information
    [advice] Advice
    [distracting] Distracting the opponent
    [refused_search] Refused a search
    [disrepute] Bringing chess into disrepute
    [smoking] Smoking
    [disobeys] Refuses to comply with the Laws
   *[illegal_position] Illegal position
}
observed-at-board = Board and clock
observed-conduct = Conduct
by-whom = By whom?
whose-counter = Whose counter is wrong?
to-whom = To whom?
device-sound = It made a sound
record = Record
penalise = Penalty
penalties-of = Penalties of the { $edition } edition
penalty-name = { $penalty ->
    [warning] Warning
    [add_time] Extra time for the opponent
    [take_time] Less time for the offender
    [raise_opponent] More points for the opponent
    [lower_offender] Fewer points for the offender
    [loss] Loss of the game
    [fine] Fine
    [exclude_rounds] Exclusion from one or more rounds
   *[expel] Expulsion from the event
}
penalty-for = What for?
reopen = Reopen the game
reopen-hint = The result is withdrawn, and the game continues from where it ended. The clocks stay stopped until play is resumed.
retract = Take back the last decision
retract-hint = This is taken back: { $act }. Everything returns to how it was before, and the clocks stay stopped until play is resumed.
why = Why?
which-move = Which move was sealed?
which-ply = Which position is restored?
set-clocks = Set the clocks
time = Time
time-form = Hours, minutes and seconds: 1:30:00, 12:05, 0:45
clock-runs = A clock is running; the times shown are those when this was opened.
before = Before
after = After
moves-counted = moves
look-again = Review …
restore-position = Restore a position
adjourn = Adjourn
adjourn-hint = The player on move seals a move; the clock runs until the envelope is closed.
resumption = Resumption: day, time, place
declare-result = Declare the result
declare = Declare { $result }
act-name = { $act ->
    [open] Game opened
    [start] Clocks started
    [arrive] Arrival
    [touch] Touch
    [adjust] J'adoube
    [place] Piece released
    [promote] Promotion
    [move] Move
    [announce] Announcement
    [press] Press
    [offer_draw] Draw offered
    [accept_draw] Draw accepted
    [decline_draw] Draw declined
    [resign] Resignation
    [claim] Claim
    [stop_clocks] Clocks stopped
    [interrupt] Clocks stopped by the arbiter
    [write] Written
    [ask_scoresheet] Scoresheet requested
    [correct_by_agreement] Corrected by agreement
    [seal] Move sealed
    [sign] Signature
    [observe] Observation
    [rule] Decision
    [penalise] Penalty
    [set_clock] Clocks set
    [resume] Play resumed
    [restore] Position restored
    [adjourn] Adjournment
    [open_envelope] Envelope opened
    [envelope_lost] Envelope lost
    [reconstruct] Reconstruction
    [position] Position set up
    [appeal] Appeal
    [declare] Result declared
    [reopen] Game reopened
    [retract] Decision taken back
    [admit] Late player admitted
    [hand_in] Handed in for a claim
    [confirm] Confirmed by the opponent
    [grant_time] Extra time given
    [annul] Game cancelled
    [inform] Moves and time stated
   *[tick] Time
}
devices = Devices at this table
disconnect = Disconnect
disconnect-sure = Devices using this link are disconnected.
other-device = Another device
alarms = { $boards ->
    [one] { $boards } board is waiting for the arbiter
   *[other] { $boards } boards are waiting for the arbiter
}
alarms-elsewhere = { $boards ->
    [one] { $boards } other board is waiting for the arbiter
   *[other] { $boards } other boards are waiting for the arbiter
}
is-new = new
current-rounds = Rounds in play
bell = Bell
bell-is-on = The bell is on
bell-is-off = The bell is off
rings-again = Rings again every 20 s
rings-once = Rings once
all-devices = Devices
no-devices = No device has been used at a board yet.
devices-online = Connected: { $online }, not connected: { $offline }
tables-without-device = Tables without a device: { $tables }
no-arbiters-link = This browser does not have the arbiter’s link, so you can look on but not decide. Open the arbiter’s link on this device.
mating-line = For example: { $line }
given-position = the position set up
fill-trf = Fill the results of round { $round } into a TRF file …
start-without-device = These tables have no connected device: { $tables }. Their clocks will run anyway, and nobody can press them.
device-unused = not used yet
device-online = connected
device-last-seen = not connected, last seen { $time } ago
device-battery = battery { $percent } %{ $charging ->
    [yes] , charging
   *[no] { "" }
}
other-device-how = Has a tablet failed? Scan the table's card with another one; nothing else is needed. Without the card, add a device here. Replacing disconnects every device that used this link, and cancels the printed card: do that only if the card was lost or somebody else has it.
device-beside = Add a device
device-instead = Replace the device
other-device-hint = Point the new device's camera at the code. { $how ->
    [instead] The old one is disconnected.
   *[beside] The old one stays connected.
}
desk-on-phone = The desk on your phone
desk-on-phone-hint = Point your phone's camera at the code. Anyone who opens it acts as the arbiter; this device stays connected.
type-instead = Or type:
own-address-warning = Other devices cannot reach { $address }. Choose an address of the network on the organiser's page.
usual-reason = { $reason ->
    [pairings] Wrong pairings
    [result] Wrong result
    [table] Wrong table
    [player] Wrong player
   *[mistake] Recorded by mistake
}
withdraw-this-round = Withdraw the round
withdraw-round-hint = { $boards ->
    [one] { $boards } board of round { $round } is removed. This is possible as long as no move has been made; the journal keeps a record.
   *[other] All { $boards } boards of round { $round } are removed. This is possible as long as no move has been made; the journal keeps a record.
}
withdraw-this-board = Withdraw this board
withdraw-board-hint = The board at table { $table } is removed, and the table is free again. This is possible as long as no move has been made; the journal keeps a record.
choose = Choose …
ends-with = This ends the game: { $result }
result-becomes = The result becomes { $result }
then-phase = { $phase ->
    [running] Play goes on.
    [stopped] The clocks stay stopped until play is resumed.
   *[other] { "" }
}
brings-nothing = It is recorded; nothing else changes.
ended-by-mistake = Was it ended by mistake?
record-promotion = Promotion
promotion-held = The new piece was not released
promotion-colour = The new piece is of the opponent's colour
promotion-squares = If the pawn still stands on its square: from where to where?
square-from = From
square-to = To
write-note = Write a note
note = Note
note-of-board = Note on this board
note-of-ruling = Note on entry { $n }

### Wooden boards, and the papers of the arbiter

no-position = Wooden board: the moves are not entered, so the position is not known.
both-squares = Give both squares: Ng1-f3.
claim-answered = { $verdict ->
    [upheld] The claim is correct.
   *[rejected] The claim is incorrect.
}
set-up-position = Set up the position
set-up-hint = This becomes the position on the board. The clocks do not change.
set-up-answers = The position decides whether the opponent can still checkmate.
this-position = This is the position
palette = Pieces
tool-move = Move a piece
tool-erase = Remove a piece
whose-move = Whose move is it?
on-move = { $side ->
    [white] White to move
   *[black] Black to move
}
clear-board = Clear the board
castling-and-fen = Castling rights, FEN
castling-rights = Castling rights
fen-unreadable = This is not a FEN. The board shows the last one that could be read.
answer = { $decision ->
    [uphold] Yes
   *[reject] No
}
position-answers = The position gives the answer.
from-scoresheet = From a scoresheet
from-scoresheet-hint = Enter the moves of a scoresheet. The position after the last move that can be played is set up.
play-through = Play through
sheet-played = { $count ->
    [one] { $count } half-move was played.
   *[other] { $count } half-moves were played.
}
sheet-unplayable = Stopped before “{ $text }”, which cannot be played.
papers-missing = Still missing for this claim:
paper-comes = { $paper ->
    [position] Final position handed in …
    [scoresheet] Scoresheet handed in
   *[confirmation] Opponent confirms
}
reconstruct = Reconstruct the game
reconstruct-hint = Correct what was misread. Write — for a move that nobody can read.
reconstruct-board = Set up the position that is on the board now.
reconstruct-line = A game that fits both scoresheets and the board
sheets-agree-until = The scoresheets agree up to this position
appeal = Appeal
who-appeals = Who appeals?
appeal-against = Against which decision?
appeal-subject = { $against ->
    [quickplay] A claim in the last two minutes
   *[other] Another decision
}

### Evidence

repetition = Repetition
same-positions = { $count ->
    [one] The position has occurred once.
   *[other] The position has occurred { $count } times.
}
quiet-moves = { $count ->
    [one] { $count } move by each player without a capture or pawn move.
   *[other] { $count } moves by each player without a capture or pawn move.
}
after-ply = After { $side ->
    [white] White's
   *[black] Black's
} move { $number }
position-same = the same position
position-differs = { $difference ->
    [turn] the other player is on move
    [castling] different castling rights
   *[en_passant] an en passant capture
}
who-can-mate = Who can still checkmate?
can-mate = { $side ->
    [white] White
   *[black] Black
} { $verdict ->
    [possible] can still checkmate
    [impossible] cannot checkmate
   *[unknown] – undecided
}
proof = { $proof ->
    [material] No arrangement of these pieces is checkmate.
    [frozen] The pieces cannot reach the squares needed for checkmate.
   *[exhausted] All reachable positions were examined; none is checkmate.
}
helpmate-line = Moves to a checkmate

### The wall

last-move = Last move
delayed = { $minutes ->
    [one] delayed by { $minutes } minute
   *[other] delayed by { $minutes } minutes
}
pages = Pages
page-back = Previous page
page-on = Next page
hold-page = Hold
turn-pages = Continue
time-used = Time used: White { $white } min, Black { $black } min
scene-title = { $kind ->
    [games] Round { $round }
    [results] Round { $round }: results
    [pairings] Round { $round }: pairings
   *[standings] Standings after round { $round }
}
follow-rounds = What is on now

### The organiser

event-name = Name
which-boards = Which boards?
boards-choice = { $choice ->
    [untold] Wooden boards with our clock
    [told] Moves entered on the tablet
   *[electronic] Electronic boards
}
boards-choice-hint = { $choice ->
    [untold] You play on your own boards. A tablet or phone on each table is the chess clock.
    [told] The tablet shows board and clock. The players make their moves on it.
   *[electronic] Each board reports where its pieces stand, through DGT LiveChess. The moves are recorded automatically.
}
livechess-address = Computer running LiveChess
livechess-address-hint = Its name or IP address. Add the port if it is not 1982.
livechess-connect = Connect
livechess-connected = LiveChess is connected. Choose the table at which each board stands.
livechess-not-connected = LiveChess is not connected. { $why } The hall keeps trying.
press-from = The clock
press-from-choice = { $from ->
    [board_clock] DGT clocks, connected to the boards
   *[device] Our clock, on a tablet at each table
}
wood-lift-is-touch = A lifted piece counts as touched (otherwise the arbiter is asked)
electronic-boards = Electronic boards
no-electronic-boards = LiveChess has not found any boards yet.
serial-number = Serial number
board-state = State
table-of-board = Table of board { $serial }
electronic-state = { $state ->
    [active] reporting
    [inactive] switched off in LiveChess
    [not_responding] not responding
    [delayed] reporting with a delay
    [unused] not used yet
   *[missing] not found
}
electronic-differs = differs from the record
time-control = Time control
own-control = Another one …
period-moves = For how many moves
period-rest = the rest
period-time = Time for each player
period-bonus = { $kind ->
    [delay] Delay per move
   *[increment] Increment per move
}
bonus-kind = Each move gives
bonus-choice = { $kind ->
    [delay] a delay
   *[increment] an increment
}
period-more = Add a period
period-less = Remove this period
control-read = { $control }: { $class ->
    [blitz] blitz
    [rapid] rapid
   *[standard] standard play
}
control-fault = Character { $column }: { $code ->
    [number_missing] a number is missing, as in 40/7200:3600, 5400+30 or 180d2
    [number_too_large] the number is too large
    [no_moves] a period needs at least one move
    [no_time] a period needs some time
    [not_the_last] only the last period can be for all the remaining moves; write MOVES/SECONDS before it
    [too_many_periods] there are too many periods
   *[unexpected] this does not belong here; write seconds, as in 40/7200:3600, 5400+30 or 180d2
}.
supervision = Supervision
supervision-choice = { $level ->
    [rapid-full] Full: one arbiter for at most three games
    [blitz-full] Full: one arbiter for every game
   *[limited] Limited: one arbiter for many games, as in most clubs
}
illegal-means = { $loses ->
    [1] An illegal move loses the game.
    [2] A player's first illegal move gives the opponent { $minutes ->
        [one] one extra minute
       *[other] { $minutes } extra minutes
    }; the second loses the game.
   *[other] Each of a player's first two illegal moves gives the opponent { $minutes ->
        [one] one extra minute
       *[other] { $minutes } extra minutes
    }; the third loses the game.
}
arbiter-sees = { $sees ->
    [acts-called] An arbiter who sees an illegal move or a fallen flag steps in.
    [acts-claimed] An arbiter who sees an illegal move steps in; a fallen flag counts only when the opponent claims it.
    [waits-called] The arbiter calls a fallen flag; an illegal move counts only when the opponent claims it.
   *[waits-claimed] Illegal moves and fallen flags count only when the opponent claims them.
}
more-settings = More settings
late-by = How late a player may arrive
broadcast-delay = Delay of the broadcast
event-language = Language of the rulings
standard-start = Standard
draw-lots = Draw lots
at-the-boards = At the boards
does-watch = The referee sees board and clock, and acts on its own
has-sheets = Both players keep a scoresheet here
lift-is-touch = On a screen, lifting a piece counts as touching it
is-private = Spectators need a link
make-event = Create the event
links-once = These links are shown only now. Keep the arbiter’s link to yourself; anyone who has a link acts in its role.
role-does = { $role ->
    [organiser] Sets up rounds, prints, exports results
    [arbiter] Everything: clocks, decisions, results
    [assistant] Reports what happened at the boards
   *[spectator] Watches
}
code-for = Code: { $role ->
    [organiser] organiser
    [arbiter] arbiter
    [assistant] assistant
    [table] table
    [white] White
    [black] Black
   *[spectator] spectator
}
set-up-boards = Set up boards
boards-made = { $count ->
    [one] { $count } board was set up.
   *[other] { $count } boards were set up.
}
set-up-count = { $count ->
    [one] Set up { $count } board
   *[other] Set up { $count } boards
}
cards-still-work = The table cards of earlier rounds still work.
print-table-cards = { $count ->
    [one] Print the card of { $count } new table
   *[other] Print the cards of { $count } new tables
}
print-player-cards = { $count ->
    [one] Print { $count } player's slip
   *[other] Print { $count } players' slips
}
start-at-desk = Start round { $round } at the desk
round-start = Starting position of the round
draw-on-projector = Draw on the projector
use-drawn = Use this position
next-round = Next round
pairings = Pairings
pairings-from = From
from-program = From the pairing program
pair-here = Pair here
pair-round = Pair round { $round } with { $engine }
number-of-rounds = Number of rounds in the tournament
first-colour = Colour of the first player in round 1, drawn by lot
not-playing = Not playing in round { $round }: { $count }
plays = plays
bye = { $kind ->
    [zero] absent, no point
    [half] half-point bye
   *[full] full-point bye
}
report-file = Tournament report (TRF)
another-report = Use another tournament report (TRF)
report-with-results = Tournament report with results (TRF)
empty-tables = Tables without names
how-many-tables = How many tables
from-file = File (CSV, TRF or PGN)
or-paste = Or paste the pairings
show-preview = Show a preview
preview = This will be set up
preview-of = This will be set up from { $name }
encoding = Encoding
skipped = { $count ->
    [one] { $count } entry is skipped:
   *[other] { $count } entries are skipped:
}
line = Line { $line }
edit-names = Edit names
edit-names-of = Edit names: table { $table }
save = Save
names-corrected = The names are corrected. The table card stays valid.
withdraw = Withdraw
withdraw-board = Withdraw the board at table { $table }
withdraw-round = Withdraw round { $round }
board-withdrawn = The board at table { $table } is withdrawn.
round-withdrawn = Round { $round } is withdrawn.
print = Print
print-once = Once for the event
print-once-hint = A card belongs to its table and a slip to its player, in all rounds. Reprinted cards work alongside the earlier ones.
print-round = For round { $round }
void-cards = Cancel all cards and print new ones
void-cards-hint = No card or slip printed so far will work any more. All tablets and phones at the tables are disconnected until they scan a new card.
paper-size = Paper
hall-address = Tablets and phones open:
another-address = Another address …
which-address = Which address can the tablets and phones reach?
other-address = Another address
use-address = Use this address
own-address = { $listens ->
    [this_machine] Only this computer can open the hall. Start it again like this, so that tablets and phones can too:
   *[other] Only this computer can open this address. Connect it to the network of the tablets and phones, or enter its address in that network.
}
own-address-on-paper = Tablets and phones cannot open these codes: they lead to this computer only. Choose another address before you print.
paper = { $paper ->
    [cards] Table cards
    [players] Players' slips
    [scoresheets] Scoresheets
    [envelopes] Envelopes
    [slips] Result slips
    [results] Results of the round
   *[start] Starting position
}
files = Files
journal-file = Journal
broadcast = Broadcast
broadcast-private = This event is private: nothing is broadcast.
broadcast-folder = Live folder
broadcast-no-folder = This server does not write a live folder. Start it with: touchmove serve --live-folder FOLDER
broadcast-folder-hint = In the program that sends the games, such as Lichess Broadcaster, choose the folder of the round (round-1, round-2, …).
broadcast-written = Last changed at { $time }
broadcast-push = Push to { $server }
broadcast-push-hint = Create a personal access token there with the permission study:write. It is kept on the server's computer and is never shown again.
broadcast-has-token = { $has ->
    [yes] A token is stored.
   *[no] No token is stored.
}
broadcast-token = New token
broadcast-forget-token = Remove token
broadcast-rounds = Rounds
broadcast-rounds-hint = Each address always has the public PGN of its round, with clock times and after the delay of the broadcast.
broadcast-push-to = Round ID, or the address of its page
broadcast-state = { $state ->
    [private] Not sent: the event is private.
    [no_token] Not sent: there is no token.
    [pending] Being sent.
    [failing] Not sent: { $why }. Next attempt at { $again }.
   *[taken] Sent at { $time }; nothing is waiting.
}
broadcast-game-error-hint = Such a game may contain an illegal move that nobody has noticed. The players must find it themselves. Once the game is over or the position is restored, the game is sent correctly without further action.
keeping = Backups
anchor = Proof code
anchor-hint = Write this code down, or print it on the results of the round. With it, anyone can check later that nothing recorded up to this point is missing or has been changed: touchmove journal verify JOURNAL --anchor CODE
anchor-entries = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
anchor-again = New code
anchor-file = As a file
anchor-on-paper = This code proves what the journal contained at this moment. Keep this sheet.
backups = Backups
backups-hint = A backup is made at the end of each round, beside the journal. Copy one to another device now and then.
backups-of-hall = Backups contain all events. They need the arbiter's link to the whole hall.
back-up-now = Back up now
card-hint = Scan with the tablet or phone on this table, or open the address and type the code. The card is for all rounds.
player-card-hint = Scan with your own phone, or open the address and type the code. For all rounds.
signature = Signature, { $side ->
    [white] White
   *[black] Black
}
arbiter-signature = Signature of the arbiter
envelope-sealed-by = Sealed by
envelope-number = Number of the sealed move
envelope-used = Time used, { $side ->
    [white] White
   *[black] Black
}
envelope-offer = Draw offer open
envelope-position = Position before the sealed move

### The reading room

beside = Compare with
beside-none = nothing
search = Search
search-laws = Words or a number
chapter = { $id ->
    [preface] Preface
    [guidelines] Guidelines
    [glossary] Glossary
    [adj] Adjourned games
   *[introduction] Introduction
}
contents = Contents
own-words = The FIDE Laws of Chess, edition of { $edition }, in our own words.
only-english = This edition is available here only in English.
found = { $count ->
    [one] { $count } article found
   *[other] { $count } articles found
}
articles = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
scenarios = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}
played-on-board = Played on a board
see-also = See also
nature = { $nature ->
    [decide] Software decides this.
    [assist] Software lays out the facts; the arbiter judges.
    [record] Software records what people report.
    [equipment] About the playing material.
   *[text] Explains or announces.
}
shown-by = { $by ->
    [test] Test
    [act] Act
    [field] Field of the answers
   *[nothing] Not shown
}
only-differences = Only differences
words-are-ours = The wording is ours, so different wording need not mean a different rule; articles marked as new or removed are certain.
side-by-side = { $from } and { $to } side by side
change = Change
change-kind = { $kind ->
    [new] new
    [gone] removed
    [changed] worded differently
    [moved] renumbered
   *[same] the same
}
admit = Let { $side ->
    [white] White
   *[black] Black
} play despite arriving late
grant-time = Give extra time for a disturbance
both-players = Both players
annul = Cancel the game (colours reversed)

### The adviser

ask-title = What do I rule now?
ask-hint = From the incident to the ruling in a few taps: what to do, the new times on the clocks, and the articles.
ask-topic = What is it about?
ask-conditions = Conditions
ask-conditions-done = Done
ask-class = Kind of game
game-class = { $class ->
    [blitz] Blitz
    [rapid] Rapid
   *[standard] Standard
}
ask-supervision = { $supervision ->
    [limited] one arbiter for many games
   *[full] full supervision
}
ask-increment-of = Time added for each move
ask-increment = { $increment ->
    [false] without increment
   *[true] with increment
}
ask-again = Try again
ask-offline = No connection: the questions could not be loaded.
ask-answer-offline = No connection, and the answer for these conditions is not on this device.
ask-board-offline = No connection: the position cannot be checked. It stays here; try again when the connection is back.
ask-clocks-offline = No connection: the new times cannot be worked out. The changes above apply to any times.
ask-facts-offline = No connection: this is the ruling without the position or the times that were entered.
ask-ready = All answers are on this device and are available without a connection, too.
ask-last = Last asked
ask-forget = Clear the list
ask-more = More for arbiters
ask-trail = Your answers
ask-steps = What to do now
ask-board = What is the position on the board?
ask-board-hint = { $side ->
    [white] Can White still checkmate by any series of legal moves? If you are not sure, set up the position.
   *[black] Can Black still checkmate by any series of legal moves? If you are not sure, set up the position.
}
ask-they-can = { $side ->
    [white] White can
   *[black] Black can
}
ask-they-cannot = { $side ->
    [white] White cannot
   *[black] Black cannot
}
ask-decide = Decide by this position
ask-deciding = Looking for a checkmate …
ask-can-they = { $side ->
    [white] Can White still checkmate?
   *[black] Can Black still checkmate?
}
ask-sure = { $sure ->
    [true] They can: you are sure.
   *[false] They cannot: you are sure.
}
ask-other-position = Change this
ask-clocks = Clocks
ask-change = { $why ->
    [press_undone] increment of the press that is undone
   *[elapsed] elapsed in the meantime
}
ask-unchanged = no change
ask-runs = This clock is running
ask-clocks-any = These changes apply to any times. Type what the clocks show to see the new times.
ask-clocks-read = Times read from the clocks
ask-clocks-both = Type both times, as in 1:12:30 or 5.04.
ask-reckon = Work out the new times
ask-articles = Articles of the { $edition } edition
ask-editions = How the other editions rule
ask-editions-same = All other editions rule the same.
ask-editions-alike = { $editions }: the same.
ask-article-language = { $lang ->
    [en] { " " }(in English only)
   *[other] { " " }({ $lang })
}
ask-increment-seconds = Increment, in seconds per move
ask-editions-more = { $count ->
    [one] { $count } other ruling
   *[other] { $count } other rulings
}
ask-why-not = Why not …?
ask-share = Share
ask-shared = { $how ->
    [copied] The address is copied.
   *[failed] The address could not be copied. Copy it from the address bar.
}
ask-new = New question
ask-paper = Arbiter's ruling
ask-paper-articles = Articles: { $articles }
drill-title = Arbiter's gym
drill-hint = Practise: incidents to rule on, and the article behind every answer.

### The gym

drill-which = What do you want to practise?
drill-topic = Topic
drill-all-topics = All topics
drill-all-editions = All editions
drill-level-of = Difficulty
drill-level = { $level ->
    [1] easy
    [2] medium
    [3] hard
   *[0] any
}
drill-start = Start
drill-weak = Practise my weak topics
drill-is-weak = weak
drill-paper = Make a paper
drill-paper-hint = Questions to print, with the key on a separate page.
drill-length = Questions
drill-make-paper = Make the paper
drill-score = { $right } of { $asked } right
drill-forget = Reset the score
drill-waiting = The incidents are being set up …
drill-offline = No connection: new incidents cannot be loaded.
drill-none = No incident fits this choice.
drill-number = Question { $number } of { $count }
drill-tell-all = Show everything
drill-stepwise = Show line by line
drill-at-once = Show everything at once
drill-after = After the ruling
drill-is-right = Right:
drill-is-yours = Your answer:
drill-right = Right.
drill-wrong = Not right.
drill-next = Next question
drill-skip = Skip
drill-another = Another paper
drill-paper-title = What do you rule?
drill-name = Name
drill-key = Key
drill-seed = seed { $seed }
