# What the adviser says, in English.
# Verdicts are clauses: small letters, no full stop. They are joined into one sentence.

over-checkmate = the game is over by checkmate: { $result }
over-resignation = { $unwinnable ->
    [yes] the resignation ends the game, but the opponent could not checkmate: { $result }
   *[no] the resignation ends the game: { $result }
}
over-stalemate = the game is drawn by stalemate
over-dead-position = the game is drawn: neither player can checkmate
over-agreement = the game is drawn by agreement
over-threefold = the game is drawn by threefold repetition
over-fifty = the game is drawn by the fifty-move rule
over-fivefold = the game is drawn: the position has occurred five times
over-seventyfive = the game is drawn: seventy-five moves by each player without a capture or pawn move
over-flag = { $unwinnable ->
    [yes] time has run out, but the opponent cannot checkmate: { $result }
   *[no] the game is lost on time: { $result }
}
over-both-flags = both flags are down: { $result }
over-illegal-moves = { $unwinnable ->
    [yes] the illegal move would lose the game, but the opponent cannot checkmate: { $result }
   *[no] the game is lost because of the illegal move: { $result }
}
over-illegal-position = the game is drawn: the position is illegal
over-late = the game is lost by default because of late arrival: { $result }
over-sealed-move = the game is lost because of the sealed move: { $result }
over-quickplay = the claim ends the game: { $result }
over-device = { $unwinnable ->
    [yes] the game is lost because of the device, but the opponent could not win: { $result }
   *[no] the game is lost because of the device: { $result }
}
over-conduct = the game is lost because of misconduct: { $result }
over-declared = the arbiter declares the result: { $result }

claim-threefold = { $verdict ->
    [upheld] the claim of threefold repetition is correct
   *[rejected] the claim of threefold repetition is incorrect
}
claim-fifty = { $verdict ->
    [upheld] the fifty-move claim is correct
   *[rejected] the fifty-move claim is incorrect
}
claim-flag = { $verdict ->
    [upheld] the claim that the flag has fallen is correct
   *[rejected] the claim that the flag has fallen is rejected
}
claim-illegal-move = { $verdict ->
    [upheld] the claim of an illegal move is correct
   *[rejected] the claim of an illegal move is rejected
}
claim-touch-move = { $verdict ->
    [upheld] the touch-move claim is correct
   *[rejected] the touch-move claim is rejected
}
claim-two-hands = { $verdict ->
    [upheld] the claim that two hands were used is correct
   *[rejected] the claim that two hands were used is rejected
}
claim-wrong-start = { $verdict ->
    [upheld] the claim of an incorrect starting position is correct
   *[rejected] the claim of an incorrect starting position is rejected
}
claim-quickplay = { $verdict ->
    [upheld] the claim of a draw in the last two minutes is upheld
    [deferred] the decision on the claim is postponed and play goes on
   *[rejected] the claim of a draw in the last two minutes is rejected
}
claim-two-moves = { $verdict ->
    [upheld] the claim of two moves in a row is correct
   *[rejected] the claim of two moves in a row is rejected
}

illegal-move = { $by ->
    [white] White has completed an illegal move
   *[black] Black has completed an illegal move
}
illegal-empty-press = { $by ->
    [white] White has pressed the clock without moving, which counts as an illegal move
   *[black] Black has pressed the clock without moving, which counts as an illegal move
}
illegal-two-hands = { $by ->
    [white] White has moved with two hands, which counts as an illegal move
   *[black] Black has moved with two hands, which counts as an illegal move
}
stands = { $by ->
    [white] White's illegal move was not claimed in time and stands
   *[black] Black's illegal move was not claimed in time and stands
}
touch-move = { $by ->
    [white] White must move or capture the touched piece
   *[black] Black must move or capture the touched piece
}
restored = the earlier position is restored
must-move = { $by ->
    [white] White must move the touched piece
   *[black] Black must move the touched piece
}
must-capture = { $by ->
    [white] White must capture the touched piece
   *[black] Black must capture the touched piece
}
must-capture-with = { $by ->
    [white] White must capture the opponent's touched piece with White's own touched piece
   *[black] Black must capture the opponent's touched piece with Black's own touched piece
}
must-castle = { $by ->
    [white] White must castle
   *[black] Black must castle
}
free = { $by ->
    [white] White may play any legal move
   *[black] Black may play any legal move
}
time-added = { $to ->
    [white] White receives { $time } more
   *[black] Black receives { $time } more
}
time-taken = { $to ->
    [white] { $time } is taken from White
   *[black] { $time } is taken from Black
}

