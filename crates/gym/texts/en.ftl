# What the gym says, in English.

# Players and pieces, as they stand inside a sentence.
player = { $by ->
    [white] White
   *[black] Black
}
assistant = { $by ->
    [white] White's assistant
   *[black] Black's assistant
}
man = { $role ->
    [king] the king
    [queen] the queen
    [rook] the rook
    [bishop] the bishop
    [knight] the knight
   *[pawn] the pawn
}
man-opponent = { $role ->
    [king] the opponent's king
    [queen] the opponent's queen
    [rook] the opponent's rook
    [bishop] the opponent's bishop
    [knight] the opponent's knight
   *[pawn] the opponent's pawn
}
new-piece = { $role ->
    [queen] a queen
    [rook] a rook
    [bishop] a bishop
   *[knight] a knight
}

# The setting.
setting-standard = Standard chess, { $time }, Laws of { $edition }.
setting-rapid = Rapid chess, { $time }, Laws of { $edition }.
setting-blitz = Blitz, { $time }, Laws of { $edition }.
setting-no-clock = A game without a clock, Laws of { $edition }.
period = { $time }
period-increment = { $time } + { $bonus } per move
period-delay = { $time } with a delay of { $bonus } per move
period-moves = { $moves ->
    [one] one move in { $time }
   *[other] { $moves } moves in { $time }
}
minutes = { $count } min
seconds = { $count } s
period-then = {", then "}
setting-full = The games are adequately supervised.
setting-limited = One arbiter supervises many games.
setting-unwatched = You have not been watching this board.
setting-untold = You have only been watching the clock, not the board.
setting-blind = { $player } is blind and plays on a second board.
setting-assistant = { $player } has an assistant.
setting-hard-of-hearing = { $player } is hard of hearing.
setting-scoresheets = Both players must keep score.
setting-default = The default time of the event is { $time }.
setting-resumption-default = When an adjourned game is resumed, the default time is { $time }.
setting-no-agreement = The event does not allow draws by agreement.
setting-consent = The event allows draws by agreement only with the arbiter's consent.
setting-consent-before = Until both players have completed { $moves ->
    [one] one move
   *[other] { $moves } moves
}, a draw by agreement requires the arbiter's consent.
setting-agreement-after = The event allows draws by agreement only after both players have completed { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
setting-quickplay = The event has announced that the guidelines for games without increment apply.
setting-points = A win is worth { $win }, a draw { $draw }, a loss { $loss }.
setting-device-warning = At this event the penalty for an electronic device is a warning.
setting-device-time = At this event the penalty for an electronic device is { $time } of extra time for the opponent.
setting-device-milder = At this event the penalty for an electronic device is milder than in the Laws.
setting-counts-joint = At this event everything that counts as an illegal move is counted together.
setting-counts-separate = At this event each kind of illegal action is counted separately.
setting-blitz-penalty = The time penalty in blitz at this event is { $time }.
setting-report-leaving = The event requires players to report to the arbiter before leaving the playing area.
setting-no-arbiter = There is no arbiter in the playing hall.
setting-chess960 = Chess960, starting position { $number }.
setting-position = The game has reached the position shown; { $player } is to move.
setting-no-castling = Neither player may castle any more.
setting-castling = Right to castle: White { $white }, Black { $black }.
castling-rights = { $sides ->
    [both] on both sides
    [king] on the king's side
    [queen] on the queen's side
   *[none] none
}
setting-en-passant = The last move was a pawn's double step over { $square }.
setting-quiet = { $count ->
    [one] One half-move has
   *[other] { $count } half-moves have
} been made since the last capture or pawn move.

# Moves and presses. What a move ends with stands in the next two messages.
ending-pressed = {" "}and presses the clock
ending-waits = {" "}and has not pressed the clock yet
move = { $player } plays { $move }{ $ending }.
move-silent = { $player } carries out { $move } on the second board and has not announced it.
move-both-hands = { $player } plays { $move } with both hands{ $ending }.
shift = { $player } moves { $man } from { $from } to { $to }{ $ending }.
shift-both-hands = { $player } moves { $man } from { $from } to { $to } with both hands{ $ending }.
castling = { $player } castles (king from { $from } to { $to }){ $ending }.
castling-both-hands = { $player } castles with both hands (king from { $from } to { $to }){ $ending }.
castling-with = { $player } castles with the rook on { $square }{ $ending }.
castling-with-both-hands = { $player } castles with the rook on { $square }, using both hands{ $ending }.
moves = The game goes { $moves }.
untold-move = { $player } makes a move and presses the clock.
untold-move-other-hand = { $player } makes a move and presses the clock with the other hand.
untold-moves = Play goes on: White has completed { $white ->
    [one] one move
   *[other] { $white } moves
}, Black { $black ->
    [one] one move
   *[other] { $black } moves
}.
press = { $player } presses the clock.
press-without-move = { $player } presses the clock without having made a move.
press-other-hand = { $player } presses the clock with the other hand.

# Time.
time-up = { $by ->
    [white] White's clock
   *[black] Black's clock
} reaches 0:00.
time-passes = { $time } have passed since the start.
time-passes-resumption = { $time } have passed since the resumption.
clocks = The clocks show { $white } for White and { $black } for Black.
clocks-later = Later in the game the clocks show { $white } for White and { $black } for Black.
clocks-set = You set the clocks to { $white } for White and { $black } for Black.

# What the arbiter has ruled before.
ruled = You rule: “{ $verdict }”
ruled-play-on = You let the game go on.

# What players do.
start = You start the game.
start-absent = You start the clock. { $absent ->
    [both] Neither player is
    [white] White is not
   *[black] Black is not
} at the board.
arrive = { $player } arrives { $time } after the start.
arrive-in-time = { $player } arrives before the start.
arrive-resumption = { $player } arrives { $time } after the resumption.
touch = { $player } touches { $man } on { $square }.
touch-accident = { $player } brushes against { $man } on { $square }, clearly by accident.
touch-felt = { $player } feels { $man } on { $square } without lifting it.
adjust = { $player } says “j'adoube” and adjusts { $count ->
    [one] the piece
   *[other] the pieces
} on { $squares }.
place = { $player } puts { $man } from { $from } on { $to } and lets go of it.
promote = { $player } puts { $piece } on the square of promotion.
promote-touch = { $player } touches the square of promotion with { $piece } and does not let go of it.
promote-early = { $player } puts { $piece } on { $to } while the pawn still stands on { $from }.
promote-colour = { $player } puts { $piece } of the opponent's colour on the square of promotion.
announce = { $player } announces “{ $text }”.
offer-draw = { $player } offers a draw.
accept-draw = { $player } accepts the draw.
decline-draw = { $player } declines the draw.
resign = { $player } resigns.
claim-threefold = { $player } claims a draw by threefold repetition.
claim-threefold-move = { $player } claims that { $move } will bring the same position for the third time.
claim-fifty = { $player } claims a draw by the fifty-move rule.
claim-fifty-move = { $player } claims that { $move } will complete fifty moves without a capture or a pawn move.
claim-flag = { $player } claims that the opponent's flag has fallen.
claim-illegal-move = { $player } claims that the opponent has made an illegal move.
claim-touch-move = { $player } claims that the opponent has touched a different piece.
claim-two-hands = { $player } claims that the opponent has used both hands.
claim-wrong-start = { $player } claims that the starting position was incorrect.
claim-two-moves = { $player } claims that the opponent has made two moves in a row.
claim-cannot-win = { $player } claims a draw because the opponent cannot win by normal means.
claim-no-effort = { $player } claims a draw because the opponent is making no effort to win by normal means.
claim-increment = { $player } asks for an extra five seconds per move for both players.
hand-in-position = { $player } hands in a written record of the final position.
hand-in-sheet = { $player } hands in a complete scoresheet.
hand-in-both = { $player } hands in the final position and a complete scoresheet.
confirm = { $player } confirms it.
stop-clocks = { $player } stops the clocks and calls you.
close-envelope = { $player } closes the envelope and stops the clocks.
interrupt = You stop the clocks.
write = { $player } writes “{ $text }” on the scoresheet.
write-instead = { $player } changes what is written on the scoresheet to “{ $text }”.
entry = { $text }
entry-between = {" "}
sheet = { $by ->
    [white] White
   *[black] Black
} has written: { $entries }.
sheet-empty = { $by ->
    [white] White
   *[black] Black
} has written nothing.
sheets-empty = Neither player has written anything.
ask-score = { $player } asks to see the scoresheet.
ask-sheet = { $player } asks for a scoresheet to write on.
inform = At the player's request, { $by ->
    [white] White's assistant
   *[black] Black's assistant
} states the number of moves and the time used.
correct-by-agreement = The players agree to correct the illegal move.
seal = { $player } writes “{ $text }” as the sealed move.
seal-nothing = { $player } leaves the sheet for the sealed move empty.
sign = { $player } signs the scoresheet with the result { $result }.
resume = Play goes on.
resume-adjourned = The game is resumed. Both players are present.
resume-absent = The game is resumed. { $absent ->
    [both] Neither player is present.
    [white] White is not present.
   *[black] Black is not present.
}
adjourn = The session ends, and the player on move must seal a move.
adjourn-early = { $player } adjourns { $time } before the end of the session.
open-envelope = The envelope is opened.
envelope-lost = The envelope is lost, and the position cannot be set up again.
envelope-lost-move = The envelope is lost. The player who sealed says that the move was { $text }.
appeal = { $player } appeals against your decision.
appeal-quickplay = { $player } appeals against your decision on the claim in the last two minutes.

