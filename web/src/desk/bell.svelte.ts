// The desk's bell: two tones, and a phone shakes. It rings again as long as somebody waits whom nobody has looked at. Both are off at a tap, and
// stay off on this device.

const STORE = "touchmove-bell";
const AGAIN = "touchmove-bell-again";

/** How long it is silent before it rings again. */
export const AGAIN_MS = 20_000;

/** How the tones sound: their pitch, and when each begins, in seconds. */
const TONES = [
  { hertz: 880, from: 0 },
  { hertz: 660, from: 0.22 },
];
const TONE_S = 0.6;
const VIBRATION_MS = [200, 100, 200];

class Bell {
  isOn = $state(localStorage.getItem(STORE) !== "off");
  /** Does it ring again? */
  isRepeated = $state(localStorage.getItem(AGAIN) !== "off");
  /** How often it rang since the page was opened. */
  rings = $state(0);
  #audio: AudioContext | null = null;
  #rangAt = 0;

  /** A browser makes no sound before somebody has touched the page: to be called from a tap or a key. */
  readonly wake = (): void => {
    if (!this.isOn) return;
    this.#audio ??= new AudioContext();
    void this.#audio.resume();
  };

  toggle(): void {
    this.isOn = !this.isOn;
    localStorage.setItem(STORE, this.isOn ? "on" : "off");
    this.wake();
    // Whoever switches it on hears how it sounds.
    if (this.isOn) this.ring();
  }

  toggleAgain(): void {
    this.isRepeated = !this.isRepeated;
    localStorage.setItem(AGAIN, this.isRepeated ? "on" : "off");
  }

  /** Somebody still waits whom nobody has looked at: it rings, if it has been silent long enough. */
  ringAgain(): void {
    if (this.isRepeated && performance.now() - this.#rangAt >= AGAIN_MS) this.ring();
  }

  ring(): void {
    this.#rangAt = performance.now();
    if (!this.isOn) return;
    this.rings += 1;
    // Nor does a phone shake before somebody has touched the page.
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
