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
restored = The position after ply { $ply } is put back.
time-added = { $to ->
    [white] White
   *[black] Black
} receives { $time } more.
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
    [upheld] The claim is correct: the position has occurred { $count } times.
   *[rejected] The claim is wrong: the position has not occurred three times.
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
   *[rejected] The claim is rejected: no illegal move was completed.
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
    [yes] Too many illegal moves, but the opponent could not checkmate. Result: { $result }.
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

refused-game-over = The game is over.
refused-not-started = The game has not been started yet.
refused-already-started = The game has been started already.
refused-not-absent = The player is at the board already.
refused-not-on-move = It is the opponent's move.
refused-clocks-stopped = The clocks are stopped.
refused-clocks-not-stopped = The clocks are not stopped.
refused-clock-not-running = This player's clock is not running.
refused-no-clock = The game is played without a clock.
refused-no-move = No move has been made; the clock runs on.
refused-nothing-there = There is nothing of the kind.
refused-not-part-of-a-move = Only the king in castling and a pawn on the last rank are released before the move is made.
refused-no-pawn-to-promote = There is no pawn waiting for promotion.
refused-touched-already = The player has touched a piece and has lost the right to claim on this move.
refused-played-already = The player has played a move already.
refused-complaint-lost = The right to complain is lost.
refused-stands = The opponent has replied; the illegal move stands.
refused-only-on-claim = The arbiter acts only on a player's claim.
refused-no-offer = There is no such draw offer.
refused-agreement-restricted = The rules of the competition do not allow a draw by agreement yet.
refused-agreement-too-early = A draw may be agreed only after a move by each player.
refused-not-in-this-edition = These Laws do not provide for that.
refused-not-in-this-class = That is not for this kind of game.
refused-not-announced = This rule was not announced for the competition.
refused-too-much-time = There is too much time on the clock for this claim.
refused-too-late = It is too late for that.
refused-no-question = There is no question to decide.
refused-not-an-answer = The question cannot be answered like that.
refused-question-open = A question must be decided first.
refused-sealing = The player on move must seal.
refused-not-sealing = The player has not been asked to seal.
refused-nothing-sealed = There is no sealed move.
refused-adjourned = The game is adjourned.
refused-not-adjourned = The game is not adjourned.
refused-replier-absent = The player who must reply is not present.
refused-no-scoresheets = No scoresheets are kept in this game.
refused-not-written = Write the move on the scoresheet first, then claim the draw.
refused-offer-open = The draw offer is still open; it must be declined first.
refused-not-over = The game is not over yet.
refused-move-not-announced = The move has not been announced yet; the opponent's clock may not be started.
refused-envelope-closed = The second envelope is opened when the absent player arrives.
refused-nobody-blind = No blind player is in this game.
refused-no-assistant = This player has no assistant.
refused-not-for-an-assistant = That is not for an assistant to do.
refused-final = The decision is final.

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
question-illegal-position = Arbiter: are both kings in check, or does a pawn stand on the last rank ({ $article })? Yes: if the next completed move does not put it right, the game is drawn. No: play goes on.
question-can-checkmate = Arbiter: can the opponent still checkmate by any series of legal moves ({ $article })? Yes: the game is lost. No: it is drawn. If you set up the position, it is worked out.
question-sealed-move = Arbiter: is the sealed move clear and legal ({ $article })? Yes: it is played. No: the player who sealed it has lost.
refused-board-untold = Nobody enters the moves of this game, so the board is not known. If a ruling needs it, the arbiter sets up the position.
refused-moves-told = The moves of this game are entered, so the position is known. To go back, restore an earlier position.
note-position = The arbiter has set up the position that stands on the board.
