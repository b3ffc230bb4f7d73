# What an arbiter says, in English.

made = { $by ->
    [white] White
   *[black] Black
} has played { $san }.
completed = { $by ->
    [white] White
   *[black] Black
} has completed the move { $move }.

must-move = { $by ->
    [white] White
   *[black] Black
} has touched the piece on { $square } and must move it.
must-capture = { $by ->
    [white] White
   *[black] Black
} has touched the piece on { $square } and must capture it.
must-capture-with = { $by ->
    [white] White
   *[black] Black
} must capture the piece on { $square } with the one on { $with }.
must-castle-king = { $by ->
    [white] White
   *[black] Black
} must castle on the king's side.
must-castle-queen = { $by ->
    [white] White
   *[black] Black
} must castle on the queen's side.
free = { $by ->
    [white] White
   *[black] Black
} cannot move or capture what was touched and may play any legal move.

illegal-no-piece = Illegal move { $move }: there is no piece on that square.
illegal-not-yours = Illegal move { $move }: the piece is the opponent's.
illegal-castling-right-lost = Illegal move { $move }: the right to castle is lost.
illegal-castling-blocked = Illegal move { $move }: a piece stands in the way of castling.
illegal-castling-attacked = Illegal move { $move }: the king may not castle out of, through or into check.
illegal-own-piece = Illegal move { $move }: a piece of the player's own stands there.
illegal-cannot-reach = Illegal move { $move }: the piece does not move like that.
illegal-blocked = Illegal move { $move }: another piece stands in the way.
illegal-king-captured = Illegal move { $move }: the king may not be captured.
illegal-own-king-in-check = Illegal move { $move }: the player's own king would be in check.
illegal-pawn-not-promoted = Illegal move { $move }: the pawn on the last rank was not exchanged.
illegal-clock-without-move = { $by ->
    [white] White
   *[black] Black
} has pressed the clock without making a move; this counts as an illegal move.
illegal-two-hands = { $by ->
    [white] White
   *[black] Black
} has made the move with two hands; this counts as an illegal move.

stands = Nobody claimed the illegal move { $move } in time; it stands.
touch-move = { $by ->
    [white] White
   *[black] Black
} must use the touched piece on { $square }; the move is taken back.
restored = The position { $after } is restored.
time-added = { $to ->
    [white] White
   *[black] Black
} receives { $time } more.
time-lowered = { $to ->
    [white] White
   *[black] Black
} receives { $time } more ({ $figure }: one minute instead of two).
time-taken = { $time } is taken from { $to ->
    [white] White
   *[black] Black
}.

violation-two-hands = { $by ->
    [white] White
   *[black] Black
} has used two hands for a move.
violation-clock-without-move = { $by ->
    [white] White
   *[black] Black
} has pressed the clock without making a move.
violation-offer-timing = { $by ->
    [white] White
   *[black] Black
} has offered the draw at the wrong moment; the offer is valid.
violation-scoresheet = { $by ->
    [white] White
   *[black] Black
} is not keeping the scoresheet as required.
violation-device = { $by ->
    [white] White
   *[black] Black
} has an electronic device in the playing venue.
violation-disturbance = { $by ->
    [white] White
   *[black] Black
} is disturbing the opponent.
violation-wrong-hand = { $by ->
    [white] White
   *[black] Black
} has pressed the clock with the hand that did not make the move.
violation-on-the-button = { $by ->
    [white] White
   *[black] Black
} is keeping a finger on the clock or hovering over it.
violation-clock-mistreated = { $by ->
    [white] White
   *[black] Black
} is not handling the clock properly.
violation-left = { $by ->
    [white] White
   *[black] Black
} has left the playing venue without permission.
violation-left-unreported = { $by ->
    [white] White
   *[black] Black
} has left the playing area without reporting to the arbiter.
violation-notes = { $by ->
    [white] White
   *[black] Black
} has used notes or another source of information.
violation-advice = { $by ->
    [white] White
   *[black] Black
} has used advice.
violation-distracting = { $by ->
    [white] White
   *[black] Black
} is distracting or annoying the opponent.
violation-refused-search = { $by ->
    [white] White
   *[black] Black
} has refused to be searched.
violation-disrepute = { $by ->
    [white] White
   *[black] Black
} has brought chess into disrepute.
violation-smoking = { $by ->
    [white] White
   *[black] Black
} is smoking where it is not allowed.
violation-disobeys = { $by ->
    [white] White
   *[black] Black
} persistently refuses to follow the Laws.