breach-two-hands = { $by ->
    [white] White has moved with two hands, which the arbiter may penalise
   *[black] Black has moved with two hands, which the arbiter may penalise
}
breach-clock-without-move = { $by ->
    [white] White has pressed the clock without moving, which the arbiter may penalise
   *[black] Black has pressed the clock without moving, which the arbiter may penalise
}
breach-offer-timing = { $by ->
    [white] White offered a draw at the wrong moment, but the offer is valid
   *[black] Black offered a draw at the wrong moment, but the offer is valid
}
breach-scoresheet = { $by ->
    [white] White is not keeping the scoresheet as required, which the arbiter may penalise
   *[black] Black is not keeping the scoresheet as required, which the arbiter may penalise
}
breach-device = { $by ->
    [white] White has a device that is not allowed here, which the arbiter may penalise
   *[black] Black has a device that is not allowed here, which the arbiter may penalise
}
breach-disturbance = { $by ->
    [white] White is disturbing the opponent, which the arbiter may penalise
   *[black] Black is disturbing the opponent, which the arbiter may penalise
}
breach-wrong-hand = { $by ->
    [white] White pressed the clock with the hand that did not make the move, which the arbiter may penalise
   *[black] Black pressed the clock with the hand that did not make the move, which the arbiter may penalise
}
breach-on-the-button = { $by ->
    [white] White is keeping a finger on the clock or hovering over it, which the arbiter may penalise
   *[black] Black is keeping a finger on the clock or hovering over it, which the arbiter may penalise
}
breach-clock-mistreated = { $by ->
    [white] White is not handling the clock properly, which the arbiter may penalise
   *[black] Black is not handling the clock properly, which the arbiter may penalise
}
breach-left = { $by ->
    [white] White has left the playing venue without permission, which the arbiter may penalise
   *[black] Black has left the playing venue without permission, which the arbiter may penalise
}
breach-left-unreported = { $by ->
    [white] White has left the playing area without reporting to the arbiter, which the arbiter may penalise
   *[black] Black has left the playing area without reporting to the arbiter, which the arbiter may penalise
}
breach-notes = { $by ->
    [white] White has used notes, which the arbiter may penalise
   *[black] Black has used notes, which the arbiter may penalise
}
breach-advice = { $by ->
    [white] White has taken advice, which the arbiter may penalise
   *[black] Black has taken advice, which the arbiter may penalise
}
breach-distracting = { $by ->
    [white] White is distracting or annoying the opponent, which the arbiter may penalise
   *[black] Black is distracting or annoying the opponent, which the arbiter may penalise
}
breach-refused-search = { $by ->
    [white] White has refused to be searched, which the arbiter may penalise
   *[black] Black has refused to be searched, which the arbiter may penalise
}
breach-disrepute = { $by ->
    [white] White has brought chess into disrepute, which the arbiter may penalise
   *[black] Black has brought chess into disrepute, which the arbiter may penalise
}
breach-smoking = { $by ->
    [white] White is smoking where it is not allowed, which the arbiter may penalise
   *[black] Black is smoking where it is not allowed, which the arbiter may penalise
}
breach-disobeys = { $by ->
    [white] White persistently refuses to comply with the Laws: the penalty is the loss of the game, and the arbiter decides what the opponent scores
   *[black] Black persistently refuses to comply with the Laws: the penalty is the loss of the game, and the arbiter decides what the opponent scores
}
breach-not-repeated = { $by ->
    [white] White has not repeated the announced move, which the arbiter may penalise
   *[black] Black has not repeated the announced move, which the arbiter may penalise
}

