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
} cannot legally move or capture any touched piece and may play any legal move.

illegal-no-piece = Illegal move { $move }: there is no piece on that square.
illegal-not-yours = Illegal move { $move }: the piece belongs to the opponent.
illegal-castling-right-lost = Illegal move { $move }: the right to castle is lost.
illegal-castling-blocked = Illegal move { $move }: a piece is in the way of castling.
illegal-castling-attacked = Illegal move { $move }: the king may not castle out of, through or into check.
illegal-own-piece = Illegal move { $move }: one of the player's own pieces is on that square.
illegal-cannot-reach = Illegal move { $move }: the piece does not move like that.
illegal-blocked = Illegal move { $move }: another piece is in the way.
illegal-king-captured = Illegal move { $move }: the king may not be captured.
illegal-own-king-in-check = Illegal move { $move }: the player's own king would be in check.
illegal-pawn-not-promoted = Illegal move { $move }: the pawn on the last rank was not replaced by a new piece.
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
} must move or capture the touched piece on { $square }; the move is taken back.
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
} has offered a draw at the wrong moment; the offer is valid.
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
} has taken advice.
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
} persistently refuses to comply with the Laws.

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
offer-ends-game-over = The game is over; { $by ->
    [white] White's
   *[black] Black's
} draw offer has lapsed.
offer-ends-no-consent = The arbiter does not consent to the draw offered by { $by ->
    [white] White
   *[black] Black
}.

