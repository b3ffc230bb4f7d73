// The differences between two texts, word by word.

/** A stretch of words: in both texts, only in the old one, or only in the new one. */
export interface Stretch {
  kind: "same" | "out" | "in";
  text: string;
}

function words(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** Keeps the longest common subsequence of words; the rest was removed or added. */
export function diff(before: string, after: string): Stretch[] {
  const [old, now] = [words(before), words(after)];
  // common[i][j]: the number of words that the rests of both texts have in common.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i]![j] = old[i] === now[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
    }
  }
  const found: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add(found, "same", old[i]!);
      [i, j] = [i + 1, j + 1];
    } else if (j >= now.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      add(found, "out", old[i]!);
      i += 1;
    } else {
      add(found, "in", now[j]!);
      j += 1;
    }
  }
  return grouped(found);
}

/** Merges changes with only white space between them, so that readers see passages, not confetti. */
function grouped(stretches: Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [place, stretch] of stretches.entries()) {
    const isSpace = stretch.kind === "same" && stretch.text.trim() === "";
    const isBetween = isSpace && place > 0 && place < stretches.length - 1;
    if (stretch.kind === "same" && !isBetween) {
      found.push(stretch);
      continue;
    }
    const kinds = isBetween ? (["out", "in"] as const) : [stretch.kind];
    for (const kind of kinds) {
      // The current change: its two sides are at the end, removed before added.
      const tail = found.slice(-2).filter(({ kind: one }) => one !== "same");
      const own = found.at(-1)?.kind === "same" ? undefined : tail.find((one) => one.kind === kind);
      if (own !== undefined) own.text += stretch.text;
      else if (kind === "out" && found.at(-1)?.kind === "in") found.splice(-1, 0, { kind: "out", text: stretch.text });
      else found.push({ kind, text: stretch.text });
    }
  }
  return found;
}

/** The share of two texts that is the same, from 0 to 1. */
export function likeness(stretches: Stretch[]): number {
  const length = (kind?: Stretch["kind"]) =>
    stretches.filter((one) => kind === undefined || one.kind === kind).reduce((sum, { text }) => sum + text.length, 0);
  return length() === 0 ? 1 : (2 * length("same")) / (length() + length("same"));
}

function add(found: Stretch[], kind: Stretch["kind"], text: string): void {
  const last = found.at(-1);
  if (last?.kind === kind) last.text += text;
  else found.push({ kind, text });
}
