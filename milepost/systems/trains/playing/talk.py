"""The talk of Trains games, put together."""

from collections.abc import Sequence
from typing import cast

from engine.protocol import Action, Game, Refusal
from engine.showing.plans import Plan
from engine.showing.player_aid import aid_of
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.game import TrainsGame
from milepost.playing.examples import Examples
from milepost.playing.facts_in_lines import labelled
from milepost.playing.talk import Talk
from milepost.systems.trains.playing import situation
from milepost.systems.trains.playing.typed_lines import meant
from milepost.terminal.say import count


class TrainsTalk(Talk):
    """Speaks of cards, coin and piles, and understands names for ids."""

    def examples(self, game: Game) -> Examples:
        """What a player of this board types."""
        own = _trains(game)
        city = next(iter(own.table.land.cities), "")
        cell = own.table.land.cities.get(city, "4,2")
        pile = next((one for one in own.state.supply if own.table.cards[one].buyable), "waste")
        return Examples(
            moves=f"play rail-laying, buy {pile}",
            group="buy",
            move=f"rail {cell}",
            rule="TRN-RAIL-04",
            place=city,
            more=(
                ("play trains", "every train of your hand that only brings coin"),
                (f"play rail laying at {city}", "a card, and where its rail goes"),
                (f"rail {city}", "a city by its name or id in place of its hex"),
                (f"buy 2 {own.table.name(pile).lower()}", "several of a kind"),
                ("yes, no", "apply what a card does, or leave it"),
                ("return 2, return all", "Waste of your hand, where a card lets you"),
            ),
            chance="card drawn",
        )

    def picture(self, game: Game, seat: int) -> list[str]:
        asked = self.aid.asks(game)
        lines = [*situation.picture(_trains(game), seat, self.others(game, seat))]
        return [*lines, *labelled("asked", [asked], situation.WORD)] if asked else lines

    def status(self, game: Game, seat: int) -> str:
        """Between two actions: coin, what is left in hand, and what is asked."""
        own = _trains(game)
        hand = situation.counted(own, own.state.seats[seat].hand) or "an empty hand"
        asked = self.aid.asks(game)
        told = f"{game.names[seat]}: {own.state.coin} coin; {hand}"
        return f"{told}. {asked}" if asked else told

    def hand(self, game: Game, seat: int) -> list[str]:
        own = _trains(game)
        if seat != game.actor:
            return [count(len(own.state.seats[seat].hand), "hidden card")]
        return situation.hand(own, own.state.seats[seat].hand)

    def others(self, game: Game, seat: int) -> list[str]:
        return [situation.others(_trains(game), other) for other in self._others(game, seat)]

    def in_short(self, group: str, actions: Sequence[Action]) -> str:
        """Of many hexes how many there are, and how to say one."""
        hexes = (act.Start, act.LayRail, act.BuildStation)
        if not all(isinstance(one, hexes) for one in actions):
            return super().in_short(group, actions)
        word = str(actions[0]).split()[0]
        said = f"{word} and a hex or a city; list {group} shows all"
        return f"{count(len(actions), 'hex', 'hexes')}: {said}"

    def plan(self, game: Game, text: str, refusal: Refusal | None) -> Plan | None:
        """Names for ids, words left out, slips; what is a move and refused stays refused."""
        own = _trains(game)
        is_move = refusal is not None and all(one in own.table.cards for one in _cards_in(text))
        return None if is_move else meant(own, text)


def _cards_in(text: str) -> list[str]:
    """What a line in notation calls a card."""
    word, *rest = text.split()
    return rest[:1] if word in ("play", "buy", "discard", "choose", "name") else []


def _trains(game: Game) -> TrainsGame:
    return cast("TrainsGame", game)


TALK = TrainsTalk(aid_of("trains"))
