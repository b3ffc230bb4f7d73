// What a page remembers on this device. A device without a memory remembers as long as the page is open.

/** What was remembered under that name; null if nothing was, or if it cannot be read. */
export function remembered<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(`touchmove-${name}`) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`touchmove-${name}`, JSON.stringify(value));
  } catch {
    // Nothing is lost but the convenience.
  }
}
