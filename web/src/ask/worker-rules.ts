// The rules for what the worker stores. Other requests pass through untouched.

/** The pages to store. Every address below one shows the same page. */
const PAGES = ["/ask", "/drill"];
/** The API addresses that those pages use. */
const ASKED = ["/api/v1/ask", "/api/v1/drill", "/api/v1/laws"];

/** The key under which a request is stored, and whether its content is fixed; null if the worker does not handle it. */
export function keptAs(method: string, address: string, origin: string): { key: string; isFixed: boolean } | null {
  const url = new URL(address);
  if (method !== "GET" || url.origin !== origin) return null;
  const below = (path: string) => url.pathname === path || url.pathname.startsWith(`${path}/`);
  const page = PAGES.find(below);
  if (page !== undefined) return { key: page, isFixed: false };
  // The names of files contain a hash of their content.
  if (url.pathname.startsWith("/assets/")) return { key: url.pathname, isFixed: true };
  return ASKED.some(below) ? { key: `${url.pathname}${url.search}`, isFixed: false } : null;
}
