"""What has happened in a game, turn by turn, as sentences; what is taken back is not told."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.protocol import Happening
from engine.showing.telling import told

Turn = tuple[int | None, tuple[str, ...]]
"""The sentences of a turn, and whose it was."""


class News(NamedTuple):
    """What came of one action."""

    before: int
    """How many actions had been played until then; a hidden choice is none yet."""
    happenings: list[Happening]


@dataclass(slots=True)
class Chapter:
    """What happened in one turn of a player."""

    seat: int | None
    turn: Hashable
    news: list[News] = field(default_factory=list)
    _lines: dict[int | None, tuple[str, ...]] = field(default_factory=dict)
    """The sentences, by the seat that is told them."""

    def lines(self, names: Sequence[str], to: int | None) -> tuple[str, ...]:
        """The sentences, those of many alike steps as one."""
        if to not in self._lines:
            happenings = [one for some in self.news for one in some.happenings]
            self._lines[to] = tuple(told(happenings, names, to=to))
        return self._lines[to]

    def add(self, news: News) -> None:
        self.news.append(news)
        self._lines.clear()

    def cut(self, length: int) -> None:
        """Only the first so many are left."""
        del self.news[length:]
        self._lines.clear()


class Story:
    """All turns of a game."""

    def __init__(self, names: Sequence[str], opening: list[Happening]) -> None:
        self.names = tuple(names)
        self._opening = Chapter(None, None, [News(0, opening)])
        self.chapters: list[Chapter] = []

    def add(
        self, seat: int | None, turn: Hashable, happenings: list[Happening], before: int
    ) -> None:
        """What an action of a seat brought, before which so many had been played."""
        last = self.chapters[-1] if self.chapters else None
        if last is None or last.seat != seat or last.turn != turn or seat is None:
            last = Chapter(seat, turn)
            self.chapters.append(last)
        last.add(News(before, happenings))

    def take_back(self, records: int) -> None:
        """Only the first so many actions have been played."""
        for chapter in self.chapters:
            if chapter.news[-1].before >= records:
                chapter.cut(sum(one.before < records for one in chapter.news))
        self._leave_out_empty()

    def drop_choice(self, seat: int | None) -> None:
        """A seat takes back what it has chosen unseen: its last action."""
        own = [chapter for chapter in self.chapters if chapter.seat == seat]
        if own:
            own[-1].cut(-1)
        self._leave_out_empty()

    def _leave_out_empty(self) -> None:
        self.chapters = [chapter for chapter in self.chapters if chapter.news]

    def told(self, to: int | None = None) -> list[Turn]:
        """Every turn that brought something, with its seat, as a seat is told it, or everybody."""
        chapters = (self._opening, *self.chapters)
        found = ((one.seat, one.lines(self.names, to)) for one in chapters)
        return [one for one in found if one[1]]