penalty-warning = { $by ->
    [white] White is warned
   *[black] Black is warned
}
penalty-add-time = { $by ->
    [white] White is penalised: the opponent receives extra time
   *[black] Black is penalised: the opponent receives extra time
}
penalty-take-time = { $by ->
    [white] White is penalised and loses time
   *[black] Black is penalised and loses time
}
penalty-raise-opponent = { $by ->
    [white] White is penalised: the opponent's points are increased
   *[black] Black is penalised: the opponent's points are increased
}
penalty-lower-offender = { $by ->
    [white] White is penalised: White's points are reduced
   *[black] Black is penalised: Black's points are reduced
}
penalty-loss = { $by ->
    [white] White is penalised with the loss of the game
   *[black] Black is penalised with the loss of the game
}
penalty-fine = { $by ->
    [white] White is fined
   *[black] Black is fined
}
penalty-exclude-rounds = { $by ->
    [white] White is excluded from one or more rounds
   *[black] Black is excluded from one or more rounds
}
penalty-expel = { $by ->
    [white] White is expelled from the event
   *[black] Black is expelled from the event
}

offer = { $by ->
    [white] White's draw offer is valid and stays open
   *[black] Black's draw offer is valid and stays open
}
offer-ends-accepted = { $by ->
    [white] White's draw offer is accepted
   *[black] Black's draw offer is accepted
}
offer-ends-declined = { $by ->
    [white] White's draw offer is declined
   *[black] Black's draw offer is declined
}
offer-ends-touched = { $by ->
    [white] White's draw offer is declined, because the opponent has touched a piece
   *[black] Black's draw offer is declined, because the opponent has touched a piece
}
offer-ends-game-over = { $by ->
    [white] White's draw offer lapses, because the game is over
   *[black] Black's draw offer lapses, because the game is over
}
offer-ends-no-consent = { $by ->
    [white] White's draw offer lapses, because the arbiter does not consent
   *[black] Black's draw offer lapses, because the arbiter does not consent
}

flag = { $by ->
    [white] White's flag has fallen
   *[black] Black's flag has fallen
}

noted-wrong-board = the position is transferred to a correctly placed board, and play goes on
noted-displaced = the pieces are put back where they stood, and play goes on
noted-wrong-start = it is too late for a claim about the starting position: play goes on
noted-colours-reversed = the colours stay as they are, and play goes on
noted-illegal-position = if the position is still illegal after the next move, the game is drawn
noted-both-absent = neither player is at the board, and White's time is running
noted-absent = the player is not at the board
noted-clock-setting = the clocks are set
noted-second-envelope = the reply is sealed
noted-felt = the piece was only felt and does not count as touched
noted-not-announced = the move counts as made only once it has been announced
noted-misannounced = the slip of the tongue must be corrected before the clock is pressed
noted-boards-differ = the position on the board that differs from the scoresheets is corrected
noted-assistant = the assistant may do this
noted-appeal = the appeal is recorded
noted-signatures = the result that both players signed stands unless the arbiter decides otherwise
noted-position = the position is recorded
noted-reopen = the game goes on
noted-retract = the last decision is withdrawn
noted-clock-counter = the clocks stay stopped until the move counter is corrected
noted-admitted = the late player may play
noted-clock-defect = the clocks stay stopped until the clock is replaced and set
noted-sheet-due = the scoresheet must be completed before the next move
noted-sheet-complete = the scoresheet is complete
noted-wrong-colour = the piece is of the wrong colour, and the pawn is not promoted yet
noted-sheet-asked = the player may have a scoresheet to write on
noted-assistant-needed = an assistant is compulsory in this game
noted-informed = the visually impaired player was informed of the number of moves and the time used
annulled = the game is cancelled and a new game is played

too-late-wrong-board = it is too late for a claim about the board: play goes on
device-score = { $by ->
    [white] White loses because of the device, and the opponent scores a win if checkmate was still possible by any series of legal moves, and half a point if not
   *[black] Black loses because of the device, and the opponent scores a win if checkmate was still possible by any series of legal moves, and half a point if not
}

