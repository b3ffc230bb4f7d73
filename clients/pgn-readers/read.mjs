// Reads a file of exports with third-party readers. Each game states in its tags what a reader must find: `Plies` half-moves of the main
// line, and the position `LastFen` after them. Arguments: the file, and the least number of games in it.
import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { readers, seen, tag } from "./readers.mjs";

const [, , path, least] = process.argv;
const whole = readFileSync(path, "utf8");
// Every game ends with an empty line, and the next begins with its Event.
const games = whole.split(/(?<=\n\n)(?=\[Event ")/);
if (games.length < Number(least)) throw new Error(`${games.length} games instead of ${least}`);

const isChess960 = (game) => tag(game, "Variant") === "Chess960";

const expected = (game) => seen(tag(game, "Plies"), tag(game, "LastFen"));

// chess.js plays standard chess only; cm-pgn refuses a comment in a game without moves.
const isCommentAlone = (game) => tag(game, "Plies") === "0" && game.includes("{");
const isBeyond = {
  "chess.js": isChess960,
  "cm-pgn": isCommentAlone,
};
const faults = [];
for (const [name, read] of Object.entries(readers)) {
  let count = 0;
  for (const [index, game] of games.entries()) {
    if (isBeyond[name]?.(game)) continue;
    count += 1;
    let found;
    try {
      found = read(game);
    } catch (error) {
      found = `${error}`.slice(0, 300);
    }
    if (found !== expected(game)) faults.push(`${name}, game ${index + 1}: ${found} instead of ${expected(game)}`);
  }
  console.log(`${name}: ${count} games`);
}

// pgn-extract is a program; Debian installs it in /usr/games.
try {
  const PATH = `${process.env.PATH}:/usr/games`;
  const options = ["-s", "-Wepd", "--fencomments"];
  const playable = games.filter((game) => !isChess960(game));
  for (const [index, game] of playable.entries()) {
    const read = execFileSync("pgn-extract", options, { input: game, env: { ...process.env, PATH }, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] });
    const positions = read.trim().split("\n");
    const found = seen(positions.length - 1, positions.at(-1));
    if (found !== expected(game)) faults.push(`pgn-extract, game ${index + 1}: ${found} instead of ${expected(game)}`);
  }
  console.log(`pgn-extract: ${playable.length} games`);
} catch (error) {
  if (error.code !== "ENOENT") throw error;
  console.log("pgn-extract: not installed");
}

for (const fault of faults.slice(0, 40)) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} faults`);
  process.exit(1);
}
