"""What labels say and how they look: names in one or two scripts, in the styles of the theme."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from drawing.city_kinds import LIGHTEST, PLAIN, kind_of
from drawing.map.marks.city_marks import looks_of
from drawing.map.placing.title_and_margin import neat_box
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.shapes.symbols import Box, Text
from drawing.text.metrics import Tilted, place
from drawing.text.typesetting import SMALLEST, Setting
from drawing.themes.theme import Style
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.scenario.things import City, Label, Names, Water
from model.systems import part_of
from model.systems.system import KindOfCity
from model.wording.plain_text import plain

LONGEST: Final = 40
"""Letters of a label; a longer name would cover half the map."""
LONG: Final = 15
"""A name with more letters may be broken into two lines."""
OTHERS: Final = 2
"""So many further names are shown where the language is not chosen."""
LARGER: Final[Mapping[type, float]] = {HexBoard: 1.3, RouteBoard: 1.15}
"""How much larger labels are on hexes and beside lines, where there is more room."""
SIZES: Final[Mapping[str, float]] = {"small": 1.0, "medium": 1.25, "large": 1.6}
"""How large a label placed by hand is, compared with what is placed for the designer."""
SMALLER: Final = (1.0, 0.85, 0.7, 0.6)
"""Sizes that are tried, one after the other, for a label that would leave the map."""
KINDS: Final[Mapping[str, str]] = {
    "cities": "city",
    "waters": "water",
    "regions": "region",
    "shapes": "shape",
}
"""Collections whose things have names, and how keys call their things."""
LIGHT: Final = PLAIN._replace(weight=LIGHTEST)
"""What a label looks like that names a city which is not there."""


class HandPlaced(NamedTuple):
    """The labels that the designer placed, and the keys of what they name."""

    texts: tuple[Text, ...]
    named: frozenset[str]
    left_out: tuple[str, ...] = ()
    """What a small map has no room for."""


def shown_names(sheet: Sheet, name: str, names: Names) -> tuple[str, ...]:
    """The name, and the one in the language of the sheet (any, where none is chosen)."""
    others = [names.get(sheet.language)] if sheet.language else list(names.values())[:OTHERS]
    shown = (plain(str(one), LONGEST) for one in (name, *others) if one)
    return tuple(dict.fromkeys(one for one in shown if one))


def style_of(sheet: Sheet, name: str, other: str, factor: float = 1.0) -> Style:
    """A style of the theme at the scale of the sheet, never too small to be read."""
    styles = sheet.theme.styles
    style = styles[name] if name in styles else styles[other]
    factor *= LARGER.get(type(sheet.scenario.board), 1.0)
    size = style.size * factor * sheet.mm / usual_mm(sheet.scenario)
    return replace(style, size=max(size, SMALLEST))


def city_style(sheet: Sheet, kind: KindOfCity, factor: float = 1.0) -> Style:
    """The style for the name of a city."""
    return style_of(sheet, looks_of(kind, sheet.theme.styles), "label", factor)


def water_style(water: Water) -> str:
    """The style for the name of a water: on blue, on dry land, or beside a river."""
    if water.kind.startswith("dry"):
        return "dry"
    return "lake" if water.outline else "water"


def settings(style: Style, names: tuple[str, ...]) -> Iterator[tuple[Setting, float]]:
    """The ways to set a name in lines, and what each costs."""
    lines = tuple(one.upper() for one in names) if style.upper else names
    if not lines:
        return
    yield Setting(style, (" ".join(lines),)), 0.0
    if len(lines) > 1:
        yield Setting(style, lines), 0.6
    elif broken := _broken(lines[0]):
        yield Setting(style, broken), 0.6


def _broken(line: str) -> tuple[str, ...]:
    """A long line in two, at the space nearest to its middle."""
    spaces = [n for n, letter in enumerate(line) if letter == " "]
    if len(line) <= LONG or not spaces:
        return ()
    at = min(spaces, key=lambda n: abs(n - len(line) / 2))
    return line[:at], line[at + 1 :]


@once
def hand_placed(sheet: Sheet) -> HandPlaced:
    """The labels of the scenario, exactly where they are said to be.

    On a map smaller than usual, where they would leave it or cover each other, the larger ones.
    """
    is_small = sheet.mm < usual_mm(sheet.scenario)
    labels = sorted(sheet.scenario.labels.values(), key=lambda one: -SIZES.get(one.size, 1.0))
    texts: list[Text] = []
    named, left = set(), []
    taken: list[Tilted] = []
    for label in labels if is_small else sheet.scenario.labels.values():
        found = _hand_texts(sheet, label)
        places = [place(text) for text in found]
        if is_small and not _is_free(sheet, places, taken):
            left += [] if label.of else [" ".join(text.text for text in found)]
        elif found:
            texts += found
            taken += places
            named.add(label_key(label))
    return HandPlaced(tuple(texts), frozenset(named), tuple(left))


def _is_free(sheet: Sheet, places: list[Tilted], taken: list[Tilted]) -> bool:
    inside = neat_box(sheet)
    on_map = all(_holds(inside, where.box()) for where in places)
    return on_map and not any(where.meets(other) for where in places for other in taken)


@once
def own_names(sheet: Sheet) -> Mapping[str, tuple[Text, ...]]:
    """Names for which the system has a place, by their keys; none of them is placed by hand.

    It tells them in its module `names`: `names(sheet)` gives the texts of each, or none for one
    that is written already.
    """
    module = part_of("drawing", sheet.scenario.system, "names")
    found: Mapping[str, tuple[Text, ...]] = {} if module is None else module.names(sheet)
    by_hand = hand_placed(sheet).named
    return {key: texts for key, texts in found.items() if key not in by_hand}


def fixed_name_boxes(sheet: Sheet) -> list[Box]:
    """What names cover that have their place, in boxes."""
    own = (text for texts in own_names(sheet).values() for text in texts)
    return [box for text in (*hand_placed(sheet).texts, *own) for box in place(text).boxes()]


def _hand_texts(sheet: Sheet, label: Label) -> list[Text]:
    """A label in lines, and at a size, that keep it on the map as far as that is possible."""
    x, y = sheet.spot(label.at)
    where, key, inside = Tilted(x, y, 0, 0, float(label.angle)), label_key(label), neat_box(sheet)
    ways = []
    for smaller in SMALLER:
        for setting, _ in _settings(sheet, label, smaller):
            texts = setting.texts(where, "middle", key)
            ways.append([replace(text, anchor=label.anchor) for text in texts])
            if all(_holds(inside, place(text).box()) for text in ways[-1]):
                return ways[-1]
    return ways[-1] if ways else []


def _holds(room: Box, box: Box) -> bool:
    across = room.x <= box.x and box.right <= room.right
    return across and room.y <= box.y and box.bottom <= room.bottom


def label_key(label: Label) -> str:
    """The key of a label: that of what it names, or its own."""
    room, _, name = label.of.partition("/")
    return f"{KINDS[room]} {name}" if room in KINDS else f"label {label.id}"


def _settings(sheet: Sheet, label: Label, factor: float) -> Iterator[tuple[Setting, float]]:
    """A label in the style of what it names; nothing where it says nothing."""
    room, _, name = label.of.partition("/")
    thing = getattr(sheet.scenario, room).get(name) if room in KINDS else None
    text, names = label.text, label.names
    if thing is not None and not text:
        text, names = thing.name, getattr(thing, "names", names)
    style = _hand_style(sheet, label, room, thing)
    style = replace(style, size=max(style.size * factor, SMALLEST))
    return settings(style, shown_names(sheet, text, names))


def _hand_style(sheet: Sheet, label: Label, room: str, thing: object) -> Style:
    if room == "cities":
        kind = kind_of(sheet.scenario, thing) if isinstance(thing, City) else LIGHT
        return city_style(sheet, kind, SIZES.get(label.size, 1.0) / SIZES["medium"])
    name = water_style(thing) if isinstance(thing, Water) else KINDS.get(room, "label")
    if name == "label" and label.size == "large":
        name = "sea"
    return style_of(sheet, name, "label", SIZES.get(label.size, 1.0))
