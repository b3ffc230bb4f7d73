#!/usr/bin/env python3
"""Compares the journal of a cluster with what its clients recorded.

It shares no code with the hall or its journal: it reads the raw JetStream stream, computes the hashes from their description in
crates/journal/src/hash.rs, and checks the clocks against the record of the clients (record.jsonl). It fails if

- a stream of the journal has a gap, a duplicate or a broken hash chain, or game time goes back;
- an acknowledged act is missing, is there twice, or has another number or another place in the order than was acknowledged;
- a keeper wrote at a board without having taken its event, or after another keeper had written there;
- a flag fell before its time, or outside faults more than 50 ms after it;
- a player was charged for time that was not theirs.
"""

import argparse
import asyncio
import sys

from checker import clocks, journal, record, writers


async def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record", help="the record of the clients")
    parser.add_argument("--nats", default="nats://127.0.0.1:4222", help="the NATS servers, separated by commas")
    parser.add_argument("--kept", help="a copy of the stream: read if the file exists, otherwise written for later checks")
    parser.add_argument("--stream", default="TOUCHMOVE", help="the stream in JetStream")
    parser.add_argument("--busy", action="store_true", help="report milliseconds, but do not fail because of them")
    arguments = parser.parse_args()

    recording = record.read(arguments.record)
    streams = await journal.read(arguments.nats.split(","), arguments.stream, arguments.kept)
    faults = journal.check(streams)
    faults += record.check_acknowledged(recording, streams)
    faults += writers.check(streams)
    clock_faults, lines = clocks.check(recording, streams)
    faults += [fault for fault in clock_faults if not (fault.is_about_milliseconds and arguments.busy)]

    entries = sum(len(entries) for entries in streams.values())
    acknowledged, injected = len(recording.answered), len(recording.faults)
    print(f"{entries} entries in {len(streams)} streams; {acknowledged} acts acknowledged; {injected} faults injected")
    for line in writers.summary(streams) + lines:
        print(line)
    for fault in faults[:50]:
        print(f"FAULT: {fault}")
    if len(faults) > 50:
        print(f"FAULT: and {len(faults) - 50} more")
    print("all checks passed" if not faults else f"{len(faults)} faults found")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
