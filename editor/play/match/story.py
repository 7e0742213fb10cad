"""What has happened in a game, turn by turn, as sentences; what is taken back is not told."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from engine.protocol import Happening
from engine.showing.telling import told


@dataclass(slots=True)
class Chapter:
    """What happened in one turn of a player."""

    seat: int | None
    turn: Hashable
    first: int
    """The number of the record that it begins with."""
    news: list[list[Happening]] = field(default_factory=list)
    """What happened with each record."""
    _lines: tuple[str, ...] | None = None

    def lines(self, names: Sequence[str]) -> tuple[str, ...]:
        """The sentences, those of many alike steps as one."""
        if self._lines is None:
            self._lines = tuple(told([one for some in self.news for one in some], names))
        return self._lines

    def add(self, happenings: list[Happening]) -> None:
        self.news.append(happenings)
        self._lines = None

    def cut(self, records: int) -> None:
        del self.news[max(0, records - self.first) :]
        self._lines = None


class Story:
    """All turns of a game."""

    def __init__(self, names: Sequence[str], opening: list[Happening]) -> None:
        self.names = tuple(names)
        self.chapters: list[Chapter] = [Chapter(None, None, 0)]
        self.chapters[0].add(opening)
        self._records = 0

    def add(self, seat: int | None, turn: Hashable, happenings: list[Happening]) -> None:
        """What an action of a seat brought."""
        last = self.chapters[-1]
        if last.seat != seat or last.turn != turn or seat is None:
            last = Chapter(seat, turn, self._records)
            self.chapters.append(last)
        last.add(happenings)
        self._records += 1

    def take_back(self, records: int) -> None:
        """Only the first so many actions have been played."""
        while len(self.chapters) > 1 and self.chapters[-1].first >= records:
            self.chapters.pop()
        if len(self.chapters) > 1:
            self.chapters[-1].cut(records)
        self._records = records

    def told(self) -> list[tuple[int | None, tuple[str, ...]]]:
        """Every turn that brought something, with its seat."""
        found = ((one.seat, one.lines(self.names)) for one in self.chapters)
        return [one for one in found if one[1]]
