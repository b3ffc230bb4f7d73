// A clock whose screen goes dark is no clock. Browsers grant this only over TLS; elsewhere the device's own settings must do.

/** Keeps the screen on as long as the page is seen. */
export function keepAwake(): () => void {
  const ask = (): void => {
    if (document.visibilityState === "visible") void navigator.wakeLock?.request("screen").catch(() => undefined);
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => document.removeEventListener("visibilitychange", ask);
}
