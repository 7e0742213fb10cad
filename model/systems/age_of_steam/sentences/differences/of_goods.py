"""What is different about moving goods and about their growth."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from model.scenario.names_in_words import counted, joined
from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.rules.money_rules import Extra, Filter, PerPlayer, Sets
from model.systems.age_of_steam.sentences.differences.telling import (
    Telling,
    choice,
    instead,
    plainly,
)
from model.systems.age_of_steam.sentences.words import Words

ACCEPTS: Final = {
    "printed": "Cities take the colours printed on them",
    "lying": "Cities take the colours of the cubes that lie there",
    "not-lying": "Cities take their colours only while no such cube lies there",
}
EMPTIED: Final = {
    "stays": "A city without cubes still takes goods",
    "closes": "A city that loses its last cube takes no goods any more, and grows none",
}
FATES: Final = {
    "bag": "go back into the bag",
    "out": "leave the game",
    "stays": "stay in the city",
    "kept": "are kept by whoever moved them",
}
WHOM: Final = {
    "mover": "Whoever moves the cube",
    "last-link-owner": "The owner of the last link",
    "owners": "Each owner of a link",
}
MOMENTS: Final = {
    "start": "at the beginning of Goods Growth",
    "before-dice": "before the dice of Goods Growth",
    "after-dice": "after the dice of Goods Growth",
}


def dice_text(dice: Any) -> str:
    """`one for each player`, `3`."""
    if isinstance(dice, PerPlayer):
        return f"{dice.per_player} for each player"
    return "one for each player" if dice == "players" else str(dice)


def filter_text(one: Filter, words: Words) -> str:
    """A delivery that is refused, or a city that is closed."""
    what = f"{words.colours(one.colour)} cubes" if one.colour else "Goods"
    told = f"{what[:1].upper()}{what[1:]} may not be delivered"
    if one.forbid_link_status is not None:
        told += f" over {one.forbid_link_status} links"
    told += f" from {words.places(one.from_)}" if one.from_ else ""
    told += f" to {words.places(one.to)}" if one.to else ""
    if one.same_region:
        told += f" within {joined(map(words.region, one.same_region), 'or')}"
    told += f" {words.when(one.when)}" if one.when is not None else ""
    return told + ("; they may not even pass through." if one.closes_stop else ".")


def _filters(new: Any, _old: Any, words: Words) -> Iterator[str]:
    yield from (filter_text(one, words) for one in new)


def rounds_text(value: Any) -> str:
    """`2 rounds`, or that it goes on until all have passed."""
    return "rounds until all have passed" if value == "until-pass" else counted(value, "round")


def _fixed(new: Any, _old: Any, words: Words) -> Iterator[str]:
    def shown(value: int | None) -> str:
        return "what the links pay" if value is None else f"{value} for the mover alone"

    yield f"A delivery earns {words.varied(new, shown)}."


def _bonuses(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        parts = [(one.income, f"{one.income} income"), (one.cash, f"${one.cash}")]
        gets = joined(text for number, text in parts if number)
        when = f", {words.when(one.when)}" if one.when is not None else ""
        yield f"{WHOM[one.to]} gets {gets} more for a delivery{when}."


def _fate(new: Any, _old: Any, words: Words) -> Iterator[str]:
    yield f"Delivered cubes {words.varied(new, FATES.__getitem__)}."


def _sets(new: Sets | None, _old: Any, _words: Words) -> Iterator[str]:
    if new is not None:
        then = "the bag" if new.then == "bag" else "out of the game"
        yield (
            f"Kept cubes of {new.size} different colours are turned in for {new.income} income; "
            f"they go {'into ' if new.then == 'bag' else ''}{then}."
        )


def _blocked_by(new: Any, _old: Any, words: Words) -> Iterator[str]:
    if new:
        yield f"A city where a {words.colours(new, 'or')} cube lies takes no other colour."


def _growth(new: Any, _old: Any, words: Words) -> Iterator[str]:
    if isinstance(new, Cases):
        known = {True: "Goods Growth", False: "no Goods Growth"}
        yield f"There is {words.varied(new, known.__getitem__)}."
    else:
        yield "There is Goods Growth." if new else "There is no Goods Growth."


def extra_text(one: Extra, words: Words) -> str:
    """Cubes that come in some turns."""
    colour = f"{words.colour(one.colour)} cube" if one.colour else "cube"
    source = "the bag" if one.source == "bag" else "the supply"
    cubes = f"{counted(one.count, colour)} of {source}"
    if one.die:
        cities = joined(f"{face} {words.city(city)}" for face, city in one.die.items())
        where = f"the city that a die says ({cities})"
    else:
        where = words.city(one.to)
    only = ", if it has track" if one.connected else ""
    when = f", {words.when(one.turns)}" if one.turns is not None else ""
    verb = "comes" if one.count == 1 else "come"
    return f"{cubes} {verb} to {where} {MOMENTS[one.at]}{when}{only}."


def _refill(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        drawn = counted(one.draw, "cube")
        cubes = f"one cube each of {words.colours(one.set)}" if one.set else drawn
        yield f"If {words.city(one.city)} is empty when Goods Growth begins, it gets {cubes}."


GOODS: Final[Mapping[str, Telling]] = {
    "delivery.rounds": instead("Move Goods has {}", rounds_text),
    "delivery.links.own": choice(
        {
            "any": "Goods may move over links of anybody",
            "half": "At least half of the links of a delivery must be the mover's own",
            "all": "Goods move over the mover's own links alone",
        }
    ),
    "delivery.links.exact": plainly("A delivery uses exactly {} links"),
    "delivery.filters": _filters,
    "delivery.accepts": choice(ACCEPTS),
    "delivery.blocked_by": _blocked_by,
    "delivery.when_emptied": choice(EMPTIED),
    "delivery.income.per_link": instead("A link earns its owner {}"),
    "delivery.income.fixed": _fixed,
    "delivery.income.bonuses": _bonuses,
    "delivery.fate": _fate,
    "delivery.sets": _sets,
    "growth.enabled": _growth,
    "growth.dice.light": instead("Light dice: {}", dice_text),
    "growth.dice.dark": instead("Dark dice: {}", dice_text),
    "growth.only_connected": choice(
        {
            True: "Dice bring cubes only to cities with track",
            False: "Dice bring cubes to all cities",
        }
    ),
    "growth.extras": lambda new, _old, words: (extra_text(one, words) for one in new),
    "growth.refill": _refill,
    "growth.skip_last_turn": choice(
        {
            True: "There is no Goods Growth in the last turn",
            False: "There is Goods Growth in the last turn, too",
        }
    ),
}
