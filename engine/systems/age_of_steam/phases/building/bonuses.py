"""What builders get at once for a tile: income, cash, cubes that grow (AOM-BUILD-12)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.protocol import Happening
from engine.systems.age_of_steam.state.cubes import lie_down, take_from_column
from engine.systems.age_of_steam.state.money import change_income
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.conditions.place import is_one_of
from model.systems.age_of_steam.rules.track_rules import BuildBonus
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.plans import Plan
from model.wording.speech import tr


class Earned(NamedTuple):
    """A bonus that a tile brings, and the stop that it is for."""

    bonus: BuildBonus
    stop: str
    once: str = ""
    """What marks a bonus as given that comes once in a game."""

    def give(self, play: Play) -> Iterator[Happening]:
        """Pays it out to the actor."""
        seat, bonus = play.actor, self.bonus
        income = change_income(play, seat, bonus.income) if bonus.income else 0
        play.mover.cash = max(0, play.mover.cash + bonus.cash)
        if self.once:
            play.state.once |= {self.once}
        grown = list(_grown(play, self.stop, bonus.grow))
        parts = [
            *([tr("income {income:+}", income=income)] if income else []),
            *([f"${bonus.cash}"] if bonus.cash else []),
            *(tr("a {colour_name} cube", colour_name=play.table.colour_name(one)) for one in grown),
        ]
        if parts:
            where = play.table.place_name(self.stop)
            text = tr(
                "{seat} gains for {where}: {parts}",
                seat=play.name(seat),
                where=where,
                parts=", ".join(parts),
            )
            facts = {"stop": self.stop, "income": income, "cash": bonus.cash, "cubes": grown}
            yield Happening("bonus", seat, text, facts)


def bonuses(play: Play, plan: Plan, reached: Sequence[str]) -> Iterator[Earned]:
    """What a tile will bring, asked before it lies there."""
    for number, bonus in enumerate(play.table.rules.build.bonuses):
        for stop in dict.fromkeys(_stops(play, plan, reached, bonus)):
            if is_one_of(bonus.where, play.spot(stop)):
                once = f"first-into.{number}" if bonus.event == "first-into" else ""
                if once and once in play.state.once:
                    continue
                yield Earned(bonus, stop, once)
                if once:
                    break


def _stops(play: Play, plan: Plan, reached: Sequence[str], bonus: BuildBonus) -> Iterator[str]:
    """The stops at which the event happens."""
    track, land = play.state.track, play.table.land
    town = land.stop[plan.hex]
    match bonus.event:
        case "first-tile-in-town":
            if town != NONE and plan.before is None:
                yield land.stops[town]
        case "player-connects-city":
            yield from (city for city in reached if not _has_section(play, play.actor, city))
        case "first-into":
            stops = [*reached, *([land.stops[town]] if town != NONE else [])]
            for stop in stops:
                number = land.number[stop]
                if not any(number in chain.ends for chain in track.chains.values()):
                    yield stop


def _has_section(play: Play, seat: int, city: str) -> bool:
    number = play.table.land.number[city]
    chains = play.state.track.chains.values()
    return any(chain.owner == seat and number in chain.ends for chain in chains)


def _grown(play: Play, stop: str, number: int) -> Iterator[str]:
    """Cubes that a city takes from its columns, top first."""
    if not number or not play.is_city(stop) or stop in play.state.closed:
        return
    new_city = play.new_city_at(stop)
    columns = [new_city] if new_city else list(play.table.cities[stop].slots)
    left = number
    for column in columns:
        while left and (colour := take_from_column(play.state, column)):
            lie_down(play.state, stop, colour)
            left -= 1
            yield colour
