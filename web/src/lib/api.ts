// The hall's HTTP interface. The page's own address names its link with `as`; the link's secret is in a cookie.

import createClient from "openapi-fetch";
import type {
  Act,
  BoardChange,
  BoardsMade,
  ElectronicSettings,
  EventSettings,
  FaultBody,
  FaultText,
  ImportPreview,
  LinkRequest,
  NewBoard,
  operations,
  PairingOrder,
  PairingRequest,
  paths,
  SheetBody,
} from "../api";

/** The hall refused a request. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  /** The line of a file that caused it. */
  readonly line: number | null;

  constructor(status: number, fault: FaultText) {
    super(fault.message);
    this.status = status;
    this.code = fault.code;
    this.line = fault.line ?? null;
  }
}

/** The id of the link that this page was opened with. */
export function ownLink(): string | null {
  return new URLSearchParams(location.search).get("as");
}

/** A query, with the link of this page. */
function query(values: Record<string, unknown>): string {
  const pairs = Object.entries({ as: ownLink(), ...values });
  const given = pairs.filter(([, value]) => value !== undefined && value !== null).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(given).toString();
}

/** An address of the interface, with the link of this page. */
export function address(path: string, values: Record<string, string | number | undefined> = {}): string {
  const text = query(values);
  return `/api/v1${path}${text === "" ? "" : `?${text}`}`;
}

const client = createClient<paths>({ querySerializer: query });

/** Returns the data of an answer. */
async function got<T>(asked: Promise<{ data?: T; error?: FaultBody; response: Response }>): Promise<T> {
  const { data, error, response } = await asked;
  if (data !== undefined) return data;
  throw new Refused(response.status, error?.error ?? { code: "unavailable", message: response.statusText });
}

/** The round for which a file is read, and the language of its errors. */
interface Import {
  round: number;
  start?: string;
  lang: string;
}

/** An incident for the adviser. */
export type IncidentQuery = operations["ask"]["parameters"]["query"];
/** The conditions and the language for all answers of a topic. */
export type AnswersQuery = NonNullable<operations["ask_everything"]["parameters"]["query"]>;

/** The selection of questions from the gym. */
export type DrawQuery = operations["draw_questions"]["parameters"]["query"];

/** A file is sent as it is. */
const FILE = { headers: { "content-type": "text/plain" }, bodySerializer: (file: string) => file };

