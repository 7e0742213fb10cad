"""The screen that people share: who sits at it, and what may be shown there.

What a player hides is shown to that player alone. Where several people play, a curtain is down
until the one who is asked has come to the screen, and who sat there leaves it when another is
asked, a person or a bot.
"""

from engine.hosting.host import Host
from engine.protocol import Game


class SharedScreen:
    """Knows who sits before the screen on which a game is shown to all of its people."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._came: int | None = None
        """The person who has come to the screen, and has not left it."""
        self._last: tuple[tuple[Game, int, int], int, Game] | None = None
        """The view that was made last, and of what."""

    @property
    def seat(self) -> int | None:
        """Whose things are shown, with what is hidden from the others; None where nobody's may be.

        It is who is asked, or the person who acted last while bots do. One person among bots is
        always there, and where only bots play there is nobody to hide anything from.
        """
        people, actor = self._host.people, self._host.actor
        if not people:
            return actor
        if len(people) == 1:
            return people[0]
        seat = actor if actor in people else self._host.acted_last
        return None if seat is None or self._is_secret(seat) else seat

    @property
    def awaited(self) -> int | None:
        """The person who has to come to the screen before more is shown: the curtain is down."""
        actor = self._host.actor
        is_asked = actor is not None and actor in self._host.people
        return actor if is_asked and self.seat is None else None

    @property
    def game(self) -> Game:
        """The game as the one knows it whose things are shown.

        Where that is nobody it is the game itself, of which only what lies open may be shown.
        """
        seat, game, session = self.seat, self._host.game, self._host.session
        if seat is None or self._host.actor is None or not self._host.people:
            return game
        now = (game, len(session.records), len(session.unplayed))
        if self._last is None or self._last[:2] != (now, seat):
            self._last = (now, seat, self._host.seen_by(seat))
        return self._last[2]

    def _is_secret(self, seat: int) -> bool:
        """Whether what a seat sees, or is about to choose, is hidden from who may be there now."""
        if seat == self._came == self._host.actor:
            return False
        return self._host.session.is_shared or self._host.aid.hides(self._host.game, seat)

    def come(self) -> None:
        """The person who is awaited is there."""
        self._came = self._host.actor

    def follow(self) -> bool:
        """Who sat there leaves when another is asked; whether secrets were on the screen."""
        if self._came is None or self._came == self._host.actor:
            return False
        self._came = None
        return True

    def take_back(self) -> bool:
        """Lets the person choose anew who was the last to choose unseen; he is awaited again."""
        before = self._host.chosen_before
        self._came = None
        return before is not None and self._host.undo(before)
