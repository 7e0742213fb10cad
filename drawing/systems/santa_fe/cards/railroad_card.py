"""Cards of railroads: Branch Lines of majors, and the Short Lines that come up in the deck."""

from collections.abc import Iterator

from drawing.cards.card import BAND, FACE, INNER, fitted_text, side
from drawing.cards.minimap import Minimap
from drawing.cards.paragraphs import paragraphs
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Picture, Texts
from drawing.systems.santa_fe.railroads.livery import Livery, liveries
from drawing.systems.santa_fe.railroads.plates import plate, plate_width
from drawing.systems.santa_fe.railroads.track_pieces import Lying, pieces
from drawing.themes.theme import Style, Theme
from model.systems.santa_fe.sentences.printed_cards import card_sentences
from model.systems.santa_fe.sentences.told import Told
from model.systems.santa_fe.things.cards import Card as Kind
from model.systems.santa_fe.things.railroad import Railroad
from model.wording.speech import tr

STAMP = 20.0
"""The height of the map with the home base."""
PIECE = 4.4
"""Half the width of the piece of track."""
PLATE = 9.0


def railroad_front(
    kind: Kind, railroad: Railroad, told: Told, theme: Theme, stamp: Minimap
) -> Picture:
    """The front of a card that is of a railroad, in its colour."""
    livery = liveries(told.scenario)[railroad.id]
    is_short = kind.of == "short-lines"
    head = _head(told.card(kind.id), livery, theme)
    batches = [*head, *_track(livery, theme, is_home=is_short)]
    low = INNER.bottom
    home = told.scenario.cities.get(railroad.home) if is_short else None
    if home is not None:
        low -= STAMP
        room = Box(INNER.x, low, INNER.width, STAMP)
        batches += [*stamp.batches(room), *stamp.city(home, room)]
        low -= 1.5
    top = FACE.y + BAND + 3 + 2 * PIECE + 3.5
    text = Box(INNER.x, top, INNER.width, low - top)
    said = card_sentences(kind, told, railroad.id)
    batches.append(paragraphs(said, theme.style("card-text"), text))
    title = tr("{name}: {what}", name=told.card(kind.id), what=livery.name)
    return side(title, "card-paper", batches, theme)


def _head(kind: str, livery: Livery, theme: Theme) -> Iterator[Batch]:
    """A band in the colour of the railroad with its name, and what card it is."""
    box = Box(0, 0, FACE.width + 2 * FACE.x, FACE.y + BAND)
    rim = theme.ink("card-rule")
    yield Curves(Ink(fill=livery.colour, line=rim.line, width=rim.width), [rectangle(box)])
    colour = livery.contrast(theme)
    bold, small = theme.style("card-band"), theme.style("card-small")
    middle = FACE.x + FACE.width / 2
    named = Style(size=bold.size * 1.25, face="bold", colour=colour)
    under = Style(size=small.size * 1.15, colour=colour)
    yield Texts(
        [
            fitted_text(livery.name, named, (middle, FACE.y + 6.2), INNER.width, anchor="middle"),
            fitted_text(kind, under, (middle, FACE.y + 10.2), INNER.width, anchor="middle"),
        ]
    )


def _track(livery: Livery, theme: Theme, *, is_home: bool) -> Iterator[Batch]:
    """A piece of its track, and its plate."""
    top = FACE.y + BAND + 3
    wide = plate_width(livery, PLATE)
    box = Box(INNER.x + 1, top + PIECE - PLATE / 2, wide, PLATE)
    yield from plate(theme, livery, box, is_home=is_home)
    y = top + PIECE
    lying = Lying(((box.right + 3, y), (INNER.right - 1, y)), PIECE * 0.8)
    yield from pieces(theme, livery, [lying], key=f"track of {livery.id}")
