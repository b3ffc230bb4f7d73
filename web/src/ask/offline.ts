// Keeps the page for a hall without a connection. What is kept, and for whom, the worker says: ask-worker.ts.

const CLAIMED_MS = 3000;

/** Lets the worker keep the pages below an address. Only where the browser allows it: over HTTPS, or on this computer. */
export async function keepPages(scope: string): Promise<void> {
  // Vite's pages while they are being written have no worker.
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/ask-worker.js", { scope });
    await controlled(navigator.serviceWorker);
  } catch {
    // A browser that keeps nothing needs a connection.
  }
}

/** Lets the worker keep what the page has loaded, also what it had loaded before the worker was there. */
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
