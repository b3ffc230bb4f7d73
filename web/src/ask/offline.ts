// Stores the page for a hall without a connection. ask-worker.ts decides what is stored.

const CLAIMED_MS = 3000;

/** Lets the worker store the pages below an address. Only where the browser allows it: over HTTPS, or on this computer. */
export async function keepPages(scope: string): Promise<void> {
  // Vite's development server has no worker.
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/ask-worker.js", { scope });
    await controlled(navigator.serviceWorker);
  } catch {
    // A browser that cannot store it needs a connection.
  }
}

/** Lets the worker store what the page has loaded, including what it loaded before the worker was active. */
export function keepLoaded(scope: string): void {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  navigator.serviceWorker?.controller?.postMessage({ keep: [new URL(scope, location.href).href, ...new Set(loaded)] });
}

async function controlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller !== null) return;
  await new Promise((done) => {
    container.addEventListener("controllerchange", done, { once: true });
    setTimeout(done, CLAIMED_MS);
  });
}
