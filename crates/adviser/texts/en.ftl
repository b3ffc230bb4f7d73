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
    [yes] time is over, but the opponent cannot checkmate: { $result }
   *[no] the game is lost on time: { $result }
}
over-both-flags = both flags are down: { $result }
over-illegal-moves = { $unwinnable ->
    [yes] the illegal move would lose, but the opponent cannot checkmate: { $result }
   *[no] the game is lost by the illegal move: { $result }
}
over-illegal-position = the game is drawn: the position is illegal
over-late = the game is lost by arriving too late: { $result }
over-sealed-move = the game is lost by the sealed move: { $result }
over-quickplay = the claim ends the game: { $result }
over-device = { $unwinnable ->
    [yes] the game is lost because of the device, but the opponent could not win: { $result }
   *[no] the game is lost because of the device: { $result }
}
over-conduct = the game is lost by misconduct: { $result }
over-declared = the arbiter declares the result: { $result }

claim-threefold = { $verdict ->
    [upheld] the claim of threefold repetition is correct
   *[rejected] the claim of threefold repetition is wrong
}
claim-fifty = { $verdict ->
    [upheld] the fifty-move claim is correct
   *[rejected] the fifty-move claim is wrong
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
    [upheld] the claim of a wrong starting position is correct
   *[rejected] the claim of a wrong starting position is rejected
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
    [white] White must use the touched piece
   *[black] Black must use the touched piece
}
restored = the earlier position is put back
must-move = { $by ->
    [white] White must move the touched piece
   *[black] Black must move the touched piece
}
must-capture = { $by ->
    [white] White must capture the touched piece
   *[black] Black must capture the touched piece
}
must-capture-with = { $by ->
    [white] White must capture the touched piece with the own piece that was touched
   *[black] Black must capture the touched piece with the own piece that was touched
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
    [white] White has moved with two hands, and the arbiter may penalise it
   *[black] Black has moved with two hands, and the arbiter may penalise it
}
breach-clock-without-move = { $by ->
    [white] White has pressed the clock without moving, and the arbiter may penalise it
   *[black] Black has pressed the clock without moving, and the arbiter may penalise it
}
breach-offer-timing = { $by ->
    [white] White offered the draw at the wrong moment, but the offer is valid
   *[black] Black offered the draw at the wrong moment, but the offer is valid
}
breach-scoresheet = { $by ->
    [white] White is not keeping the scoresheet as required, and the arbiter may penalise it
   *[black] Black is not keeping the scoresheet as required, and the arbiter may penalise it
}
breach-device = { $by ->
    [white] White may not have the device here, and the arbiter may penalise it
   *[black] Black may not have the device here, and the arbiter may penalise it
}
breach-disturbance = { $by ->
    [white] White is disturbing the opponent, and the arbiter may penalise it
   *[black] Black is disturbing the opponent, and the arbiter may penalise it
}
breach-wrong-hand = { $by ->
    [white] White must press the clock with the hand that made the move, and the arbiter may penalise it
   *[black] Black must press the clock with the hand that made the move, and the arbiter may penalise it
}
breach-on-the-button = { $by ->
    [white] White may not keep a finger on the clock or hover over it, and the arbiter may penalise it
   *[black] Black may not keep a finger on the clock or hover over it, and the arbiter may penalise it
}
breach-clock-mistreated = { $by ->
    [white] White must handle the clock properly, and the arbiter may penalise it
   *[black] Black must handle the clock properly, and the arbiter may penalise it
}
breach-left = { $by ->
    [white] White has left the playing venue without permission, and the arbiter may penalise it
   *[black] Black has left the playing venue without permission, and the arbiter may penalise it
}
breach-left-unreported = { $by ->
    [white] White has left the playing area without telling the arbiter, and the arbiter may penalise it
   *[black] Black has left the playing area without telling the arbiter, and the arbiter may penalise it
}
breach-notes = { $by ->
    [white] White has used notes, and the arbiter may penalise it
   *[black] Black has used notes, and the arbiter may penalise it
}
breach-advice = { $by ->
    [white] White has used advice, and the arbiter may penalise it
   *[black] Black has used advice, and the arbiter may penalise it
}
breach-distracting = { $by ->
    [white] White is distracting or annoying the opponent, and the arbiter may penalise it
   *[black] Black is distracting or annoying the opponent, and the arbiter may penalise it
}
breach-refused-search = { $by ->
    [white] White has refused to be searched, and the arbiter may penalise it
   *[black] Black has refused to be searched, and the arbiter may penalise it
}
breach-disrepute = { $by ->
    [white] White has brought chess into disrepute, and the arbiter may penalise it
   *[black] Black has brought chess into disrepute, and the arbiter may penalise it
}
breach-smoking = { $by ->
    [white] White is smoking where it is not allowed, and the arbiter may penalise it
   *[black] Black is smoking where it is not allowed, and the arbiter may penalise it
}
breach-disobeys = { $by ->
    [white] White persistently refuses to follow the Laws: the penalty is the loss of the game, and the arbiter decides what the opponent scores
   *[black] Black persistently refuses to follow the Laws: the penalty is the loss of the game, and the arbiter decides what the opponent scores
}
breach-not-repeated = { $by ->
    [white] White has not repeated the announced move, and the arbiter may penalise it
   *[black] Black has not repeated the announced move, and the arbiter may penalise it
}