claim-threefold = { $verdict ->
    [upheld] The claim is correct: the position has occurred { $count } times: { $after }.
   *[rejected] { $count ->
        [0] The claim is incorrect: the position has not occurred three times.
        [1] The claim is incorrect: the position has occurred only once, { $after }.
        [2] The claim is incorrect: the position has occurred only twice: { $after }.
       *[other] The claim is incorrect: the position has not occurred three times.
    }
}
claim-fifty = { $verdict ->
    [upheld] The claim is correct: each player has made { $count } moves without a capture or pawn move.
   *[rejected] { $count ->
        [one] The claim is incorrect: each player has made only one move without a capture or pawn move.
       *[other] The claim is incorrect: each player has made only { $count } moves without a capture or pawn move.
    }
}
claim-flag = { $verdict ->
    [upheld] The claim that the flag has fallen is correct.
   *[rejected] The claim that the flag has fallen is rejected.
}
claim-illegal-move = { $verdict ->
    [upheld] The claim is correct: an illegal move was completed.
   *[rejected] The claim is rejected: the opponent has not completed an illegal move that can still be claimed.
}
claim-touch-move = { $verdict ->
    [upheld] The claim is correct: the touch-move rule was broken.
   *[rejected] The claim is rejected: the touch-move rule was not broken.
}
claim-two-hands = { $verdict ->
    [upheld] The claim is correct: the move was made with two hands.
   *[rejected] The claim is rejected: the move was made with one hand.
}
claim-other-written = The claim is incorrect: a different move is written on the scoresheet, and that move must be played.
claim-wrong-start = { $verdict ->
    [upheld] The claim is correct: the starting position was incorrect.
   *[rejected] The claim is rejected: the starting position was correct.
}
claim-quickplay = { $verdict ->
    [upheld] The claim is upheld.
    [deferred] The decision on the claim is postponed; play on.
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

question-quickplay = Arbiter: can the opponent win by normal means, and is the opponent making an effort to do so?
question-increment = Arbiter: should both players receive an extra five seconds per move?
question-wrong-start = Arbiter: was the starting position incorrect?
question-opponent-points = Arbiter: what does the opponent score?
question-unwinnable = Arbiter: is it certain that the opponent could not checkmate by any series of legal moves?
question-next-period = Arbiter: does the next move count as the first of the next period, since nothing shows that more moves were made?
question-boards-differ = Arbiter: should the moves be retraced to the point where the two scoresheets agree?
question-sealed-move = Arbiter: which move was sealed, and is it valid?
question-two-moves = Arbiter: has the opponent made two moves in a row?
question-draw-consent = Arbiter: do you consent to the draw ({ $article })? Yes: it may be offered, or is agreed. No: play goes on.
question-illegal-position = Arbiter: is the position illegal, and which position is to be restored?

envelope = { $by ->
    [white] White
   *[black] Black
} has sealed move { $number }; the game is adjourned.
annulled = The game is cancelled and a new game is played.
reconstruction = { $found ->
    [yes] { $count ->
        [one] The scoresheets agree on one move, and a series of legal moves was found that fits both them and the board.
       *[other] The scoresheets agree on { $count } moves, and a series of legal moves was found that fits both them and the board.
    }
   *[no] { $count ->
        [one] The scoresheets agree on one move; no series of legal moves was found that fits both them and the board.
       *[other] The scoresheets agree on { $count } moves; no series of legal moves was found that fits both them and the board.
    }
}

note-wrong-board = The board was placed the wrong way round; the position is transferred to a correctly placed board.
note-too-late-wrong-board = The board was placed the wrong way round, but it is too late for a claim; play on.
note-displaced = Pieces were displaced; the correct position is set up again.
note-wrong-start = The starting position was incorrect, but it is too late for a claim; play on.
note-colours-reversed = The game was started with the colours reversed; play on.
note-illegal-position = The position is illegal; if it still is after the next move, the game is drawn.
note-both-absent = Neither player is at the board: { $by ->
    [white] White
   *[black] Black
} loses all the time that passes before arriving, unless the arbiter decides otherwise.
note-absent = { $by ->
    [white] White
   *[black] Black
} is not at the board.
note-clock-setting = The clocks were set later than the Laws normally allow; the arbiter may do this only if the schedule of the event would otherwise suffer.
note-second-envelope = { $by ->
    [white] White
   *[black] Black
} has sealed the reply; the envelope is opened when the opponent arrives.
note-felt = { $by ->
    [white] White
   *[black] Black
} has not taken the piece out of its securing aperture; it does not count as touched.
note-not-announced = { $by ->
    [white] White
   *[black] Black
} has carried out the move; it counts as made only once it has been announced.
note-misannounced = { $by ->
    [white] White
   *[black] Black
} has announced a different move; the slip must be corrected before the clock is pressed.
note-boards-differ = { $by ->
    [white] White's
   *[black] Black's
} board does not match the two scoresheets and must be corrected.
note-assistant = { $by ->
    [white] White's
   *[black] Black's
} assistant did this.
note-appeal = { $by ->
    [white] White
   *[black] Black
} appeals against the arbiter's decision.
note-signatures = Both players have signed a result that differs from the outcome of the game; it stands unless the arbiter decides otherwise.
note-reopen = The game is reopened; the clocks stay stopped until play is resumed.
note-retract = The arbiter's last decision is withdrawn; the clocks stay stopped until play is resumed.
note-clock-counter = The move counter of the clock is wrong; the clocks stay stopped until the arbiter has corrected it.
note-admitted = { $by ->
    [white] White
   *[black] Black
} arrived late but may play, by decision of the arbiter.
note-clock-defect = The clock is defective; the clocks stay stopped until the arbiter has replaced it and set the times.
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
note-assistant-needed = A visually impaired player is paired with a hearing-impaired one: an assistant is compulsory.

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
    [yes] Time has run out, but the opponent could not checkmate. Result: { $result }.
   *[no] Lost on time. Result: { $result }.
}
over-both-flags = Drawn: both flags have fallen. Result: { $result }.
over-illegal-moves = { $unwinnable ->
    [yes] The illegal move would lose the game, but the opponent could not checkmate. Result: { $result }.
   *[no] Lost by an illegal move. Result: { $result }.
}
over-illegal-position = Drawn: the illegal position was not corrected. Result: { $result }.
over-late = Lost by default: late arrival. Result: { $result }.
over-sealed-move = { $unwinnable ->
    [yes] The sealed move is faulty, but the opponent could not checkmate. Result: { $result }.
   *[no] Lost by a faulty sealed move. Result: { $result }.
}
over-quickplay = Drawn: the claim in the last two minutes was upheld. Result: { $result }.
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
refused-not-started = The game has not started yet; the arbiter starts it first.
refused-already-started = The game has already started; play on.
refused-not-absent = The player is already at the board.
refused-not-on-move = The opponent is on move; wait for the opponent's move.
refused-clocks-stopped = The clocks are stopped; wait until the arbiter resumes play.
refused-clocks-not-stopped = The clocks are not stopped; stop them first.
refused-clock-not-running = This player's clock is not running; wait until the opponent has pressed the clock.
refused-no-clock = The game is played without a clock, so this does not apply.
refused-no-move = No move has been made, so the clock keeps running; make the move first, then press the clock.
refused-nothing-there = There is nothing to rule on; play on.
refused-not-part-of-a-move = Only the king in castling and a pawn on the last rank can be released before the move is made; report any other move as a whole.
refused-no-pawn-to-promote = No pawn is waiting for promotion; move it to the last rank first.
refused-touched-already = The player has touched a piece and has lost the right to claim on this move; claim on the next one.
refused-played-already = The player has already made the move.
refused-complaint-lost = The right to claim is lost, because the player has touched a piece since.
refused-stands = The illegal move was not claimed before the reply, so it stands; play on.
refused-only-on-claim = In this game the arbiter acts only on a player's claim; wait for one.
refused-no-offer = The opponent has not made a draw offer that is still valid.
refused-agreement-restricted = The regulations of the event do not allow a draw by agreement now; play on.
refused-agreement-too-early = A draw may be agreed only after each player has made at least one move.
refused-not-in-this-edition = The edition of the Laws used here does not provide for that.
refused-not-in-this-class = That rule does not apply to this kind of game.
refused-not-announced = This rule was not announced for the competition, so it does not apply.
refused-too-much-time = This claim is possible only if the claimant has less than two minutes left in the last period; play on until then.
refused-too-late = It is too late for that: play has continued since.
refused-no-question = There is no open question, so there is nothing to decide.
refused-not-an-answer = The question cannot be answered like that; choose one of the answers offered with it.
refused-question-open = The arbiter must decide the open question first; wait for the decision.
refused-sealing = The game is being adjourned: the player on move must seal a move.
refused-not-sealing = There is no move to seal yet; the arbiter must adjourn the game first.
refused-nothing-sealed = No move has been sealed; seal one first.
refused-adjourned = The game is adjourned; wait until it is resumed.
refused-not-adjourned = The game is not adjourned; there is no envelope to open.
refused-replier-absent = The envelope is opened only when the player who must reply is present; wait for that player.
refused-no-scoresheets = No scoresheets are kept in this game.
refused-not-written = Write the move on the scoresheet first, then claim the draw.
refused-offer-open = The draw offer is still open; the opponent must decline it first.
refused-not-over = The game is not over yet; scoresheets are signed when it is.
refused-move-not-announced = The move has not been announced yet; announce it before you press the clock.
refused-envelope-closed = The second envelope is opened when the absent player arrives; wait until then.
refused-nobody-blind = No player in this game is visually impaired, so this does not apply.
refused-no-assistant = This player has no assistant and must do it in person.
refused-not-for-an-assistant = An assistant may not do that; the player must do it in person.
refused-final = The decision is final; there is no appeal.

