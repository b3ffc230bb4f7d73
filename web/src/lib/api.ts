// The hall's HTTP interface, typed. The link that a page acts for is named by `as` in its own address; its secret is in a cookie.

import type { EditionView, NotationView, OffersView, SheetBody, SheetView, TimeControlView } from "../api";
import type {
  Act,
  AnswerMessage,
  BoardView,
  EventSettings,
  EventView,
  Fault,
  IssuedLink,
  LinkView,
  Me,
  RecordView,
  Role,
  Scene,
  Side,
} from "./types";

/** The hall did not do what it was asked. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, fault: Fault) {
    super(fault.message);
    this.status = status;
    this.code = fault.code;
  }
}

/** The id of the link that this page was opened with. */
export function ownLink(): string | null {
  return new URLSearchParams(location.search).get("as");
}

/** An address of the interface, for the link of this page. */
export function address(path: string, query: Record<string, string | number | undefined> = {}): string {
  const link = ownLink();
  const pairs = Object.entries({ ...(link === null ? {} : { as: link }), ...query });
  const given = pairs.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]);
  const text = new URLSearchParams(given).toString();
  return `/api/v1${path}${text === "" ? "" : `?${text}`}`;
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as { error?: Fault } | null;
  throw new Refused(response.status, body?.error ?? { code: "unavailable", message: response.statusText });
}

/** Asks for something. */
export async function get<T>(path: string, query?: Record<string, string | number | undefined>): Promise<T> {
  const response = await answered(await fetch(address(path, query)));
  return (await response.json()) as T;
}

/** Sends something. */
export async function send<T>(method: "POST" | "PATCH" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "content-type": "application/json" };
  }
  const response = await answered(await fetch(address(path), request));
  return (await response.json()) as T;
}

/** Sends a file, and gives the file that comes back. */
export async function fetched(path: string, query: Record<string, string | number | undefined>, body: string): Promise<string> {
  return (await answered(await fetch(address(path, query), { method: "POST", body }))).text();
}

export const api = {
  me: () => get<Me>("/me"),
  events: () => get<EventView[]>("/events"),
  event: (event: number) => get<EventView>(`/events/${event}`),
  makeEvent: (settings: Partial<EventSettings> & { name: string }) =>
    send<{ event: EventView; links: IssuedLink[] }>("POST", "/events", settings),
  changeEvent: (event: number, change: Partial<Pick<EventSettings, "name" | "broadcast_delay_ms" | "private">>) =>
    send<EventView>("PATCH", `/events/${event}`, change),
  boards: (event: number, round?: number) => get<BoardView[]>(`/events/${event}/boards`, { round }),
  makeBoards: (event: number, boards: { round?: number; table?: number; white?: string; black?: string; start?: string | undefined }[]) =>
    send<{ boards: BoardView[]; links: IssuedLink[] }>("POST", `/events/${event}/boards`, { boards }),
  changeBoard: (board: string, change: { table?: number; white?: string; black?: string }) =>
    send<BoardView>("PATCH", `/boards/${board}`, change),
  board: (board: string) => get<Scene>(`/boards/${board}`),
  record: (board: string) => get<RecordView[]>(`/boards/${board}/record`),
  act: (board: string, seq: number, act: Act) => send<AnswerMessage>("POST", `/boards/${board}/acts`, { seq, act }),
  links: (event: number) => get<LinkView[]>(`/events/${event}/links`),
  issueLinks: (event: number, roles: Role[], boards: string[] = [], instead = false) =>
    send<IssuedLink[]>("POST", `/events/${event}/links`, { roles, boards, instead }),
  revokeLink: (link: number) => send<LinkView>("POST", `/links/${link}/revoke`),
  takeOverLink: (link: number) => send<IssuedLink>("POST", `/links/${link}/take-over`),
  editions: () => get<EditionView[]>("/laws"),
  offers: (edition: string) => get<OffersView>(`/laws/${edition}/offers`),
  timeControl: (text: string, edition?: string) => get<TimeControlView>("/time-control", { text, edition }),
  notation: (entered: { fen: string; by: Side; start: string; lang: string; text: string }) => get<NotationView>("/notation", entered),
  sheet: (sheet: SheetBody) => send<SheetView>("POST", "/notation/sheet", sheet),
  qr: async (text: string): Promise<string> => {
    const headers = { "content-type": "application/json" };
    const request = { method: "POST", body: JSON.stringify({ text }), headers };
    return (await answered(await fetch(address("/qr"), request))).text();
  },
};