# What the arbiter sees.
observe-illegal-move = You notice that an illegal move has been made.
observe-illegal-move-by = { $by ->
    [white] You notice that White has made an illegal move.
   *[black] You notice that Black has made an illegal move.
}
observe-flag = You notice that a flag has fallen.
observe-flag-by = { $by ->
    [white] You notice that White's flag has fallen.
   *[black] You notice that Black's flag has fallen.
}
observe-both-flags = You notice that both flags have fallen. Nobody knows which fell first.
observe-wrong-start = You notice that the pieces were set up incorrectly at the start.
observe-misplaced = You notice that the piece on { $square } was placed incorrectly at the start.
observe-wrong-board = You notice that the board is turned through ninety degrees.
observe-colours-reversed = You notice that the players have the wrong colours.
observe-displaced = You notice that pieces have been displaced.
observe-displaced-by = { $player } knocks over some pieces.
observe-device = You find an electronic device on { $by ->
    [white] White
   *[black] Black
}. It has made no sound.
observe-device-sound = { $by ->
    [white] White's phone
   *[black] Black's phone
} rings.
observe-touch-move = You notice that a player touched one piece and moved another.
observe-touch-move-by = You notice that { $player } touched one piece and moved another.
observe-two-hands = You notice that a move was made with both hands.
observe-two-hands-by = You notice that { $player } made the move with both hands.
observe-illegal-position = You notice that the position on the board is illegal.
observe-clock-counter = You notice that the move counter of the clock is wrong.
observe-clock-defect = You notice that the clock is defective.
observe-sheets-due = A flag has fallen, and scoresheets are incomplete.
observe-sheets-due-by = A flag has fallen, and { $by ->
    [white] White's scoresheet
   *[black] Black's scoresheet
} is incomplete.
observe-sheet-complete = { $player } has completed the scoresheet.
observe-absent = { $player } is not at the board.
observe-wrong-hand = { $player } presses the clock with the hand that did not make the move.
observe-on-the-button = { $player } keeps a finger on the button of the clock.
observe-clock-mistreated = { $player } bangs on the clock.
observe-left = { $player } leaves the playing venue without permission.
observe-left-unreported = { $player }, who is not on move, leaves the playing area without reporting to you.
observe-notes = You see { $player } looking at notes.
observe-advice = You see { $player } taking advice.
observe-distracting = { $player } is distracting the opponent.
observe-refused-search = { $player } refuses to be searched.
observe-disrepute = { $player } insults the opponent in front of spectators.
observe-smoking = { $player } is smoking where it is not allowed.
observe-disobeys = { $player } refuses to comply with the Laws, in spite of all your warnings.
observe-wrong-entry = You see that { $player } has written down the wrong move.
observe-illegible = You cannot read { $player }'s scoresheet.
observe-not-algebraic = You see that { $player } is not using algebraic notation.
observe-sheet-not-returned = { $player } makes the move before returning the opponent's scoresheet.
observe-not-repeated = { $player } does not repeat the announced move.

