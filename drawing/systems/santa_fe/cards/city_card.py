"""City cards: the value, the squares of the city, where it lies, and what the card does."""

from collections.abc import Iterator

from drawing.cards.card import BAND, FACE, INNER, band, fitted_text, side
from drawing.cards.minimap import Minimap
from drawing.cards.paragraphs import paragraphs
from drawing.shapes.symbols import Batch, Box, Picture, Texts
from drawing.systems.santa_fe.printed.city_discs import value_disc
from drawing.systems.santa_fe.railroads.livery import Livery, liveries
from drawing.systems.santa_fe.railroads.plates import plate, plate_width
from drawing.themes.theme import Theme
from model.systems.santa_fe.sentences.printed_cards import card_sentences, city_sentence
from model.systems.santa_fe.sentences.told import Told
from model.systems.santa_fe.things.cards import Card as Kind
from model.systems.santa_fe.things.city import SantaFeCity
from model.wording.speech import tr

HALF = 9.0
"""Half the width of the disc with the value."""
PLATE = 7.0
STAMP = 26.0
"""The height of the map."""
TEXT = 20.5
"""The height of what is said."""


def city_front(city: SantaFeCity, kind: Kind, told: Told, theme: Theme, stamp: Minimap) -> Picture:
    """The front of a City card."""
    name = told.city(city.id)
    style = theme.style("card-title")
    at = FACE.x + FACE.width / 2, FACE.y + BAND - 4.0
    batches: list[Batch] = [
        band("card-city", theme),
        Texts([fitted_text(name, style, at, INNER.width, anchor="middle", key=f"city {city.id}")]),
    ]
    top = FACE.y + BAND + 3.0
    spot = INNER.x + HALF + 0.5, top + HALF
    batches += value_disc(theme, str(city.value), spot, HALF)
    beside = Box(spot[0] + HALF + 3, top, INNER.right - spot[0] - HALF - 3, 2 * HALF)
    batches += _squares(city, told, theme, beside)
    room = Box(INNER.x, top + 2 * HALF + 3, INNER.width, STAMP)
    batches += [*stamp.batches(room), *stamp.city(city, room)]
    said = [city_sentence(city, told), *card_sentences(kind, told)]
    text = Box(INNER.x, INNER.bottom - TEXT, INNER.width, TEXT)
    batches.append(paragraphs(said, theme.style("card-text"), text))
    return side(tr("City card: {name}", name=name), "card-paper", batches, theme)


def _squares(city: SantaFeCity, told: Told, theme: Theme, room: Box) -> Iterator[Batch]:
    """What its squares pay, and whose they are."""
    known = liveries(told.scenario)
    shown = [known[key] for key in city.squares if key in known]
    if not shown:
        return
    style = theme.style("card-small")
    pays = tr("${money} for the arrival of", money=told.rules.bonus.square)
    at = room.x, room.y + 0.22 * room.height
    yield Texts([fitted_text(pays, style, at, room.width)])
    yield from _row(shown, theme, Box(room.x, at[1] + 2.6, room.width, PLATE))


def _row(shown: list[Livery], theme: Theme, room: Box) -> Iterator[Batch]:
    """Plates side by side, smaller where there are many."""
    wide = sum(plate_width(one, room.height) for one in shown) + len(shown) - 1
    shrink = min(1.0, room.width / wide)
    x, high = room.x, room.height * shrink
    for livery in shown:
        broad = plate_width(livery, room.height) * shrink
        yield from plate(theme, livery, Box(x, room.y, broad, high), is_home=False)
        x += broad + shrink
