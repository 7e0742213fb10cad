"""The talk of Santa Fe games, put together."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from engine.protocol import Action, Game, Refusal
from engine.showing.plans import Plan
from engine.showing.player_aid import aid_of
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.game import SantaFeGame
from milepost.playing.examples import Examples
from milepost.playing.talk import Talk
from milepost.systems.santa_fe.playing import situation
from milepost.systems.santa_fe.playing.typed_lines import meant
from model.systems.santa_fe.track.reach import startable


class SantaFeTalk(Talk):
    """Speaks of railroads, City cards and pieces, and understands names for ids."""

    def examples(self, game: Game) -> Examples:
        """What a player of this board types."""
        railroad, one, other = _first_piece(_santa_fe(game))
        lay = f"lay {railroad} {one} {other}"
        return Examples(
            moves=f"play {other}, {lay}",
            group="lay",
            move=lay,
            rule="SFR-TRACK-09",
            place=one,
            more=(
                (f"play {other} + branch {railroad}", "a City card with a Branch Line"),
                (f"lay {railroad} {other} 2", "two pieces towards there, if the card allows it"),
                (f"mark {other}", "the Boomtown marker that fits there"),
                ("exchange 1 3", "put these cards of your hand away"),
            ),
            chance="card drawn",
        )

    def picture(self, game: Game, seat: int) -> list[str]:
        others = self.others(game, seat)
        return [*situation.picture(_santa_fe(game), seat, others), *self.aid.events(game)]

    def hand(self, game: Game, seat: int) -> list[str]:
        own = _santa_fe(game)
        if seat != game.actor:
            return super().hand(game, seat)
        tableau = own.state.seats[seat].tableau
        played = ["played:", *situation.played(own, tableau)] if tableau else []
        return [*situation.hand(own, seat), *played]

    def others(self, game: Game, seat: int) -> list[str]:
        return [situation.others(_santa_fe(game), other) for other in self._others(game, seat)]

    def label(self, game: Game, action: Action) -> str:
        """An action in a list; of pieces without a price none is told."""
        return self.aid.label(game, action) if self.aid.price(game, action) else str(action)

    def in_short(self, group: str, actions: Sequence[Action]) -> str:
        """Pieces are many: how many there are of each railroad."""
        lays = [one for one in actions if isinstance(one, act.LayPiece)]
        if len(lays) < len(actions) or not lays:
            return super().in_short(group, actions)
        by_railroad = Counter(one.railroad for one in lays)
        said = ", ".join(f"{number} of {key}" for key, number in by_railroad.items())
        return f"{len(lays)} pieces: {said}; list {group} shows all, lay {lays[0].railroad} its own"

    def plan(self, game: Game, text: str, refusal: Refusal | None) -> Plan | None:
        """Names for ids, words left out, slips; what is a move and refused stays refused."""
        if refusal is not None and refusal.rule != "SFR-TRACK-10":
            return None
        return meant(_santa_fe(game), text)


def _first_piece(game: SantaFeGame) -> tuple[str, str, str]:
    """A major, its home, and a city that a line from there leads to."""
    land = game.table.land
    for key, railroad in land.railroads.items():
        for line in startable(land, railroad.home) if railroad.is_major else ():
            return key, railroad.home, line.far_end(railroad.home)
    return "sf", "chicago", "omaha"


def _santa_fe(game: Game) -> SantaFeGame:
    return cast("SantaFeGame", game)


TALK = SantaFeTalk(aid_of("santa-fe"))
