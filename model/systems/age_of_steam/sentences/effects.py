"""What actions and tokens do, in sentences."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.rules import effects as does
from model.systems.age_of_steam.sentences.situations import situation

PHASES: Final = {"shares": "Issue Shares", "build": "Build Track", "move": "Move Goods"}
_AUCTION: Final = {
    "pass-once": "May pass once in the next auction without leaving it.",
    "auto-pass": "Passes at once in the next auction.",
    "first": "Is first in the next order.",
}
_SOURCES: Final = {"bag": "the bag", "supply": "the supply", "column": "a column of the display"}
_TARGETS: Final = {
    "display": "the goods display",
    "city": "a city",
    "town": "a town",
    "stop": "a city or a town",
}
_TILES: Final = {
    "cheapest": "The cheapest build",
    "dearest": "The dearest build",
    "first": "The first build",
    "all": "Every build",
}


def sentences(effects: Any) -> list[str]:
    """What some effects do, a sentence each; where they depend on the situation, case by case."""
    if not isinstance(effects, Cases):
        return [sentence(effect) for effect in effects or ()]
    found = []
    for case in effects.cases:
        found += [f"{situation(case.when)}: {one}" for one in _or_nothing(case.value)]
    return [*found, *(f"Otherwise: {one}" for one in _or_nothing(effects.otherwise))]


def _or_nothing(effects: Any) -> list[str]:
    return sentences(effects) or ["It does nothing."]


def sentence(effect: Any) -> str:
    """What one effect does."""
    return _TOLD[type(effect)](effect)


def amount(value: Any) -> str:
    """A number that may depend on the situation."""
    if not isinstance(value, Cases):
        return "any number" if value is None else str(value)
    cases = ", ".join(f"{amount(one.value)} {_in(situation(one.when))}" for one in value.cases)
    return f"{cases}, else {amount(value.otherwise)}"


def counted(value: Any, one: str, many: str) -> str:
    """`1 build`, `2 builds`, or what it is in which situation."""
    return f"{amount(value)} {one if value == 1 else many}"


def _in(words: str) -> str:
    return words[:1].lower() + words[1:]


def _phases(some: Iterable[str]) -> str:
    return " and ".join(PHASES[one] for one in some)


def _order(effect: Any, place: str, phases: Iterable[str]) -> str:
    when = " of the next turn" if effect.next_turn else ""
    return f"Acts {place} in {_phases(phases)}{when}."


def _production(effect: does.Production) -> str:
    told = effect.production
    cubes = f"{amount(told.draw)} cubes are drawn out of {_SOURCES[told.source]}"
    if told.colours:
        cubes = f"Cubes of these colours are taken: {', '.join(told.colours)}"
    kept = "" if told.keep == told.draw or told.colours else f", {amount(told.keep)} of them kept"
    when = " when the action is chosen" if told.when == "choosing" else ""
    return f"{cubes}{kept} and placed onto {_TARGETS[told.to]}{when}."


def _discount(effect: does.Discount) -> str:
    cut = effect.discount
    meant = _TILES[cut.tile] + (f" of price {cut.price_is}" if cut.price_is is not None else "")
    less = {"half": "costs half", "free": "is free"}.get(str(cut.cut), f"costs {cut.cut} less")
    return f"{meant} {less}."


def _pass_own(effect: does.PassOwn) -> str:
    told = effect.pass_own
    cities = "A city" if told.per_move == 1 else f"{told.per_move} cities"
    price = f", for ${told.price} each" if told.price else ""
    return f"{cities} that would take the cube may be passed in a move{price}."


def _gain(effect: does.GainToken) -> str:
    many = effect.gain_token.count
    return f"Gets {many} token{'' if many == 1 else 's'} of the kind {effect.gain_token.id}."


_TOLD: Final[Mapping[type[Any], Callable[[Any], str]]] = {
    does.First: lambda one: _order(one, "first", one.first),
    does.Last: lambda one: _order(one, "last", one.last),
    does.Auction: lambda one: _AUCTION[one.auction],
    does.BuildLimit: lambda one: f"Has {counted(one.build_limit, 'build', 'builds')} in all.",
    does.BuildAdd: lambda one: f"Has {counted(one.build_add, 'build', 'builds')} more.",
    does.EngineUp: lambda one: f"The engine goes up by {amount(one.engine)} at once.",
    does.EngineTurn: lambda one: (
        f"The engine has {counted(one.engine_turn, 'link', 'links')} more in this turn."
    ),
    does.Raises: lambda one: (
        f"May raise the engine {counted(one.raises, 'time', 'times')} in Move Goods."
    ),
    does.Urbanize: lambda one: f"May place {counted(one.urbanize, 'New City', 'New Cities')}.",
    does.Production: _production,
    does.Discount: _discount,
    does.Surcharge: lambda one: f"Every tile costs {amount(one.surcharge)} more.",
    does.Moves: lambda one: (
        f"Moves goods in the first {counted(one.moves, 'round', 'rounds')} alone."
    ),
    does.PassOwn: _pass_own,
    does.Lifts: lambda one: f"These limits of deliveries do not hold: {', '.join(one.lifts)}.",
    does.GainToken: _gain,
    does.FromOthers: lambda one: (
        f"Every other player pays ${amount(one.from_others)} to the taker."
    ),
    does.Teleport: lambda one: f"A cube may move without track, by {one.teleport}.",
}
