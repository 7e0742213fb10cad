"""Round markers: discs of the players for track, markers for the tracks, town discs, tokens."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from drawing.goods.icons import stands_out
from drawing.pages.paper import Press, page
from drawing.shapes.curves import circle
from drawing.shapes.symbols import Batch, Curves, Ink, Layer, Picture, Spot, Texts
from drawing.systems.age_of_steam.printing.readable_rules import words_of
from drawing.systems.age_of_steam.printing.tile_faces import town_disc
from drawing.text.fitting import wrapped
from drawing.themes.theme import Theme
from model.scenario.names_in_words import counted, joined
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.sentences.differences.of_turns import players_of
from model.systems.age_of_steam.sentences.words import Words
from model.wording.sentences import capital
from model.wording.speech import later, tr

RADIUS, APART = 5.0, 11.5
"""Of a marker, and from one to the next, in millimetres."""
HEAD, MOST_LINES = 22.0, 3
"""Room for a title and a sentence, and the lines that it has."""
EACH = later("for each player {discs} and markers for order, engine, shares and income")
ON_TRACKS = ("O", "E", "S", "I")
"""Markers of a player for order, engine, shares and income."""
WITHOUT_LIMIT = 20
"""Discs of a player, and tokens of a kind, where their number is not limited."""
MOST_OF_A_KIND = 200
SIGN = {1: 5.0, 2: 4.4, 3: 3.6, 4: 3.0}
"""The size of a sign by its letters."""


class Marker(NamedTuple):
    """A marker: its sign, and its colour; a town has neither."""

    sign: str
    colour: str
    key: str


def marker_pages(scenario: Scenario, press: Press) -> list[Picture]:
    """All markers, row by row, on as many pages as they take."""
    words = words_of(scenario)
    if words is None:
        return []
    markers, room = list(_markers(words, press.theme)), press.paper.room
    columns, rows = int(room.width // APART), int((room.height - HEAD) // APART)
    most = columns * rows
    sheets = [markers[start : start + most] for start in range(0, len(markers), most)]
    return [
        _sheet(
            sheet,
            columns,
            words,
            press,
            tr("markers, sheet {number} of {count}", number=number + 1, count=len(sheets)),
        )
        for number, sheet in enumerate(sheets)
    ]


def _markers(words: Words, theme: Theme) -> Iterator[Marker]:
    rules, players = words.rules, players_of(words)
    discs = _limited(rules.discs.per_player)
    for seat in range(players[-1] if players else 0):
        colour, sign = theme.seat(seat).line, str(seat + 1)
        yield from [Marker(sign, colour, f"disc {sign}")] * discs
        yield from (Marker(f"{one}{sign}", colour, f"marker {sign}") for one in ON_TRACKS)
    dark, light = theme.ink("icon-dark").fill, theme.ink("icon-light").fill
    yield Marker(tr("Turn", "marker"), dark, "turn")
    yield from [Marker("", "", "town disc")] * _limited(rules.town_discs)
    for token in rules.tokens.values():
        sign = token.id[:3].capitalize()
        yield from [Marker(sign, light, f"token {token.id}")] * _limited(token.supply)


def _limited(number: int | None) -> int:
    return WITHOUT_LIMIT if number is None else min(max(number, 0), MOST_OF_A_KIND)


def _sheet(markers: list[Marker], columns: int, words: Words, press: Press, name: str) -> Picture:
    room, theme = press.paper.room, press.theme
    batches: list[Batch] = []
    spots = []
    left = room.x + (room.width - columns * APART) / 2
    for number, marker in enumerate(markers):
        row, column = divmod(number, columns)
        spot = left + (column + 0.5) * APART, room.y + HEAD + (row + 0.5) * APART
        batches += marker_face(marker, spot, theme)
        spots.append(circle(spot, RADIUS))
    cuts = Curves(theme.ink("cut-mark"), spots, key="cut")
    layers = (
        Layer("heading", (_heading(words, press),)),
        Layer("markers", tuple(batches)),
        Layer("cuts", (cuts,)),
    )
    return page(press, press.paper, layers, name)


def _heading(words: Words, press: Press) -> Texts:
    title, style, room = (
        press.theme.style("aid-title"),
        press.theme.style("aid-text"),
        press.paper.room,
    )
    discs, tokens = words.rules.discs.per_player, list(words.rules.tokens)
    own = tr("as many discs as are needed") if discs is None else counted(discs, "disc")
    parts = [tr(EACH, discs=own), tr("the turn"), counted(words.rules.town_discs, "town disc")]
    if tokens:
        parts.append(tr("tokens ({tokens})", tokens=joined(map(words.token, tokens))))
    told = tr("{things}.", things=capital(joined(parts)))
    lines = wrapped(told, style.size, style.face, room.width)
    return Texts(
        [
            title.text(tr("Markers"), (room.x, room.y + 6), anchor="start"),
            *(
                style.text(one, (room.x, room.y + 11.5 + 4.0 * number), anchor="start")
                for number, one in enumerate(lines[:MOST_LINES])
            ),
        ]
    )


def marker_face(marker: Marker, at: Spot, theme: Theme) -> Iterator[Batch]:
    """One marker around a spot; its colour goes a little beyond the cut."""
    if not marker.colour:
        yield from town_disc(theme, at, RADIUS * 0.8)
        return
    yield Curves(Ink(fill=marker.colour), [circle(at, RADIUS + 0.4)], key=marker.key)
    light, dark = theme.ink("icon-light").fill, theme.ink("icon-dark").fill
    colour = light if stands_out(marker.colour) else dark
    size = SIGN[min(len(marker.sign), 4)]
    style = replace(theme.style("piece"), size=size, colour=colour)
    yield Texts([style.text(marker.sign, (at[0], at[1] + 0.36 * style.size))])
