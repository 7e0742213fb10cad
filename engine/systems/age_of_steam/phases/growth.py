"""Goods Growth: refills, extra cubes, Production, dice (AOS-GROWTH-01 to -07, AOM-GROWTH)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.protocol import Action, Chance, Happening, NotPlayable, Refusal
from engine.systems.age_of_steam.phases.producing import producing
from engine.systems.age_of_steam.phases.producing.producing import Production, Turn
from engine.systems.age_of_steam.phases.producing.targets import cities_fed
from engine.systems.age_of_steam.state.cubes import (
    drawn_cube,
    drawn_for,
    lie_down,
    put,
    take_from_column,
)
from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.table.table import Table
from model.systems.age_of_steam.rules.money_rules import Extra, PerPlayer, Refill
from model.wording.speech import later, tr

KINDS = producing.KINDS
NOW = later("goods grow")
RULE = "AOS-GROWTH-01"
DIE = 6


@dataclass(slots=True)
class Growing:
    """The production that is going on, and those that are still to come."""

    production: Production
    turns: tuple[Turn, ...] = ()

    @property
    def is_under_way(self) -> bool:
        """Cubes are drawn for what is free now."""
        return True

    def copy(self) -> "Growing":
        return Growing(self.production.copy(), self.turns)

    def to_plain(self) -> Any:
        turns = [[seat + 1, number] for seat, number in self.turns]
        return {"production": self.production.to_plain(), "turns": turns}


def doing_from_plain(table: Table, plain: Any) -> Growing:
    if not isinstance(plain, Mapping):
        raise NotPlayable(tr("the growth of goods is not told as it should be"))
    going = producing.from_plain(table, plain.get("production"))
    return Growing(going, producing.turns_from_plain(plain.get("turns", [])))


def is_on(play: Play) -> bool:
    """Whether goods grow in this turn (AOM-GROWTH-01, OPEN-12)."""
    growth, state = play.table.rules.growth, play.state
    is_last = state.turns is not None and state.turn >= state.turns
    if growth.skip_last_turn and is_last:
        return False
    return bool(play.now(growth.enabled))


def begin(play: Play) -> Iterator[Happening]:
    if not is_on(play):
        return
    for refill in play.table.rules.growth.refill:
        yield from _refill(play, refill)
    yield from _extras(play, "start")
    turns = tuple(
        (seat, number)
        for seat in play.state.order
        for number in range(len(producing.productions(play, seat, "growth")))
    )
    yield from _next_production(play, turns)


def _next_production(play: Play, turns: tuple[Turn, ...]) -> Iterator[Happening]:
    """Goes on with the next production in which there is something to decide, or with the dice."""
    while turns:
        turn, turns = turns[0], turns[1:]
        going = Production(*turn, "growth")
        yield from producing.begin(play, going)
        if not going.is_over:
            play.state.doing, play.state.actor = Growing(going, turns), turn[0]
            return
    play.state.actor = None
    yield from _extras(play, "before-dice")
    for side in ("light", "dark"):
        yield from _dice(play, side)
    yield from _extras(play, "after-dice")


def actions(play: Play) -> Iterator[Action]:
    return producing.actions(play, play.state.doing.production)


def why_not(play: Play, action: Any) -> Refusal | None:
    return producing.why_not(play, play.state.doing.production, action)


def do(play: Play, action: Any) -> Iterator[Happening]:
    doing: Growing = play.state.doing
    yield from producing.do(play, doing.production, action)
    if doing.production.is_over:
        yield from _next_production(play, doing.turns)


# -- dice


def _dice(play: Play, side: str) -> Iterator[Happening]:
    """As many dice as began, each feeding the cities of its slot (AOS-GROWTH-03, -04)."""
    said = play.now(getattr(play.table.rules.growth.dice, side))
    number = play.state.players if said == "players" else said
    if isinstance(said, PerPlayer):
        number = said.per_player * play.state.players
    for _ in range(number):
        shown = play.drawn("dice", DIE) + 1
        slot = f"{side}-{shown}"
        yield Happening(
            "die",
            None,
            tr("A {side} die shows {shown}", side=side, shown=shown),
            {},
            Chance("dice", slot),
        )
        for column, city in _fed(play, slot):
            yield from grow(play, column, city)


def _fed(play: Play, slot: str) -> Iterator[tuple[str, str]]:
    """Which cities of a slot are on the board, printed and New, each with its column."""
    only_connected = play.table.rules.growth.only_connected
    columns = [slot] if slot in play.table.cities_of else []
    columns += [tile.id for tile in play.table.part.new_cities.values() if slot in tile.slots]
    for column in columns:
        for city in cities_fed(play, column):
            if not only_connected or is_connected(play, city):
                yield column, city


def grow(play: Play, column: str, city: str) -> Iterator[Happening]:
    """A city takes the topmost cube of its column, if there is one and it takes any."""
    if city in play.state.closed:
        return
    colour = take_from_column(play.state, column)
    if colour:
        lie_down(play.state, city, colour)
        shown = play.table.colour_name(colour)
        text = tr(
            "{place_name} takes a {shown} cube", place_name=play.table.place_name(city), shown=shown
        )
        yield Happening("grow", None, text, {"city": city, "colour": colour})


def is_connected(play: Play, city: str) -> bool:
    """Whether a section or special link of anybody touches a city."""
    track = play.state.track
    number = track.land.number.get(city)
    if any(number in chain.ends for chain in track.chains.values()):
        return True
    return any(city in special.ends for special in track.specials())


# -- extra cubes


def _extras(play: Play, at: str) -> Iterator[Happening]:
    for extra in play.table.rules.growth.extras:
        if extra.at == at and play.is_so(extra.turns):
            yield from _extra(play, extra)


def _extra(play: Play, extra: Extra) -> Iterator[Happening]:
    """Cubes for a city that is named, or that a die picks (AOM-GROWTH-04)."""
    city = extra.to
    if extra.die:
        shown = play.drawn("dice", DIE) + 1
        city = extra.die.get(str(shown), "")
        text = tr(
            "A die shows {shown}{which}",
            shown=shown,
            which=": " + play.table.place_name(city) if city else "",
        )
        yield Happening("die", None, text, {}, Chance("dice", str(shown)))
    if not play.is_city(city) or city in play.state.closed:
        return
    if extra.connected and not is_connected(play, city):
        return
    for _ in range(extra.count):
        yield from _bring(play, city, extra.colour, extra.source)


def _bring(play: Play, city: str, colour: str, source: str) -> Iterator[Happening]:
    """A cube of a colour, or a random one, as far as there are any."""
    state = play.state
    there = state.supply if source == "supply" else state.bag
    if not colour:
        drawn = drawn_cube(play, frozenset(), source)
        if drawn:
            lie_down(state, city, drawn)
            yield drawn_for(play, city, drawn, source=source)
        return
    if there.get(colour):
        put(there, colour, -1)
        lie_down(state, city, colour)
        text = tr(
            "{place_name} gets a {colour_name} cube",
            place_name=play.table.place_name(city),
            colour_name=play.table.colour_name(colour),
        )
        yield Happening("grow", None, text, {"city": city, "colour": colour})


def _refill(play: Play, refill: Refill) -> Iterator[Happening]:
    """A city that is empty when the phase begins (AOM-GROWTH-05)."""
    state, city = play.state, refill.city
    if not play.is_city(city) or city in state.closed or state.cubes.get(city):
        return
    for colour in refill.set:
        yield from _bring(play, city, colour, "bag")
    for _ in range(0 if refill.set else refill.draw):
        yield from _bring(play, city, "", "bag")
