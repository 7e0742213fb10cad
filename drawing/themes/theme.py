"""Themes: how things look, as data. A theme is a file in `drawing/themes`, or one of a user's own.

A theme names inks (for areas, lines and symbols), styles (for texts) and the colours of the seats.
What it does not name looks as in the theme it stands on, in the end as in `classic`.
"""

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

from drawing.files.own_data import data_of, names_in
from drawing.shapes.symbols import Anchor, Face, Ink, Text
from drawing.themes.theme_file import BadTheme, read_theme
from model.forms.frozen import dataclass
from model.wording.near_words import hint

CLASSIC = "classic"
ENDING = ".yaml"


@dataclass(frozen=True, slots=True)
class Style:
    """How a text looks."""

    size: float
    """In millimetres, at the usual scale of a map."""
    face: Face = "regular"
    colour: str = "#000000"
    halo: str = ""
    halo_width: float = 0.0
    spacing: float = 0.0
    upper: bool = False
    """Written in capitals."""

    def text(
        self, text: str, at: tuple[float, float], *, anchor: Anchor = "middle", key: str = ""
    ) -> Text:
        """A text in this style."""
        return Text(
            at,
            text.upper() if self.upper else text,
            self.size,
            colour=self.colour,
            face=self.face,
            anchor=anchor,
            halo=self.halo,
            halo_width=self.halo_width,
            spacing=self.spacing,
            key=key,
        )


@dataclass(frozen=True)
class Theme:
    """A set of looks."""

    name: str
    title: str
    inks: Mapping[str, Ink]
    styles: Mapping[str, Style]
    seats: tuple[Ink, ...]
    """How the track of each seat is drawn."""
    background: str = "#ffffff"

    def ink(self, name: str) -> Ink:
        """An ink by its name; a kind of terrain nobody thought of looks like `terrain`."""
        found = self.inks.get(name)
        return found if found is not None else self.inks[name.split("-", 1)[0]]

    def style(self, name: str) -> Style:
        return self.styles[name]

    def seat(self, seat: int) -> Ink:
        return self.seats[seat % len(self.seats)]


EMPTY = '""'


class NoSuchTheme(ValueError):
    """A theme that is not there or cannot be used; the text says why, or which there are."""


def theme_names() -> tuple[str, ...]:
    return tuple(name.removesuffix(ENDING) for name in names_in("themes"))


def theme(name: str = CLASSIC) -> Theme:
    """A theme by its name, or from a file of one's own."""
    return _own_theme(name) if name.endswith(ENDING) else _theme(name)


@cache
def _theme(name: str) -> Theme:
    if name not in theme_names():
        raise NoSuchTheme(f"there is no theme {name[:60] or EMPTY}{hint(name, theme_names())}")
    return _made_of(name, _data(name))


def _own_theme(name: str) -> Theme:
    """A theme from a file, which may have changed since it was read the last time."""
    try:
        own = read_theme(Path(name))
        base = own.pop("base", CLASSIC)
        if base not in theme_names():
            raise BadTheme(f"{name}: there is no theme {base[:60]} that it could stand on")
        classic = _theme(CLASSIC).inks
        firsts = {ink.split("-", 1)[0] for ink in classic}
        unused = [ink for ink in own.get("inks", {}) if str(ink).split("-", 1)[0] not in firsts]
        if unused:
            raise BadTheme(f"{name}: {str(unused[0])[:60]}: nothing is drawn with such an ink")
        data = {"title": Path(name).stem, **_laid_over(_data(base), own)}
        sizeless = [key for key, look in data["styles"].items() if "size" not in look]
        if sizeless:
            raise BadTheme(f"{name}: {str(sizeless[0])[:60]}: a style that is new needs a size")
    except BadTheme as trouble:
        raise NoSuchTheme(str(trouble)) from None
    return _made_of(name, data)


def _made_of(name: str, data: Mapping[str, Any]) -> Theme:
    inks = {key: _made(Ink, value) for key, value in data["inks"].items()}
    styles = {key: _made(Style, value) for key, value in data["styles"].items()}
    seats = tuple(_made(Ink, value) for value in data["seats"])
    return Theme(name, data["title"], inks, styles, seats, data["background"])


def _data(name: str) -> dict[str, Any]:
    """What a theme's file says, on top of what it stands on."""
    own = data_of("themes", f"{name}{ENDING}")
    base = own.pop("base", None)
    return own if base is None else _laid_over(_data(base), own)


def _laid_over(data: dict[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """What a theme says, over what it stands on."""
    for key, value in own.items():
        if key in ("inks", "styles"):
            known = data[key]
            data[key] = known | {name: known.get(name, {}) | look for name, look in value.items()}
        else:
            data[key] = value
    return data


def _made(kind: Any, values: Mapping[str, Any]) -> Any:
    known = {one.name for one in fields(kind)}
    unknown = sorted(values.keys() - known)
    if unknown:
        raise ValueError(f"a theme knows no {unknown[0]}")
    return kind(**{k: tuple(v) if isinstance(v, list) else v for k, v in values.items()})
