"""The curtain between people at one screen: what one of them sees is not for the others."""

from collections.abc import Callable

from engine.hosting.shared_screen import SharedScreen
from milepost.playing.host import Host
from milepost.playing.screen import Screen


class Curtain:
    """Waits for the person whose secrets come next, and clears what that person leaves behind."""

    def __init__(
        self, host: Host, shared: SharedScreen, screen: Screen, ask: Callable[[str], str]
    ) -> None:
        self._host, self._shared, self._screen, self._ask = host, shared, screen, ask

    def rise(self) -> bool:
        """Waits for the person who is awaited; whether a curtain was in the way."""
        self.fall()
        seat, before = self._shared.awaited, self._host.chosen_before
        if seat is None:
            return False
        names = self._host.game.names
        more = "" if before is None else f"; undo takes back what {names[before]} chose"
        text = self._ask(f"{names[seat]}, press Return{more} ")
        if text.lower() in ("undo", "u") and before is not None:
            self._shared.take_back()
        else:
            self._shared.come()
        return True

    def fall(self) -> None:
        """Clears the screen, if secrets of somebody are on it who is not asked now."""
        if self._shared.follow():
            self._screen.clear()
