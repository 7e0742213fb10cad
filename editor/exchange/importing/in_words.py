"""Imports in words: stages, amounts, and what the checks find."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from editor.new_map.geography.sentences import stage_sentence
from editor.panels.sheets.collection_sheet import collection_title
from editor.words import tr, trn
from model.scenario.names_in_words import in_words

ON_LINES = frozenset(("size", "terrain", "cities", "waters", "regions"))
"""Facts that stand among the amounts already."""

LOST = "left out"
"""How the names of facts begin that tell what was lost."""


def stage_words(stage: str) -> str:
    """What is being worked out."""
    own = {
        "read": tr("Reading the file …"),
        "draw": tr("Drawing the map …"),
        "check": tr("Checking the map …"),
    }
    return own.get(stage) or stage_sentence(stage)


def count_lines(counts: Mapping[str, Any]) -> Iterator[str]:
    """What there is on a map: its size, its terrain, and how many things of each kind."""
    if counts["size"]:
        cols, rows = counts["size"]
        cells = sum(counts["terrain"].values())
        size = tr("{cols} × {rows}").format(cols=cols, rows=rows)
        terrain = [f"{in_words(kind)}\u00a0{n:,}" for kind, n in counts["terrain"].items()]
        yield " · ".join([size, trn("{n} cell", "{n} cells", cells), *terrain])
    system = counts["system"]
    things = [
        f"{collection_title(system, name)}\u00a0{n:,}" for name, n in counts["things"].items()
    ]
    lines = [trn("{n} line", "{n} lines", counts["lines"])] if counts["lines"] else []
    if things or lines:
        yield " · ".join([*lines, *things])


def fact_lines(facts: Sequence[Sequence[str]]) -> list[str]:
    """How a source read its file, without what stands among the amounts."""
    return [
        f"{name}: {said}"
        for name, said in facts
        if (name not in ON_LINES or "added" in said) and not name.startswith(LOST)
    ]


def lost_facts(facts: Sequence[Sequence[str]]) -> list[str]:
    """What a source knows that it left out."""
    return [f"{name}: {said}" for name, said in facts if name.startswith(LOST)]


def finding_line(severities: Mapping[str, int]) -> str:
    """How many errors and warnings the checks find."""
    errors, warnings = severities.get("error", 0), severities.get("warning", 0)
    if not errors and not warnings:
        return tr("The checks find nothing wrong.")
    found = [
        trn("{n} error", "{n} errors", errors) if errors else "",
        trn("{n} warning", "{n} warnings", warnings) if warnings else "",
    ]
    return tr("What the checks find: {amounts}").format(amounts=", ".join(filter(None, found)))


def sentence(text: str) -> str:
    """A remark with a capital and a full stop."""
    plain = text.strip()
    whole = plain if plain.endswith((".", "!", "?", "…")) else f"{plain}."
    return f"{whole[:1].upper()}{whole[1:]}"
