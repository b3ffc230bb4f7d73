// Data that a page remembers on this device. A device without storage remembers it while the page is open.

/** The data stored under this name; null if there is none, or it cannot be read. */
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
    // Only convenience is lost.
  }
}
