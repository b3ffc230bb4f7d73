// The service worker of /ask and /drill: it stores the pages, their files and the answers they got, for a hall without a connection.
// The network takes precedence. It handles no other page, no other address and no secret: see worker-rules.ts.

import { keptAs } from "./worker-rules";

/** The interface of a worker; TypeScript's own declarations exclude those of pages. */
interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(name: "message", listener: (event: WorkerEvent & { data: unknown }) => void): void;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const STORE = "touchmove-ask-1";
/** A network that does not answer within this time is ignored, if there is something stored to show instead. */
const PATIENCE_MS = 4000;
/** The most entries stored; the oldest are removed first. */
const AT_MOST = 600;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("message", (event) => event.waitUntil(keepAll(event.data)));
worker.addEventListener("fetch", (event) => {
  const kept = keptAs(event.request.method, event.request.url, worker.location.origin);
  if (kept !== null) event.respondWith(answer(event, kept));
});

async function begin(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("touchmove-ask-") && name !== STORE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(event: FetchEvent, { key, isFixed }: { key: string; isFixed: boolean }): Promise<Response> {
  const store = await caches.open(STORE);
  const known = await store.match(key);
  if (known !== undefined && isFixed) return known;
  const fresh = fetch(event.request).then((response) => {
    if (response.ok) event.waitUntil(keep(store, key, response.clone()));
    return response;
  });
  if (known === undefined) return fresh;
  const silence = new Promise<Response>((give) => setTimeout(() => give(known), PATIENCE_MS));
  // A server that is still starting answers with an error.
  const asKnown = fresh.then((response) => (response.status >= 500 ? known : response)).catch(() => known);
  return Promise.race([asKnown, silence]);
}

async function keep(store: Cache, key: string, response: Response): Promise<void> {
  await store.put(key, response);
  const keys = await store.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - AT_MOST)).map((oldest) => store.delete(oldest)));
}

/** Stores what a page had loaded before this worker was active. */
async function keepAll(message: unknown): Promise<void> {
  const named = (message as { keep?: unknown } | null)?.keep;
  if (!Array.isArray(named)) return;
  const store = await caches.open(STORE);
  for (const address of named.filter((one) => typeof one === "string")) {
    const kept = keptAs("GET", address, worker.location.origin);
    if (kept === null || (await store.match(kept.key)) !== undefined) continue;
    const response = await fetch(kept.key).catch(() => null);
    if (response?.ok === true) await keep(store, kept.key, response);
  }
}
