"""What a player may do with goods now: links, passes, lifted filters, hops."""

from collections.abc import Iterator

from engine.systems.age_of_steam.effects.held import effects_of, every
from engine.systems.age_of_steam.effects.limits import links_allowed
from engine.systems.age_of_steam.shipping.networks import network_of
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.goods.mover import Mover
from model.systems.age_of_steam.goods.shipping import Shipping
from model.systems.age_of_steam.rules.effects import Lifts, PassOwn, Teleport
from model.systems.age_of_steam.rules.module_rules import Teleportation


def shipping_of(
    play: Play, seat: int, links: int | None = None, hopped: tuple[str, ...] = ()
) -> Shipping:
    """What a player can ship now, as far as the engine goes or as so many links allow.

    `hopped` are the hops that an earlier leg of the same move has used. What lies where is as it is
    now: copies of a game share the answer, and one of them may go on.
    """
    return Shipping(
        network_of(play),
        dict(play.state.cubes),
        play.table.rules,
        mover_of(play, seat, links, hopped),
        play.situation(seat),
    )


def mover_of(
    play: Play, seat: int, links: int | None = None, hopped: tuple[str, ...] = ()
) -> Mover:
    """A player as goods meet him."""
    allowed = links_allowed(play, seat) if links is None else links
    passes, lifts = tuple[int, ...](), frozenset[str]()
    for one in effects_of(play, seat):
        if isinstance(one, PassOwn):
            passes = (*passes, *[one.pass_own.price] * one.pass_own.per_move)
        elif isinstance(one, Lifts):
            lifts = lifts.union(one.lifts)
    hops = tuple([one for one in teleports_of(play, seat, "hop") if one.id not in hopped])
    cash = play.state.seats[seat].cash
    return Mover(seat, allowed, cash, tuple(sorted(passes)), lifts, hops)


def teleports_of(play: Play, seat: int, mode: str) -> Iterator[Teleportation]:
    """The teleports that a player can still use in this turn (AOM-TELEPORT-01)."""
    rules, player = play.table.rules, play.state.seats[seat]
    if "teleport" not in rules.modules:
        return
    held = {one.teleport for one in every(play, seat, Teleport)}
    for one in rules.teleports.values():
        is_left = player.hops.get(one.id, 0) < one.per_turn
        if one.mode == mode and is_left and (one.free or one.id in held):
            yield one
