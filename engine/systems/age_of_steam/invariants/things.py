"""Cubes: none is lost, and none lies where it may not."""

from collections import Counter
from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.age_of_steam.shipping.networks import network_of
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.goods.network import Network


def cubes(play: Play) -> Iterator[Refusal]:
    """INV-AOS-05: bag, supply, display, map, tiles, hands and what is out are all there is."""
    state, found = play.state, Counter[str]()
    piles = (state.bag, state.supply, state.gone, *state.cubes.values(), *state.waiting.values())
    for pile in (*piles, *(seat.kept for seat in state.seats)):
        found.update(pile)
    for squares in state.display.values():
        found.update(colour for colour in squares if colour)
    found.update(_in_hand(play))
    for good in play.table.scenario.goods.values():
        if found[good.id] != good.chips:
            yield no("INV-AOS-05", f"of {good.chips} {good.id} cubes {found[good.id]} are there")


def _in_hand(play: Play) -> tuple[str, ...]:
    """Cubes that were drawn and are not placed yet."""
    production = getattr(play.state.doing, "production", None)
    hand: tuple[str, ...] = () if production is None else production.hand
    return hand


def display(play: Play) -> Iterator[Refusal]:
    """INV-AOM-03: a closed city has no cubes, and takes none of any colour."""
    cubes_, network = play.state.cubes, network_of(play) if play.state.closed else None
    for city in sorted(play.state.closed):
        if cubes_.get(city):
            yield no("INV-AOM-03", f"{city} is closed, and cubes lie there")
        at = -1 if network is None else network.numbers.get(city, -1)
        if network is not None and at >= 0 and _takes_any(play, network, at):
            yield no("INV-AOM-03", f"{city} is closed, and takes cubes")


def _takes_any(play: Play, network: Network, at: int) -> bool:
    """Whether a stop takes cubes of some colour."""
    cubes_ = play.state.cubes
    return any(network.takers(colour, cubes_) >> at & 1 for colour in play.table.colours)


def kept(play: Play) -> Iterator[Refusal]:
    """INV-AOM-06: a set of kept cubes is turned in at once."""
    sets = play.table.rules.delivery.sets
    for number, seat in enumerate(play.state.seats):
        if sets is not None and len(seat.kept) >= sets.size:
            yield no("INV-AOM-06", f"{play.name(number)} keeps {len(seat.kept)} colours")
