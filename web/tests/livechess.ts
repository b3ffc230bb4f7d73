// A stand-in for DGT LiveChess with what the pages need: a list of boards, and a feed of their positions.

import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

/** The constant for the answer to a WebSocket's key (RFC 6455). */
const MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

interface Call {
  id: number;
  call: string;
  param?: { id: number; param: { serialnr: string } };
}

export class LiveChess {
  readonly #server: Server;
  readonly #sockets = new Set<Duplex>();
  /** The numbers of the feeds, by serial number. */
  readonly #feeds = new Map<string, [Duplex, number]>();
  readonly #boards: Map<string, string>;

  private constructor(boards: Record<string, string>) {
    this.#boards = new Map(Object.entries(boards));
    this.#server = createServer((_, response) => response.end());
    this.#server.on("upgrade", (request, socket) => {
      const key = createHash("sha1").update(`${request.headers["sec-websocket-key"]}${MAGIC}`).digest("base64");
      socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`);
      this.#sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("data", (data: Buffer) => this.#hear(socket, data));
    });
  }

  /** Boards, by serial number, and the pieces on them. */
  static async begin(boards: Record<string, string>): Promise<LiveChess> {
    const live = new LiveChess(boards);
    await new Promise<void>((listening) => live.#server.listen(0, "127.0.0.1", listening));
    return live;
  }

  get address(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Reports this position from a board's sensors. */
  show(serialnr: string, board: string): void {
    this.#boards.set(serialnr, board);
    const [socket, id] = this.#feeds.get(serialnr)!;
    send(socket, { response: "feed", id, param: { serialnr, flipped: false, board }, time: 0 });
  }

  end(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #hear(socket: Duplex, data: Buffer): void {
    let rest = data;
    while (rest.length >= 6) {
      const [text, length] = unmasked(rest);
      rest = rest.subarray(length);
      if (text.startsWith("{")) this.#answer(socket, JSON.parse(text) as Call);
    }
  }

  #answer(socket: Duplex, { id, call, param }: Call): void {
    if (call === "eboards") {
      const boards = [...this.#boards].map(([serialnr, board]) => ({
        serialnr,
        state: "ACTIVE",
        battery: null,
        board,
        flipped: false,
        clock: null,
      }));
      send(socket, { response: "call", id, param: boards, time: 0 });
    } else if (call === "subscribe" && param !== undefined) {
      const { serialnr } = param.param;
      send(socket, { response: "call", id, param: null, time: 0 });
      this.#feeds.set(serialnr, [socket, param.id]);
      this.show(serialnr, this.#boards.get(serialnr)!);
    }
  }
}

/** A short message of a client, and its length in bytes. */
function unmasked(frame: Buffer): [string, number] {
  const short = frame[1]! & 0x7f;
  const [length, at] = short === 126 ? [frame.readUInt16BE(2), 4] : [short, 2];
  const mask = frame.subarray(at, at + 4);
  const text = Buffer.from(frame.subarray(at + 4, at + 4 + length).map((byte, place) => byte ^ mask[place % 4]!));
  return [text.toString(), at + 4 + length];
}

/** A message of up to 64 kB. */
function send(socket: Duplex, message: unknown): void {
  const text = Buffer.from(JSON.stringify(message));
  const head = text.length < 126 ? Buffer.from([0x81, text.length]) : Buffer.from([0x81, 126, text.length >> 8, text.length & 0xff]);
  socket.write(Buffer.concat([head, text]));
}
