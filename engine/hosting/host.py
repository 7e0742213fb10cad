"""The host of a game: keeps the log, asks the bots, and says when a person has to act."""

import json
from contextlib import suppress
from pathlib import Path

from engine.bots import NoSuchBot, why_not_seated
from engine.hosting.seated_bots import MOST_IN_A_TURN, SeatedBot
from engine.logs.log_file import LogFile
from engine.logs.session import Session
from engine.protocol import Action, Game, Happening
from engine.showing.player_aid import aid_of
from model import chance
from model.files.atomic import write_atomically
from model.wording.speech import tr

_SEEDS = 1 << 32


class Host:
    """A session with its bots and its file."""

    def __init__(self, session: Session, log: Path | None = None, *, keep_old: bool = True) -> None:
        self.session = session
        header = session.header
        for seat in header.seats:
            if seat.bot and (trouble := why_not_seated(seat.bot, session.game.scenario)):
                raise NoSuchBot(trouble)
        seeds: dict[str, int] = {}
        self._bots = {
            number: SeatedBot(
                seat.bot, header.system, chance.draw(header.seed, seeds, "bot", _SEEDS)
            )
            for number, seat in enumerate(header.seats)
            if seat.bot
        }
        self.people = tuple(n for n in range(len(header.seats)) if n not in self._bots)
        """The seats that people play."""
        # A bot never sees the deck: what it is shown instead follows from the seed.
        self._guess = chance.draw(header.seed, {}, "guess", _SEEDS)
        self.aid = aid_of(header.system)
        self.acted_last = next(iter(self.people), None)
        """The person who acted last; before that the first of them."""
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

    def seen_by(self, seat: int) -> Game:
        """The game as a seat knows it."""
        return self.game.view(seat, self._guess)

    @property
    def chosen_before(self) -> int | None:
        """The person who was the last to choose unseen, and could still take it back."""
        return next((seat for seat in reversed(self.session.unplayed) if seat in self.people), None)

    # -- playing

    def play(self, action: Action, seat: int | None = None) -> list[Happening]:
        """Plays an action of a seat, of the one that is asked next if none is named.

        It is in the log before anything else happens; a hidden choice when all have chosen.
        """
        seat = self.actor if seat is None else seat
        happenings = self.session.play(action, seat)
        if seat in self.people:
            self.acted_last = seat
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
        seat, turn = self.actor, self.aid.turn(self.game)
        if seat is None:
            return []
        _, happenings = self._bots[seat].act(self.game, self.seen_by, self.play, seat)
        self._count(seat, is_over=self.actor != seat or self.aid.turn(self.game) != turn)
        return happenings

    def _count(self, seat: int, *, is_over: bool) -> None:
        """Nobody waits for ever for a bot that does not end its turn."""
        self._in_turn = 0 if is_over else self._in_turn + 1
        if self._in_turn >= MOST_IN_A_TURN:
            raise self._bots[seat].failed(
                tr("took {most_in_a_turn:,} actions in one turn", most_in_a_turn=MOST_IN_A_TURN)
            )

    def save_state(self, path: str) -> None:
        """The whole state as JSON."""
        text = json.dumps(self.game.to_plain(), ensure_ascii=False, indent=2, sort_keys=True)
        write_atomically(path, f"{text}\n".encode())

    def close(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