judge-quickplay = the arbiter judges whether the opponent can win by normal means and is making an effort to do so
judge-increment = the arbiter decides whether both players receive an extra five seconds per move
judge-wrong-start = the arbiter establishes whether the starting position was incorrect
judge-opponent-points = the player loses, and the arbiter decides what the opponent scores
judge-unwinnable = the arbiter judges whether the opponent could checkmate by any series of legal moves
judge-next-period = the arbiter decides whether the next move counts as the first of the next period
judge-boards-differ = the arbiter decides whether the moves are retraced to the point where the two scoresheets agree
judge-threefold = the arbiter checks the claim
judge-fifty = the arbiter checks the claim
judge-illegal-move = the arbiter checks whether the move was illegal
judge-touch-move = the arbiter establishes whether a piece was touched
judge-two-hands = the arbiter establishes whether two hands were used
judge-can-checkmate = the game is lost if the opponent can still checkmate by any series of legal moves, and drawn if not
judge-sealed-move = the arbiter decides which move was sealed
judge-two-moves = the arbiter establishes whether two moves were made in a row
judge-illegal-position = the arbiter establishes which position is restored
judge-draw-consent = the arbiter decides whether to consent to the draw

completed = { $by ->
    [white] White's move stands and play goes on
   *[black] Black's move stands and play goes on
}
made = { $by ->
    [white] White's move stands
   *[black] Black's move stands
}
play-on = nothing changes: play goes on

refused-game-over = what happened later does not count
refused-not-started = the game has not started
refused-already-started = the game has already started
refused-not-absent = the player is not absent
refused-not-on-move = only the player on move may do this
refused-clocks-stopped = the clocks are stopped: they cannot be used now
refused-clocks-not-stopped = the clocks must be stopped first
refused-clock-not-running = that player's clock is not running
refused-no-clock = there is no clock
refused-no-move = no move has been made
refused-nothing-there = there is nothing to penalise
refused-not-part-of-a-move = this is not part of a move
refused-no-pawn-to-promote = there is no pawn to promote
refused-touched-already = the claimant has touched a piece and can no longer claim on this move
refused-played-already = the claimant has already made the move and can no longer claim on it
refused-complaint-lost = the claimant has touched a piece since and has lost the right to claim
refused-stands = the move stands
refused-only-on-claim = the arbiter acts only on a player's claim
refused-no-offer = there is no draw offer to accept
refused-agreement-restricted = the regulations of the event do not allow this agreement: play goes on
refused-agreement-too-early = a draw cannot be agreed before both players have made a move: play goes on
refused-not-in-this-edition = this edition has no rule for it
refused-not-in-this-class = the rule does not apply to this kind of game
refused-not-announced = the rule applies only if the event has announced it
refused-too-much-time = the claimant has two minutes or more left: this claim is not possible yet
refused-too-late = it is too late for this: play goes on
refused-no-question = there is nothing to decide
refused-not-an-answer = this does not answer the question
refused-question-open = another question must be decided first
refused-sealing = a move is being sealed
refused-not-sealing = there is no move to seal yet
refused-nothing-sealed = no move was sealed
refused-adjourned = the game is adjourned
refused-not-adjourned = the game is not adjourned
refused-replier-absent = the player who must reply is not present
refused-no-scoresheets = no scoresheets are kept
refused-not-written = the move must be written down first
refused-offer-open = the opponent must answer the offer first
refused-not-over = the game is not over
refused-move-not-announced = the move must be announced first
refused-envelope-closed = the envelope is closed
refused-nobody-blind = neither player is visually impaired
refused-no-assistant = the player has no assistant
refused-not-for-an-assistant = an assistant may not do this
refused-final = the decision is final
refused-board-untold = the position on the board is not known
refused-moves-told = the moves are known

