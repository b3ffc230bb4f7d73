// A separate hall for each test: a server with a journal in a temporary folder, a browser, and pages that may not connect elsewhere.

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { expect } from "vitest";
import type { Act, AnswerMessage, BoardsMade, EventMade, EventSettings, IssuedLink, RecordView, Role, SceneView } from "../src/api";

const web = join(import.meta.dirname, "..");
const target = process.env["CARGO_TARGET_DIR"] ?? join(web, "../target");
export const program = process.env["TOUCHMOVE"] ?? join(target, "debug/touchmove");
export const screenshots = join(web, "screenshots");

export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

async function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/** A board that was set up, with its links. */
export interface Table {
  board: string;
  links: Record<"table" | "white" | "black", IssuedLink>;
}

/** A hall. */
export class Hall {
  readonly origin: string;
  readonly #folder: string;
  readonly #port: number;
  /** Further options for the server. */
  readonly #options: string[];
  #server: ChildProcess | null = null;
  /** The token of the arbiter of the whole hall. */
  token = "";

  private constructor(folder: string, port: number, options: string[]) {
    this.#folder = folder;
    this.#port = port;
    this.#options = options;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Opens a hall with these additional options. */
  static async open(options: string[] = []): Promise<Hall> {
    if (!existsSync(program)) throw new Error(`${program} is not there: build it with cargo build --package touchmove`);
    const hall = new Hall(mkdtempSync(join(tmpdir(), "touchmove-")), await freePort(), options);
    await hall.start();
    return hall;
  }

  /** Starts the server, the first time or again. */
  async start(): Promise<void> {
    const args = ["serve", "--listen", `127.0.0.1:${this.#port}`, "--journal", join(this.#folder, "journal.db"), ...this.#options];
    const server = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, TOUCHMOVE_LOG: "error" } });
    this.#server = server;
    let said = "";
    server.stderr?.on("data", (data: Buffer) => process.stderr.write(data));
    await new Promise<void>((ready, failed) => {
      server.stdout?.on("data", (data: Buffer) => {
        said += data.toString();
        const token = /\/a\/(\S+)/.exec(said)?.[1];
        if (token !== undefined) this.token = token;
        if (token !== undefined || said.includes("--new-link")) ready();
      });
      server.once("exit", (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** Stops the server as Ctrl-C does. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null || server.exitCode !== null) return;
    server.removeAllListeners("exit");
    const ended = new Promise((end) => server.once("exit", end));
    server.kill("SIGTERM");
    await ended;
  }

  /** Suspends the server, as if the network were gone; `wake` resumes it. */
  freeze(): void {
    this.#server?.kill("SIGSTOP");
  }

  wake(): void {
    this.#server?.kill("SIGCONT");
  }

  async close(): Promise<void> {
    this.wake();
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async call<T>(method: string, path: string, body?: unknown, token = this.token): Promise<T> {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const request: RequestInit = { method, headers };
    if (body !== undefined) request.body = JSON.stringify(body);
    const response = await fetch(`${this.origin}/api/v1${path}`, request);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  }

  /** Creates an event with one board for each pair of players. */
  async event(settings: Partial<EventSettings>, players: [string, string][] = [["", ""]]): Promise<EventMade & { tables: Table[] }> {
    const made = await this.call<EventMade>("POST", "/events", {
      name: "Club evening",
      time: "5400+30",
      ...settings,
    });
    const boards = players.map(([white, black]) => ({ white, black }));
    const set = await this.call<BoardsMade>("POST", `/events/${made.event.event}/boards`, { boards });
    const tables = set.boards.map(({ board, table, white, black }) => {
      // The links of the table and of players with a name are valid in every round, the others at this board.
      const sits = (link: IssuedLink, name: string, role: Role) =>
        name === "" ? link.board === board && link.role === role : link.player === name;
      const found = {
        table: set.links.find((link) => link.table === table),
        white: set.links.find((link) => sits(link, white, "white")),
        black: set.links.find((link) => sits(link, black, "black")),
      };
      return { board, links: found as Table["links"] };
    });
    return { event: made.event, links: made.links, tables };
  }

  /** Sends an act of the arbiter at a board. */
  async act(board: string, act: Act): Promise<AnswerMessage> {
    // Pages with the same link use numbers too.
    const { seq } = await this.scene(board);
    return this.call<AnswerMessage>("POST", `/boards/${board}/acts`, { seq: seq + 1, act });
  }

  async scene(board: string): Promise<SceneView> {
    return this.call<SceneView>("GET", `/boards/${board}`);
  }

  async record(board: string): Promise<RecordView[]> {
    return this.call<RecordView[]>("GET", `/boards/${board}/record`);
  }
}

/** A browser whose pages may load nothing from elsewhere and report no errors. */
export class Visitors {
  readonly #browser: Browser;
  readonly #hall: Hall;
  /** All errors on any page. */
  readonly faults: string[] = [];

  private constructor(browser: Browser, hall: Hall) {
    this.#browser = browser;
    this.#hall = hall;
  }

  static async to(hall: Hall): Promise<Visitors> {
    const flags = [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ];
    if (process.env["PAGES_FROM_DISK"] !== undefined) flags.push("--disable-features=LocalNetworkAccessChecks");
    const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: flags });
    return new Visitors(browser, hall);
  }

  /** Opens a link, or any path of the hall, on a separate device. */
  async open(link: IssuedLink | string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({ viewport: TABLET, locale: "en-GB", reducedMotion: "reduce", ...options });
    if (process.env["PAGES_FROM_DISK"] !== undefined) await this.#serveFromDisk(context);
    const page = await context.newPage();
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(this.#hall.origin) && !url.startsWith("data:")) this.faults.push(`a request left the hall: ${url}`);
    });
    page.on("pageerror", (error) => this.faults.push(`${page.url()}: ${error.message}`));
    page.on("console", (message) => {
      const isOfNetwork =
        /ERR_CONNECTION_REFUSED|WebSocket connection|status of 401|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/.test(
          message.text(),
        );
      // An invalid link is answered with a page that says so.
      const isWrongLink = message.text().includes("status of 404") && message.location().url === page.url();
      if (message.type() === "error" && !isOfNetwork && !isWrongLink) this.faults.push(`${page.url()}: ${message.text()}`);
    });
    const path = typeof link === "string" ? link : link.path;
    await page.goto(`${this.#hall.origin}${process.env["PAGES_FROM_DISK"] === undefined ? path : await this.#enter(context, path)}`);
    return page;
  }

  /** Serves the pages from the disk, so that during development `npm run build` is enough and the program need not be compiled again. */
  async #serveFromDisk(context: BrowserContext): Promise<void> {
    const { headers } = await fetch(`${this.#hall.origin}/healthz`);
    const policy = headers.get("content-security-policy") ?? "";
    const isPage = ({ pathname }: URL) =>
      /^\/(assets\/[^/]+|ask-worker\.js|ask\.webmanifest|ask-icon-\d+\.png|(table|play|desk|wall|organiser|laws|ask|drill|help)(\/.*)?)?$/.test(
        pathname,
      );
    await context.route(isPage, async (route) => {
      const { pathname } = new URL(route.request().url());
      const name = /\.\w+$/.test(pathname) ? pathname : `/${pathname.split("/")[1] || "index"}.html`;
      const path = join(web, "dist", name);
      // The program serves the rest itself.
      if (existsSync(path)) await route.fulfill({ path, headers: { "content-security-policy": policy } });
      else await route.continue();
    });
    const isLink = ({ pathname }: URL) => /^\/[a-z]\/[^/]+$/.test(pathname);
    await context.route(isLink, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      if (response.status() !== 404) await route.fulfill({ response });
      else await route.fulfill({ response, path: join(web, "dist/wrong-link.html") });
    });
  }

  /** Opens a link by hand, because the target of a redirect is not served from the disk. */
  async #enter(context: BrowserContext, path: string): Promise<string> {
    const { headers } = await fetch(`${this.#hall.origin}${path}`, { redirect: "manual" });
    const [name, value] = headers.get("set-cookie")?.split(";")[0]?.split("=") ?? [];
    if (name === undefined || value === undefined) return path;
    await context.addCookies([{ name, value, url: this.#hall.origin, httpOnly: true, sameSite: "Strict" }]);
    return headers.get("location") ?? path;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    expect(this.faults).toEqual([]);
  }
}

/** Runs a test with a hall and its visitors. */
export async function inHall(run: (hall: Hall, visitors: Visitors) => Promise<void>, options: string[] = []): Promise<void> {
  const hall = await Hall.open(options);
  try {
    const visitors = await Visitors.to(hall);
    try {
      await run(hall, visitors);
    } catch (fault) {
      console.error(visitors.faults.join("\n"));
      visitors.faults.length = 0;
      throw fault;
    } finally {
      await visitors.close();
    }
  } finally {
    await hall.close();
  }
}

/** The pictures of the documentation. They are committed, and redrawn only if `README_PICTURES` is set. */
export const pictures = join(web, "../docs/pictures");
const committed = new Set(readdirSync(pictures));

/** Takes a picture of a page, for people to look at: into `screenshots`, or over the committed one. */
export async function picture(page: Page, name: string): Promise<void> {
  const file = `${name}.png`;
  const folder = committed.has(file) && process.env["README_PICTURES"] !== undefined ? pictures : screenshots;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, file) });
}

const axe = readFileSync(join(web, "node_modules/axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/** The findings of an accessibility checker on a page, however minor. */
export async function findings(page: Page): Promise<string[]> {
  // The test injects the checker: the page's own policy allows no foreign script.
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const checker = (globalThis as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }).axe;
    return (await checker.run()).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("; ")}`);
}

/** Taps a square of a board. */
export async function tap(page: Page, square: string, within = "body"): Promise<void> {
  const found = page.locator(`${within} rect[data-square="${square}"]`).first();
  await found.click({ force: true });
}

/** Moves a piece by two taps. */
export async function move(page: Page, uci: string, within = "body"): Promise<void> {
  await tap(page, uci.slice(0, 2), within);
  await tap(page, uci.slice(2, 4), within);
}

/** Waits until the server's state of a board matches. */
export async function until(hall: Hall, board: string, is: (scene: SceneView) => boolean): Promise<SceneView> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const scene = await hall.scene(board);
    if (is(scene)) return scene;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`it did not come to that: ${JSON.stringify((await hall.scene(board)).answer)}`);
}
