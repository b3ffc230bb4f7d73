// How a clock behaves on this device: what is heard. It is remembered here, and nobody else hears of it.

const KEY = "touchmove-clock-sounds";

interface Sounds {
  /** A click with every press. */
  press: boolean;
  /** A tone when a player gets short of time. */
  low: boolean;
}

function remembered(): Sounds {
  try {
    return { press: true, low: false, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Sounds>) };
  } catch {
    return { press: true, low: false };
  }
}

let sounds = $state.raw<Sounds>(remembered());

/** What is heard on this device. */
export function heard(): Sounds {
  return sounds;
}

/** Switches one sound on or off. */
export function toggle(which: keyof Sounds): void {
  sounds = { ...sounds, [which]: !sounds[which] };
  try {
    localStorage.setItem(KEY, JSON.stringify(sounds));
  } catch {
    // A device that forgets begins with a click and no tone.
  }
}
