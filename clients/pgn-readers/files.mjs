// Reads every game of a folder with third-party readers: all of them must find the same moves. Argument: the folder.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readers, tag } from "./readers.mjs";

const [, , folder] = process.argv;
const files = readdirSync(folder, { recursive: true }).filter((name) => /game-\d+\.pgn$/.test(name));
const faults = [];
for (const file of files) {
  const game = readFileSync(join(folder, file), "utf8");
  const found = Object.entries(readers).map(([name, read]) => {
    try {
      return read(game);
    } catch (error) {
      return `${name}: ${error}`;
    }
  });
  // A game that has not begun is in the folder too.
  const isWaiting = tag(game, "Result") === "*";
  if (new Set(found).size !== 1 || found[0].startsWith("0 ") !== isWaiting) faults.push(`${file}: ${found.join("; ")}`);
}
if (files.length === 0) faults.push(`no games in ${folder}`);
console.log(`live folder of the event: ${files.length} games, ${Object.keys(readers).length} readers`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
