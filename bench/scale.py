"""Audits files of several sizes, written from a few with other names again and again: do time and memory grow with them?

    python3 bench/scale.py PROGRAM --gigabytes 1 10 --games FILE.pgn …

Prints seconds, MB a second and the largest resident memory for one thread, for all cores, and for all cores with `--parquet`. The files are written
to a temporary folder (TMPDIR says where) and deleted afterwards. Linux alone: memory is looked up in /proc.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

GIGABYTE = 10**9
# What is left of the disk, and room for the tables.
SPARE = 2 * GIGABYTE
NAME = re.compile(rb'(?<=\n)(\[(?:White|Black) ")[^"\n]*(?="\])')


def pieces(paths):
    """The text of all games, cut where the name of a player belongs."""
    text = b"\n" + b"\n\n".join(Path(path).read_bytes().replace(b"\r\n", b"\n").strip() for path in paths) + b"\n\n"
    parts, at = [], 0
    for name in NAME.finditer(text):
        parts.append(text[at : name.end(1)])
        at = name.end()
    return parts, text[at:]


def write(path, size, parts, last):
    """Writes the games with other names until there are so many bytes, in whole rounds."""
    length, player = 0, 0
    with open(path, "wb", buffering=1 << 20) as file:
        while length < size:
            names = range(player, player + len(parts))
            text = b"".join([b"%bPlayer %d" % (part, name) for part, name in zip(parts, names)]) + last
            length += file.write(text)
            player += len(parts)
        # What is still being written to the disk would be measured with the first audit.
        file.flush()
        os.fsync(file.fileno())
    return length


def measure(command):
    """Seconds, seconds of processor time, and the largest resident memory in bytes."""
    began, memory = time.monotonic(), 0
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while True:
        # getrusage would count what this program had in memory when it started the other.
        status = Path(f"/proc/{child.pid}/status").read_text()
        memory = max([memory, *(int(found) * 1024 for found in re.findall(r"^VmHWM:\s+(\d+) kB", status, re.MULTILINE))])
        ended, status, usage = os.wait4(child.pid, os.WNOHANG)
        if ended:
            break
        time.sleep(0.02)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in (0, 1):
        sys.exit(f"{command} ended with {child.returncode}")
    return time.monotonic() - began, usage.ru_utime + usage.ru_stime, memory


def main():
    arguments = argparse.ArgumentParser(description="Audits of 1 GB and 10 GB")
    arguments.add_argument("program")
    arguments.add_argument("--gigabytes", type=float, nargs="+", default=[1, 10])
    arguments.add_argument("--games", nargs="+", required=True)
    asked = arguments.parse_args()
    parts, last = pieces(asked.games)
    if not parts:
        sys.exit("there are no names of players in these files")
    with tempfile.TemporaryDirectory(prefix="touchmove-scale-") as folder:
        games, table = Path(folder, "games.pgn"), Path(folder, "audit.parquet")
        free = shutil.disk_usage(folder).free
        needed = int(max(asked.gigabytes) * 1.1 * GIGABYTE) + SPARE
        if free < needed:
            sys.exit(f"{folder}: {free / GIGABYTE:.1f} GB are free, but {needed / GIGABYTE:.1f} GB are needed")
        ways = {
            "one thread": ["--threads", "1"],
            f"all cores ({os.cpu_count()})": [],
            f"all cores ({os.cpu_count()}), --parquet": ["--parquet", str(table)],
        }
        print("| GB of games | | seconds | MB a second | processor seconds | memory, MB | table, MB |\n|---|---|---|---|---|---|---|", flush=True)
        for gigabytes in sorted(asked.gigabytes):
            size = write(games, int(gigabytes * GIGABYTE), parts, last)
            for name, options in ways.items():
                seconds, processor, memory = measure([asked.program, "audit", *options, str(games)])
                written = f"{table.stat().st_size / 10**6:.0f}" if table.exists() else ""
                table.unlink(missing_ok=True)
                row = [f"{size / GIGABYTE:.2f}", name, f"{seconds:.1f}", f"{size / 10**6 / seconds:.0f}", f"{processor:.1f}", f"{memory / 10**6:.0f}", written]
                print("| " + " | ".join(row) + " |", flush=True)
            games.unlink()


main()
