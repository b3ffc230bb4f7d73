// The desk's bell: two tones, and a phone vibrates. It rings again while an alarm waits that the arbiter has not looked at. Both can be
// switched off with a tap, and stay off on this device.

const STORE = "touchmove-bell";
const AGAIN = "touchmove-bell-again";

/** The pause before it rings again. */
export const AGAIN_MS = 20_000;

/** The tones: their pitch, and when each begins, in seconds. */
const TONES = [
  { hertz: 880, from: 0 },
  { hertz: 660, from: 0.22 },
];
const TONE_S = 0.6;
const VIBRATION_MS = [200, 100, 200];

class Bell {
  isOn = $state(localStorage.getItem(STORE) !== "off");
  /** Whether it rings again. */
  isRepeated = $state(localStorage.getItem(AGAIN) !== "off");
  /** The number of rings since the page was opened. */
  rings = $state(0);
  #audio: AudioContext | null = null;
  #rangAt = 0;

  /** Browsers play no sound before the user has touched the page: call this from a tap or a key. */
  readonly wake = (): void => {
    if (!this.isOn) return;
    this.#audio ??= new AudioContext();
    void this.#audio.resume();
  };

  toggle(): void {
    this.isOn = !this.isOn;
    localStorage.setItem(STORE, this.isOn ? "on" : "off");
    this.wake();
    // Switching it on plays the sound.
    if (this.isOn) this.ring();
  }

  toggleAgain(): void {
    this.isRepeated = !this.isRepeated;
    localStorage.setItem(AGAIN, this.isRepeated ? "on" : "off");
  }

  /** Rings for an alarm that still waits, if it has been silent long enough. */
  ringAgain(): void {
    if (this.isRepeated && performance.now() - this.#rangAt >= AGAIN_MS) this.ring();
  }

  ring(): void {
    this.#rangAt = performance.now();
    if (!this.isOn) return;
    this.rings += 1;
    // Vibration also requires that the user has touched the page.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
    const audio = this.#audio;
    if (audio === null) return;
    for (const { hertz, from } of TONES) this.#sound(audio, hertz, audio.currentTime + from);
  }

  #sound(audio: AudioContext, hertz: number, at: number): void {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.5, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + TONE_S);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + TONE_S);
  }
}

export const bell = new Bell();
