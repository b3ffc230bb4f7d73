#!/usr/bin/env python3
"""Checks that every link and picture in a built book leads to a file of the book, and every fragment to an element of that page.

usage: xtask/check_links.py FOLDER
"""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if value and (name == "id" or (tag == "a" and name == "name")):
                self.anchors.add(value)
            if value and name in ("href", "src"):
                self.links.append(value)


def main() -> None:
    book = Path(sys.argv[1]).resolve()
    pages = {path: Page(path) for path in sorted(book.rglob("*.html"))}
    faults = []
    followed = 0
    for path, page in pages.items():
        # The page for missing files has links from the root of the site, and the one for printing has all others again.
        if path.name in ("404.html", "print.html", "toc.html"):
            continue
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            followed += 1
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.is_file() or not target.is_relative_to(book):
                faults.append(f"{path.relative_to(book)}: there is no file {link}")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
                faults.append(f"{path.relative_to(book)}: there is no heading {link}")
    if faults or followed == 0:
        sys.exit("\n".join(faults) or f"{book}: there are no links")
    print(f"{len(pages)} pages, {followed} links: all lead somewhere")


if __name__ == "__main__":
    main()