penalty-warning = { $by ->
    [white] White is warned
   *[black] Black is warned
}
penalty-add-time = { $by ->
    [white] White is penalised: the opponent receives more time
   *[black] Black is penalised: the opponent receives more time
}
penalty-take-time = { $by ->
    [white] White is penalised and loses time
   *[black] Black is penalised and loses time
}
penalty-raise-opponent = { $by ->
    [white] White is penalised: the opponent scores more
   *[black] Black is penalised: the opponent scores more
}
penalty-lower-offender = { $by ->
    [white] White is penalised and scores less
   *[black] Black is penalised and scores less
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
    [white] White is excluded from rounds
   *[black] Black is excluded from rounds
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
    [white] White's draw offer ends with the game
   *[black] Black's draw offer ends with the game
}
offer-ends-no-consent = { $by ->
    [white] White's draw offer ends, because the arbiter does not consent
   *[black] Black's draw offer ends, because the arbiter does not consent
}

flag = { $by ->
    [white] White's flag has fallen
   *[black] Black's flag has fallen
}

noted-wrong-board = the position is moved to a board placed correctly, and play goes on
noted-displaced = the pieces are put back where they stood, and play goes on
noted-wrong-start = it is too late to complain about the starting position: play goes on
noted-colours-reversed = the colours stay as they are, and play goes on
noted-illegal-position = if the position is still illegal after the next move, the game is drawn
noted-both-absent = neither player is here, and White's time runs
noted-absent = the player is not at the board
noted-clock-setting = the clocks are set
noted-second-envelope = the reply is sealed
noted-felt = the piece was only felt and is not touched
noted-not-announced = the move is made when it is announced
noted-misannounced = the slip of the tongue must be corrected before the clock is pressed
noted-boards-differ = the board that differs from the scoresheets is put right
noted-assistant = the assistant may do this
noted-appeal = the appeal is recorded
noted-signatures = what both players signed stands unless the arbiter decides otherwise
noted-position = the position is recorded
noted-reopen = the game goes on
noted-retract = the last decision is taken back
noted-clock-counter = the clocks stay stopped until the move counter is corrected
noted-admitted = the late player may play
noted-clock-defect = the clocks stay stopped until the clock is replaced and set
noted-sheet-due = the scoresheet must be completed before the next move
noted-sheet-complete = the scoresheet is complete
noted-wrong-colour = the piece has the wrong colour, and the pawn is not promoted yet
noted-sheet-asked = the player may have a scoresheet to write on
noted-assistant-needed = an assistant is compulsory in this game
noted-informed = the blind player was told the number of moves and the time used
annulled = the game is cancelled and a new game is played

too-late-wrong-board = it is too late to complain about the board: play goes on
device-score = { $by ->
    [white] White loses because of the device, and the opponent scores a win if a checkmate was still possible by any series of legal moves, half a point if not
   *[black] Black loses because of the device, and the opponent scores a win if a checkmate was still possible by any series of legal moves, half a point if not
}

