// Protects a page from slips of the hand while a clock runs: no reload, no way back, no zoom, no menu.

/** Guards a page. `isOn` returns true while a clock runs; otherwise the page can be left. */
export function keepSteady(isOn: () => boolean): () => void {
  const leave = (event: BeforeUnloadEvent): void => {
    if (isOn()) event.preventDefault();
  };
  // Swiping back, or the back button, leads to this page again.
  const goBack = (): void => {
    if (isOn()) history.pushState(null, "");
    else if (history.length > 1) history.back();
  };
  const never = (event: Event): void => event.preventDefault();
  const zoom = (event: WheelEvent): void => {
    if (event.ctrlKey) event.preventDefault();
  };
  const isGuarded = (history.state as { guarded?: boolean } | null)?.guarded === true;
  if (!isGuarded) {
    history.replaceState({ guarded: true }, "");
    history.pushState(null, "");
  }
  addEventListener("beforeunload", leave);
  addEventListener("popstate", goBack);
  for (const name of ["contextmenu", "gesturestart", "dragstart"]) document.addEventListener(name, never);
  document.addEventListener("wheel", zoom, { passive: false });
  document.documentElement.classList.add("steady");
  return () => {
    removeEventListener("beforeunload", leave);
    removeEventListener("popstate", goBack);
    for (const name of ["contextmenu", "gesturestart", "dragstart"]) document.removeEventListener(name, never);
    document.removeEventListener("wheel", zoom);
    document.documentElement.classList.remove("steady");
  };
}

/** Switches to full screen, where the browser allows it. */
export function fillScreen(): void {
  if (document.fullscreenElement === null) void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** Switches full screen on or off. */
export function toggleFullScreen(): void {
  if (document.fullscreenElement === null) fillScreen();
  else void document.exitFullscreen();
}
