"""A server that accepts the pushes of a broadcast as lichess describes them, and keeps them."""

import json
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass(frozen=True)
class Push:
    """A received request."""

    path: str
    authorization: str
    pgn: str


class Lila:
    """The pushes, in order."""

    def __init__(self) -> None:
        self.origin = ""
        self.pushes: list[Push] = []

    def latest(self, round_id: str, is_so) -> Push:
        """Returns the latest push to a round, once it is as wanted."""
        for _ in range(600):
            to_round = [push for push in self.pushes if f"/{round_id}/" in push.path]
            if to_round and is_so(to_round[-1].pgn):
                return to_round[-1]
            time.sleep(0.1)
        raise AssertionError(f"not pushed to {round_id}: {to_round[-1:]}")


@contextmanager
def lila():
    """Runs the server on a free port."""
    kept = Lila()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0))).decode()
            kept.pushes.append(Push(self.path, self.headers.get("authorization", ""), body))
            games = [{"tags": {}, "moves": 0} for _ in range(body.count("[Event "))]
            answer = json.dumps({"games": games}).encode()
            self.send_response(200)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept.origin = f"http://127.0.0.1:{server.server_address[1]}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield kept
    finally:
        server.shutdown()
