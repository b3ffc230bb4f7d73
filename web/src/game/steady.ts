// Nothing is lost by a slip of the hand: no reload, no way back, no zoom, no menu, as long as a clock runs.

/** Guards a page. `isOn` says whether a clock runs: leaving on purpose is possible at any other time. */
export function keepSteady(isOn: () => boolean): () => void {
  const leave = (event: BeforeUnloadEvent): void => {
    if (isOn()) event.preventDefault();
  };
  // Swiping back, or the back button, leads to the page itself.
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

/** Fills the screen, where the browser lets a page do so. */
export function fillScreen(): void {
  if (document.fullscreenElement === null) void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** Fills the screen, or no longer. */
export function toggleFullScreen(): void {
  if (document.fullscreenElement === null) fillScreen();
  else void document.exitFullscreen();
}
