"""Parts of a catalogue for several translators: lines of JSON, a text and its translation each."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from model.wording.languages.po_text import Entry
from model.wording.translating.catalogue_files import brought_up, entries_of, forms_of, write
from model.wording.translating.faults import faults_of
from model.wording.translating.sources import words


def untranslated(language: str, number: int = 1, of: int = 1) -> Iterator[str]:
    """One of several even parts of what is not translated, a line of JSON each.

    Texts of one file stay together, since they explain each other.
    """
    now = brought_up(entries_of(language), words())[1:]
    left = sorted((one for one in now if not one.is_done), key=lambda one: one.places)
    size = -(-len(left) // of)
    for one in left[(number - 1) * size : number * size]:
        yield json.dumps(_plain(one), ensure_ascii=False)


def _plain(entry: Entry) -> dict[str, Any]:
    plain: dict[str, Any] = {"text": entry.text}
    if entry.many:
        plain["many"] = entry.many
    if entry.about:
        plain["about"] = entry.about
    said = list(entry.said) if entry.many else entry.said[0]
    return {**plain, "where": " ".join(entry.places[:3]), "said": said}


def take(language: str, lines: Iterable[str]) -> tuple[int, list[str]]:
    """Puts translations into a catalogue: how many were taken, and why others were not."""
    now = brought_up(entries_of(language), words())
    places = {(one.text, one.many, one.about): place for place, one in enumerate(now)}
    forms, taken, refused = forms_of(now[0]), 0, []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        told, found = _read(line)
        place = places.get((found.text, found.many, found.about)) if found else None
        if found is None or place is None:
            refused.append(f"line {number}: {told or 'no text of the program'}")
            continue
        if not found.is_done:
            continue
        if wrong := [*faults_of(found, forms)]:
            refused += [f"line {number}: {one}" for one in wrong]
            continue
        now[place] = now[place]._replace(said=found.said)
        taken += 1
    write(language, now)
    return taken, refused


def _read(line: str) -> tuple[str, Entry | None]:
    """An entry of a line, or why there is none."""
    try:
        plain = json.loads(line)
        said = plain["said"]
        parts = said if isinstance(said, list) else [said]
        texts = [plain["text"], plain.get("many", ""), plain.get("about", ""), *parts]
    except (ValueError, KeyError, AttributeError, TypeError):
        return "no line of JSON with text and said", None
    if not all(isinstance(one, str) for one in texts) or not parts:
        return "text and said must be texts", None
    return "", Entry(texts[0], tuple(parts), texts[1], texts[2])
