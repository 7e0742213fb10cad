"""Why a cube may not be moved, not take a step or not stop: the rule and a sentence."""

from collections.abc import Iterator

from model.systems.age_of_steam.goods.bars import Bar, barred
from model.systems.age_of_steam.goods.deliveries import search_for
from model.systems.age_of_steam.goods.network import Arc
from model.systems.age_of_steam.goods.progress import Progress
from model.systems.age_of_steam.goods.refusals import Refusal
from model.systems.age_of_steam.goods.search import Search
from model.systems.age_of_steam.goods.shipping import Shipping


def why_not_begin(shipping: Shipping, colour: str, place: str) -> Refusal | None:
    """Why a cube cannot be moved at all."""
    if shipping.cubes.get(place, {}).get(colour, 0) < 1:
        return Refusal("AOS-GOODS-03", f"no {colour} cube lies there")
    if not shipping.may_start(place):
        return Refusal("AOM-SETUP-12", "no delivery starts there")
    if shipping.mover.links < 1 and not shipping.hops:
        return Refusal("AOM-SETUP-04", "the engine allows no link in this turn")
    search = search_for(shipping, colour, place)
    return None if search.can_arrive() else _why_nowhere(search)


def _why_nowhere(search: Search) -> Refusal:
    if not arcs_from(search, search.begin):
        return Refusal("AOS-GOODS-09", "no finished link leads away from there")
    return _why_no_arrival(search, search.begin)


def _why_no_arrival(search: Search, way: Progress) -> Refusal:
    """Which rule it is without which the cube would get to a city that takes it."""
    if search.bars and search.without(search.bars).can_arrive(way):
        return barred("from there no delivery is allowed", _decisive(search, way))
    if search.own != "any" or search.exact is not None:
        return Refusal("AOM-DELIVERY-03", "no way of the right links leads to a city that takes it")
    return Refusal("AOS-GOODS-05", f"no city that takes {search.colour} can be reached from there")


def _decisive(search: Search, way: Progress) -> tuple[Bar, ...]:
    """The filters any one of which keeps the cube from arriving; all, where it takes several."""
    each = (bar for bar in search.bars if search.without((bar,)).can_arrive(way))
    return tuple(each) or search.bars


def arcs_from(search: Search, way: Progress) -> tuple[Arc, ...]:
    """Every link and hop that leads away from where a cube is."""
    shipping = search.shipping
    if way.at < 0:
        return shipping.first_arcs(search.place)
    return (*search.arcs[way.at], *shipping.hops.get(way.at, ()))


def why_not_step(search: Search, way: Progress, arc: Arc) -> Refusal | None:
    """Why a cube under way may not go over a link or hop."""
    ahead = step(search, way, arc)
    if ahead is None:
        return next(_reasons(search, way, arc))
    if search.may_stop(ahead) or search.can_arrive(ahead):
        return None
    return _why_useless(search, ahead)


def step(search: Search, way: Progress, arc: Arc) -> Progress | None:
    """Where a cube is after a step, be it of use or not; None where the step is forbidden."""
    for one in search.ahead(way):
        if one.path[-1] == arc.number and one.at == arc.to:
            return one
    return None


def _reasons(search: Search, way: Progress, arc: Arc) -> Iterator[Refusal]:
    """What stands against a step by itself, in the order in which players would say it."""
    shipping, network = search.shipping, search.shipping.network
    name = network.stops[arc.to].id
    if way.path and network.termini >> way.at & 1:
        yield Refusal("AOM-SETUP-12", "nothing passes through this city")
    if way.path and search.blocking >> way.at & 1 and way.passed >= shipping.paid_passes:
        yield _why_not_pass(search, way)
    if way.seen & arc.bit:
        yield Refusal("AOS-GOODS-04", f"the cube has been at {name} in this move")
    if arc.number < 0 and way.hopped >> ~arc.number & 1:
        yield Refusal("AOM-TELEPORT-02", "this hop is used once in a move")
    if arc.number in way.path or arc.number in search.barred:
        yield Refusal("AOM-DELIVERY-02", "no link is used twice in one move")
    if arc.cost > way.left:
        yield Refusal("AOS-GOODS-03", "the engine allows no further link")
    if search.own == "all" and arc.number >= 0 and not shipping.mine[arc.number]:
        yield Refusal("AOM-DELIVERY-03", "only own links are used")
    marks = way.marks | (shipping.marks[arc.number] if arc.number >= 0 else 0)
    bars = tuple(bar for bar in search.closing if bar.holds(arc.bit, marks))
    yield barred(f"{name} is closed to this cube", bars)


def _why_not_pass(search: Search, way: Progress) -> Refusal:
    mover = search.shipping.mover
    if len(mover.passes) > way.passed:
        return Refusal("AOM-ACTION-12", f"passing costs {mover.passes[way.passed]}")
    return Refusal("AOS-GOODS-06", f"a {search.colour} cube stops here: this city takes it")


def _why_useless(search: Search, way: Progress) -> Refusal:
    """Why a step that is allowed by itself leads nowhere."""
    if search.takers >> way.at & 1 or search.shipping.stations >> way.at & 1:
        refusal = why_not_stop(search, way)
        if refusal is not None:
            return refusal
    return _why_no_arrival(search, way)


def why_not_stop(search: Search, way: Progress) -> Refusal | None:
    """Why the cube cannot be delivered, or left for another, where it is."""
    if search.may_stop(way):
        return None
    bars = tuple(bar for bar in search.bars if bar.holds(1 << way.at, way.marks))
    if not search.uses_the_right_links(way):
        return Refusal("AOM-DELIVERY-03", _wrong_links(search))
    if bars:
        return barred("this delivery is not allowed", bars)
    if search.shipping.stations >> way.at & 1:
        return Refusal("AOM-CHAIN-03", "no other cube here can be delivered in its place")
    return Refusal("AOS-GOODS-05", f"this place takes no {search.colour} cube")


def _wrong_links(search: Search) -> str:
    if search.exact is not None:
        return f"a delivery uses exactly {search.exact} links"
    return "at least half of the links must be own ones"
