"""The backs of cards: rails across, and the title of the game, the same when turned by half."""

from collections.abc import Iterator

from drawing.cards.card import FACE, INNER, side
from drawing.shapes.curves import line, rectangle
from drawing.shapes.symbols import Batch, Box, Curve, Curves, Picture, Text, Texts
from drawing.text.fitting import LEADING, in_box
from drawing.themes.theme import Theme
from model.wording.speech import tr

TRACKS = 6
SLEEPERS = 22


def back(title: str, kind: str, ink: str, theme: Theme) -> Picture:
    """A back; everything shuffled into one deck has the same one."""
    batches = [*_rails(ink, theme), *_plate(title, kind, ink, theme)]
    return side(tr("Back: {kind}", kind=kind), ink, batches, theme)


def _rails(ink: str, theme: Theme) -> Iterator[Batch]:
    """Tracks from edge to edge, through the bleed."""
    whole = FACE.grown(FACE.x)
    curves: list[Curve] = []
    for track in range(TRACKS):
        y = whole.height * (track + 0.5) / TRACKS
        curves += [line(((0, y + side_), (whole.width, y + side_))) for side_ in (-2.2, 2.2)]
        for sleeper in range(SLEEPERS):
            x = whole.width * (sleeper + 0.5) / SLEEPERS
            curves.append(line(((x, y - 3.6), (x, y + 3.6))))
    yield Curves(theme.ink(f"{ink}-rails"), curves, key="rails")


def _plate(title: str, kind: str, ink: str, theme: Theme) -> Iterator[Batch]:
    box = Box(INNER.x + 1, FACE.y + FACE.height / 2 - 17, INNER.width - 2, 34)
    paper, rule = theme.ink("card-paper"), theme.ink("card-rule")
    yield Curves(theme.ink(ink), [rectangle(box.grown(1.6), 4.0)])
    yield Curves(paper, [rectangle(box, 3.0)])
    yield Curves(rule, [rectangle(box.grown(-1.4), 2.0)])
    style, small = theme.style("card-city"), theme.style("card-small")
    fit = in_box(title, style.size * 1.2, "bold", (box.width - 7, 18))
    middle = box.x + box.width / 2
    top = box.y + box.height / 2 - (fit.height + small.size + 2) / 2
    texts = [
        Text(
            (middle, top + fit.size * (0.95 + LEADING * number)),
            one,
            fit.size,
            colour=style.colour,
            face="bold",
        )
        for number, one in enumerate(fit.lines)
    ]
    texts.append(small.text(kind, (middle, top + fit.height + small.size + 1.6)))
    yield Texts(texts)
