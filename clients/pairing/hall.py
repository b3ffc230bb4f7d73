"""A separate hall, started with a pairing engine, and requests to it over HTTP."""

import json
import os
import subprocess
import tempfile
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path


class Refused(Exception):
    """The hall refused a request."""

    def __init__(self, status: int, error: dict) -> None:
        super().__init__(f"{status}: {error['message']}")
        self.status, self.code, self.message = status, error["code"], error["message"]


class Link:
    """A client with a link to the hall."""

    def __init__(self, origin: str, token: str) -> None:
        self.origin, self.token, self.seq = origin, token, 0

    def send(self, method: str, path: str, body: bytes | None = None) -> tuple[bytes, str]:
        request = urllib.request.Request(f"{self.origin}/api/v1{path}", data=body, method=method)
        request.add_header("authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return answer.read(), answer.headers.get("content-type", "")
        except urllib.error.HTTPError as error:
            raise Refused(error.code, json.loads(error.read())["error"]) from error

    def get(self, path: str):
        return json.loads(self.send("GET", path)[0])

    def post(self, path: str, body: dict):
        return json.loads(self.send("POST", path, json.dumps(body).encode())[0])

    def put(self, path: str, body: dict) -> None:
        self.send("PUT", path, json.dumps(body).encode())

    def act(self, board: str, act: str, **fields) -> dict:
        self.seq += 1
        return self.post(f"/boards/{board}/acts", {"seq": self.seq, "act": {"act": act, **fields}})


@contextmanager
def hall(program: str, *options: str):
    """Runs a hall; yields the link of its arbiter."""
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "serve", "--listen", "127.0.0.1:0", "--journal", str(Path(folder) / "journal.db"), *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "TOUCHMOVE_LOG": "warn"}) as server:
            try:
                origin = "http://" + server.stdout.readline().split("http://")[1].strip().rstrip("/")
                token = server.stdout.readline().split("/a/")[1].strip()
                yield Link(origin, token)
            finally:
                server.terminate()
