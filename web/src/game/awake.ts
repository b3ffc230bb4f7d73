// A clock whose screen goes dark is no clock. Browsers keep it on only for pages over TLS; elsewhere the device's own settings must do.

/** Can this page keep the screen on? */
export function canKeepAwake(): boolean {
  return "wakeLock" in navigator && navigator.wakeLock !== undefined;
}

/** Keeps the screen on as long as the page is seen. */
export function keepAwake(): () => void {
  const ask = (): void => {
    if (document.visibilityState === "visible" && canKeepAwake()) void navigator.wakeLock.request("screen").catch(() => undefined);
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => document.removeEventListener("visibilitychange", ask);
}