# Games whose moves are not entered.
completed-untold = { $by ->
    [white] White
   *[black] Black
} has completed a move.
illegal-untold = { $by ->
    [white] White
   *[black] Black
} has completed an illegal move: the move is taken back, and another must be made.
touch-move-untold = { $by ->
    [white] White
   *[black] Black
} must move or capture the touched piece.
question-threefold = Arbiter: has the same position occurred three times, with the same player on move and the same moves possible ({ $article })? Yes: the game is drawn. No: the incorrect claim is penalised on the clock, and play goes on.
question-fifty = Arbiter: has each player made the last fifty moves without a pawn move or a capture ({ $article })? Yes: the game is drawn. No: the incorrect claim is penalised on the clock, and play goes on.
question-illegal-move = Arbiter: was an illegal move completed ({ $article })? Look at the board and the scoresheets. Yes: it counts and is penalised, and the player must make another move. No: play goes on.
question-touch-move = Arbiter: was a piece touched deliberately and then not moved or captured, although it could have been ({ $article })? Yes: the move is taken back, and the touched piece must be moved or captured. No: play goes on.
question-two-hands = Arbiter: was a move made with two hands where the Laws forbid it ({ $article })? Yes: it is penalised as the Laws provide. No: play goes on.
question-untold-illegal-position = Arbiter: is the position on the board illegal ({ $article })? Yes: without adequate supervision the next completed move must correct it, or the game is drawn; otherwise correct the position and resume play. No: play goes on.
question-can-checkmate = Arbiter: can the opponent still checkmate by any series of legal moves ({ $article })? Yes: the game is lost. No: it is drawn. If you set up the position, the program works it out.
question-untold-sealed-move = Arbiter: is the sealed move unambiguous and legal ({ $article })? Yes: it is played. No: the player who sealed it loses the game.
refused-board-untold = The moves of this game are not entered, so the position is not known. If a ruling depends on it, the arbiter sets up the position.
refused-moves-told = The moves of this game are entered, so the position is known. To go back, restore an earlier position.
note-position = The arbiter has set up the position on the board.
restored-start = The starting position is restored.
after-move = after { $move }
after-start = at the start
claim-alike = The pieces were on the same squares, but the position was not the same: { $alike }.
differs-en-passant = en passant
differs-castling = the right to castle
differs-turn = the player on move
over-line = The opponent could still have checkmated: { $line }.
refused-not-on-move-threefold = Only the player on move may claim this draw; wait for the opponent's move.
refused-not-on-move-fifty = Only the player on move may claim this draw; wait for the opponent's move.
refused-not-on-move-quickplay = Only the player on move may claim this draw; wait for the opponent's move.
refused-not-on-move-adjust = Only the player on move may adjust pieces; wait for the opponent's move, or call the arbiter.
refused-not-on-move-seal = The opponent is on move and must seal the move.
refused-not-on-move-stop-clocks = The opponent is on move and must close the envelope.
refused-not-on-move-adjourn = Only the player on move may adjourn before the end of the session.
refused-not-on-move-ask-scoresheet = Only the player on move may ask to see the scoresheet; wait for the opponent's move.
refused-played-already-threefold = The player has already made the move; claim on the next move, before playing it.
refused-played-already-fifty = The player has already made the move; claim on the next move, before playing it.
refused-played-already-seal = A move was made on the board after the arbiter ordered sealing; that move counts as the sealed move.
refused-played-already-move = A move was made on the board after the arbiter ordered sealing; that move counts as the sealed move.
refused-too-late-wrong-start = An incorrect starting position can be corrected only until each player has completed { $moves } moves; play on.
refused-too-late-wrong-board = A wrongly placed board can be corrected only until each player has completed { $moves } moves; play on.
refused-too-late-two-hands = A move made with two hands can be claimed only until the opponent has replied; play on.
refused-too-late-illegal-move = A move made with two hands can be claimed only until the opponent has replied; play on.
refused-too-late-quickplay = The claim must be made before the claimant's flag falls; it has already fallen.
refused-not-in-this-class-quickplay = This claim is possible only in games without increment, and not in blitz; play on.
refused-not-in-this-class-correct-by-agreement = The players may agree to correct an illegal move only in rapid and blitz without adequate supervision; here, claim it.
refused-not-in-this-class-illegal-position = The arbiter waits for the next move only in rapid and blitz without adequate supervision; here, report the illegal move.
refused-not-in-this-class-ask-scoresheet = A player may ask to see the scoresheet only in rapid and blitz with adequate supervision; here the players keep their own.
refused-nothing-there-illegal-move = There is no illegal move left to rule on; play on.
refused-nothing-there-flag = No flag has fallen; play on.
refused-nothing-there-both-flags = The flags have not both fallen; play on.
refused-nothing-there-touch-move = The last move did not break the touch-move rule; play on.
refused-nothing-there-two-hands = There is no move made with two hands left to rule on; play on.
refused-nothing-there-correct-by-agreement = There is no illegal move left standing that could be corrected; play on.
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
error-needs-one-of = { $field }: must be one of { $detail }.
error-needs-millis = { $field }: must be a whole number of milliseconds from 0 to 9007199254740991.
error-needs-points = { $field }: must be a number of points, with at most three decimals.
error-needs-hands = { $field }: a move is made with 1 or 2 hands.
error-needs-square = { $field }: must be a square from a1 to h8.
error-needs-move = { $field }: must be a move in UCI notation, such as e2e4.
error-needs-result = { $field }: must be a result, such as 1-0.
error-needs-text = { $field }: must be a text.
error-needs-true-or-false = { $field }: must be true or false.
error-needs-object = { $field }: must be a JSON object.
error-needs-position = { $field }: this is not a position in FEN: { $detail }.
error-needs-time-control = { $field }: this is not a time control: { $detail }.
error-needs-chess960 = { $field }: the starting positions of Chess960 are numbered 0 to 959.
error-needs-listed-penalty = { $field }: the edition does not list this penalty.
error-needs-time-of-penalty = { $field }: give the amount of time in "ms".
error-needs-other = { $field }: { $detail }.
error-time-goes-back = This time is earlier than that of the last act reported; times must not go back.
error-unreadable-move = This is not in the form of a move; write moves like e2e4.
error-no-such-move = This is not a legal move; report an illegal one in UCI, such as e2e5.
error-not-legal = { $move } is not a legal move and cannot be the sealed one; name the move that was sealed, or none.
error-ambiguous-move = This could be more than one move; give the starting square as well.
error-no-piece = There is no piece on { $square }.
error-no-such-ply = White and Black together have made fewer than { $ply } moves.
error-not-a-score = A game in this event cannot give that many points.
error-not-two-minutes = The opponent can be given two minutes (120000) or nothing.
error-no-chess960 = This edition does not include Chess960.
error-kings = { $field }: { $by ->
    [white] White
   *[black] Black
} must have exactly one king.
error-pawn-on-end-rank = { $field }: a pawn stands on the first or last rank.
error-opponent-in-check = { $field }: the player who is not on move is in check.
error-no-legal-move = { $field }: the player on move has no legal move.
error-dead = { $field }: neither player can checkmate by any series of legal moves.
error-needs-some-squares = { $field }: name at least one square.
error-needs-no-decision = { $field }: the position decides, so leave out "decision".
error-session-is-over = session_ends: the session is already over; give a later time.
error-untold-without-clock = moves: a game whose moves are not entered needs a clock; give "time".
claim-untold = { $verdict ->
    [upheld] The claim is correct.
   *[rejected] The claim is incorrect.
}
error-needs-some-time = { $field }: must be more than zero.
violation-not-repeated = { $by ->
    [white] White
   *[black] Black
} has not repeated the announced move.
note-informed = { $by ->
    [white] White
   *[black] Black
} has been informed of the number of moves and the time used.