# What to do now. Whole sentences.
step-stop = Stop both clocks.
step-put-back = { $by ->
    [white] Restore the position before White's offence. White must move the piece that was moved, or capture the piece that was captured, if a legal move does so; otherwise White may play any legal move.
   *[black] Restore the position before Black's offence. Black must move the piece that was moved, or capture the piece that was captured, if a legal move does so; otherwise Black may play any legal move.
}
step-must-move = { $by ->
    [white] White must now make a move.
   *[black] Black must now make a move.
}
step-touch-move = { $by ->
    [white] Take back White's move. White must move or capture the touched piece, if a legal move does so.
   *[black] Take back Black's move. Black must move or capture the touched piece, if a legal move does so.
}
step-wait-a-move = Wait for the next completed move. If the position is still illegal after it, declare the game drawn.
step-wait-for-claim = Do not act unless a player claims.
step-estimate = The opponent has moved since: before you add any time, set both clocks by your best judgement to what they showed at the moment of the offence.
step-annul = Set up the pieces again and start a new game with the correct position, colours and times.
step-displaced = The player who knocked over the pieces puts them back while their own clock is running; the opponent may stop the clocks and call you. You may penalise the player.
step-found-displaced = Stop both clocks, go back to the last correct position, set the clocks by your best judgement, and resume play from there.
step-other-board = Transfer the position to a correctly placed board.
step-replace-clock = Replace the clock, estimate the times as well as you can, and set them.
step-correct-counter = Correct the move counter of the clock.
step-complete-sheet = Have the player complete the scoresheet before the next move, using the opponent's sheet if needed.
step-set = { $by ->
    [white] Set White's clock from { $before } to { $after }.
   *[black] Set Black's clock from { $before } to { $after }.
}
step-add = { $by ->
    [white] Add { $time } to White's clock.
   *[black] Add { $time } to Black's clock.
}
step-take = { $by ->
    [white] Take { $time } off White's clock.
   *[black] Take { $time } off Black's clock.
}
step-take-increment = { $by ->
    [white] Take the increment of that press off White's clock.
   *[black] Take the increment of that press off Black's clock.
}
step-start = { $by ->
    [white] Start White's clock.
   *[black] Start Black's clock.
}
step-record-offence = { $by ->
    [white] Write down White's offence, the move number, both times and your ruling.
   *[black] Write down Black's offence, the move number, both times and your ruling.
}
step-penalty = { $by ->
    [white] Choose White's penalty from the list below, and write it down.
   *[black] Choose Black's penalty from the list below, and write it down.
}
step-record-claim = Write down the claim, the move number and your ruling.
step-result = Write { $result } on both scoresheets and have both players sign.
step-result-late = Record the result { $result }.
step-nothing = There is nothing to do: let the players play on.
step-announce = Tell the players your ruling; play goes on.
step-can-checkmate = Find out whether the opponent can still checkmate: set up the position on the board.
step-judge = This is for you to judge. Then announce the ruling.
step-play-stated-move = The claimant must play the move that was written down or announced.
step-may-add-two-minutes = You may give the opponent two extra minutes.
step-rook-first = The rook was touched first: castling on that side is not allowed on this move. The rook must move, if it can.
step-king-instead = Castling is illegal here: the king must make another legal move, which may be castling on the other side. If the king has none, any legal move will do.
step-which-flag = Look at the clock: it shows which flag fell first. That player has lost on time, if the opponent can still checkmate.

# What an answer takes for granted. Whole sentences.
supposes-rapid = Answered for rapid chess: standard games are always supervised.
supposes-quickplay = This assumes that the event has announced the rules for games without an increment, where the edition requires it.
supposes-reporting = This assumes that the event requires players to report when they leave the playing area, where the edition allows that.

# The penalties to choose from.
penalties-warning = a warning
penalties-add-time = extra time for the opponent
penalties-take-time = a reduction of the offender's time
penalties-raise-opponent = an increase of the opponent's points
penalties-lower-offender = a reduction of the offender's points
penalties-loss = the loss of the game
penalties-fine = a fine
penalties-exclude-rounds = exclusion from one or more rounds
penalties-expel = expulsion from the event

# Why it is not another ruling.
only-if-answer = That would be the ruling if the answer to “{ $question }” were “{ $answer }”.
only-if-standard = That is the ruling in standard chess.
only-if-rapid = That is the ruling in rapid chess.
only-if-blitz = That is the ruling in blitz.
only-if-full = That is the ruling where games are adequately supervised.
only-if-limited = That is the ruling where one arbiter watches many games.
only-if-increment = That is the ruling in a game with an increment.
only-if-no-increment = That is the ruling in a game without an increment.

