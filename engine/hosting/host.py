"""The host of a game: keeps the log, asks the bots, and says when a person has to act."""

import json
from contextlib import suppress
from pathlib import Path

from engine.hosting.seated_bots import MOST_IN_A_TURN, SeatedBot
from engine.logs.log_file import LogFile
from engine.logs.session import Session
from engine.protocol import Action, Game, Happening
from engine.showing.player_aid import aid_of
from model import chance
from model.files.atomic import write_atomically

_SEEDS = 1 << 32


class Host:
    """A session with its bots and its file."""

    def __init__(self, session: Session, log: Path | None = None, *, keep_old: bool = True) -> None:
        self.session = session
        header = session.header
        seeds: dict[str, int] = {}
        self._bots = {
            number: SeatedBot(
                seat.bot, header.system, chance.draw(header.seed, seeds, "bot", _SEEDS)
            )
            for number, seat in enumerate(header.seats)
            if seat.bot
        }
        # A bot never sees the deck: what it is shown instead follows from the seed.
        self._guess = chance.draw(header.seed, {}, "guess", _SEEDS)
        self._aid = aid_of(header.system)
        self._in_turn = 0
        self._shown: tuple[Game, int, int | None, Game] | None = None
        self._file = None if log is None else LogFile(log, session, keep_old=keep_old)

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def log_path(self) -> Path | None:
        return None if self._file is None else self._file.path

    @property
    def has_people(self) -> bool:
        return bool(self.people)

    # -- who is asked

    @property
    def actor(self) -> int | None:
        """The seat that is asked next, None when the game is over.

        Where several choose in the same step, the bots do so before the people.
        """
        awaited = self.session.awaited
        bots = (seat for seat in awaited if seat in self._bots)
        return next(bots, awaited[0] if awaited else None)

    def is_bots_turn(self) -> bool:
        """Whether a bot still has to act."""
        return self.actor in self._bots

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(n for n in range(len(self.session.header.seats)) if n not in self._bots)

    @property
    def shown(self) -> Game:
        """The game as it is shown to the one who is asked next.

        Where several choose unseen it is that seat's view, in which it is the first to act.
        """
        seat = self.actor
        if seat is None or not self.session.is_shared:
            return self.game
        now = (self.game, len(self.session.records), seat)
        if self._shown is None or self._shown[:3] != now:
            self._shown = (*now, self._seen_by(seat))
        return self._shown[3]

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat sees, or is about to choose, what other people at the screen must not."""
        is_secret = self.session.is_shared or self._aid.hides(self.game, seat)
        return is_secret and len(self.people) > 1

    @property
    def chosen_before(self) -> int | None:
        """The person who was the last to choose unseen, and could still take it back."""
        return next((seat for seat in reversed(self.session.unplayed) if seat in self.people), None)

    # -- playing

    def play(self, action: Action, seat: int | None = None) -> list[Happening]:
        """Plays an action of a seat, of the one that is asked next if none is named.

        It is in the log before anything else happens; a hidden choice when all have chosen.
        """
        happenings = self.session.play(action, self.actor if seat is None else seat)
        self._follow()
        return happenings

    def undo(self, seat: int | None = None) -> bool:
        """Takes back to the last mark, or the hidden choice of a seat that waits for others."""
        done = self.session.undo(seat)
        self._follow()
        return done

    def _follow(self) -> None:
        if self._file is not None:
            self._file.follow(self.session)

    def play_bot(self) -> list[Happening]:
        """Lets the bot act that is asked next; BotFailed says what it did that is no move."""
        seat, turn = self.actor, self._aid.turn(self.game)
        if seat is None:
            return []
        _, happenings = self._bots[seat].act(self.game, self._seen_by, self.play, seat)
        self._count(seat, is_over=self.actor != seat or self._aid.turn(self.game) != turn)
        return happenings

    def _seen_by(self, seat: int) -> Game:
        return self.game.view(seat, self._guess)

    def _count(self, seat: int, *, is_over: bool) -> None:
        """Nobody waits for ever for a bot that does not end its turn."""
        self._in_turn = 0 if is_over else self._in_turn + 1
        if self._in_turn >= MOST_IN_A_TURN:
            raise self._bots[seat].failed(f"took {MOST_IN_A_TURN:,} actions in one turn")

    def save_state(self, path: str) -> None:
        """The whole state as JSON."""
        text = json.dumps(self.game.to_plain(), ensure_ascii=False, indent=2, sort_keys=True)
        write_atomically(path, f"{text}\n".encode())

    def close(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
