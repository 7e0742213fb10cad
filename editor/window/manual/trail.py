"""The trail: the places somebody has read, to go back and forward between them."""

from editor.window.manual.book import HOME, Place

LONGEST = 200


class Trail:
    """Places with how far down each was read; going on from the middle forgets what came after."""

    def __init__(self) -> None:
        self._spots: list[tuple[Place, int]] = []
        self._at = -1

    @property
    def here(self) -> Place:
        return self._spots[self._at][0] if self._spots else Place(HOME)

    @property
    def can_go_back(self) -> bool:
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        return self._at + 1 < len(self._spots)

    def leave_at(self, scroll: int) -> None:
        """Remembers how far down the place in sight was read."""
        if self._spots:
            self._spots[self._at] = (self.here, scroll)

    def go_to(self, place: Place) -> None:
        if self._spots and place == self.here:
            return
        self._spots = [*self._spots[: self._at + 1], (place, 0)][-LONGEST:]
        self._at = len(self._spots) - 1

    def back(self) -> tuple[Place, int] | None:
        if not self.can_go_back:
            return None
        self._at -= 1
        return self._spots[self._at]

    def forward(self) -> tuple[Place, int] | None:
        if not self.can_go_forward:
            return None
        self._at += 1
        return self._spots[self._at]