# Topics.
topic-illegal = Illegal move
topic-illegal-about = An illegal move, two hands, a press without a move
topic-unsupervised = Illegal move without supervision
topic-unsupervised-about = Rapid and blitz with one arbiter for many games
topic-ended = The game was already over
topic-ended-about = Mate, stalemate, resignation or a draw, then something else
topic-flag = Flag fall
topic-flag-about = Whose flag, who noticed, and can the opponent still mate?
topic-writing = Scoresheets
topic-writing-about = Not writing, writing in advance, five minutes left
topic-draws = Draw claims
topic-draws-about = Threefold, fifty moves, the last two minutes
topic-touch = Touch-move
topic-touch-about = Own piece, opponent's piece, castling, adjusting
topic-clock = The clock
topic-clock-about = Wrong hand, hitting it, pieces knocked over, a defect
topic-automatic = 75 moves, fivefold repetition
topic-automatic-about = Draws that nobody has to claim
topic-offers = Draw offers
topic-offers-about = When the draw was offered, and how the opponent answered
topic-start = Late arrival, wrong start
topic-start-about = Late players, colours, starting position, board
topic-conduct = Phones and conduct
topic-conduct-about = A phone rings, leaving, notes, noise

# Questions and answers. An answer without one of its own takes the common one.
answer-white = White
answer-black = Black
answer-none = None: this is the first
answer-one = One: this is the second
answer-two = Two: this is the third

question-who = Which player?
question-illegal-who = Who did it?
question-earlier = How many illegal moves has this player already completed?
question-illegal-what = What happened?
illegal-what-claimed = Clock pressed, and the opponent claims at once
illegal-what-seen = Clock pressed, and I saw it myself
illegal-what-replied = The opponent has replied and then claims
illegal-what-later = It is found several moves later
illegal-what-not-pressed = The clock has not been pressed yet
illegal-what-empty-press = The clock was pressed without a move
illegal-what-two-hands = Two hands for one move (castling, capture, promotion)

question-unsupervised-what = What happened?
unsupervised-what-claimed = The opponent claims before replying
unsupervised-what-seen = I saw it, but nobody has claimed
unsupervised-what-replied = The opponent has replied and then claims
unsupervised-what-both-in-check = Both kings are in check
unsupervised-what-king-taken = This player took the opponent's king

question-ended-what = What happened first?
ended-what-checkmate = Checkmate
ended-what-stalemate = Stalemate
ended-what-dead = Neither player can mate any more
ended-what-resignation = A resignation
ended-what-agreement = A draw was agreed
question-ended-who = Who ended the game?
ended-who-white = White: gave mate, made the last move, resigned or accepted the draw
ended-who-black = Black: gave mate, made the last move, resigned or accepted the draw
question-ended-then = What happened then?
ended-then-own-flag = That player's own flag fell
ended-then-flag = The opponent's flag fell
ended-then-resigned = The opponent resigned
ended-then-illegal = An illegal move is claimed
ended-then-agreed = The players agreed to a draw

question-flag-whose = Whose flag has fallen?
flag-whose-both = Both flags
question-flag-noticed = Who noticed?
flag-noticed-claimed = The opponent claims it
flag-noticed-seen = I saw it myself
question-flag-both = Is it known which fell first?
flag-both-order-unknown = No
flag-both-white-first = Yes: White's
flag-both-black-first = Yes: Black's

question-writing-what = What is wrong?
writing-what-not-written = A move is not written, with more than five minutes left
writing-what-under-five = A move is not written, with less than five minutes left
writing-what-in-advance = The move was written before it was made
writing-what-wrong-entry = A move is written down incorrectly
writing-what-illegible = The scoresheet is illegible
writing-what-not-algebraic = It is not in algebraic notation
writing-what-flag-fell = A flag has fallen, and moves are missing from the scoresheet
writing-what-sheet-kept = The opponent's scoresheet was not returned

