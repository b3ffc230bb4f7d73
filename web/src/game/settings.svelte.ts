// The sounds of the clock on this device. The settings are remembered only here.

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

/** The sounds switched on. */
export function heard(): Sounds {
  return sounds;
}

/** Switches one sound on or off. */
export function toggle(which: keyof Sounds): void {
  sounds = { ...sounds, [which]: !sounds[which] };
  try {
    localStorage.setItem(KEY, JSON.stringify(sounds));
  } catch {
    // A device that cannot remember it starts with a click and no tone.
  }
}
