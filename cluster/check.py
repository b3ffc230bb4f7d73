#!/usr/bin/env python3
"""Holds the journal of a cluster against what its clients recorded.

It shares no code with the hall or its journal: it reads the stream of JetStream as it is, computes the hashes from their description
in crates/journal/src/hash.rs, and follows clocks by the record of the driver (record.jsonl). It fails if

- a stream of the journal has a gap, a double or a broken chain of hashes, or game time goes back;
- an act that was acknowledged is missing, is there twice, has another number, or stands in another order than it was acknowledged in;
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
    parser.add_argument("record", help="what the clients recorded")
    parser.add_argument("--nats", default="nats://127.0.0.1:4222", help="the servers of NATS, separated by commas")
    parser.add_argument("--kept", help="a file with the stream: read if it is there, otherwise written, to look at it again later")
    parser.add_argument("--stream", default="TOUCHMOVE", help="the stream in JetStream")
    parser.add_argument("--busy", action="store_true", help="report milliseconds, but do not fail because of them")
    arguments = parser.parse_args()

    said = record.read(arguments.record)
    streams = await journal.read(arguments.nats.split(","), arguments.stream, arguments.kept)
    faults = journal.check(streams)
    faults += record.check_acknowledged(said, streams)
    faults += writers.check(streams)
    clock_faults, lines = clocks.check(said, streams)
    faults += [fault for fault in clock_faults if not (fault.is_about_milliseconds and arguments.busy)]

    entries = sum(len(entries) for entries in streams.values())
    print(f"{entries} entries in {len(streams)} streams; {len(said.answered)} acts acknowledged; {len(said.faults)} faults")
    for line in writers.summary(streams) + lines:
        print(line)
    for fault in faults[:50]:
        print(f"FAULT: {fault}")
    if len(faults) > 50:
        print(f"FAULT: and {len(faults) - 50} more")
    print("everything holds" if not faults else f"{len(faults)} faults found")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