question-claim-who = Who claims?
question-claim-what = What is claimed?
claim-what-threefold = Threefold repetition
claim-what-fifty = Fifty moves
claim-what-quickplay = A draw in the last two minutes
question-claim-how = How is it claimed?
claim-how-board-right = On the position on the board, and it is correct
claim-how-board-wrong = On the position on the board, and it is incorrect
claim-how-move-right = With a move written down but not made, and it is correct
claim-how-move-wrong = With a move written down but not made, and it is incorrect
claim-how-moved-already = The claimant has already made the move
claim-how-not-on-move = It is the opponent's turn
question-quickplay-how = What is the situation?
quickplay-how-upheld = The opponent cannot win by normal means, or is making no effort to
quickplay-how-rejected = The opponent can win and is making an effort to
quickplay-how-deferred = I want to see more first
quickplay-how-two-minutes-left = The claimant has two minutes or more
quickplay-how-not-announced = The event has not announced these rules
quickplay-how-five-seconds = The player asks for an extra five seconds per move

question-touch-who = Who touched it?
question-touch-what = What was touched?
touch-what-own = The player's own piece, which can move
touch-what-own-stuck = The player's own piece, which cannot move
touch-what-capturable = An opponent's piece that can be captured
touch-what-not-capturable = An opponent's piece that cannot be captured
touch-what-own-and-enemy = The player's own piece, then an opponent's piece
touch-what-king-and-rook = The king, then a rook
touch-what-rook-and-king = A rook, then the king
touch-what-castling-illegal = King and rook, but castling is illegal
touch-what-adjusted = Pieces, after saying “j'adoube”
touch-what-accident = A piece, clearly by accident
question-touch-then = What happened then?
touch-then-nothing = Nothing yet
touch-then-other-moved = Another piece was moved, the clock not pressed
touch-then-other-pressed = Another piece was moved, the clock pressed, and the opponent claims
touch-then-opponent-moved = The opponent has moved since and then claims

question-clock-what = What is it about?
clock-what-wrong-hand = Pressed with the wrong hand
clock-what-on-the-button = A finger stays on the button
clock-what-mistreated = The clock is hit, lifted or knocked over
clock-what-displaced = Pieces were knocked over
clock-what-defect = The clock does not work
clock-what-counter = The move counter is wrong

question-automatic-what = Which one?
automatic-what-seventyfive = Seventy-five moves without a capture or pawn move
automatic-what-fivefold = The same position five times
question-seventyfive-then = What happened then?
seventyfive-then-at-once = Noticed at once
seventyfive-then-checkmate = The last of these moves gave checkmate
seventyfive-then-resigned = A player resigned afterwards
seventyfive-then-fifty-only = It is more than fifty, but not yet seventy-five
question-fivefold-then = What happened then?
fivefold-then-at-once = Noticed at once
fivefold-then-resigned = A player resigned afterwards
fivefold-then-four-only = It is only the fourth time

question-offer-who = Who offered the draw?
question-offer-when = When?
offer-when-after-move = After the move, before pressing the clock
offer-when-before-move = On their own time, before moving
offer-when-opponents-time = On the opponent's time
offer-when-too-early = Before move 30, and the event forbids that
question-offer-then = What did the opponent do?
offer-then-open = Nothing yet
offer-then-accepted = Accepted
offer-then-declined = Declined
offer-then-touched = Touched a piece

question-start-what = What was wrong?
start-what-late = A player is late
start-what-colours = Colours reversed
start-what-position = Incorrect starting position
start-what-board = The board was placed the wrong way round
start-what-displaced = Pieces were displaced
question-start-moves = How many moves have been made?
start-moves-two = At most two by each player
start-moves-few = Three to nine by each player
start-moves-ten = Ten or more by each player
question-late-who = Who is late?
late-who-neither = Both players
question-late-how = How late?
late-how-within = Within the default time
late-how-beyond = Beyond the default time
late-how-no-tolerance = The default time is zero

question-conduct-what = What happened?
conduct-what-phone-rings = A phone or device makes a sound
conduct-what-phone-found = A phone or device is found, switched on
conduct-what-left = A player left the venue, or the playing area while on move
conduct-what-left-area = A player left the playing area while not on move
conduct-what-notes = A player used notes or a book
conduct-what-advice = Somebody gave a player advice
conduct-what-distracting = A player is disturbing the opponent
conduct-what-refused-search = A player refuses to be searched
conduct-what-disobeys = A player refuses to comply with the Laws
conduct-what-smoking = A player is smoking