offer = { $by ->
    [white] White
   *[black] Black
} offers a draw.
offer-ends-accepted = The draw offered by { $by ->
    [white] White
   *[black] Black
} is accepted.
offer-ends-declined = The draw offered by { $by ->
    [white] White
   *[black] Black
} is declined.
offer-ends-touched = The opponent has touched a piece; the draw offered by { $by ->
    [white] White
   *[black] Black
} is declined.
offer-ends-game-over = The game is over, and with it the draw offer by { $by ->
    [white] White
   *[black] Black
}.
offer-ends-no-consent = The arbiter does not consent; the draw offered by { $by ->
    [white] White
   *[black] Black
} is off.

claim-threefold = { $verdict ->
    [upheld] The claim is correct: the position has occurred { $count } times: { $after }.
   *[rejected] { $count ->
        [0] The claim is wrong: the position has not occurred three times.
        [1] The claim is wrong: the position has occurred only once, { $after }.
        [2] The claim is wrong: the position has occurred only twice: { $after }.
       *[other] The claim is wrong: the position has not occurred three times.
    }
}
claim-fifty = { $verdict ->
    [upheld] The claim is correct: { $count } moves by each player without a capture or pawn move.
   *[rejected] The claim is wrong: only { $count } moves by each player without a capture or pawn move.
}
claim-flag = { $verdict ->
    [upheld] The claim of a fallen flag is correct.
   *[rejected] The claim of a fallen flag is rejected.
}
claim-illegal-move = { $verdict ->
    [upheld] The claim is correct: an illegal move was completed.
   *[rejected] The claim is rejected: the opponent has completed no illegal move that can still be claimed.
}
claim-touch-move = { $verdict ->
    [upheld] The claim is correct: a touched piece was not used.
   *[rejected] The claim is rejected: no touched piece was left unused.
}
claim-two-hands = { $verdict ->
    [upheld] The claim is correct: the move was made with two hands.
   *[rejected] The claim is rejected: the move was made with one hand.
}
claim-other-written = The claim is wrong: another move is written on the scoresheet, and that one must be played.
claim-wrong-start = { $verdict ->
    [upheld] The claim is correct: the starting position was wrong.
   *[rejected] The claim is rejected: the starting position was right.
}
claim-quickplay = { $verdict ->
    [upheld] The claim is upheld.
    [deferred] The decision on the claim is put off; play on.
   *[rejected] The claim is rejected.
}
claim-two-moves = { $verdict ->
    [upheld] The claim is correct: the opponent has made two moves in a row. The arbiter restores the position.
   *[rejected] The claim is rejected: the opponent has not made two moves in a row.
}

flag = { $by ->
    [white] White's
   *[black] Black's
} flag has fallen.

question-quickplay = Arbiter: can the opponent win by normal means, and is an effort being made?
question-increment = Arbiter: are both players to receive five seconds a move?
question-wrong-start = Arbiter: was the starting position wrong?
question-opponent-points = Arbiter: what does the opponent score?
question-unwinnable = Arbiter: is it certain that the opponent could not checkmate by any series of legal moves?
question-next-period = Arbiter: is the next move the first of the next period, because nothing shows that more moves were made?
question-boards-differ = Arbiter: do the moves go back to where both scoresheets agree?
question-sealed-move = Arbiter: which move was sealed, and does it count?
question-two-moves = Arbiter: has the opponent made two moves in a row?
question-draw-consent = Arbiter: do you consent to the draw ({ $article })? Yes: it may be offered, or is agreed. No: play goes on.
question-illegal-position = Arbiter: is the position illegal, and which position is to be restored?

envelope = { $by ->
    [white] White
   *[black] Black
} has sealed move { $number }; the game is adjourned.
annulled = The game is cancelled and a new game is played.
reconstruction = { $found ->
    [yes] The scoresheets agree on { $count } moves, and a series of legal moves fits them and the board.
   *[no] The scoresheets agree on { $count } moves; no series of legal moves that fits them and the board was found.
}

