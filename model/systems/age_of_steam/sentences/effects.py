"""What actions and tokens do, in sentences."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from model.scenario.names_in_words import word_of
from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.rules import effects as does
from model.systems.age_of_steam.sentences.situations import situation
from model.wording.sentences import linked, within
from model.wording.speech import later, tr, trn

PHASES: Final = {
    "shares": later("Issue Shares"),
    "build": later("Build Track"),
    "move": later("Move Goods"),
}
_AUCTION: Final = {
    "pass-once": later("May pass once in the next auction without leaving it."),
    "auto-pass": later("Passes at once in the next auction."),
    "first": later("Is first in the next order."),
}
_DRAWN: Final = {
    "bag": later("{n} cubes are drawn out of the bag"),
    "supply": later("{n} cubes are drawn out of the supply"),
    "column": later("{n} cubes are drawn out of a column of the display"),
}
_PLACED: Final = {
    "display": later("{cubes} and placed onto the goods display."),
    "city": later("{cubes} and placed onto a city."),
    "town": later("{cubes} and placed onto a town."),
    "stop": later("{cubes} and placed onto a city or a town."),
}
_PLACED_AT_ONCE: Final = {
    "display": later("{cubes} and placed onto the goods display when the action is chosen."),
    "city": later("{cubes} and placed onto a city when the action is chosen."),
    "town": later("{cubes} and placed onto a town when the action is chosen."),
    "stop": later("{cubes} and placed onto a city or a town when the action is chosen."),
}
_TILES: Final = {
    "cheapest": later("The cheapest build"),
    "dearest": later("The dearest build"),
    "first": later("The first build"),
    "all": later("Every build"),
}
_CUTS: Final = {
    ("half", False): later("{build} costs half."),
    ("free", False): later("{build} is free."),
    ("less", False): later("{build} costs {cut} less."),
    ("half", True): later("{build} of price {price} costs half."),
    ("free", True): later("{build} of price {price} is free."),
    ("less", True): later("{build} of price {price} costs {cut} less."),
}
"""What is cut, and whether builds of a certain price alone are meant."""
_ACTS: Final = {
    ("first", False): later("Acts first in {phases}."),
    ("first", True): later("Acts first in {phases} of the next turn."),
    ("last", False): later("Acts last in {phases}."),
    ("last", True): later("Acts last in {phases} of the next turn."),
}
Tokens = Callable[[str], str]
"""What a kind of tokens is called on a map."""


def sentences(effects: Any, tokens: Tokens | None = None) -> list[str]:
    """What some effects do, a sentence each; where they depend on the situation, case by case."""
    if not isinstance(effects, Cases):
        return [sentence(effect, tokens) for effect in effects or ()]
    found = []
    for case in effects.cases:
        when = situation(case.when)
        found += [
            tr("{situation}: {sentence}", situation=when, sentence=one)
            for one in _or_nothing(case.value, tokens)
        ]
    rest = _or_nothing(effects.otherwise, tokens)
    return [*found, *(tr("Otherwise: {sentence}", sentence=one) for one in rest)]


def _or_nothing(effects: Any, tokens: Tokens | None) -> list[str]:
    return sentences(effects, tokens) or [tr("It does nothing.")]


def sentence(effect: Any, tokens: Tokens | None = None) -> str:
    """What one effect does."""
    if tokens is not None and isinstance(effect, does.GainToken):
        gain = effect.gain_token
        return trn("Gets {n} token ({token}).", "Gets {n} tokens ({token}).", gain.count,
                   token=tokens(gain.id))  # fmt: skip
    return _TOLD[type(effect)](effect)


def amount(value: Any) -> str:
    """A number that may depend on the situation."""
    if not isinstance(value, Cases):
        return tr("any number") if value is None else str(value)
    cases = tr(", ").join(
        tr("{value} {when}", value=amount(one.value), when=within(situation(one.when)))
        for one in value.cases
    )
    return tr("{cases}, else {value}", cases=cases, value=amount(value.otherwise))


def _some(value: Any, one: str, many: str) -> str:
    """A sentence for one, or for several or what it is in which situation."""
    return tr(one if value == 1 else many, n=amount(value))


def _order(effect: Any, place: str, phases: Iterable[str]) -> str:
    told = linked(later("{one} and {other}"), (tr(PHASES[one]) for one in phases))
    return tr(_ACTS[place, bool(effect.next_turn)], phases=told)


def _production(effect: does.Production) -> str:
    told = effect.production
    cubes = tr(_DRAWN[told.source], n=amount(told.draw))
    if told.colours:
        colours = tr(", ").join(map(word_of, told.colours))
        cubes = tr("Cubes of these colours are taken: {colours}", colours=colours)
    elif told.keep != told.draw:
        cubes = tr("{cubes}, {n} of them kept", cubes=cubes, n=amount(told.keep))
    placed = _PLACED_AT_ONCE if told.when == "choosing" else _PLACED
    return tr(placed[told.to], cubes=cubes)


def _discount(effect: does.Discount) -> str:
    cut = effect.discount
    how = str(cut.cut) if cut.cut in ("half", "free") else "less"
    text = _CUTS[how, cut.price_is is not None]
    return tr(text, build=tr(_TILES[cut.tile]), price=cut.price_is, cut=cut.cut)


def _pass_own(effect: does.PassOwn) -> str:
    told = effect.pass_own
    cities = tr("A city") if told.per_move == 1 else tr("{n} cities", n=told.per_move)
    if told.price:
        paid = later(
            "{cities} that would take the cube may be passed in a move, for ${price} each."
        )
        return tr(paid, cities=cities, price=told.price)
    return tr("{cities} that would take the cube may be passed in a move.", cities=cities)


def _gain(effect: does.GainToken) -> str:
    gain = effect.gain_token
    return trn("Gets {n} token of the kind {id}.", "Gets {n} tokens of the kind {id}.", gain.count,
               id=gain.id)  # fmt: skip


_TOLD: Final[Mapping[type[Any], Callable[[Any], str]]] = {
    does.First: lambda one: _order(one, "first", one.first),
    does.Last: lambda one: _order(one, "last", one.last),
    does.Auction: lambda one: tr(_AUCTION[one.auction]),
    does.BuildLimit: lambda one: _some(
        one.build_limit, later("Has {n} build in all."), later("Has {n} builds in all.")
    ),
    does.BuildAdd: lambda one: _some(
        one.build_add, later("Has {n} build more."), later("Has {n} builds more.")
    ),
    does.EngineUp: lambda one: tr("The engine goes up by {n} at once.", n=amount(one.engine)),
    does.EngineTurn: lambda one: _some(
        one.engine_turn,
        later("The engine has {n} link more in this turn."),
        later("The engine has {n} links more in this turn."),
    ),
    does.Raises: lambda one: _some(
        one.raises,
        later("May raise the engine {n} time in Move Goods."),
        later("May raise the engine {n} times in Move Goods."),
    ),
    does.Urbanize: lambda one: _some(
        one.urbanize, later("May place {n} New City."), later("May place {n} New Cities.")
    ),
    does.Production: _production,
    does.Discount: _discount,
    does.Surcharge: lambda one: tr("Every tile costs {n} more.", n=amount(one.surcharge)),
    does.Moves: lambda one: _some(
        one.moves,
        later("Moves goods in the first {n} round alone."),
        later("Moves goods in the first {n} rounds alone."),
    ),
    does.PassOwn: _pass_own,
    does.Lifts: lambda one: tr(
        "These limits of deliveries do not hold: {limits}.", limits=tr(", ").join(one.lifts)
    ),
    does.GainToken: _gain,
    does.FromOthers: lambda one: tr(
        "Every other player pays ${n} to the taker.", n=amount(one.from_others)
    ),
    does.Teleport: lambda one: tr("A cube may move without track, by {way}.", way=one.teleport),
}
