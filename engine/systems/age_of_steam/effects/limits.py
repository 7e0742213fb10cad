"""What a player may do this turn: builds, links, raises, New Cities."""

from engine.systems.age_of_steam.effects.held import effects_of, sum_of
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.rules.effects import (
    BuildAdd,
    BuildLimit,
    EngineTurn,
    Moves,
    Raises,
    Urbanize,
)
from model.systems.age_of_steam.rules.track_rules import ByTurn


def build_limit(play: Play, seat: int) -> int:
    """How many builds a player has: the limit, then that of role, action and token, then adds.

    AOM-ACTION-03, AOM-BUILD-01.
    """
    table = play.table
    limit = play.now(table.rules.build.limit, seat)
    if isinstance(limit, ByTurn):
        limit = min(play.state.turn, limit.max)
    role = table.roles.get(play.state.seats[seat].role)
    if role is not None and role.build_limit is not None:
        limit = play.now(role.build_limit, seat)
    bought = [table.benefits[one][1].effect for one in play.state.seats[seat].spent]
    for effect in effects_of(play, seat):
        if isinstance(effect, BuildLimit):
            said = play.number(effect.build_limit, seat)
            limit = max(limit, said) if effect in bought else said
    more = 0 if role is None or role.build_add is None else play.now(role.build_add, seat)
    return max(0, int(limit) + more + sum_of(play, seat, BuildAdd))


def engine_value(play: Play, seat: int) -> int:
    """What the rung of a player's engine is worth, in links and in expenses."""
    return play.table.rules.engine.ladder[play.state.seats[seat].rung]


def links_allowed(play: Play, seat: int) -> int:
    """How many links a move may use in this turn (AOM-SETUP-04)."""
    engine = play.table.rules.engine
    links = engine_value(play, seat) + sum_of(play, seat, EngineTurn)
    links += play.number(engine.turn_modifier, seat)
    if engine.effective_max is not None:
        links = min(links, engine.effective_max)
    return max(0, links)


def raises_allowed(play: Play, seat: int) -> int:
    """How often the engine may be raised in this turn (AOS-GOODS-02)."""
    said = [one for one in effects_of(play, seat) if isinstance(one, Raises)]
    return max((play.now(one.raises, seat) for one in said), default=1)


def rounds_allowed(play: Play, seat: int) -> int | None:
    """In how many rounds of Move Goods a player takes part; None for all (AOM-ACTION-04)."""
    said = [one for one in effects_of(play, seat) if isinstance(one, Moves)]
    return min((play.now(one.moves, seat) for one in said), default=None)


def urbanizations_allowed(play: Play, seat: int) -> int:
    """How many New Cities a player may place in the own build."""
    return sum_of(play, seat, Urbanize)


def raise_engine(play: Play, seat: int, rungs: int = 1) -> int:
    """Raises an engine as far as the ladder goes; how many rungs it went."""
    player = play.state.seats[seat]
    top = len(play.table.rules.engine.ladder) - 1
    after = min(top, player.rung + rungs)
    went, player.rung = after - player.rung, after
    return went
