// The pages while they are being written: served by Vite and reloaded when a file changes, with everything else asked of a running hall.
import { join } from "node:path";
import type { Plugin, ServerOptions } from "vite";

/** The hall that is asked; `HALL=http://…` names another. */
const HALL = process.env["HALL"] ?? "http://127.0.0.1:8064";

/** The pages that have addresses of their own, as `crates/hall/src/api/pages.rs` has them: `/desk/1` is `desk.html`. */
const PAGES = ["desk", "wall", "table", "play", "organiser", "laws", "ask", "drill", "help"];

/** The beginnings of links, which set a cookie and go on to a page. */
const LINKS = "^/[abcnopstw]/[^/]+$";

/** Leads an address to its page, as the hall does. */
export function pagesByAddress(): Plugin {
  return {
    name: "pages-by-address",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const [path = "/", query] = (request.url ?? "/").split("?", 2);
        const page = PAGES.find((name) => path === `/${name}` || path.startsWith(`/${name}/`));
        if (page !== undefined) request.url = `/${page}.html${query === undefined ? "" : `?${query}`}`;
        next();
      });
    },
  };
}

/** What is asked of the hall. The host stays as the browser names it: the hall answers only pages of its own site. */
export const devServer: ServerOptions = {
  host: "127.0.0.1",
  port: 5173,
  proxy: {
    "/api": { target: HALL, ws: true },
    [LINKS]: { target: HALL },
  },
  // The referee's sentences are outside of this folder.
  fs: { allow: [import.meta.dirname, join(import.meta.dirname, "../crates/referee/texts")] },
};
