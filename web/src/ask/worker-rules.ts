// What the worker keeps. Everything else it lets pass, as if it were not there.

/** The pages that it keeps. Every address below one shows the same page. */
const PAGES = ["/ask", "/drill"];
/** What those pages ask the server. */
const ASKED = ["/api/v1/ask", "/api/v1/drill", "/api/v1/laws"];

/** Under which address a request is kept, and whether its content can change; null if it is none of the worker's business. */
export function keptAs(method: string, address: string, origin: string): { key: string; isFixed: boolean } | null {
  const url = new URL(address);
  if (method !== "GET" || url.origin !== origin) return null;
  const below = (path: string) => url.pathname === path || url.pathname.startsWith(`${path}/`);
  const page = PAGES.find(below);
  if (page !== undefined) return { key: page, isFixed: false };
  // Files are named by their content.
  if (url.pathname.startsWith("/assets/")) return { key: url.pathname, isFixed: true };
  return ASKED.some(below) ? { key: `${url.pathname}${url.search}`, isFixed: false } : null;
}
