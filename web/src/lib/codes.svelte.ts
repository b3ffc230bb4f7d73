// QR codes, drawn by the server: one after another, so that a page full of cards does not request all of them at once.

import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";

/** The number of attempts to get a code, and the wait between them, in milliseconds. */
const [ATTEMPTS, AGAIN_MS] = [5, 500];

const drawn = new SvelteMap<string, string>();
const wanted: Record<string, true> = {};
let queue: Promise<void> = Promise.resolve();

/** The picture of a code, as an address for `img`; undefined until it is drawn. */
export function codeOf(text: string): string | undefined {
  return drawn.get(text);
}

/** Requests the code for this text. */
export function wantCode(text: string): void {
  if (wanted[text]) return;
  wanted[text] = true;
  queue = queue.then(() => draw(text));
}

async function draw(text: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const svg = await api.qr(text).catch(() => null);
    if (svg !== null) {
      drawn.set(text, `data:image/svg+xml,${encodeURIComponent(svg)}`);
      return;
    }
    await new Promise((again) => setTimeout(again, AGAIN_MS));
  }
  delete wanted[text];
}
