"""Proposing goods: which of them a map should have, who supplies them, and their chips."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from model.chance import shuffle
from model.collection import Things
from model.forms.frozen import dataclass
from model.rules.resolving import NoRules
from model.scenario.change import Change, difference
from model.scenario.scenario import Scenario
from model.scenario.things import Good
from model.systems.crayon.economy.goods_list import MOST_GOODS, ListedGood, bundled_goods
from model.systems.crayon.economy.hauls import supplies_of
from model.systems.crayon.economy.proposing import CannotPropose
from model.systems.crayon.economy.sourcing import SHARES, Source, Sourcing
from model.systems.crayon.economy.surroundings import Latitudes
from model.systems.crayon.ground.ground import CrayonGround, NoMileposts, ground_of

FEWEST: Final = 6
FITTING: Final = 60
"""How well a good must fit its best cities to be proposed before others."""
PRINTED_CHIPS: Final = 100, 28
"""A printed game has about 100 chips for 28 goods."""
PRINTED_SOURCES: Final = 14, 5
"""With what cities of its sizes supply, each good of such a game comes from 2.8 cities."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsWanted:
    """What a designer asks for; None where he leaves it open."""

    number: int | None = None
    chips: int | None = None
    seed: int = 1
    listed: tuple[ListedGood, ...] | None = None
    """A list of his own to choose from: all of it, in its order."""
    latitudes: Latitudes | None = None


class GoodsProposal(NamedTuple):
    """What is proposed, as a change, and where each new source comes from."""

    change: Change
    sources: tuple[Source, ...]


def proposed_goods(scenario: Scenario, wanted: GoodsWanted) -> GoodsProposal:
    """Goods for a scenario: what it has stays, and what it lacks is proposed.

    A good that some city supplies keeps its sources, and a city that supplies something is left
    alone as long as other cities have room.
    """
    try:
        ground = ground_of(scenario)
    except (NoRules, NoMileposts) as trouble:
        raise CannotPropose(str(trouble)) from None
    if len(scenario.cities) < 2:
        raise CannotPropose("goods need cities that supply and ask for them, and there are too few")
    chosen = _chosen(ground, wanted)
    _refuse_unknown_cities(scenario, chosen)
    sourcing = Sourcing(ground, chosen, wanted.seed, wanted.latitudes)
    sourcing.supply()
    after = _with_goods(scenario, chosen, sourcing.sources)
    after = replace(after, goods=_with_chips(ground, after.goods, chosen, wanted.chips))
    change = difference(scenario, after, f"propose {len(after.goods)} goods")
    return GoodsProposal(change, tuple(sourcing.sources))


def usual_number(scenario: Scenario, at_hand: int) -> int:
    """How many goods a map should have: so many that each comes from two or three cities."""
    slots = sum(SHARES[city.kind] for city in scenario.cities.values())
    few, many = PRINTED_SOURCES
    return max(min(max(slots * many // few, FEWEST), at_hand), len(scenario.goods))


def _chosen(ground: CrayonGround, wanted: GoodsWanted) -> list[ListedGood]:
    """The goods that need sources: those of the map that have none, and new ones."""
    scenario = ground.scenario
    listed = wanted.listed if wanted.listed is not None else bundled_goods()
    hints = {good.id: good for good in listed}
    supplied = supplies_of(scenario)
    bare = [hints.get(name, ListedGood(id=name)) for name in scenario.goods if name not in supplied]
    new = [good for good in listed if good.id not in scenario.goods]
    at_hand = len(scenario.goods) + len(new)
    if wanted.number is not None:
        number = wanted.number
    elif wanted.listed is not None:
        number = at_hand
    else:
        number = usual_number(scenario, at_hand)
    _refuse(number, len(scenario.goods), at_hand)
    if wanted.listed is None:
        new = _by_kinds(ground, new, wanted)
    return bare + new[: number - len(scenario.goods)]


def _refuse(number: int, there: int, at_hand: int) -> None:
    if not 0 < number <= MOST_GOODS:
        raise CannotPropose(f"a map has from 1 to {MOST_GOODS} goods, not {number}")
    if number < there:
        raise CannotPropose(f"there are {there} goods already, and {number} are asked for")
    if number > at_hand:
        raise CannotPropose(
            f"{number} goods are asked for, and with those of the list there are {at_hand}"
        )


def _refuse_unknown_cities(scenario: Scenario, goods: Sequence[ListedGood]) -> None:
    for good in goods:
        for city in good.cities:
            if city not in scenario.cities:
                raise CannotPropose(f"{good.id} shall come from {city}, and there is no such city")


def _by_kinds(
    ground: CrayonGround, goods: Sequence[ListedGood], wanted: GoodsWanted
) -> list[ListedGood]:
    """Goods of all kinds in turn; of each kind first those that fit the map best.

    What hardly fits at all comes last: no ships from where there is no sea.
    """
    sourcing = Sourcing(ground, goods, wanted.seed, wanted.latitudes)
    mixed = shuffle(wanted.seed, {}, "goods", list(goods))
    # Quarters of the fit, so that chance decides between goods that fit about as well.
    best = sorted(mixed, key=lambda good: -(sourcing.best_fit(good) // 25))
    fitting = [good for good in best if sourcing.best_fit(good) >= FITTING]
    return _in_turn(fitting) + [good for good in best if good not in fitting]


def _in_turn(best: Sequence[ListedGood]) -> list[ListedGood]:
    rows: dict[str, list[ListedGood]] = {}
    for good in best:
        rows.setdefault(good.kind, []).append(good)
    turns = [
        (1000 * place // len(row), name) for name, row in rows.items() for place in range(len(row))
    ]
    waiting = {name: iter(row) for name, row in rows.items()}
    return [next(waiting[name]) for _, name in sorted(turns)]


def _with_goods(
    scenario: Scenario, chosen: Sequence[ListedGood], sources: Sequence[Source]
) -> Scenario:
    goods = dict(scenario.goods)
    for good in chosen:
        goods.setdefault(good.id, Good(id=good.id, name=good.name))
    cities = scenario.cities
    for source in sources:
        city = cities[source.city]
        supplies = tuple(sorted({*city.supplies, source.good}))
        cities = cities.put(source.city, replace(city, supplies=supplies))
    return replace(scenario, goods=Things(goods), cities=cities)


def _with_chips(
    ground: CrayonGround, goods: Things[Good], chosen: Sequence[ListedGood], wanted: int | None
) -> Things[Good]:
    """Chips for the goods that have none: as many as are wanted, declared or usual in all."""
    hints = {good.id: good.chips for good in chosen if good.chips}
    given = {name: good.chips or hints.get(name, 0) for name, good in goods.items()}
    bare = [name for name, chips in given.items() if not chips]
    total = wanted if wanted is not None else _usual_chips(ground, len(goods))
    left, least = total - sum(given.values()), _smallest_train(ground)
    if wanted is not None and left < least * len(bare):
        raise CannotPropose(
            f"{total} chips are too few for {len(goods)} goods: each needs at least {least}"
        )
    for place, name in enumerate(bare):
        more = place < left % max(len(bare), 1)
        given[name] = max(left // len(bare) + more, least)
    return Things({name: replace(good, chips=given[name]) for name, good in goods.items()})


def _usual_chips(ground: CrayonGround, goods: int) -> int:
    declared = ground.rules.declared.chips
    chips, printed = PRINTED_CHIPS
    return declared if declared is not None else -(-chips * goods // printed)


def _smallest_train(ground: CrayonGround) -> int:
    """With fewer chips than this one train would take them all."""
    return max(min((train.capacity for train in ground.rules.trains.values()), default=1), 1)