judge-quickplay = the arbiter judges whether the opponent can win by normal means and is trying to
judge-increment = the arbiter decides whether both players receive five seconds a move
judge-wrong-start = the arbiter establishes whether the starting position was wrong
judge-opponent-points = the player loses, and the arbiter decides what the opponent scores
judge-unwinnable = the arbiter judges whether the opponent could checkmate by any series of legal moves
judge-next-period = the arbiter decides whether the next move is the first of the next period
judge-boards-differ = the arbiter decides whether the moves go back to where both scoresheets agree
judge-threefold = the arbiter checks the claim
judge-fifty = the arbiter checks the claim
judge-illegal-move = the arbiter checks whether the move was illegal
judge-touch-move = the arbiter establishes whether a piece was touched
judge-two-hands = the arbiter establishes whether two hands were used
judge-can-checkmate = the game is lost if the opponent can still checkmate by any series of legal moves, and drawn if not
judge-sealed-move = the arbiter decides which move was sealed
judge-two-moves = the arbiter establishes whether two moves were made in a row
judge-illegal-position = the arbiter establishes which position is put back
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

refused-game-over = what came later does not count
refused-not-started = the game has not started
refused-already-started = the game has started already
refused-not-absent = the player is not missing
refused-not-on-move = only the player on move may do this
refused-clocks-stopped = the clocks are stopped: nothing can be done on them
refused-clocks-not-stopped = the clocks must be stopped first
refused-clock-not-running = that player's clock is not running
refused-no-clock = there is no clock
refused-no-move = no move has been made
refused-nothing-there = there is nothing to penalise
refused-not-part-of-a-move = this is not part of a move
refused-no-pawn-to-promote = there is no pawn to promote
refused-touched-already = the claimant has touched a piece and can no longer claim on this move
refused-played-already = the claimant has already made the move and can no longer claim on it
refused-complaint-lost = the claimant has touched a piece since and has lost the right to complain
refused-stands = the move stands
refused-only-on-claim = the arbiter does not act unless a player claims
refused-no-offer = there is no draw offer to accept
refused-agreement-restricted = the regulations of the event do not allow this agreement: play goes on
refused-agreement-too-early = a draw cannot be agreed before both players have made a move: play goes on
refused-not-in-this-edition = this edition has no rule for it
refused-not-in-this-class = the rule does not apply to this kind of game
refused-not-announced = the rule applies only if the event has announced it
refused-too-much-time = the claimant has two minutes or more left: there is no such claim yet
refused-too-late = it is too late for this: play goes on
refused-no-question = there is nothing to decide
refused-not-an-answer = this does not answer the question
refused-question-open = another question must be decided first
refused-sealing = a move is being sealed
refused-not-sealing = no move is being sealed
refused-nothing-sealed = no move was sealed
refused-adjourned = the game is adjourned
refused-not-adjourned = the game is not adjourned
refused-replier-absent = the player who must reply is not here
refused-no-scoresheets = no scoresheets are kept
refused-not-written = the move must be written down first
refused-offer-open = the opponent must answer the offer first
refused-not-over = the game is not over
refused-move-not-announced = the move must be announced first
refused-envelope-closed = the envelope is closed
refused-nobody-blind = neither player is blind
refused-no-assistant = the player has no assistant
refused-not-for-an-assistant = an assistant may not do this
refused-final = the decision is final
refused-board-untold = nobody knows what stands on the board
refused-moves-told = the moves are known

# What to do now. Whole sentences.
step-stop = Stop both clocks.
step-put-back = { $by ->
    [white] Put back the position before White's offence. White must move the piece that was moved, or take the piece that was taken, if a legal move does it; otherwise any legal move will do.
   *[black] Put back the position before Black's offence. Black must move the piece that was moved, or take the piece that was taken, if a legal move does it; otherwise any legal move will do.
}
step-must-move = { $by ->
    [white] White must now make a move.
   *[black] Black must now make a move.
}
step-touch-move = { $by ->
    [white] Put back White's move. White must use the touched piece, if any legal move does.
   *[black] Put back Black's move. Black must use the touched piece, if any legal move does.
}
step-wait-a-move = Wait for the next completed move. If the position is still illegal then, declare the game drawn.
step-wait-for-claim = Do nothing unless a player claims.
step-estimate = The opponent has moved since: set both clocks, by your best judgement, to what they showed at the moment of the offence, before you add anything.
step-annul = Set up the pieces again and start a new game with the correct position, colours and times.
step-displaced = The player who knocked the pieces over puts them back with their own clock running; the opponent may stop the clocks and call you. You may penalise the player.
step-found-displaced = Stop both clocks, go back to the last correct position, set the clocks by your best judgement, and let play go on from there.
step-other-board = Move the position to a board placed correctly.
step-replace-clock = Replace the clock, work out the times as well as you can, and set them.
step-correct-counter = Correct the move counter of the clock.
step-complete-sheet = Let the player complete the scoresheet, with the opponent's sheet if needed, before the next move.
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
    [white] Write down: White's offence, the move number, both times, what you ruled.
   *[black] Write down: Black's offence, the move number, both times, what you ruled.
}
step-penalty = { $by ->
    [white] Choose White's penalty from the list below, and write it down.
   *[black] Choose Black's penalty from the list below, and write it down.
}
step-record-claim = Write down the claim, the move number and what you ruled.
step-result = Write { $result } on both scoresheets and have both players sign.
step-result-late = Record the result { $result }.
step-nothing = Nothing to do: let them play.
step-announce = Tell the players what you rule; play goes on.
step-can-checkmate = Find out whether the opponent can still checkmate: set up the position on the board.
step-judge = This is yours to judge. Then announce the ruling.
step-play-stated-move = The claimant must play the move that was written down or announced.
step-may-add-two-minutes = You may give the opponent two extra minutes.
step-rook-first = The rook was touched first: castling on that side is not allowed on this move. The rook must move, if it can.
step-king-instead = Castling is illegal here: the king must make another legal move, which may be castling on the other side. If the king has none, any legal move will do.
step-which-flag = Look at the clock: it shows which flag fell first. The player whose flag that is has lost on time, if the opponent can still checkmate.

