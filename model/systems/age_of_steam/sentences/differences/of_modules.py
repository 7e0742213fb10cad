"""What the modules of a map bring: nationalisation, chains, roles, ways without track."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, Final

from model.scenario.names_in_words import called, counted, in_words, joined, word_of
from model.systems.age_of_steam.rules.module_rules import (
    RESERVED,
    Chain,
    HopIncome,
    PayFirst,
    Role,
    Roles,
    Teleportation,
)
from model.systems.age_of_steam.sentences.differences.of_turns import pays
from model.systems.age_of_steam.sentences.differences.telling import Telling, choice
from model.systems.age_of_steam.sentences.words import Words
from model.wording.sentences import behind_each_other
from model.wording.speech import later, tr, trn

NATIONALISATION: Final = "nationalisation"
NATIONALISED: Final = {
    (False, False): later(
        "Whoever has too few discs after a build nationalises a finished link for each one "
        "missing, and gets $1 for every section of it."
    ),
    (False, True): later(
        "Whoever has too few discs after a build nationalises a finished link for each one "
        "missing, and gets $1 for every tile of it."
    ),
    (True, False): later(
        "Whoever has too few discs after a build nationalises a finished link for each one "
        "missing, and gets one {token} and $1 for every section of it."
    ),
    (True, True): later(
        "Whoever has too few discs after a build nationalises a finished link for each one "
        "missing, and gets one {token} and $1 for every tile of it."
    ),
}
"""By whether there is a token for it, and whether tiles count."""
ONWARD: Final = later(
    "After a delivery, the links that the engine has left may carry on another cube of the city "
    "just reached."
)
LEFT: Final = later(
    "A cube may be left at {places}, if another cube that lies there is moved on with the links "
    "that the engine has left."
)


def _modules(new: tuple[str, ...], old: tuple[str, ...], words: Words) -> Iterator[str]:
    if NATIONALISATION in new and NATIONALISATION not in old:
        yield from _nationalised(words)
    agreed = [word_of(one) for one in new if one in RESERVED]
    if agreed:
        yield tr("By agreement among the players: {modules}.", modules=joined(agreed))


def _nationalised(words: Words) -> Iterator[str]:
    rules = words.rules
    token = rules.nationalisation.token or next(iter(rules.tokens), "")
    text = NATIONALISED[bool(token), rules.nationalisation.count_by == "tiles"]
    yield tr(text, token=words.token(token) if token else "")
    yield tr("Everybody may use nationalised links; they pay nobody and are never owned again.")


def _if_nationalised(telling: Telling) -> Telling:
    def tell(new: Any, old: Any, words: Words) -> Iterator[str]:
        if NATIONALISATION in words.rules.modules:
            yield from telling(new, old, words)

    return tell


def _chain(new: Chain | None, _old: Any, words: Words) -> Iterator[str]:
    if new is None:
        return
    if new.mode == "onward":
        yield tr(ONWARD)
    else:
        yield tr(LEFT, places=words.places(new.stations))


def _pay_first(new: PayFirst | None, _old: Any, _words: Words) -> Iterator[str]:
    if new is not None:
        yield tr(
            "The first place costs ${price}; the right to be asked first goes round from turn to "
            "turn.",
            price=new.price,
        )


CHOSEN: Final = {
    ("each", False): later("Every player has a role, chosen in the order of play."),
    ("first", False): later(
        "Every player has a role, dealt at random, but the first player chooses."
    ),
    ("random", False): later("Every player has a role, dealt at random."),
    ("each", True): later(
        "Every player has a role, chosen in the order of play; then the order is drawn anew."
    ),
    ("first", True): later(
        "Every player has a role, dealt at random, but the first player chooses; then the order "
        "is drawn anew."
    ),
    ("random", True): later(
        "Every player has a role, dealt at random; then the order is drawn anew."
    ),
}
"""How roles are found, and whether the order is drawn anew."""
PAYS_AS: Final = {
    "first": later("pays {amount} as first"),
    "second": later("pays {amount} as second"),
    "middle": later("pays {amount} as middle"),
    "last": later("pays {amount} as last"),
}
STARTS: Final = {
    "cash": later("starts with cash {n}"),
    "shares": later("starts with shares {n}"),
    "income": later("starts with income {n}"),
    "engine": later("starts with engine {n}"),
}


def _roles(new: Roles | None, _old: Any, words: Words) -> Iterator[str]:
    if new is None:
        return
    yield tr(CHOSEN[new.choose, bool(new.reorder)])
    for role in new.list.values():
        says = joined(_role(role, words)) or tr("no rules of its own")
        yield tr("{role}: {says}.", role=tr(called(new.list, role.id)), says=says)


def _builds(number: int) -> str:
    return counted(number, "build")


def _role(role: Role, words: Words) -> Iterator[str]:
    if role.forbid_actions:
        yield tr("may not take {actions}", actions=words.actions(role.forbid_actions, "or"))
    if role.forbid_new_cities:
        colours = words.colours(role.forbid_new_cities, "or")
        yield tr("may not place {colours} New Cities", colours=colours)
    if role.build_limit is not None:
        yield tr("has {builds}", builds=words.varied(role.build_limit, _builds))
    if role.build_add is not None:
        yield tr("has {builds} more", builds=words.varied(role.build_add, _builds))
    if role.pay is not None:
        said = [(one.name, getattr(role.pay, one.name)) for one in fields(role.pay)]
        yield from (tr(PAYS_AS[place], amount=pays(pay)) for place, pay in said if pay is not None)
    if role.grants:
        always = later("always has {actions}, which nobody else can take")
        yield tr(always, actions=words.actions(role.grants))
    if role.start is not None:
        said = [(one.name, getattr(role.start, one.name)) for one in fields(role.start)]
        yield from (tr(STARTS[what], n=n) for what, n in said if n is not None)


def _teleports(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new.values():
        yield tr("{name}: {sentences}", name=in_words(one.id), sentences=_teleport(one, words))


def _teleport(one: Teleportation, words: Words) -> str:
    hops = one.mode == "hop"
    earns = tr("It earns {income}.", income=_income(one.income)) if one.income else ""
    costs = ""
    if hops and one.engine:
        costs = trn("It counts for {n} link.", "It counts for {n} links.", one.engine)
    may = _hop(one, words) if hops else _over_land(one, words)
    return behind_each_other(may, costs, earns)


HOPS: Final = {
    True: later(
        "Anybody may let a cube hop between {places} without track{bars}, {times} in a turn."
    ),
    False: later(
        "Whoever has the action may let a cube hop between {places} without track{bars}, {times} "
        "in a turn."
    ),
}
OVER_LAND: Final = {
    True: later("Anybody may move a cube over open land without tiles"),
    False: later("Whoever has the action may move a cube over open land without tiles"),
}
"""By whether it is free for all."""


def _hop(one: Teleportation, words: Words) -> str:
    times = counted(one.per_turn, "time")
    places = words.places(one.between, "and")
    return tr(HOPS[bool(one.free)], places=places, bars=_bars(one, words), times=times)


def _over_land(one: Teleportation, words: Words) -> str:
    counts = later("{terrain} counts {n}")
    heavy = joined(tr(counts, terrain=word_of(kind), n=n) for kind, n in one.weights.items())
    told = tr(OVER_LAND[bool(one.free)])
    if one.range is not None:
        told = tr("{sentence} over at most {n} hexes", sentence=told, n=one.range)
    if heavy:
        told = tr("{name} ({about})", name=told, about=heavy)
    link = tr(", where the mover owns a link at its start") if one.needs_link else ""
    return tr("{sentence}.", sentence=told + _bars(one, words) + link)


def _bars(one: Teleportation, words: Words) -> str:
    start = tr(", not from {places}", places=words.places(one.not_from)) if one.not_from else ""
    return start + (tr(", not to {places}", places=words.places(one.not_to)) if one.not_to else "")


def _income(income: int | HopIncome) -> str:
    if isinstance(income, int):
        return tr("{n} income", n=income)
    each = {"n": income.base, "each": income.per_turn}
    if income.max is None:
        return tr("{n} income and {each} for each turn", **each)
    return tr("{n} income and {each} for each turn, at most {most}", **each, most=income.max)


_NATION: Final[Mapping[str, Telling]] = {
    "includes_unowned": choice(
        {
            True: later("Track of nobody counts as nationalised for deliveries"),
            False: later("Track of nobody does not count as nationalised"),
        }
    ),
    "after_abandon": choice(
        {
            True: later("Discs of abandoned track come back before links are nationalised"),
            False: later("Discs of abandoned track come back only after links are nationalised"),
        }
    ),
    "voluntary": choice(
        {
            True: later("Links may be nationalised of one's own will"),
            False: later("Nobody nationalises of his own will"),
        }
    ),
    "on_impossible": choice(
        {
            "refuse": later("A build for which no link can be nationalised is not allowed"),
            "drop": later("Where no link can be nationalised, the track stays unowned"),
        }
    ),
    "gives_presence": choice(
        {
            True: later("Nationalised track may be built on from towns"),
            False: later("Nationalised track gives nobody a place to build from"),
        }
    ),
    "protect": choice(
        {
            "turn": later("A link completed in this turn may not be nationalised"),
            "build": later("A link completed in this build may not be nationalised"),
        }
    ),
    "may_drop_unfinished": choice(
        {
            True: later("Unfinished track may be given up instead of nationalising"),
            False: later("Unfinished track may not be given up instead of nationalising"),
        }
    ),
    "count_by": choice(
        {
            "sections": later("Nationalised links are paid by their sections"),
            "tiles": later("Nationalised links are paid by their tiles"),
        }
    ),
    "token": lambda _new, _old, _words: (),
}

MODULES: Final[Mapping[str, Telling]] = {
    "modules": _modules,
    "chain": _chain,
    "pay_first": _pay_first,
    "roles": _roles,
    "teleports": _teleports,
    **{f"{NATIONALISATION}.{key}": _if_nationalised(one) for key, one in _NATION.items()},
}
