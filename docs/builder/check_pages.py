"""The pages of all checks, a page a topic, written from the docstrings of the checks."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

from engine.rulebook import Entry, Inspection, OpenQuestion, rulebooks
from validator.catalogue.documentation import page_of
from validator.catalogue.published import register
from validator.catalogue.topics import TOPICS, topic_of
from validator.check import Check, all_checks
from validator.running.example_files import example_map

FOLDER = Path("docs/checks")
NOTE = "<!-- Written by `make docs` from the checks themselves. Change those, not this page. -->"
HEAD = f"""\
# Checks

{NOTE}

What `milepost validate` looks at. Every finding carries the code of its check; a code never
changes its meaning. An *error* means that a scenario cannot be played as it is, a *warning* that
something is probably a slip. [Checking a map](../checking.md) tells how to use them, to accept a
finding, and to put them into the CI of a map repository. `milepost explain CODE` shows what these
pages say.
"""
WHOSE = {
    "reading": "when a file is read",
    "afterwards": "when all else is known",
    "working": "about the work around scenarios",
}


def pages() -> dict[Path, str]:
    """Every page by its place in the repository."""
    topics = {topic: list(group) for topic, group in groupby(all_checks(), _topic)}
    return {
        FOLDER / "index.md": _overview(topics),
        **{_path(topic): _page(topic, group) for topic, group in topics.items()},
    }


def _topic(check: Check) -> str:
    return topic_of(check.code)


def _path(topic: str) -> Path:
    return FOLDER / f"{topic.lower()}.md"


def _overview(topics: dict[str, list[Check]]) -> str:
    lines = [HEAD]
    for topic, title in TOPICS.items():
        if topic in topics:
            lines += [f"## [{title}]({_path(topic).name})", "", *_table(topics[topic]), ""]
    lines += _retired()
    return "\n".join(lines).rstrip() + "\n"


def _table(checks: Iterable[Check]) -> Iterator[str]:
    yield "| code | name | severity | for | what is wrong |"
    yield "|---|---|---|---|---|"
    for check in checks:
        link = f"[{check.code}]({_path(_topic(check)).name}#{check.code.lower()})"
        what = page_of(check).what.replace("|", "\\|")
        yield f"| {link} | {check.name} | {check.severity} | {check.system or 'all'} | {what} |"


def _retired() -> Iterator[str]:
    gone = register().retired.values()
    if gone:
        yield from ("## Retired", "", "| code | name | what it found | why it is gone |")
        yield "|---|---|---|---|"
        yield from (f"| {one.code} | {one.name} | {one.what} | {one.why} |" for one in gone)


def _page(topic: str, checks: Iterable[Check]) -> str:
    checks = list(checks)
    parts = [f"# {TOPICS[topic]}", NOTE, _examples(checks)]
    parts += [part for check in checks for part in _section(check)]
    return "\n\n".join(parts) + "\n"


def _examples(checks: Iterable[Check]) -> str:
    """What the examples of a page stand on."""
    maps = dict.fromkeys(f"`{name}`" for check in checks if (name := example_map(check.system)))
    over = f"layers over the bundled scenario {' or '.join(maps)}, or " if maps else ""
    begin = " where they begin with\n`format:`" if maps else ""
    return f"The examples are {over}whole files{begin}; the tests run all of them."


def _section(check: Check) -> Iterator[str]:
    page = page_of(check)
    whose = WHOSE.get(check.stage) or f"for {check.system or 'all'} scenarios"
    played = ", only with `--play`" if check.asks_engine else ""
    yield f"## {check.code}"
    preview = f" In {check.preview} only told as info." if check.preview else ""
    yield f"**{check.name}**: {check.severity}, {whose}{played}. Since {check.since}.{preview}"
    yield f"{page.what}\n\n{page.more}".strip()
    yield f"**Why it matters**: {page.why}"
    yield f"**Repair**: {page.repair}"
    for title, example in (("Wrong", page.bad), ("Right", page.good)):
        if example:
            yield f"{title}:\n\n```yaml\n{example}```"
    yield from _see(check)


def _see(check: Check) -> Iterator[str]:
    ids = (*check.holds, *check.rules)
    hidden = sorted(check.implies | check.implies_anywhere)
    said = [f"See {', '.join(map(_link, ids))}."] if ids else []
    if hidden:
        codes = ", ".join(f"[{one}]({_path(topic_of(one)).name}#{one.lower()})" for one in hidden)
        said.append(f"What only follows from it is not told: {codes}.")
    if said:
        yield " ".join(said)


def _link(entry: str) -> str:
    return f"[{entry}](../rulebook/{_places()[entry]})"


@cache
def _places() -> dict[str, str]:
    """Where in the pages of the rulebooks each entry stands."""
    return {
        entry.id: f"{book.id}.md#{_anchor(entry)}"
        for book in rulebooks()
        for entry in book.entries()
    }


def _anchor(entry: Entry) -> str:
    """Rules have a heading of their own; what is looked at before play stands in tables."""
    if isinstance(entry, Inspection):
        return "before-play"
    return "open-questions" if isinstance(entry, OpenQuestion) else entry.id.lower()
