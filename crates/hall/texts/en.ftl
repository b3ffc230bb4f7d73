# What is wrong with a file of pairings or games, and what to do. After a line number a sentence goes on in small letters.

at-line = line { $line }: { $said }
at-column = line { $line }, column { $column }: { $said }

### CSV

no-pairings = The file has no pairings. Put each one on its own line: table, white, black.
open-quote = a quotation mark is not closed. Close it or delete it.
not-headings = "{ $found }" is not a table number; the first column must be the table. Use the headings table, white, black.
not-a-table = "{ $found }" is not a table number. Write a whole number, 1 or higher.
not-a-round = "{ $found }" is not a round number. Write a whole number, 1 or higher.
no-player = the name of the player with the { $side ->
    [white] white
   *[black] black
} pieces is missing. Write table, white and black, or delete the line if it is not a pairing.

### Every format

not-in-encoding = The file is not in { $encoding }. Choose another encoding, or leave the choice to the program.
encoding-guessed = The file does not state its encoding. It was read as { $encoding }; if a name looks wrong, choose another encoding.
table-twice = table { $table } already has a game on line { $first }. Give each game its own table.
player-twice = "{ $name }" already plays on line { $first }. Delete one of the two lines; if two players have the same name, add something to tell them apart.
table-taken = round { $round } already has a board at table { $table }. Withdraw that board, or choose another round or table.
not-a-name = the name is too long. A name has at most { $most } characters and no line break.
hidden-sign = the name contains a hidden character ({ $sign }) that can make it look like another name. Delete the name and type it again.

### PGN

empty = The file is empty. Choose a PGN file; tags are enough.
no-games = The file has no games. Choose a PGN file; tags are enough.
too-many-games = The file has more than { $most } games. Choose a file with the games of one round.
no-tag = game { $game } has no { $tag } tag. Add a line [{ $tag } "Name"] before its moves.
not-a-round-tag = "{ $found }", in the Round tag of game { $game }, is not a round number. Write its number, or the round and the table separated by a full stop.
not-a-board-tag = "{ $found }", in the Board tag of game { $game }, is not a table number. Write a whole number, or delete the tag.
not-written = The game cannot be written as PGN ({ $detail }). Look at the board's journal.

### TRF

no-players = The file has no players: no line begins with 001. Export a tournament report (TRF) from the pairing program.
not-paired = Round { $round } has no pairings in this file. Pair the round, then export the file again.
not-their-round = "{ $white }" and "{ $black }" do not play each other in round { $round } of this file. Choose the file that the round was imported from.
one-sided = player { $player } meets player { $opponent } in round { $round }, but the record of player { $opponent } does not show this game with the opposite colour. Correct the pairing in the pairing program.
not-in-file = the opponent in round { $round } is player { $player }, who is not in the file. Export the file again with all players.
number-twice = player { $player } is already on line { $first }. Give each player their own number.
name-twice = players { $first } and { $player } are both called "{ $name }" and could not be told apart here. Make the names differ in the pairing program, for example by the year of birth, and export the file again.
not-a-player = "{ $found }" in columns 5 to 8 is not a player's number. Export the file again: its columns are misaligned.
no-name = player { $player } has no name in columns 15 to 47. Export the file again: its columns are misaligned.
not-points = "{ $found }" in columns 81 to 84 is not a number of points. Export the file again: its columns are misaligned.
too-many-rounds = player { $player } has { $rounds } rounds. Export the file again: its columns are misaligned.
not-a-game = "{ $found }" is not a pairing of round { $round }. Export the file again: its columns are misaligned.
too-many-points = player { $player } would have { $points } points, more than the columns can hold. Correct the record in the pairing program.

### What is left out

skipped-bye = { $name } has a bye.
skipped-unpaired = { $name } is not paired in round { $round }.
skipped-forfeit = { $name }: the game in round { $round } was forfeited, so there is nothing to play.

### The next round

pairing-no-engine = This server has no pairing engine. Start it with --pairing-engine, for example --pairing-engine py4swiss, or import the pairings as a file.
pairing-no-report = Pairing needs the tournament report (TRF), and this event has none: its pairings came as CSV or PGN, or were entered by hand. Export a TRF from the pairing program and choose it here; a file with only the players is enough before the first round.
pairing-not-finished = Round { $round } is not finished. Results are missing: { $games }.
pairing-open-game = table { $table } ({ $white } – { $black })
pairing-open-game-elsewhere = { $white } – { $black } (no board)
pairing-not-set-up = Round { $round } is paired in the tournament report, but has no boards and no results. Import it as pairings, or choose a report without it.
pairing-not-in-report = Round { $round } was set up here, but is not in the tournament report. Choose a report that contains it.
pairing-all-paired = All { $rounds } rounds of the tournament report are paired.
pairing-rounds-unknown = The tournament report does not give the number of rounds. Enter it.
pairing-first-unknown = The tournament report does not give the colour of the first player in round 1. Draw lots and choose it.
pairing-acceleration-unknown = The tournament report names an accelerated system, but not the points it adds (no 250 or XXA lines). Export it with these lines, or pair the round in the pairing program.
pairing-other-round = Round { $round } is no longer the next round: it has already been paired, or a game was reopened. Look at the event again.
pairing-outdated = Results or players have changed since the pairs of round { $round } were shown. Pair the round again; nothing was set up.
pairing-not-a-player = Player { $player } is not in the tournament report. Choose the players again, or check which file the engine reads.
pairing-twice = { $name } is paired twice. Check the pairing engine; nothing was set up.
pairing-absent = { $name } is paired, but does not play in this round. Check the pairing engine; nothing was set up.
pairing-left-out = { $name } has neither an opponent nor a bye. Check the pairing engine; nothing was set up.
pairing-two-byes = More than one player has the bye. Check the pairing engine; nothing was set up.
pairing-note-system = The tournament report names the system { $system }. Make sure that the pairing engine pairs by it.
pairing-note-teams = The tournament report has teams. The pairing engine pairs the players one by one, not teams.
engine-not-run = The pairing engine { $engine } could not be run ({ $detail }). Check the program that --pairing-engine names.
engine-failed = The pairing engine { $engine } did not pair the round: “{ $detail }”. Correct the tournament report, or pair the round in the pairing program.
engine-too-late = The pairing engine { $engine } did not finish within { $seconds } seconds and was stopped. Try again, or pair the round in the pairing program.
engine-no-pairs = The pairing engine returned no pairs. Check how many players play in this round.
engine-not-pairs = The pairing engine did not write pairs: “{ $found }” on line { $line }. Check the command that --pairing-engine names.
engine-not-all-pairs = The pairing engine announced { $said } pairs but wrote { $found }. Try again; nothing was set up.

### The hall itself

stall = { $cause ->
    [journal] The journal could not be written for { $seconds } s.
    [busy] The server was overloaded and did not answer for { $seconds } s.
   *[stopped] The server was down for { $seconds } s.
} No player lost any time. { $stand ->
    [yes] The clocks are stopped until the arbiter resumes play.
   *[no] The clocks have resumed from where they stopped.
}

electronic-board-unread = { $seen ->
    [question] The arbiter must check the electronic board.
    [nothing] The clock was pressed, but the electronic board shows no move.
   *[something] The clock was pressed, but no move explains the position on the electronic board.
} The clocks are stopped until the arbiter resumes play.
