"""The curtain between people at one screen: what one of them sees is not for the others."""

from collections.abc import Callable

from engine.showing.player_aid import PlayerAid
from milepost.playing.host import Host
from milepost.playing.screen import Screen


class Curtain:
    """Falls before a person is asked unseen or shown a secret, and when that person is done."""

    def __init__(
        self, host: Host, screen: Screen, ask: Callable[[str], str], aid: PlayerAid
    ) -> None:
        self._host, self._screen, self._ask, self._aid = host, screen, ask, aid
        self._open_for: int | None = None
        """Whose secrets are on the screen."""

    def rise(self, seat: int) -> bool:
        """Waits for the person whose secrets come next; whether a curtain was in the way."""
        if seat == self._open_for:
            return False
        self.fall()
        host = self._host
        is_secret = host.session.is_shared or self._aid.hides(host.game, seat)
        if len(host.people) < 2 or not is_secret:
            return False
        before = [one for one in host.session.unplayed if one in host.people][-1:]
        more = "".join(f"; undo takes back what {host.game.names[one]} chose" for one in before)
        text = self._ask(f"{host.game.names[seat]}, press Return{more} ")
        if text.lower() in ("undo", "u") and before:
            host.undo(before[0])
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