# What an answer takes for granted. Whole sentences.
supposes-rapid = Answered for rapid chess: standard games are always supervised.
supposes-quickplay = This supposes that the event has announced the rules for games without an increment, where the edition asks for that.
supposes-reporting = This supposes that the event demands that leaving is reported, where the edition lets it.

# The penalties to choose from.
penalties-warning = a warning
penalties-add-time = more time for the opponent
penalties-take-time = less time for the offender
penalties-raise-opponent = more points for the opponent
penalties-lower-offender = fewer points for the offender
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
topic-illegal-about = A move that is not allowed, two hands, an empty press
topic-unsupervised = Illegal move, nobody watching
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
topic-automatic = 75 moves, five times
topic-automatic-about = Draws that nobody has to claim
topic-offers = Draw offers
topic-offers-about = When it was offered, and how it was answered
topic-start = Late, wrong start
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
question-earlier = How many illegal moves did the same player have before?
question-illegal-what = What happened?
illegal-what-claimed = Clock pressed, and the opponent claims at once
illegal-what-seen = Clock pressed, and I saw it myself
illegal-what-replied = The opponent has replied, and then claims
illegal-what-later = It is found several moves later
illegal-what-not-pressed = The clock has not been pressed yet
illegal-what-empty-press = The clock was pressed without any move
illegal-what-two-hands = Two hands for one move (castling, capture, promotion)

question-unsupervised-what = What happened?
unsupervised-what-claimed = The opponent claims before replying
unsupervised-what-seen = I saw it, but nobody has claimed
unsupervised-what-replied = The opponent has replied, and then claims
unsupervised-what-both-in-check = Both kings are in check
unsupervised-what-king-taken = This player took the opponent's king

question-ended-what = What came first?
ended-what-checkmate = Checkmate
ended-what-stalemate = Stalemate
ended-what-dead = Nobody can mate any more
ended-what-resignation = A resignation
ended-what-agreement = A draw was agreed
question-ended-who = Who ended the game?
ended-who-white = White: gave mate, made the last move, resigned or accepted
ended-who-black = Black: gave mate, made the last move, resigned or accepted
question-ended-then = What came later?
ended-then-own-flag = That player's own flag fell
ended-then-flag = The opponent's flag fell
ended-then-resigned = The opponent resigned
ended-then-illegal = An illegal move is claimed
ended-then-agreed = They agreed to a draw

question-flag-whose = Whose flag is down?
flag-whose-both = Both flags
question-flag-noticed = Who noticed?
flag-noticed-claimed = The opponent claims it
flag-noticed-seen = I saw it myself
question-flag-both = Is it known which fell first?
flag-both-order-unknown = No
flag-both-white-first = Yes: White's
flag-both-black-first = Yes: Black's

question-writing-what = What is the matter?
writing-what-not-written = A move is not written, with more than five minutes left
writing-what-under-five = A move is not written, with less than five minutes left
writing-what-in-advance = The move was written before it was made
writing-what-wrong-entry = A move is written wrongly
writing-what-illegible = The sheet cannot be read
writing-what-not-algebraic = It is not algebraic notation
writing-what-flag-fell = A flag fell, and moves are missing on the sheet
writing-what-sheet-kept = The opponent's sheet was not given back

