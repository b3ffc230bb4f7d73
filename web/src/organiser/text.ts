// Files of other programs, in whatever letters they were written.

/** A text in UTF-8; where it is none, in the letters that programs around here used before. */
export function textOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}
