"""What is said on a card: the sentences of its parts, and words of the designer's own below."""

from collections.abc import Sequence

from drawing.cards.paragraphs import GAP, lines_at, set_in
from drawing.shapes.symbols import Box, Text
from drawing.text.fitting import LEADING, SMALLEST, in_box
from drawing.themes.theme import Style
from model.forms.frozen import dataclass
from model.wording.speech import later, tr

MORE = later("The rest stands in the play aid.")
"""Where a card says more than fits on one."""
OWN_STEP = 0.96
"""How much smaller each attempt is while there is room for a picture."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a card says: in the letters of cards, and in those for words of one's own."""

    sentences: tuple[str, ...]
    own: str
    strong: Style
    soft: Style

    @property
    def is_something(self) -> bool:
        return bool(self.sentences or self.own)

    def fitted(self, room: Box, smallest: float) -> list[Text] | None:
        """Everything in a room, in letters not smaller than this; None if that cannot be."""
        if not self.is_something:
            return []
        size = self.strong.size
        while size >= smallest:
            texts, height = self._set(size / self.strong.size, room)
            if height <= room.height:
                return texts
            size *= OWN_STEP
        return None

    def cut(self, room: Box) -> list[Text]:
        """As many sentences as fit, or the beginning of the first; and where the rest stands."""
        shrink = SMALLEST / self.strong.size
        for count in range(len(self.sentences) - 1, 0, -1):
            some = [(one, self.strong) for one in self.sentences[:count]]
            texts, height = set_in(
                [*some, (tr(MORE), self.soft)], self._soft, shrink, room, self.strong
            )
            if height <= room.height:
                return texts
        high = room.height - SMALLEST * LEADING - GAP
        fit = in_box(self.sentences[0], SMALLEST, self.strong.face, (room.width, high))
        texts = lines_at(fit.lines, fit.size, self.strong, room.x, room.y)
        below = Box(room.x, room.y + fit.height + GAP, room.width, room.height)
        return texts + set_in([(tr(MORE), self.soft)], self._soft, shrink, below, self.strong)[0]

    @property
    def _soft(self) -> float:
        return SMALLEST / self.soft.size

    def _set(self, shrink: float, room: Box) -> tuple[list[Text], float]:
        paragraphs: list[tuple[str, Style]] = [(one, self.strong) for one in self.sentences]
        paragraphs += [(self.own, self.soft)] if self.own else []
        return set_in(paragraphs, max(shrink, self._soft), shrink, room, self.strong)


def best(said: Said, rooms: Sequence[Box], letters: float) -> tuple[int, list[Text]]:
    """The first of some rooms in which all has room in letters of some size; else in the last.

    Where it has no room even there in the smallest letters, it is cut at the end of a sentence.
    """
    for number, room in enumerate(rooms):
        texts = said.fitted(room, letters)
        if texts is not None:
            return number, texts
    last = len(rooms) - 1
    for number, room in enumerate(rooms):
        texts = said.fitted(room, SMALLEST)
        if texts is not None:
            return number, texts
    alone = Said(said.sentences, "", said.strong, said.soft)
    return last, alone.fitted(rooms[last], SMALLEST) or alone.cut(rooms[last])