question-claim-who = Who claims?
question-claim-what = What is claimed?
claim-what-threefold = Threefold repetition
claim-what-fifty = Fifty moves
claim-what-quickplay = A draw in the last two minutes
question-claim-how = How is it claimed?
claim-how-board-right = On the position on the board, and it is correct
claim-how-board-wrong = On the position on the board, and it is wrong
claim-how-move-right = With a move written down but not made, and it is correct
claim-how-move-wrong = With a move written down but not made, and it is wrong
claim-how-moved-already = The claimant has already made the move
claim-how-not-on-move = It is the opponent's turn
question-quickplay-how = What is the situation?
quickplay-how-upheld = The opponent cannot win by normal means, or is not trying
quickplay-how-rejected = The opponent is trying and can win
quickplay-how-deferred = I want to see more first
quickplay-how-two-minutes-left = The claimant has two minutes or more
quickplay-how-not-announced = The event has not announced these rules
quickplay-how-five-seconds = The player asks for five seconds a move

question-touch-who = Who touched it?
question-touch-what = What was touched?
touch-what-own = An own piece that can move
touch-what-own-stuck = An own piece that cannot move
touch-what-capturable = An opponent's piece that can be taken
touch-what-not-capturable = An opponent's piece that cannot be taken
touch-what-own-and-enemy = An own piece, then an opponent's piece
touch-what-king-and-rook = The king, then a rook
touch-what-rook-and-king = A rook, then the king
touch-what-castling-illegal = King and rook, but castling is illegal
touch-what-adjusted = Pieces, after saying “j'adoube”
touch-what-accident = A piece, plainly by accident
question-touch-then = What then?
touch-then-nothing = Nothing yet
touch-then-other-moved = Another piece was moved, the clock not pressed
touch-then-other-pressed = Another piece was moved, the clock pressed, and the opponent claims
touch-then-opponent-moved = The opponent has moved since, and then claims

question-clock-what = What is it about?
clock-what-wrong-hand = Pressed with the other hand
clock-what-on-the-button = A finger stays on the button
clock-what-mistreated = The clock is hit, lifted or knocked over
clock-what-displaced = Pieces were knocked over
clock-what-defect = The clock does not work
clock-what-counter = The move counter is wrong

question-automatic-what = Which one?
automatic-what-seventyfive = Seventy-five moves without capture or pawn move
automatic-what-fivefold = The same position five times
question-seventyfive-then = What then?
seventyfive-then-at-once = Noticed at once
seventyfive-then-checkmate = The last of these moves gave checkmate
seventyfive-then-resigned = A player resigned afterwards
seventyfive-then-fifty-only = It is more than fifty, but not yet seventy-five
question-fivefold-then = What then?
fivefold-then-at-once = Noticed at once
fivefold-then-resigned = A player resigned afterwards
fivefold-then-four-only = It is only the fourth time

question-offer-who = Who offered?
question-offer-when = When?
offer-when-after-move = After the move, before pressing the clock
offer-when-before-move = On the own time, before moving
offer-when-opponents-time = On the opponent's time
offer-when-too-early = Before move 30, and the event forbids that
question-offer-then = What did the opponent do?
offer-then-open = Nothing yet
offer-then-accepted = Accepted
offer-then-declined = Said no
offer-then-touched = Touched a piece

question-start-what = What was wrong?
start-what-late = A player is late
start-what-colours = Colours reversed
start-what-position = Wrong starting position
start-what-board = The board was turned
start-what-displaced = Pieces are found displaced
question-start-moves = How many moves have been made?
start-moves-two = At most two by each
start-moves-few = Three to nine by each
start-moves-ten = Ten or more by each
question-late-who = Who is late?
late-who-neither = Both players
question-late-how = How late?
late-how-within = Within the time the event allows
late-how-beyond = Later than the event allows
late-how-no-tolerance = The event allows no lateness at all

question-conduct-what = What happened?
conduct-what-phone-rings = A phone or device makes a sound
conduct-what-phone-found = A phone or device is found, switched on
conduct-what-left = A player left the venue, or the playing area while on move
conduct-what-left-area = A player left the playing area while not on move
conduct-what-notes = Notes or a book were used
conduct-what-advice = Somebody gave advice
conduct-what-distracting = A player disturbs the opponent
conduct-what-refused-search = A player refuses to be searched
conduct-what-disobeys = A player refuses to obey
conduct-what-smoking = A player smokes
