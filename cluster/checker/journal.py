"""Reads the JetStream stream, and checks the hash chain of each stream of the journal."""

import gzip
import hashlib
import json
import os
import struct
from dataclasses import dataclass
from functools import cached_property

import nats
from nats.js.api import AckPolicy, ConsumerConfig, DeliverPolicy

from . import Fault

NAME = "touchmove journal 1"


@dataclass
class Entry:
    """An entry of the journal, which is one JetStream message."""

    stream: str
    sequence: int
    number: int
    wall_ms: int
    at_ms: int | None
    role: str
    link: str | None
    body: str
    digest: str | None
    version: str
    hash: str
    snapshot_hash: str | None
    snapshot_text: str | None
    origin: str | None

    @cached_property
    def fact(self) -> dict:
        return json.loads(self.body)

    @cached_property
    def snapshot(self) -> dict | None:
        return None if self.snapshot_text is None else json.loads(self.snapshot_text)

    @property
    def hall(self) -> int | None:
        """The number of the clock of the server that wrote the entry."""
        time = (self.snapshot or {}).get("hall_time")
        return time["hall"] if time else None

    @property
    def rulings(self) -> list:
        return ((self.snapshot or {}).get("answer") or {}).get("rulings") or []

    @property
    def clock(self) -> dict | None:
        return (((self.snapshot or {}).get("answer") or {}).get("state") or {}).get("clock")

    @property
    def sent_as(self) -> tuple[int, int] | None:
        """The link and the message number of its device, from `LINK#SEQ`, if an act came through a link. A credit may follow."""
        if self.link is None or "#" not in self.link:
            return None
        link, rest = self.link.split("#", 1)
        digits = ""
        for letter in rest:
            if not letter.isdigit():
                break
            digits += letter
        return int(link), int(digits)


def parse(subject: str, sequence: int, payload: str) -> Entry:
    body = json.loads(payload)
    entry = body["entry"]
    stream = subject.rsplit(".", 1)[-1].replace(":", "/").replace("~", ".")
    return Entry(
        stream=stream,
        sequence=sequence,
        number=entry["number"],
        wall_ms=entry["wall_ms"],
        at_ms=entry["at_ms"],
        role=entry["role"],
        link=entry["link"],
        body=entry["body"],
        digest=entry["digest"],
        version=entry["version"],
        hash=entry["hash"],
        snapshot_hash=entry.get("snapshot"),
        snapshot_text=body.get("snapshot"),
        origin=body.get("origin"),
    )


async def read(servers: list[str], name: str, file: str | None) -> dict[str, list[Entry]]:
    """Returns all entries by stream, in the order of JetStream. Reads them from the file if it exists, and writes it otherwise."""
    streams: dict[str, list[Entry]] = {}
    if file and os.path.exists(file):
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            messages = [json.loads(line) for line in lines]
    else:
        messages = await fetch(servers, name)
    if file and not os.path.exists(file):
        with gzip.open(file, "wt", encoding="utf-8", compresslevel=1) as lines:
            lines.writelines(json.dumps(message) + "\n" for message in messages)
    for subject, sequence, payload in messages:
        entry = parse(subject, sequence, payload)
        streams.setdefault(entry.stream, []).append(entry)
    return streams


async def fetch(servers: list[str], name: str) -> list[tuple[str, int, str]]:
    """Returns all messages of a JetStream stream: subject, sequence and payload."""
    connection = await nats.connect(servers=servers)
    manager = connection.jetstream()
    info = await manager.stream_info(name)
    last = info.state.last_seq
    config = ConsumerConfig(deliver_policy=DeliverPolicy.ALL, ack_policy=AckPolicy.NONE, mem_storage=True, num_replicas=1)
    consumer = await manager.pull_subscribe("", stream=name, config=config)
    messages = []
    sequence = 0
    while sequence < last:
        for message in await consumer.fetch(500, timeout=20):
            sequence = message.metadata.sequence.stream
            messages.append((message.subject, sequence, message.data.decode()))
    await connection.close()
    return messages


def text(value: str) -> bytes:
    raw = value.encode()
    return struct.pack(">Q", len(raw)) + raw


def optional(value: bytes | None) -> bytes:
    return b"\0" if value is None else b"\1" + value


def first_hash(stream: str) -> bytes:
    return hashlib.sha256(text(NAME) + text(stream)).digest()


def hash_of(previous: bytes, entry: Entry) -> bytes:
    parts = [
        previous,
        struct.pack(">Q", entry.number),
        struct.pack(">Q", entry.wall_ms),
        optional(None if entry.at_ms is None else struct.pack(">Q", entry.at_ms)),
        text(entry.role),
        optional(None if entry.link is None else text(entry.link)),
        text(entry.body),
        optional(None if entry.digest is None else bytes.fromhex(entry.digest)),
        text(entry.version),
        b"" if entry.snapshot_hash is None else bytes.fromhex(entry.snapshot_hash),
    ]
    return hashlib.sha256(b"".join(parts)).digest()


def check(streams: dict[str, list[Entry]]) -> list[Fault]:
    """Checks that numbers have no gap or duplicate, hashes and snapshots fit, and game time does not go back."""
    faults = []
    for stream, entries in streams.items():
        previous = first_hash(entries[0].origin or stream)
        at_ms = 0
        for place, entry in enumerate(entries, 1):
            where = f"{stream} entry {entry.number} at {entry.sequence}"
            if entry.number != place:
                faults.append(Fault(where, f"stands where number {place} belongs"))
                break
            if hash_of(previous, entry).hex() != entry.hash:
                faults.append(Fault(where, "does not fit its hash and the entry before it"))
            if entry.snapshot_text is not None:
                if hashlib.sha256(entry.snapshot_text.encode()).hexdigest() != entry.snapshot_hash:
                    faults.append(Fault(where, "its snapshot is not what was hashed"))
            if entry.at_ms is not None:
                if entry.at_ms < at_ms:
                    faults.append(Fault(where, f"game time goes back from {at_ms} to {entry.at_ms}"))
                at_ms = entry.at_ms
            previous = bytes.fromhex(entry.hash)
    return faults
