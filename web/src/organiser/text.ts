// Files of other programs, in any encoding.

/** The encodings in which a file can be read, by the hall's names. */
export const ENCODINGS = ["utf-8", "windows-1250", "windows-1251", "windows-1252", "iso-8859-2", "utf-16le", "utf-16be"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file's text for display: the hall itself detects the encoding from the bytes. */
export function textOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, encoding = "windows-1250"): string {
  const [first, second] = new Uint8Array(bytes instanceof ArrayBuffer ? bytes : bytes.buffer);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encoding).decode(bytes);
  }
}

export type Format = "csv" | "trf" | "pgn";

/** The kind of a pairing file: by its name, else by its content. */
export function formatOf(name: string, text: string): Format {
  const end = name.split(".").at(-1)?.toLowerCase();
  if (end === "pgn" || end === "csv") return end;
  if (end === "trf" || end === "trfx") return "trf";
  if (/^\s*\[\w+\s+"/.test(text)) return "pgn";
  return /^\uFEFF?(0\d\d|1\d\d|X{2,3}[A-Z]?) /m.test(text) ? "trf" : "csv";
}
