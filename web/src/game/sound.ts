// Generated sounds: nothing is loaded, so nothing is late.

import { heard } from "./settings.svelte";

let context: AudioContext | null = null;

/** Draws the screen first: the first sound of a device takes a while to prepare. */
function soon(sound: () => void): void {
  setTimeout(sound);
}

/** A short tone: its pitch in hertz, its length in seconds, and how loud it begins. */
function tone(hertz: number, seconds: number, loudness: number): void {
  try {
    context ??= new AudioContext();
    // Browsers allow sound only after the page was touched.
    if (context.state === "suspended") void context.resume();
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    oscillator.type = "triangle";
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(loudness, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start();
    oscillator.stop(context.currentTime + seconds);
  } catch {
    // A device without sound is still a clock.
  }
}

/** The click of a press. */
export function click(): void {
  if (heard().press) soon(() => tone(420, 0.05, 0.25));
}

/** A player gets short of time. */
export function lowTime(): void {
  if (heard().low) soon(() => tone(880, 0.35, 0.2));
}
