#!/usr/bin/env python3
"""Writes the licence report of a package to standard output: every dependency that is compiled into it, with version, licence and text.

Fails if a dependency needs a licence that deny.toml does not allow, or if its text cannot be found. That list may not contain the GPL.

usage: packages/licences.py CRATE [--features LIST] [--pages web/dist/.vite/licenses.json]
"""

import argparse
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The texts that come with a crate, and those of the C sources inside it.
TEXTS = ["LICEN[CS]E*", "COPYING*", "COPYRIGHT*", "NOTICE*", "UNLICENSE*", "c_src/**/LICENSE*"]


def cargo(*arguments: str) -> str:
    return subprocess.run(["cargo", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def is_allowed(expression: str, allowed: set[str]) -> bool:
    """Whether an SPDX expression can be satisfied with the allowed licences. `A/B` is an old way to write `A OR B`.

    >>> [is_allowed(one, {"MIT", "Zlib"}) for one in ("MIT", "GPL-2.0-only OR MIT", "Apache-2.0/MIT", "(ISC OR MIT) AND Zlib")]
    [True, True, True, True]
    >>> [is_allowed(one, {"MIT", "Zlib"}) for one in ("GPL-3.0-only", "MIT AND GPL-2.0-only", "MIT WITH LLVM-exception", "(MIT AND ISC) OR ISC")]
    [False, False, False, False]
    """
    tokens = re.findall(r"[()]|[^\s()/]+(?:\s+WITH\s+[^\s()]+)?", expression.replace("/", " OR "))
    words = {"(": "(", ")": ")", "OR": "or", "AND": "and"}
    return bool(eval(" ".join(words.get(token, str(token in allowed)) for token in tokens)))


def crates(package: str, features: str) -> list[dict]:
    """The external crates compiled into a package; macros and build scripts run only during the build."""
    tree = ["tree", "--locked", "--package", package, "--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}"]
    chosen = {tuple(line.split()[:2]) for line in cargo(*tree, "--features", features).splitlines() if line}
    metadata = json.loads(cargo("metadata", "--locked", "--format-version=1", "--all-features"))
    found = [crate for crate in metadata["packages"] if (crate["name"], "v" + crate["version"]) in chosen and crate["source"]]
    return [
        {
            "name": crate["name"],
            "version": crate["version"],
            "licence": crate["license"] or "",
            "authors": crate["authors"],
            "texts": texts(Path(crate["manifest_path"]).parent),
        }
        for crate in found
    ]


def texts(folder: Path) -> list[str]:
    files = sorted({path for pattern in TEXTS for path in folder.glob(pattern) if path.is_file()})
    return [path.read_text(encoding="utf-8", errors="replace").strip() for path in files]


def bundled(file: str) -> list[dict]:
    """The packages that are bundled into the pages."""
    return [
        {
            "name": package["name"],
            "version": package["version"],
            "licence": package["identifier"] or "",
            "authors": [],
            "texts": [package["text"].strip()] if package.get("text") else [],
        }
        for package in json.loads(Path(file).read_text(encoding="utf-8"))
    ]


def standard_text(package: dict) -> str | None:
    """The text of a licence whose package names it without a copy."""
    if is_allowed(package["licence"], {"Apache-2.0"}):
        return (ROOT / "LICENSE-APACHE").read_text(encoding="utf-8").strip()
    if is_allowed(package["licence"], {"MIT"}):
        holders = ", ".join(re.sub(r"\s*<.*?>", "", author) for author in package["authors"]) or f"the authors of {package['name']}"
        mit = (ROOT / "LICENSE-MIT").read_text(encoding="utf-8").strip()
        return re.sub(r"^Copyright.*$", lambda _: f"Copyright (c) {holders}", mit, flags=re.MULTILINE)
    return None


def report(packages: list[dict]) -> str:
    lines = ["The following software is compiled into this package.", ""]
    lines += [f"{package['name']} {package['version']}: {package['licence']}" for package in packages]
    users: dict[str, tuple[str, list[str]]] = {}
    for package in packages:
        for text in package["texts"]:
            users.setdefault(" ".join(text.split()), (text, []))[1].append(package["name"])
    for text, names in users.values():
        lines += ["", "=" * 100, ", ".join(dict.fromkeys(names)), "=" * 100, "", text]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("crate")
    parser.add_argument("--features", default="")
    parser.add_argument("--pages", help="the licences that Vite lists for the pages")
    arguments = parser.parse_args()
    allowed = set(tomllib.loads((ROOT / "deny.toml").read_text(encoding="utf-8"))["licenses"]["allow"])
    faults = [f"deny.toml allows {licence}" for licence in sorted(allowed) if "GPL" in licence]
    packages = crates(arguments.crate, arguments.features)
    if arguments.pages:
        packages += bundled(arguments.pages)
    packages.sort(key=lambda package: (package["name"], package["version"]))
    for package in packages:
        name = f"{package['name']} {package['version']}"
        if not package["licence"] or not is_allowed(package["licence"], allowed):
            faults.append(f"{name} has the licence {package['licence']!r}, which deny.toml does not allow")
        elif not package["texts"]:
            text = standard_text(package)
            if text is None:
                faults.append(f"{name} comes without the text of its licence ({package['licence']})")
            else:
                package["texts"] = [text]
    if faults:
        sys.exit("\n".join(faults))
    print(report(packages))


if __name__ == "__main__":
    main()
