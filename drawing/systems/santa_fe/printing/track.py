"""Pieces of track on sheets, edge to edge, railroad by railroad, with the number of each."""

from collections.abc import Iterator

from drawing.aids.strips import Strip
from drawing.pages.paper import Press
from drawing.printing.strip_sheets import Head, strip_sheets
from drawing.shapes.curves import line
from drawing.shapes.symbols import Batch, Curve, Curves, Picture, Spot, Texts
from drawing.systems.santa_fe.printing.board import PieceSize, piece_size
from drawing.systems.santa_fe.railroads.livery import Livery, liveries
from drawing.systems.santa_fe.railroads.track_pieces import Lying, pieces
from drawing.themes.theme import Theme
from model.forms.frozen import dataclass
from model.scenario.names_in_words import counted
from model.scenario.scenario import Scenario
from model.systems.santa_fe.sentences.told import told_of
from model.wording.speech import later, tr

PIECES = later("Pieces of track, {long:g} × {wide:g} mm, as long as the spaces need them.")
NAME, AFTER = 7.0, 3.0
"""Room for the name of a railroad, and after its pieces."""
MOST = 300
"""Pieces of a railroad that are printed."""


def track_pages(scenario: Scenario, press: Press) -> list[Picture]:
    """All pieces of all railroads."""
    told = told_of(scenario)
    size = piece_size(scenario, press.tile_mm)
    if told is None or not size.long:
        return []
    strips: list[Strip] = []
    for livery in liveries(told.scenario).values():
        count = min(max(told.part.railroads[livery.id].track, 0), MOST)
        strips += _railroad(livery, count, size, press) if count else []
    said = tr(PIECES, long=size.long, wide=size.wide)
    return strip_sheets(strips, press, Head(tr("Track"), said, tr("track")))


def _railroad(livery: Livery, count: int, size: PieceSize, press: Press) -> Iterator[Strip]:
    """The name of a railroad, and rows of its pieces."""
    yield Strip(NAME, lambda at: [_name(livery, count, at, press.theme)], keeps=True, opens=True)
    columns = max(int(press.paper.room.width // size.long), 1)
    for start in range(0, count, columns):
        some = min(columns, count - start)
        yield Strip(size.wide, _Row(livery, some, size, press.theme).draw)
    yield Strip(AFTER, lambda _: [], is_space=True)


def _name(livery: Livery, count: int, at: Spot, theme: Theme) -> Texts:
    style = theme.style("aid-strong")
    text = tr(
        "{railroad} ({letters}): {pieces}",
        railroad=livery.name,
        letters=livery.letters,
        pieces=counted(count, "piece"),
    )
    return Texts([style.text(text, (at[0], at[1] + NAME - 2.0), anchor="start", key="railroad")])


@dataclass(frozen=True, slots=True)
class _Row:
    """Pieces side by side, and the lines along which they are cut."""

    livery: Livery
    count: int
    size: PieceSize
    theme: Theme

    def draw(self, at: Spot) -> list[Batch]:
        (x, y), (long, wide) = at, self.size
        lying = [
            Lying(((x + n * long, y + wide / 2), (x + (n + 1) * long, y + wide / 2)), wide / 2)
            for n in range(self.count)
        ]
        drawn = pieces(self.theme, self.livery, lying, key=f"track of {self.livery.id}")
        cuts = Curves(self.theme.ink("cut-mark"), list(self._cuts(at)), key="cut")
        return [*drawn, cuts]

    def _cuts(self, at: Spot) -> Iterator[Curve]:
        (x, y), (long, wide) = at, self.size
        right = x + self.count * long
        yield from (line(((x, y + off), (right, y + off))) for off in (0.0, wide))
        for number in range(self.count + 1):
            yield line(((x + number * long, y), (x + number * long, y + wide)))
