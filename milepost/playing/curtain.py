"""The curtain between people at one screen: what one of them sees is not for the others."""

from collections.abc import Callable

from milepost.playing.host import Host
from milepost.playing.screen import Screen


class Curtain:
    """Falls before a person is asked unseen or shown a secret, and when that person is done."""

    def __init__(self, host: Host, screen: Screen, ask: Callable[[str], str]) -> None:
        self._host, self._screen, self._ask = host, screen, ask
        self._open_for: int | None = None
        """Whose secrets are on the screen."""

    def rise(self, seat: int) -> bool:
        """Waits for the person whose secrets come next; whether a curtain was in the way."""
        if seat == self._open_for:
            return False
        self.fall()
        host, before = self._host, self._host.chosen_before
        if not host.has_secrets(seat):
            return False
        names = host.game.names
        more = "" if before is None else f"; undo takes back what {names[before]} chose"
        text = self._ask(f"{names[seat]}, press Return{more} ")
        if text.lower() in ("undo", "u") and before is not None:
            host.undo(before)
        else:
            self._open_for = seat
        return True

    def is_open_for(self, seat: int | None) -> bool:
        return seat is not None and seat == self._open_for

    def fall(self) -> None:
        """Clears the screen, if secrets are on it."""
        if self._open_for is not None:
            self._open_for = None
            self._screen.clear()