note-wrong-board = The board was placed the wrong way; the position is moved to a board placed correctly.
note-too-late-wrong-board = The board was placed the wrong way, but it is too late to complain; play on.
note-displaced = Pieces were displaced; the position is put right.
note-wrong-start = The starting position was wrong, but it is too late to complain; play on.
note-colours-reversed = The game was started with colours reversed; play on.
note-illegal-position = The position is illegal; if it still is after the next move, the game is drawn.
note-both-absent = Neither player is at the board: the time until { $by ->
    [white] White
   *[black] Black
} arrives is lost, unless the arbiter decides otherwise.
note-absent = { $by ->
    [white] White
   *[black] Black
} is not at the board.
note-clock-setting = The clocks have been set after the moves from which on their setting should stay; arbiter, this is only for an event that would otherwise fall behind.
note-second-envelope = { $by ->
    [white] White
   *[black] Black
} has sealed the reply; the envelope is opened when the opponent arrives.
note-felt = { $by ->
    [white] White
   *[black] Black
} has not taken the piece out of its hole; it is not touched.
note-not-announced = { $by ->
    [white] White
   *[black] Black
} has carried out the move, which is made when it is announced.
note-misannounced = { $by ->
    [white] White
   *[black] Black
} has announced another move; the slip must be put right before the clock is pressed.
note-boards-differ = { $by ->
    [white] White's
   *[black] Black's
} board does not show what both scoresheets say and must be put right.
note-assistant = { $by ->
    [white] White's
   *[black] Black's
} assistant did this.
note-appeal = { $by ->
    [white] White
   *[black] Black
} appeals against the arbiter's decision.
note-signatures = What both have signed is not what the game shows; it stands unless the arbiter decides otherwise.
note-reopen = The game is reopened; the clocks stand until it is resumed.
note-retract = The arbiter's last decision is taken back; the clocks stand until play is resumed.
note-clock-counter = The move counter of the clock is wrong; the clocks stand until the arbiter has corrected it.
note-admitted = { $by ->
    [white] White
   *[black] Black
} may play although late, by the arbiter's decision.
note-clock-defect = The clock is defective; the clocks stand until the arbiter has replaced it and set the times.
note-sheet-due = { $by ->
    [white] White
   *[black] Black
} must complete the scoresheet before the next move.
note-sheet-complete = { $by ->
    [white] White
   *[black] Black
} has completed the scoresheet.
note-wrong-colour = { $by ->
    [white] White
   *[black] Black
} has put a piece of the wrong colour on the square of promotion; the pawn is not promoted yet.
note-sheet-asked = { $by ->
    [white] White
   *[black] Black
} has asked for a scoresheet to write on.
note-assistant-needed = A blind player meets one who is hard of hearing: an assistant is compulsory.

over-checkmate = Checkmate. Result: { $result }.
over-resignation = { $unwinnable ->
    [yes] Resignation, but the opponent could not checkmate. Result: { $result }.
   *[no] Resignation. Result: { $result }.
}
over-stalemate = Stalemate. Result: { $result }.
over-dead-position = Dead position: neither player can checkmate. Result: { $result }.
over-agreement = The players have agreed to a draw. Result: { $result }.
over-threefold = Drawn by threefold repetition. Result: { $result }.
over-fifty = Drawn by the fifty-move rule. Result: { $result }.
over-fivefold = Drawn: the position has occurred five times. Result: { $result }.
over-seventyfive = Drawn: seventy-five moves by each player without a capture or pawn move. Result: { $result }.
over-flag = { $unwinnable ->
    [yes] Time is over, but the opponent could not checkmate. Result: { $result }.
   *[no] Lost on time. Result: { $result }.
}
over-both-flags = Drawn: both flags have fallen. Result: { $result }.
over-illegal-moves = { $unwinnable ->
    [yes] Lost by an illegal move, but the opponent could not checkmate. Result: { $result }.
   *[no] Lost by an illegal move. Result: { $result }.
}
over-illegal-position = Drawn: the illegal position was not put right. Result: { $result }.
over-late = Lost by late arrival. Result: { $result }.
over-sealed-move = { $unwinnable ->
    [yes] The sealed move is faulty, but the opponent could not checkmate. Result: { $result }.
   *[no] Lost by a faulty sealed move. Result: { $result }.
}
over-quickplay = Drawn: the claim in the last two minutes is upheld. Result: { $result }.
over-device = Lost because of an electronic device. Result: { $result }.
over-conduct = Lost as a penalty. Result: { $result }.
over-declared = The arbiter declares the result { $result }.