export const api = {
  me: () => got(client.GET("/api/v1/me")),
  events: () => got(client.GET("/api/v1/events")),
  event: (event: number) => got(client.GET("/api/v1/events/{event}", { params: { path: { event } } })),
  makeEvent: (settings: EventSettings) => got(client.POST("/api/v1/events", { body: settings })),
  docket: (event: number) => got(client.GET("/api/v1/events/{event}/docket", { params: { path: { event } } })),
  boards: (event: number) => got(client.GET("/api/v1/events/{event}/boards", { params: { path: { event } } })),
  makeBoards: (event: number, boards: NewBoard[]) =>
    got(client.POST("/api/v1/events/{event}/boards", { params: { path: { event } }, body: { boards } })),
  /** Sets up the boards of a file. */
  importBoards: (event: number, format: string, asked: Import, file: Blob | string) =>
    got(
      client.POST("/api/v1/events/{event}/import/{format}", {
        params: { path: { event, format }, query: asked },
        body: file as string,
        ...FILE,
      }),
    ) as Promise<BoardsMade>,
  /** Returns what the same file would set up. */
  previewImport: (event: number, format: string, asked: Import, file: Blob | string) =>
    got(
      client.POST("/api/v1/events/{event}/import/{format}", {
        params: { path: { event, format }, query: { ...asked, preview: true } },
        body: file as string,
        ...FILE,
      }),
    ) as Promise<ImportPreview>,
  standings: (event: number) => got(client.GET("/api/v1/events/{event}/standings", { params: { path: { event } } })),
  /** The position after the moves of a scoresheet, as far as they can be played. */
  sheetPosition: (board: string, entries: string[]) =>
    got(client.POST("/api/v1/boards/{board}/sheet-position", { params: { path: { board } }, body: { entries } })),
  addresses: () => got(client.GET("/api/v1/addresses")),
  chooseAddress: (origin: string) => got(client.PUT("/api/v1/addresses", { body: { origin } })),
  /** Returns a report of the pairing program with the results filled in. */
  fillResults: (event: number, round: number, report: Blob) =>
    got(
      client.POST("/api/v1/events/{event}/results/trf", {
        params: { path: { event }, query: { round } },
        body: report as unknown as string,
        parseAs: "blob",
        ...FILE,
      }),
    ),
  /** The next round to pair, and what it needs. */
  pairing: (event: number, lang: string) =>
    got(client.GET("/api/v1/events/{event}/pairing", { params: { path: { event }, query: { lang } } })),
  /** The pairs proposed by the pairing engine; nothing is set up. */
  previewPairing: (event: number, lang: string, body: PairingRequest) =>
    got(client.POST("/api/v1/events/{event}/pairing/preview", { params: { path: { event }, query: { lang } }, body })),
  setUpPairing: (event: number, lang: string, body: PairingOrder) =>
    got(client.POST("/api/v1/events/{event}/pairing", { params: { path: { event }, query: { lang } }, body })),
  /** Stores a tournament report, from which further rounds are paired. */
  keepReport: async (event: number, lang: string, report: Blob): Promise<void> => {
    const asked = { params: { path: { event }, query: { lang } }, body: report as unknown as string, ...FILE };
    const { error, response } = await client.PUT("/api/v1/events/{event}/trf", asked);
    if (error !== undefined) throw new Refused(response.status, error.error);
  },
  changeBoard: (board: string, change: BoardChange) =>
    got(client.PATCH("/api/v1/boards/{board}", { params: { path: { board } }, body: change })),
  withdrawBoard: (board: string, reason: string) =>
    got(client.POST("/api/v1/boards/{board}/withdraw", { params: { path: { board } }, body: { reason } })),
  withdrawRound: (event: number, round: number, reason: string) =>
    got(client.POST("/api/v1/events/{event}/rounds/{round}/withdraw", { params: { path: { event, round } }, body: { reason } })),
  board: (board: string) => got(client.GET("/api/v1/boards/{board}", { params: { path: { board } } })),
  journal: (board: string) => got(client.GET("/api/v1/boards/{board}/journal", { params: { path: { board } } })),
  evidence: (board: string) => got(client.GET("/api/v1/boards/{board}/evidence", { params: { path: { board } } })),
  act: (board: string, seq: number, act: Act) =>
    got(client.POST("/api/v1/boards/{board}/acts", { params: { path: { board } }, body: { seq, act } })),
  /** The referee's answer to an act now, and to acts that would follow at once. Nothing is recorded. */
  preview: (board: string, act: Act, then: Act[] = []) =>
    got(client.POST("/api/v1/boards/{board}/preview", { params: { path: { board } }, body: { act, then } })),
  notes: (board: string) => got(client.GET("/api/v1/boards/{board}/notes", { params: { path: { board } } })),
  writeNote: (board: string, note: { text: string; act?: number }) =>
    got(client.POST("/api/v1/boards/{board}/notes", { params: { path: { board } }, body: note })),
  electronicBoards: (event: number) => got(client.GET("/api/v1/events/{event}/electronic-boards", { params: { path: { event } } })),
  setUpElectronicBoards: (event: number, settings: ElectronicSettings) =>
    got(client.PUT("/api/v1/events/{event}/electronic-boards", { params: { path: { event } }, body: settings })),
  devices: (event: number) => got(client.GET("/api/v1/events/{event}/devices", { params: { path: { event } } })),
  /** The state of the journal as a code to keep on paper. */
  anchor: (event: number) => got(client.GET("/api/v1/events/{event}/anchor", { params: { path: { event } } })),
  /** The state of an event's broadcast. */
  broadcast: (event: number) => got(client.GET("/api/v1/events/{event}/broadcast", { params: { path: { event } } })),
  setBroadcastToken: (event: number, token: string | null) =>
    got(client.PUT("/api/v1/events/{event}/broadcast/token", { params: { path: { event } }, body: { token } })),
  pushRound: (event: number, round: number, to: string | null) =>
    got(client.PUT("/api/v1/events/{event}/broadcast/rounds/{round}", { params: { path: { event, round } }, body: { push_to: to } })),
  backups: () => got(client.GET("/api/v1/backups")),
  makeBackup: () => got(client.POST("/api/v1/backups")),
  links: (event: number) => got(client.GET("/api/v1/events/{event}/links", { params: { path: { event } } })),
  issueLinks: (event: number, links: LinkRequest) =>
    got(client.POST("/api/v1/events/{event}/links", { params: { path: { event } }, body: links })),
  revokeLink: (link: number) => got(client.POST("/api/v1/links/{link}/revoke", { params: { path: { link } } })),
  takeOverLink: (link: number) => got(client.POST("/api/v1/links/{link}/take-over", { params: { path: { link } } })),
  editions: () => got(client.GET("/api/v1/laws")),
  articles: (edition: string, lang: string) =>
    got(client.GET("/api/v1/laws/{edition}", { params: { path: { edition }, query: { lang } } })),
  article: (edition: string, article: string, lang: string) =>
    got(client.GET("/api/v1/laws/{edition}/{article}", { params: { path: { edition, article }, query: { lang } } })),
  searchArticles: (edition: string, lang: string, q: string, signal: AbortSignal) =>
    got(client.GET("/api/v1/laws/{edition}/search", { params: { path: { edition }, query: { lang, q } }, signal })),
  beside: (from: string, to: string) => got(client.GET("/api/v1/laws/{from}/beside/{to}", { params: { path: { from, to } } })),
  askTopics: (lang: string) => got(client.GET("/api/v1/ask", { params: { query: { lang } } })),
  /** Asks the adviser. */
  ask: (topic: string, incident: IncidentQuery, signal: AbortSignal) =>
    got(client.GET("/api/v1/ask/{topic}", { params: { path: { topic }, query: incident }, signal })),
  /** All answers of a topic, with lower priority than other requests of the page. */
  askEverything: (topic: string, asked: AnswersQuery, signal: AbortSignal) =>
    got(client.GET("/api/v1/ask/{topic}/answers", { params: { path: { topic }, query: asked }, signal, priority: "low" })),
  drillTopics: (lang: string) => got(client.GET("/api/v1/drill", { params: { query: { lang } } })),
  /** Questions of the gym, with their key. */
  drawQuestions: (asked: DrawQuery) => got(client.GET("/api/v1/drill/questions", { params: { query: asked } })),
  scenario: (name: string) => got(client.GET("/api/v1/scenario", { params: { query: { name } } })),
  chess960: (number: number) => got(client.GET("/api/v1/chess960/{number}", { params: { path: { number } } })),
  offers: (edition: string) => got(client.GET("/api/v1/laws/{edition}/offers", { params: { path: { edition } } })),
  timeControl: (asked: { text: string; edition?: string }) => got(client.GET("/api/v1/time-control", { params: { query: asked } })),
  notation: (entered: { fen: string; by: string; start: string; lang: string; text: string }) =>
    got(client.GET("/api/v1/notation", { params: { query: entered } })),
  sheet: (sheet: SheetBody) => got(client.POST("/api/v1/notation/sheet", { body: sheet })),
  qr: (text: string) => got(client.POST("/api/v1/qr", { body: { text }, parseAs: "text" })),
};
