// Files of other programs, in whatever letters they were written.

/** A text in UTF-8; where it is none, in the letters that programs around here used before. */
export function textOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}

export type Format = "csv" | "trf" | "pgn";

/** What kind of pairing file this is: as its name says, else as it looks. */
export function formatOf(name: string, text: string): Format {
  const end = name.split(".").at(-1)?.toLowerCase();
  if (end === "pgn" || end === "csv") return end;
  if (end === "trf" || end === "trfx") return "trf";
  if (/^\s*\[\w+\s+"/.test(text)) return "pgn";
  return /^\uFEFF?(0\d\d|1\d\d|X{2,3}[A-Z]?) /m.test(text) ? "trf" : "csv";
}