penalty-warning = { $to ->
    [white] White
   *[black] Black
} is warned.
penalty-add-time = { $to ->
    [white] White
   *[black] Black
} is penalised: the opponent receives { $time } more.
penalty-take-time = { $to ->
    [white] White
   *[black] Black
} is penalised by the loss of { $time }.
penalty-raise-opponent = { $to ->
    [white] White
   *[black] Black
} is penalised: the opponent's points are increased.
penalty-lower-offender = { $to ->
    [white] White
   *[black] Black
} is penalised: the player's points are reduced.
penalty-loss = { $to ->
    [white] White
   *[black] Black
} is penalised by the loss of the game.
penalty-fine = { $to ->
    [white] White
   *[black] Black
} is fined.
penalty-exclude-rounds = { $to ->
    [white] White
   *[black] Black
} is excluded from one or more rounds.
penalty-expel = { $to ->
    [white] White
   *[black] Black
} is expelled from the competition.

refused-game-over = The game is over; only the arbiter can still change the result.
refused-not-started = The game has not been started yet; the arbiter starts it first.
refused-already-started = The game has been started already; play on.
refused-not-absent = The player is at the board already.
refused-not-on-move = The opponent is on move; wait for the opponent's move.
refused-clocks-stopped = The clocks are stopped; wait until the arbiter resumes play.
refused-clocks-not-stopped = The clocks are not stopped; stop them first.
refused-clock-not-running = This player's clock is not running; wait until the opponent has pressed the clock.
refused-no-clock = The game is played without a clock, so this does not apply.
refused-no-move = No move has been made, so the clock runs on; make the move first, then press the clock.
refused-nothing-there = There is nothing of the kind to rule on; play on.
refused-not-part-of-a-move = Only the king in castling and a pawn on the last rank are released before the move is made; state any other move as a whole.
refused-no-pawn-to-promote = No pawn is waiting for promotion; move it to the last rank first.
refused-touched-already = The player has touched a piece and has lost the right to claim on this move; claim on the next one.
refused-played-already = The player has already made the move.
refused-complaint-lost = The right to complain is lost, because a piece has been touched since.
refused-stands = The illegal move was not claimed before the reply, so it stands; play on.
refused-only-on-claim = In this game the arbiter acts only on a player's claim; wait for one.
refused-no-offer = The opponent has no open draw offer.
refused-agreement-restricted = The rules of the competition do not allow a draw by agreement now; play on.
refused-agreement-too-early = A draw may be agreed only after a move by each player.
refused-not-in-this-edition = The edition of the Laws used here does not provide for that.
refused-not-in-this-class = That rule does not apply to this kind of game.
refused-not-announced = This rule was not announced for the competition, so it does not apply.
refused-too-much-time = This claim needs less than two minutes on the claimant's clock in the last period; play on until then.
refused-too-late = It is too late for that: play has gone on since.
refused-no-question = No question is open; there is nothing to decide.
refused-not-an-answer = The question cannot be answered like that; choose one of the answers offered with it.
refused-question-open = The arbiter must decide the open question first; wait for the decision.
refused-sealing = The game is being adjourned: the player on move must seal a move.
refused-not-sealing = Nobody has to seal now; the arbiter must adjourn the game first.
refused-nothing-sealed = No move has been sealed; seal one first.
refused-adjourned = The game is adjourned; wait until it is resumed.
refused-not-adjourned = The game is not adjourned; there is no envelope to open.
refused-replier-absent = The envelope is opened only when the player who must reply is present; wait for that player.
refused-no-scoresheets = No scoresheets are kept in this game.
refused-not-written = Write the move on the scoresheet first, then claim the draw.
refused-offer-open = The draw offer is still open; it must be declined first.
refused-not-over = The game is not over yet; scoresheets are signed when it is.
refused-move-not-announced = The move has not been announced yet; announce it before you press the clock.
refused-envelope-closed = The second envelope is opened when the absent player arrives; wait until then.
refused-nobody-blind = No player in this game is blind, so this does not apply.
refused-no-assistant = This player has no assistant and must do it in person.
refused-not-for-an-assistant = An assistant may not do that; the player must.
refused-final = The decision is final; there is no appeal.

