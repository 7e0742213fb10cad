"""The front of a card: name, value and cost, its categories, a picture, and what it does."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from drawing.cards.card import FACE, INNER, side
from drawing.files.art_files import ArtFile
from drawing.shapes.curves import circle, line, rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Image, Ink, Picture, Spot, Text, Texts
from drawing.systems.trains.cards import categories, figures, motifs
from drawing.systems.trains.cards.own_picture import own_picture
from drawing.systems.trains.cards.picture_row import Look, picture_row
from drawing.systems.trains.cards.wording import Said, best
from drawing.text.fitting import LEADING, in_box
from drawing.text.metrics import width
from drawing.themes.theme import Theme
from model.forms.frozen import dataclass
from model.systems.trains.effects.lasting import WhileInPlay
from model.systems.trains.effects.pieces import GainWaste
from model.systems.trains.sentences.effects import card_sentences
from model.systems.trains.things.card import Card
from model.wording.speech import tr

RADIUS = 5.2
"""Of the coin, and half the tag of the cost."""
HIGH = FACE.y + 9.9
"""How high both stand."""
PICTURES = (34.0, 25.0, 18.0, 2.0)
"""How high the picture of a card is: less where there is much to say, and a strip in the end."""
SMALLEST_PICTURE = 10.0
LINE = 7.0
"""The height of the line of categories."""
FOOT = 9.0
"""The height of what stands at the foot, where something does."""
LETTERS, PLEASANT = 4.0, 3.65
"""The size of letters, and what they are not smaller than beside a picture."""
LARGEST, ALONE = 25.0, 38.0
"""How large a picture is at most, and how large where nothing is said."""


@dataclass(frozen=True, slots=True)
class _Face:
    card: Card
    cards: Mapping[str, Card]
    theme: Theme
    art: ArtFile | None

    @property
    def colours(self) -> list[str]:
        return categories.colours_of(self.card.categories, self.theme)


def card_front(card: Card, cards: Mapping[str, Card], theme: Theme, folder: str = "") -> Picture:
    """The front of a card; `cards` are all of its game, and its own picture lies in the folder."""
    face = _Face(card, cards, theme, own_picture(card, folder))
    foot = list(_foot(face))
    low = INNER.bottom - (FOOT + 1.0 if foot else 0.0)
    top = FACE.y + categories.BAND
    rooms = [
        Box(INNER.x, top + high + LINE + 1.5, INNER.width, low - top - high - LINE - 1.5)
        for high in PICTURES
    ]
    said = _said(face)
    number, texts = best(said, rooms, PLEASANT)
    high = PICTURES[number] if said.is_something else low - top - LINE - 2.0
    panel = Box(0.0, top, FACE.width + 2 * FACE.x, high)
    under = Box(INNER.x, panel.bottom, INNER.width, LINE)
    batches = [
        *categories.band(card.categories, theme),
        *_panel(face, panel),
        *_line(face, under),
        *_head(face),
        *([Texts(texts)] if texts else []),
        *foot,
    ]
    return side(tr("Card: {name}", name=card.title), "card-paper", batches, theme)


def _said(face: _Face) -> Said:
    told = card_sentences(face.card, face.cards)
    strong = replace(face.theme.style("card-text"), size=LETTERS)
    return Said(tuple(told), face.card.text, strong, face.theme.style("card-flavour"))


# -- the head


def _head(face: _Face) -> Iterator[Batch]:
    card, theme = face.card, face.theme
    left, right = INNER.x, INNER.right
    if card.value:
        yield from figures.coin(card.value, (INNER.x + RADIUS, HIGH), RADIUS, theme)
        left += 2 * RADIUS + 1.5
    if card.buyable:
        yield from figures.cost(card.cost, (INNER.right - RADIUS, HIGH), RADIUS, theme)
        right -= 2 * RADIUS + 1.5
    yield Texts(_title(face, Box(left, FACE.y + 2.6, right - left, categories.BAND - 3.6)))


def _title(face: _Face, room: Box) -> list[Text]:
    """The name in one line or two, in the middle of its room."""
    style = face.theme.style("card-title")
    fit = in_box(face.card.title, style.size, style.face, (room.width, room.height))
    x = room.x + room.width / 2
    first = room.y + (room.height - fit.height) / 2 + fit.size * 0.98
    style = replace(style, size=fit.size)
    return [
        style.text(one, (x, first + number * fit.size * LEADING), key=f"card {face.card.id}")
        for number, one in enumerate(fit.lines)
    ]


# -- the picture


def _panel(face: _Face, panel: Box) -> Iterator[Batch]:
    """The picture of the card on a ground in its colour: the designer's own, or ours."""
    ground = categories.pale(face.colours[0], face.theme)
    yield Curves(Ink(fill=ground), [rectangle(panel)], key="picture")
    if panel.height < SMALLEST_PICTURE:
        return
    inside = Box(INNER.x, panel.y + 1.5, INNER.width, panel.height - 3.0)
    if face.art is not None:
        yield _own(face.art, inside)
        return
    largest = LARGEST if panel.height <= PICTURES[0] else ALONE
    look = Look(face.theme, face.colours[0], ground)
    yield from picture_row(motifs.motifs(face.card), inside, largest, look)


