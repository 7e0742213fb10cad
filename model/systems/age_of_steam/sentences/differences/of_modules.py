"""What the modules of a map bring: nationalisation, chains, roles, ways without track."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, Final

from model.scenario.names_in_words import called, counted, in_words, joined
from model.systems.age_of_steam.rules.module_rules import (
    RESERVED,
    Chain,
    HopIncome,
    PayFirst,
    Role,
    Roles,
    Teleportation,
)
from model.systems.age_of_steam.sentences.differences.of_turns import PAYS
from model.systems.age_of_steam.sentences.differences.telling import Telling, choice
from model.systems.age_of_steam.sentences.words import Words

NATIONALISATION: Final = "nationalisation"


def _modules(new: tuple[str, ...], old: tuple[str, ...], words: Words) -> Iterator[str]:
    if NATIONALISATION in new and NATIONALISATION not in old:
        yield from _nationalised(words)
    agreed = [in_words(one).lower() for one in new if one in RESERVED]
    if agreed:
        yield f"By agreement among the players: {joined(agreed)}."


def _nationalised(words: Words) -> Iterator[str]:
    rules = words.rules
    token = rules.nationalisation.token or next(iter(rules.tokens), "")
    gets = f"one {words.token(token)} and " if token else ""
    count = rules.nationalisation.count_by.removesuffix("s")
    yield (
        "Whoever has too few discs after a build nationalises a finished link for each one "
        f"missing, and gets {gets}$1 for every {count} of it."
    )
    yield "Everybody may use nationalised links; they pay nobody and are never owned again."


def _if_nationalised(telling: Telling) -> Telling:
    def tell(new: Any, old: Any, words: Words) -> Iterator[str]:
        if NATIONALISATION in words.rules.modules:
            yield from telling(new, old, words)

    return tell


def _chain(new: Chain | None, _old: Any, words: Words) -> Iterator[str]:
    if new is None:
        return
    if new.mode == "onward":
        yield (
            "After a delivery, the links that the engine has left may carry on another cube "
            "of the city just reached."
        )
    else:
        yield (
            f"A cube may be left at {words.places(new.stations)}, if another cube that lies "
            "there is moved on with the links that the engine has left."
        )


def _pay_first(new: PayFirst | None, _old: Any, _words: Words) -> Iterator[str]:
    if new is not None:
        yield (
            f"The first place costs ${new.price}; the right to be asked first goes round from "
            "turn to turn."
        )


CHOSEN: Final = {
    "each": "chosen in the order of play",
    "first": "dealt at random, but the first player chooses",
    "random": "dealt at random",
}


def _roles(new: Roles | None, _old: Any, words: Words) -> Iterator[str]:
    if new is None:
        return
    again = "; then the order is drawn anew" if new.reorder else ""
    yield f"Every player has a role, {CHOSEN[new.choose]}{again}."
    for role in new.list.values():
        yield f"{called(new.list, role.id)}: {joined(_role(role, words)) or 'no rules of its own'}."


def _builds(number: int) -> str:
    return counted(number, "build")


def _role(role: Role, words: Words) -> Iterator[str]:
    if role.forbid_actions:
        yield f"may not take {words.actions(role.forbid_actions, 'or')}"
    if role.forbid_new_cities:
        yield f"may not place {words.colours(role.forbid_new_cities, 'or')} New Cities"
    if role.build_limit is not None:
        yield f"has {words.varied(role.build_limit, _builds)}"
    if role.build_add is not None:
        yield f"has {words.varied(role.build_add, _builds)} more"
    if role.pay is not None:
        said = [(one.name, getattr(role.pay, one.name)) for one in fields(role.pay)]
        yield from (f"pays {PAYS[pay]} as {place}" for place, pay in said if pay is not None)
    if role.grants:
        yield f"always has {words.actions(role.grants)}, which nobody else can take"
    if role.start is not None:
        said = [(one.name, getattr(role.start, one.name)) for one in fields(role.start)]
        yield from (f"starts with {what} {n}" for what, n in said if n is not None)


def _teleports(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new.values():
        yield f"{in_words(one.id)}: {_teleport(one, words)}"


def _teleport(one: Teleportation, words: Words) -> str:
    who = "Anybody" if one.free else "Whoever has the action"
    bars = f", not from {words.places(one.not_from)}" if one.not_from else ""
    bars += f", not to {words.places(one.not_to)}" if one.not_to else ""
    earns = f" It earns {_income(one.income)}." if one.income else ""
    if one.mode == "hop":
        costs = f" It counts for {counted(one.engine, 'link')}." if one.engine else ""
        return (
            f"{who} may let a cube hop between {words.places(one.between, 'and')} without "
            f"track{bars}, {counted(one.per_turn, 'time')} in a turn.{costs}{earns}"
        )
    far = f" over at most {one.range} hexes" if one.range is not None else ""
    heavy = joined(f"{kind} counts {weight}" for kind, weight in one.weights.items())
    link = ", where the mover owns a link at its start" if one.needs_link else ""
    return (
        f"{who} may move a cube over open land without tiles{far}"
        f"{f' ({heavy})' if heavy else ''}{bars}{link}.{earns}"
    )


def _income(income: int | HopIncome) -> str:
    if isinstance(income, int):
        return f"{income} income"
    most = f", at most {income.max}" if income.max is not None else ""
    return f"{income.base} income and {income.per_turn} for each turn{most}"


_NATION: Final[Mapping[str, Telling]] = {
    "includes_unowned": choice(
        {
            True: "Track of nobody counts as nationalised for deliveries",
            False: "Track of nobody does not count as nationalised",
        }
    ),
    "after_abandon": choice(
        {
            True: "Discs of abandoned track come back before links are nationalised",
            False: "Discs of abandoned track come back only after links are nationalised",
        }
    ),
    "voluntary": choice(
        {
            True: "Links may be nationalised of one's own will",
            False: "Nobody nationalises of his own will",
        }
    ),
    "on_impossible": choice(
        {
            "refuse": "A build for which no link can be nationalised is not allowed",
            "drop": "Where no link can be nationalised, the track stays unowned",
        }
    ),
    "gives_presence": choice(
        {
            True: "Nationalised track may be built on from towns",
            False: "Nationalised track gives nobody a place to build from",
        }
    ),
    "protect": choice(
        {
            "turn": "A link completed in this turn may not be nationalised",
            "build": "A link completed in this build may not be nationalised",
        }
    ),
    "may_drop_unfinished": choice(
        {
            True: "Unfinished track may be given up instead of nationalising",
            False: "Unfinished track may not be given up instead of nationalising",
        }
    ),
    "count_by": choice(
        {
            "sections": "Nationalised links are paid by their sections",
            "tiles": "Nationalised links are paid by their tiles",
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