# Games whose moves nobody tells.
completed-untold = { $by ->
    [white] White
   *[black] Black
} has completed a move.
illegal-untold = { $by ->
    [white] White
   *[black] Black
} has completed an illegal move: it is taken back, and another is made.
touch-move-untold = { $by ->
    [white] White
   *[black] Black
} must use the piece that was touched.
question-threefold = Arbiter: has the same position occurred three times, with the same player on move and the same moves possible ({ $article })? Yes: the game is drawn. No: the claim costs time, and play goes on.
question-fifty = Arbiter: has each player made the last fifty moves without moving a pawn and without a capture ({ $article })? Yes: the game is drawn. No: the claim costs time, and play goes on.
question-illegal-move = Arbiter: was an illegal move completed ({ $article })? Look at the board and the scoresheets. Yes: it counts and is penalised, and the player moves again. No: play goes on.
question-touch-move = Arbiter: was a piece touched on purpose and then not moved or not captured, although it could have been ({ $article })? Yes: the move goes back, and the touched piece must be used. No: play goes on.
question-two-hands = Arbiter: was a move made with two hands where the Laws forbid it ({ $article })? Yes: it is penalised as they say. No: play goes on.
question-untold-illegal-position = Arbiter: is the position on the board illegal ({ $article })? Yes: without adequate supervision the next completed move must put it right, or the game is drawn; otherwise put the board right and resume play. No: play goes on.
question-can-checkmate = Arbiter: can the opponent still checkmate by any series of legal moves ({ $article })? Yes: the game is lost. No: it is drawn. If you set up the position, it is worked out.
question-untold-sealed-move = Arbiter: is the sealed move clear and legal ({ $article })? Yes: it is played. No: the player who sealed it has lost.
refused-board-untold = Nobody enters the moves of this game, so the board is not known. If a ruling needs it, the arbiter sets up the position.
refused-moves-told = The moves of this game are entered, so the position is known. To go back, restore an earlier position.
note-position = The arbiter has set up the position that stands on the board.
restored-start = The starting position is restored.
after-move = after { $move }
after-start = at the start
claim-alike = The pieces stood alike, but it was not the same position: { $alike }.
differs-en-passant = en passant
differs-castling = the right to castle
differs-turn = the player on move
over-line = The opponent could still have checkmated: { $line }.
refused-not-on-move-threefold = Only the player on move may claim this draw; wait for the opponent's move.
refused-not-on-move-fifty = Only the player on move may claim this draw; wait for the opponent's move.
refused-not-on-move-quickplay = Only the player on move may claim this draw; wait for the opponent's move.
refused-not-on-move-adjust = Only the player on move may adjust pieces; wait for the opponent's move, or call the arbiter.
refused-not-on-move-seal = The opponent is on move and has to seal.
refused-not-on-move-stop-clocks = The opponent is on move and closes the envelope.
refused-not-on-move-adjourn = Only the player on move may adjourn before the session ends.
refused-not-on-move-ask-scoresheet = Only the player on move may ask to see the score; wait for the opponent's move.
refused-played-already-threefold = The player has made the move already; claim on the next move, before playing it.
refused-played-already-fifty = The player has made the move already; claim on the next move, before playing it.
refused-played-already-seal = A move was made on the board after the order to seal; that is the sealed move.
refused-played-already-move = A move was made on the board after the order to seal; that is the sealed move.
refused-too-late-wrong-start = A wrong starting position can be put right only until each player has completed { $moves } moves; play on.
refused-too-late-wrong-board = A wrongly placed board can be put right only until each player has completed { $moves } moves; play on.
refused-too-late-two-hands = A move made with two hands can be raised only until the opponent has replied; play on.
refused-too-late-illegal-move = A move made with two hands can be raised only until the opponent has replied; play on.
refused-too-late-quickplay = The claim must be made before the claimant's flag falls; the flag is down.
refused-not-in-this-class-quickplay = This claim is only for games without increment, and not for blitz; play on.
refused-not-in-this-class-correct-by-agreement = Only in rapid and blitz without adequate supervision may the players agree to correct an illegal move; here, claim it.
refused-not-in-this-class-illegal-position = The arbiter waits for the next move only in rapid and blitz without adequate supervision; here, raise the illegal move.
refused-not-in-this-class-ask-scoresheet = The score is shown only in rapid and blitz with adequate supervision; here the players keep it themselves.
refused-nothing-there-illegal-move = There is no illegal move that can still be raised; play on.
refused-nothing-there-flag = No flag has fallen; play on.
refused-nothing-there-both-flags = The flags are not both down; play on.
refused-nothing-there-touch-move = The last move did not break the touch-move rule; play on.
refused-nothing-there-two-hands = No move made with two hands is left to be raised; play on.
refused-nothing-there-correct-by-agreement = No illegal move stands that could be corrected; play on.
error-not-an-object = A line must be one JSON object.
error-not-json = This is not JSON: { $detail }.
error-not-utf8 = The line is not UTF-8.
error-line-too-long = A line may have at most { $most } bytes.
error-missing-field = The field "{ $field }" is missing.
error-unknown-field = This act has no field "{ $field }".
error-unknown-act = There is no act "{ $name }".
error-not-open = No game is open; open one first.
error-already-open = A game is open already.
error-unknown-regulation = This edition does not have the option "{ $option }".
error-needs-one-of = { $field }: it must be one of { $detail }.
error-needs-millis = { $field }: a whole number of milliseconds from 0 to 9007199254740991 is needed.
error-needs-points = { $field }: a number of points is needed, with at most three decimals.
error-needs-hands = { $field }: a move is made with 1 or 2 hands.
error-needs-square = { $field }: a square from a1 to h8 is needed.
error-needs-move = { $field }: a move in UCI is needed, such as e2e4.
error-needs-result = { $field }: a result is needed, such as 1-0.
error-needs-text = { $field }: a text is needed.
error-needs-true-or-false = { $field }: true or false is needed.
error-needs-object = { $field }: a JSON object is needed.
error-needs-position = { $field }: this is not a position in FEN: { $detail }.
error-needs-time-control = { $field }: this is not a time control: { $detail }.
error-needs-chess960 = { $field }: the starting positions of Chess960 are numbered 0 to 959.
error-needs-listed-penalty = { $field }: the edition does not list this penalty.
error-needs-time-of-penalty = { $field }: "ms" must say how much time.
error-needs-other = { $field }: { $detail }.
error-time-goes-back = This was before the last act that was reported; times never go back.
error-unreadable-move = This does not have the form of a move; write it like e2e4.
error-no-such-move = This is not a legal move; report an illegal one in UCI, such as e2e5.
error-not-legal = { $move } is not a legal move and cannot be the sealed one; name the move that was sealed, or none.
error-ambiguous-move = This could be more than one move; say from which square.
error-no-piece = No piece stands on { $square }.
error-no-such-ply = White and Black together have made fewer than { $ply } moves.
error-not-a-score = A game in this event cannot give that many points.
error-not-two-minutes = The opponent can be given two minutes (120000) or nothing.
error-no-chess960 = This edition does not have Chess960.
error-kings = { $field }: { $by ->
    [white] White
   *[black] Black
} must have exactly one king.
error-pawn-on-end-rank = { $field }: a pawn stands on an end rank.
error-opponent-in-check = { $field }: the player who is not on move is in check.
error-no-legal-move = { $field }: the player on move has no legal move.
error-dead = { $field }: neither player can checkmate by any series of legal moves.
error-needs-some-squares = { $field }: name at least one square.
error-needs-no-decision = { $field }: the position decides, so leave "decision" out.
error-session-is-over = session_ends: the session is over already; give a later moment.
error-untold-without-clock = moves: a game whose moves are not entered needs a clock; give "time".
claim-untold = { $verdict ->
    [upheld] The claim is correct.
   *[rejected] The claim is wrong.
}
error-needs-some-time = { $field }: give more than nothing.
violation-not-repeated = { $by ->
    [white] White
   *[black] Black
} has not repeated the announced move.
note-informed = { $by ->
    [white] White
   *[black] Black
} has been told the number of moves and the time used.
