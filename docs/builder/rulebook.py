"""Writes docs/rulebook/*.md, the pages of all rules, from the rulebooks and the bundled presets.

python docs/builder/rulebook.py            writes what is stale
python docs/builder/rulebook.py --check    writes nothing; 1 if something is stale
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.rulebook import Inspection, OpenQuestion, Rule, Rulebook

ROOT = Path(__file__).resolve().parents[2]
INSPECTIONS = "Before play"
SOURCES = {"book": "the book", "inference": "follows from the book"}
HEAD = """\
# Rules of {title}

<!-- Written by `make docs` from engine/systems/{folder}/{id}.rulebook.yaml. -->

{notes}

Below each rule stands where it comes from. Where a book is silent or can be read in two ways, the
rule rests on our answer to an [open question](#open-questions).
"""


def generated() -> dict[Path, str]:
    """What each page should say, by its place in the repository."""
    from engine.rulebook import rulebooks

    return {Path(f"docs/rulebook/{book.id}.md"): page(book) for book in rulebooks()}


def page(book: "Rulebook") -> str:
    """The page of one rulebook."""
    title, folder = book.title[0].lower() + book.title[1:], book.system.replace("-", "_")
    head = HEAD.format(title=title, id=book.id, folder=folder, notes=book.notes)
    parts = [*_contents(book), *_rules(book), *_questions(book), *_invariants(book)]
    parts += _inspections(book)
    return head + "\n" + "\n\n".join(parts) + "\n"


def _contents(book: "Rulebook") -> Iterator[str]:
    """The headings, by how the IDs of their rules begin."""
    headings: dict[str, dict[str, None]] = {}
    for rule in book.rules:
        headings.setdefault(rule.id.rpartition("-")[0], {})[rule.topic] = None
    headings[""] = dict.fromkeys(("Open questions", "Invariants", INSPECTIONS))
    lines = [
        (f"* {start}: " if start else "* ")
        + ", ".join(f"[{one}](#{_anchor(one)})" for one in found)
        for start, found in headings.items()
    ]
    yield "\n".join(lines)


def _rules(book: "Rulebook") -> Iterator[str]:
    for topic, rules in groupby(book.rules, lambda rule: rule.topic):
        yield f"## {topic}"
        for rule in rules:
            yield f"### {rule.id}"
            yield f"**{rule.title}.** {rule.text}"
            yield _origin(rule, book)
            if rule.untested:
                yield f"No test: {rule.untested}"


def _origin(rule: "Rule", book: "Rulebook") -> str:
    """Which games have a rule and from where, and what to read as well."""
    by_source: dict[tuple[str, ...], list[str]] = {}
    for game, sources in rule.games.items():
        by_source.setdefault(sources, []).append(book.games[game])
    told = [
        f"{_game_names(games, book)}: {', '.join(_source(one, book) for one in sources)}"
        for sources, games in by_source.items()
    ]
    see = f". See {_links(rule.see, book)}" if rule.see else ""
    return f"*{'; '.join(told)}*{see}."


def _game_names(games: list[str], book: "Rulebook") -> str:
    everybody = "Both games" if len(book.games) == 2 else "All games"
    return everybody if 1 < len(games) == len(book.games) else ", ".join(games)


def _source(source: str, book: "Rulebook") -> str:
    return SOURCES.get(source) or _links([source], book)


def _links(ids: Iterable[str], book: "Rulebook") -> str:
    """IDs as links; questions and inspections stand in tables, to which their links lead."""
    tables = {question.id: _anchor(_heading(question.topic)) for question in book.open_questions}
    tables |= {one.id: _anchor(_inspected(one.topic)) for one in book.inspections}
    return ", ".join(f"[{one}](#{tables.get(one, _anchor(one))})" for one in ids)


def _questions(book: "Rulebook") -> Iterator[str]:
    yield "## Open questions"
    yield (
        "What the books do not say, or say in two ways. What a field of the rules decides is shown "
        "with the value that our presets give to it while no variation is switched on; what is "
        "fixed has no switch. *Danger* tells how much a wrong guess would change play."
    )
    for topic, questions in groupby(book.open_questions, lambda question: question.topic):
        yield f"### {_heading(topic)}"
        rows = [_row(question, book) for question in questions]
        head = [
            "| ID | question | our answer | decided by | danger | rules |",
            "|---|---|---|---|---|---|",
        ]
        yield "\n".join([*head, *rows])


def _row(question: "OpenQuestion", book: "Rulebook") -> str:
    cells = [
        question.id,
        question.question,
        question.default,
        "; ".join(_decided(question, book)) or "fixed",
        question.danger,
        _links(question.rules, book),
    ]
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _decided(question: "OpenQuestion", book: "Rulebook") -> Iterator[str]:
    for place in question.parameters:
        values = {
            name: _shown(_value(book.system, game, place)) for game, name in book.games.items()
        }
        told = [f"{value} ({name})" for name, value in values.items()]
        alike = set(values.values())
        yield f"`{place}` = {alike.pop() if len(alike) == 1 else ' or '.join(told)}"
    if question.scenario:
        yield "the scenario: " + ", ".join(f"`{key}`" for key in question.scenario)


def _invariants(book: "Rulebook") -> Iterator[str]:
    yield "## Invariants"
    yield "What holds after every action of a game."
    for invariant in book.invariants:
        yield f"### {invariant.id}"
        yield invariant.text + (f" See {_links(invariant.see, book)}." if invariant.see else "")


def _inspections(book: "Rulebook") -> Iterator[str]:
    """What is looked at before play."""
    yield f"## {INSPECTIONS}"
    yield (
        "What should hold of a map before anybody plays on it. An *error* means that it could not "
        "be played, a *warning* that something is probably a slip: `milepost validate` tells both. "
        "What is only good to know is told by `milepost info`. `milepost explain` with an ID of "
        "this list names the [checks](../checks/index.md) that see to it."
    )
    for topic, group in groupby(book.inspections, lambda one: one.topic):
        yield f"### {_inspected(topic)}"
        head = ["| ID | what should hold | severity | rules |", "|---|---|---|---|"]
        yield "\n".join([*head, *(_inspection(one, book) for one in group)])


def _inspection(one: "Inspection", book: "Rulebook") -> str:
    return f"| {one.id} | {one.text} | {one.severity} | {_links(one.see, book)} |"


def _heading(topic: str) -> str:
    return f"Open: {topic[0].lower()}{topic[1:]}"


def _inspected(topic: str) -> str:
    return f"{INSPECTIONS}: {topic[0].lower()}{topic[1:]}"


@cache
def _anchor(heading: str) -> str:
    """The anchor that sites which show Markdown give to a heading."""
    kept = (sign for sign in heading.lower() if sign.isalnum() or sign in "-_ ")
    return "".join(kept).replace(" ", "-")


# -- the values of presets


@cache
def _preset_rules(system: str, preset: str) -> Any:
    from model.collection import freeze
    from model.rules.resolving import resolve_rules
    from model.scenario.scenario import Scenario

    named: Any = system
    return resolve_rules(Scenario(system=named, rules=freeze({"preset": preset}))).values


def _value(system: str, preset: str, place: str) -> Any:
    """What the rules of a preset say at a place; a star gathers what all keys say."""
    return _inside(_preset_rules(system, preset), place.split("."))


def _inside(value: Any, keys: list[str]) -> Any:
    if not keys:
        return value
    if keys[0] == "*":
        return tuple(dict.fromkeys(_inside(one, keys[1:]) for one in value.values()))
    inner = value[keys[0]] if isinstance(value, Mapping) else getattr(value, keys[0])
    return _inside(inner, keys[1:])


def _shown(value: Any) -> str:
    if is_dataclass(value) and not isinstance(value, type):
        value = {
            f.name.rstrip("_"): getattr(value, f.name) for f in fields(value) if _says(value, f)
        }
    if isinstance(value, Mapping):
        return ", ".join(_entry(key, inner) for key, inner in value.items()) or "none"
    if isinstance(value, tuple):
        return ", ".join(map(_item, value)) or "none"
    if value is None or isinstance(value, bool):
        return {None: "not given", True: "yes", False: "no"}[value]
    return str(value)


def _says(record: Any, field: Field[Any]) -> bool:
    """Whether a record says something in a field that is not understood anyway."""
    return field.default is MISSING or getattr(record, field.name) != field.default


def _entry(key: str, value: Any) -> str:
    """What stands under a key; a thing with an id is told by that alone."""
    return key if getattr(value, "id", None) == key else f"{key}: {_shown(value)}"


def _item(value: Any) -> str:
    """One of a list; a record is told by its id, or stands in brackets."""
    if not is_dataclass(value):
        return _shown(value)
    return getattr(value, "id", "") or f"({_shown(value)})"


# -- the command


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """0 all is well, 1 a page was stale and --check was said."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if a page is stale")
    is_check = parser.parse_args(argv).check
    stale = {path: text for path, text in generated().items() if _said(root / path) != text}
    for path, text in stale.items():
        if is_check:
            print(f"{path}: is stale; run python docs/builder/rulebook.py", file=sys.stderr)
        else:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8", newline="\n")
            print(f"wrote {path}")
    return 1 if is_check and stale else 0


def _said(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


if __name__ == "__main__":
    # A script looks for modules in its own folder first; ours are called from the root.
    sys.path[0] = str(ROOT)
    sys.exit(main())
