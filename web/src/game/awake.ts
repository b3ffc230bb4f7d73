// Keeps the screen on, because a dark screen is useless as a clock. Browsers allow this only over TLS; elsewhere use the device's settings.

/** Returns true if this page can keep the screen on. */
export function canKeepAwake(): boolean {
  return "wakeLock" in navigator && navigator.wakeLock !== undefined;
}

/** Keeps the screen on while the page is visible. */
export function keepAwake(): () => void {
  const ask = (): void => {
    if (document.visibilityState === "visible" && canKeepAwake()) void navigator.wakeLock.request("screen").catch(() => undefined);
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => document.removeEventListener("visibilitychange", ask);
}