# What would have to be different for an answer to be right.
teach-edition = Right under the Laws of { $editions }.
teach-standard = Right in standard chess.
teach-rapid = Right in rapid chess.
teach-blitz = Right in blitz.
teach-full = Right if the games had been adequately supervised.
teach-limited = Right if one arbiter had been supervising many games.
teach-fewer = Right if it had been the first offence.
teach-one-more = Right if there had been one more offence.
teach-two-more = Right if there had been two more offences.
teach-claimed = Right if the opponent had claimed it.
teach-noticed = Right if the arbiter had noticed it and nobody had claimed.
teach-watched = Right if the arbiter had been watching.
teach-unwatched = Right if the arbiter had not been watching.
teach-pressed = Right if the clock had been pressed first.
teach-unpressed = Right if the clock had not been pressed yet.
teach-one-hand = Right if only one hand had been used.
teach-on-purpose = Right if the piece had been touched deliberately.
teach-accident = Right if the piece had been touched by accident.
teach-material = Right if the opponent could still have checkmated.
teach-bare-king = Right if the opponent had had only the king.
teach-fifty = Right if fifty moves had been made without a capture or a pawn move.
teach-not-fifty = Right if fewer than fifty moves had been made without a capture or a pawn move.
teach-twice = Right if the position had occurred only twice.
teach-regulations = Right if the event had had no regulations of its own.
teach-quickplay = Right if the event had announced the guidelines for games without increment.
teach-increment = Right in a game with an increment.
teach-no-increment = Right in a game without an increment.
teach-other = The ruling in another case.

# Topics and levels.
topic-touch-move = Touched pieces
topic-illegal-moves = Illegal moves
topic-clock = Clock and flag
topic-draw-claims = Draw claims
topic-offers = Draw offers
topic-endings = How games end
topic-scoresheets = Scoresheets
topic-rapid-blitz = Rapid and blitz
topic-start = Start and lateness
topic-conduct = Conduct
topic-adjournment = Adjourned games
topic-last-two-minutes = The last two minutes
topic-chess960 = Chess960
topic-blind = Blind players
level-1 = easy
level-2 = medium
level-3 = hard

# The exercise.
question = What do you rule?
drill-heading = Question { $number } of { $count } ({ $topic }, { $level })
drill-prompt = Your ruling (1 to { $count }):{" "}
drill-again = Please answer with a number from 1 to { $count }.
drill-right = Right.
drill-wrong = Wrong. The right answer is { $number }.
drill-lesson = Your answer: { $lesson }
drill-article = Article { $article }: { $says }
drill-score = { $right } of { $count } right.
drill-weakest = Worth another look: { $topics }.
drill-end = Goodbye.
paper-title = What do you rule? { $count ->
    [one] One question
   *[other] { $count } questions
}
paper-key = Key
