// Plays a round in a hall, and reads its live folder and its public PGN with third-party readers, during the games and after them.
// Argument: the program.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseUci } from "chessops";
import { makeFen } from "chessops/fen";
import { startingPosition } from "chessops/pgn";
import { readers, seen, tag } from "./readers.mjs";

const [, , program] = process.argv;
const folder = mkdtempSync(join(tmpdir(), "touchmove-live-"));
const options = ["--listen", "127.0.0.1:0", "--data", join(folder, "data"), "--live-folder", join(folder, "live")];
const server = spawn(program, ["serve", ...options], { stdio: ["ignore", "pipe", "inherit"] });

/** The server's first lines: its address, and the arbiter's token. */
const [origin, token] = await new Promise((found, failed) => {
  let said = "";
  server.on("exit", (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  server.stdout.on("data", (part) => {
    said += part;
    const link = /(http:\/\/127\.0\.0\.1:\d+)\/a\/(\S+)/.exec(said);
    if (link) found([link[1], link[2]]);
  });
});

async function call(method, path, body) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The games: their moves, how many of them can be replayed once the game is over, and who resigns then. */
const GAMES = [
  { moves: "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1", playable: 7, loser: "black" },
  { moves: "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c4d5 e6d5", playable: 8, loser: "white" },
  // The bishop jumps over its pawn, and neither player notices.
  { moves: "e2e4 e7e5 f1f4 a7a6 a2a3", playable: 2, loser: "black" },
  { moves: "", playable: 0, loser: "white" },
];

let seq = 0;
const act = (board, told) => call("POST", `/boards/${board}/acts`, { seq: (seq += 1), act: told });

async function play() {
  const { event } = await call("POST", "/events", { name: "Live", time: "600+5", watch: false, supervision: "limited" });
  const names = GAMES.map((_, index) => ({ white: `White ${index + 1}`, black: `Black ${index + 1}` }));
  const { boards } = await call("POST", `/events/${event.event}/boards`, { boards: names });
  for (const [index, { board }] of boards.entries()) {
    await act(board, { act: "start" });
    const moves = GAMES[index].moves.split(" ").filter((move) => move !== "");
    for (const [ply, move] of moves.entries()) {
      const by = ply % 2 === 0 ? "white" : "black";
      await act(board, { act: "move", by, move });
      await act(board, { act: "press", by });
    }
  }
  return [event.event, boards];
}

/** What a reader must find after this many moves. */
function expected({ moves }, plies) {
  const position = startingPosition(new Map()).unwrap();
  for (const move of moves.split(" ").filter((one) => one !== "").slice(0, plies)) position.play(parseUci(move));
  return seen(plies, makeFen(position.toSetup()));
}

/** Returns the public PGN of the round, once the folder has it too, game by game. */
async function texts(event, isSo) {
  const round = join(folder, "live", `event-${event}`, "round-1");
  for (let tries = 0; tries < 200; tries += 1) {
    const whole = await (await fetch(`${origin}/api/v1/events/${event}/rounds/1/games.pgn`)).text();
    let written = "";
    try {
      written = readFileSync(join(round, "games.pgn"), "utf8");
    } catch {
      // It will be written soon.
    }
    if (whole === written && isSo(whole)) {
      const files = readdirSync(round).sort();
      const laidOut = [...GAMES.keys()].map((index) => `game-${index + 1}.pgn`).concat("games.pgn").sort();
      if (`${files}` !== `${laidOut}`) throw new Error(`${files} in the folder`);
      const games = GAMES.map((_, index) => readFileSync(join(round, `game-${index + 1}.pgn`), "utf8"));
      if (games.join("") !== whole) throw new Error("games.pgn does not have the games of the folder");
      return games;
    }
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error("the folder does not have what is public");
}

const faults = [];
let count = 0;

function check(when, index, game, plies) {
  for (const [name, read] of Object.entries(readers)) {
    count += 1;
    let found;
    try {
      found = read(game);
    } catch (error) {
      found = `${error}`.slice(0, 300);
    }
    const wanted = expected(GAMES[index], plies);
    if (found !== wanted) faults.push(`${when}, ${name}, game ${index + 1}: ${found} instead of ${wanted}`);
  }
}

try {
  const [event, boards] = await play();
  const going = await texts(event, (whole) => GAMES.every(({ playable }) => playable === 0 || whole.includes("%clk")) && whole.includes("a3"));
  for (const [index, game] of going.entries()) {
    if (!game.includes('[Result "*"]')) faults.push(`game ${index + 1} goes on, and has a result`);
    // The game with the illegal move is written as it was played: readers may refuse it.
    if (index !== 2) check("in play", index, game, GAMES[index].playable);
  }
  for (const [index, { board }] of boards.entries()) await act(board, { act: "resign", by: GAMES[index].loser });
  const over = await texts(event, (whole) => !whole.includes('[Result "*"]'));
  for (const [index, game] of over.entries()) {
    const result = GAMES[index].loser === "black" ? "1-0" : "0-1";
    if (tag(game, "Result") !== result) faults.push(`game ${index + 1}: ${tag(game, "Result")} instead of ${result}`);
    check("over", index, game, GAMES[index].playable);
  }
  console.log(`live folder and address: ${count} readings`);
} finally {
  server.removeAllListeners("exit");
  server.kill("SIGTERM");
  await new Promise((ended) => server.once("exit", ended));
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
