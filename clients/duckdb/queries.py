"""Asks DuckDB the queries of docs/audit.md, as they stand there, and counts the same from what `touchmove audit` says in JSON and CSV."""

import csv
import io
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import duckdb

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "clients/duckdb/games.pgn"


def audit(program, *options):
    """What an audit of the games prints; something is found in them, so it ends with 1."""
    done = subprocess.run([program, "audit", *options, GAMES], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, ""), done
    return done.stdout


def tags():
    """The tags of each game, read without Touchmove."""
    games = []
    for line in GAMES.read_text(encoding="utf-8").splitlines():
        if line.startswith("[Event "):
            games.append({})
        if found := re.fullmatch(r'\[(\w+) "(.*)"\]', line):
            games[-1][found[1]] = re.sub(r"\\(.)", r"\1", found[2])
    return games


def known(text):
    return None if text in (None, "", "?") else text


def number(text):
    return int(text) if text and text.isdigit() else None


def has(game, **wanted):
    return any(all(finding.get(name) == value for name, value in wanted.items()) for finding in game["findings"])


def compare(what, found, expected):
    assert found == expected, f"{what}:\n  DuckDB: {found}\n  wanted: {expected}"
    print(f"{what}: {len(found)} rows agree")


def rows(games):
    """What the table must have of each game, by its tags and its line of JSON."""
    for tag, game in games:
        date = tag.get("Date", "")
        findings = [
            (
                finding["ply"],
                finding["kind"],
                finding.get("end") or finding.get("claim"),
                finding["article"],
                finding["fen"],
                finding["text"],
            )
            for finding in game["findings"]
        ]
        yield (
            game["game"],
            str(GAMES),
            game["offset"],
            known(tag["Event"]),
            known(game["white"]),
            known(game["black"]),
            number(tag.get("WhiteElo")),
            number(tag.get("BlackElo")),
            number(date[:4]),
            date.replace(".", "-") if re.fullmatch(r"\d{4}\.\d\d\.\d\d", date) else None,
            known(tag.get("TimeControl")),
            game["edition"],
            game["plies"],
            game["result"],
            findings,
        )


def counted(games, group_of, is_counted):
    """Groups in the order of DuckDB, which puts null last: the group, its games, and how many of them count."""
    groups = defaultdict(lambda: [0, 0])
    for tag, game in games:
        group = groups[group_of(tag)]
        group[0] += 1
        group[1] += is_counted(game)
    return sorted(((name, *counts) for name, counts in groups.items()), key=lambda group: (group[0] is None, group[0]))


def year(tag):
    return number(tag.get("Date", "")[:4])


def rating(tag):
    white, black = number(tag.get("WhiteElo")), number(tag.get("BlackElo"))
    return None if white is None or black is None else (white + black) // 400 * 200


def by_time_control(games):
    """The time control, its conflicts, and the games that have one; most conflicts first."""
    conflicts = defaultdict(list)
    for tag, game in games:
        if count := sum(finding["kind"] == "clock_conflict" for finding in game["findings"]):
            conflicts[tag["TimeControl"]].append(count)
    groups = [(control, sum(counts), len(counts)) for control, counts in conflicts.items()]
    return sorted(groups, key=lambda group: (-group[1], group[0]))


def stood(table, name):
    """In how many games something stood on the board, by the summary."""
    return int(re.search(rf"^{name} +(\d+)$", table, re.MULTILINE)[1])


def main():
    program = Path(sys.argv[1]).resolve()
    queries = re.findall(r"^```sql\n(.*?)^```$", (ROOT / "docs/audit.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(queries) == 3, "docs/audit.md has lost its queries"
    with tempfile.TemporaryDirectory() as folder:
        # The queries name the file without a folder.
        os.chdir(folder)
        summary = audit(program, "--parquet", "audit.parquet")
        lines = [json.loads(line) for line in audit(program, "--json").splitlines()]
        games = list(zip(tags(), lines, strict=True))
        ask = lambda query: duckdb.sql(query).fetchall()

        columns = """game, file, byte_offset, event, white, black, white_elo, black_elo, year, CAST(date AS VARCHAR), time_control, edition, plies, result,
            [(f.ply, f.kind, f.about, f.article, f.fen, f.text) FOR f IN findings]"""
        compare("games", ask(f"SELECT {columns} FROM 'audit.parquet'"), list(rows(games)))

        found = ask("SELECT game, f.ply, f.kind, f.about, f.article, f.text FROM (SELECT game, unnest(findings) AS f FROM 'audit.parquet')")
        listed = csv.DictReader(io.StringIO(audit(program, "--csv")))
        fields = ("about", "article", "text")
        wanted = [(int(row["game"]), int(row["ply"]), row["kind"], *(row[field] or None for field in fields)) for row in listed]
        compare("findings", found, wanted)

        answer = ask(queries[0])
        played_on = lambda game: has(game, kind="played_on_after", end="dead_position")
        compare("by year", [(row[0], row[1], row[3]) for row in answer], counted(games, year, played_on))
        assert sum(row[2] for row in answer) == stood(summary, "dead position"), answer

        answer = ask(queries[1])
        not_drawn = lambda game: has(game, claim="threefold")
        compare("by rating", [(row[0], row[1], row[3]) for row in answer], counted(games, rating, not_drawn))
        assert sum(row[2] for row in answer) == stood(summary, "threefold"), answer

        answer = ask(queries[2])
        compare("by time control", [(row[0], row[2], row[3]) for row in answer], by_time_control(games))


main()
