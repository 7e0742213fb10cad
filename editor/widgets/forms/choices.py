"""What the fields of a form can be set to, where that hangs on the scenario: ids of things."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from editor.edits.thing_names import name_in
from editor.edits.thing_places import lies_on_map
from editor.pointing.selection import Thing
from editor.words import tr
from model.layering.presets import PRESET_ENDING, bundled_names, bundled_preset
from model.rules.terrain_kinds import segment_kinds
from model.scenario.collections import LINES, collection_names, things_in
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.schema.fields import Field

UNNAMED = frozenset(("labels", "remarks", "shapes", "art"))
"""What lies on the map, but is named by no label or remark."""


class Offered(NamedTuple):
    """One value that a field can have."""

    value: str
    """Empty in the first offer where it says what it means that nothing is said."""
    title: str
    about: str = ""
    picture: str = ""


def offered(scenario: Scenario, field: Field, things: Sequence[Thing] = ()) -> tuple[Offered, ...]:
    """What a field of some things can be set to; nothing where it can be anything of its kind."""
    if field.kind == "rows":
        return tuple(Offered(kind, kind) for kind in segment_kinds(scenario))
    if field.name == "arrow":
        return tuple(_arrows(scenario, field, things))
    if field.choices:
        return tuple(Offered(word, tr(in_words(word)), about) for word, about in field.choices)
    if field.name == "preset":
        return tuple(_presets(scenario))
    if field.refers == "things":
        return tuple(_things(scenario))
    if field.refers:
        return tuple(_of(scenario, field.refers))
    return ()


def _arrows(scenario: Scenario, field: Field, things: Sequence[Thing]) -> Iterator[Offered]:
    """Directions of a line, by the names of its cities; of many lines by the letters of ends."""
    yield Offered("", tr("Any direction"))
    line = things_in(scenario, LINES).get(things[0][1]) if len(things) == 1 else None
    for word, about in field.choices:
        ends = [end if line is None else getattr(line, end) for end in word.split(">")]
        names = ends if line is None else [title_of(scenario, "cities", end) for end in ends]
        yield Offered(word, " → ".join(names), about)


def _of(scenario: Scenario, collection: str) -> Iterator[Offered]:
    pictures = {"goods": "good"}
    for name in things_in(scenario, collection):
        picture = f"{pictures[collection]} {name}" if collection in pictures else ""
        yield Offered(name, title_of(scenario, collection, name), name, picture)


def _things(scenario: Scenario) -> Iterator[Offered]:
    for collection in collection_names(scenario.system):
        on_map = lies_on_map(scenario.system, collection) and collection not in UNNAMED
        if on_map or collection == "goods":
            for name in things_in(scenario, collection):
                title = title_of(scenario, collection, name)
                yield Offered(f"{collection}/{name}", f"{title} ({collection})")


def _presets(scenario: Scenario) -> Iterator[Offered]:
    """The bundled presets of its system and those that it brings along, by their titles."""
    bundled = {name: bundled_preset(name) for name in bundled_names() if _fits(scenario, name)}
    for name, preset in {**bundled, **scenario.presets}.items():
        words = in_words(name.removeprefix("./").removesuffix(PRESET_ENDING))
        title = preset.get("title") if isinstance(preset, Mapping) else None
        yield Offered(name, str(title or words))


def _fits(scenario: Scenario, preset: str) -> bool:
    """Whether a bundled preset is for the scenario's family of games."""
    found = bundled_preset(preset)
    return found is not None and found.get("system") == scenario.system


def title_of(scenario: Scenario, collection: str, name: str) -> str:
    """The name of a thing, or its id in words."""
    return name_in(scenario, collection, name, in_words(name))


def field_title(field: Field) -> str:
    """What a field is called, where its name in the file is no word of a designer."""
    return {
        "names": tr("In other languages"),
        "at": tr("Place"),
        "xy": tr("Drawn at"),
        "of": tr("About"),
        "members": tr("All its cells"),
        "a": tr("End a"),
        "b": tr("End b"),
    }.get(field.name, field.title)