def _own(art: ArtFile, room: Box) -> Image:
    """The designer's picture, whole, as large as there is room."""
    scale = min(room.width / art.width, room.height / art.height)
    wide, high = art.width * scale, art.height * scale
    box = Box(room.x + (room.width - wide) / 2, room.y + (room.height - high) / 2, wide, high)
    return Image(art.path, box)


def _line(face: _Face, room: Box) -> Iterator[Batch]:
    """The categories, and a P where something lasts while the card is in play (TRN-COMP-09)."""
    theme, lasts = face.theme, _lasts(face.card)
    edge = line(((INNER.x, room.bottom), (INNER.right, room.bottom)))
    yield Curves(theme.ink("card-rule"), [edge])
    wide = 6.0 if lasts else 0.0
    taken = Box(room.x + wide, room.y, room.width - 2 * wide, room.height)
    yield from categories.tags(face.card.categories, theme, taken)
    if lasts:
        yield from _badge(face, (room.right - 2.8, room.y + room.height / 2))


def _badge(face: _Face, at: Spot) -> Iterator[Batch]:
    dark, light = face.theme.ink("icon-dark").fill, face.theme.ink("icon-light").fill
    yield Curves(Ink(fill=light, line=dark, width=0.4), [circle(at, 2.4)], key="perpetual")
    style = replace(face.theme.style("card-band"), size=3.4, colour=dark)
    yield Texts([style.text("P", (at[0], at[1] + 0.36 * style.size), key="perpetual")])


def _lasts(card: Card) -> bool:
    return any(isinstance(one, WhileInPlay) for one in card.effects)


# -- the foot


def _foot(face: _Face) -> Iterator[Batch]:
    """Points on the left, and on the right the Waste that the card brings."""
    card, theme = face.card, face.theme
    middle = INNER.bottom - FOOT / 2 + 0.8
    if card.points:
        yield from figures.points(card.points, (INNER.x + 4.4, middle), 4.2, theme)
    note = _waste_note(card)
    if note:
        yield from _waste(face, note, middle)


def _waste_note(card: Card) -> str:
    played = sum(one.waste for one in card.effects if isinstance(one, GainWaste))
    bought = sum(one.waste for one in card.on_buy if isinstance(one, GainWaste))
    told = [f"+{played}"] if played else []
    told += [tr("bought: +{n}", n=bought)] if bought else []
    return tr(", ").join(told)


def _waste(face: _Face, note: str, middle: float) -> Iterator[Batch]:
    theme = face.theme
    half, grey = 3.0, categories.colour_of("waste", theme)
    box = Box(INNER.right - 2 * half, middle - half, 2 * half, 2 * half)
    yield from motifs.picture(motifs.WASTE, box, grey, theme.ink("card-paper").fill)
    style = replace(theme.style("card-small"), size=3.1, face="bold", colour=grey)
    at = box.x - 1.0, middle + 0.36 * style.size
    yield Texts([style.text(note, at, anchor="end", key="waste")])
    edge = box.x - 2.4 - width(note, style.size, "bold")
    shape = rectangle(Box(edge, middle - 3.8, INNER.right + 0.6 - edge, 7.6), 1.6)
    yield Curves(Ink(line=grey, width=0.3), [shape])
