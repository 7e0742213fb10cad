"""The host of a game: keeps the log, asks the bots, and says when a person has to act."""

import json
from contextlib import suppress
from pathlib import Path

from engine.hosting.seated_bots import MOST_IN_A_TURN, SeatedBot
from engine.logs.log_file import LogFile
from engine.logs.session import Session
from engine.protocol import Action, Game, Happening
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
        self._in_turn = 0
        self._file = None if log is None else LogFile(log, session, keep_old=keep_old)

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def log_path(self) -> Path | None:
        return None if self._file is None else self._file.path

    @property
    def has_people(self) -> bool:
        return len(self._bots) < len(self.session.header.seats)

    def is_bots_turn(self) -> bool:
        return self.game.actor in self._bots

    def play(self, action: Action) -> list[Happening]:
        """Plays an action; it is in the log before anything else happens."""
        happenings = self.session.play(action)
        self._follow()
        return happenings

    def undo(self) -> bool:
        done = self.session.undo()
        self._follow()
        return done

    def _follow(self) -> None:
        if self._file is not None:
            self._file.follow(self.session)

    def play_bot(self) -> list[Happening]:
        """Lets the bot act whose turn it is; BotFailed says what it did that is no move."""
        seat = self.game.actor
        if seat is None:
            return []
        _, happenings = self._bots[seat].act(self.game, self._seen_by, self.play)
        self._count(seat, happenings)
        return happenings

    def _seen_by(self, seat: int) -> Game:
        return self.game.view(seat, self._guess)

    def _count(self, seat: int, happenings: list[Happening]) -> None:
        """Nobody waits for ever for a bot that does not end its turn."""
        is_over = self.game.actor != seat or any(one.kind == "end" for one in happenings)
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
