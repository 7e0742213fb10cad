"""What is different about moving goods and about their growth."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from model.scenario.names_in_words import counted, joined, word_of
from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.rules.money_rules import Extra, Filter, PerPlayer, Sets
from model.systems.age_of_steam.sentences.differences.telling import (
    Telling,
    choice,
    instead,
    plainly,
)
from model.systems.age_of_steam.sentences.words import Words
from model.wording.sentences import capital
from model.wording.speech import later, tr

ACCEPTS: Final = {
    "printed": later("Cities take the colours printed on them"),
    "lying": later("Cities take the colours of the cubes that lie there"),
    "not-lying": later("Cities take their colours only while no such cube lies there"),
}
EMPTIED: Final = {
    "stays": later("A city without cubes still takes goods"),
    "closes": later("A city that loses its last cube takes no goods any more, and grows none"),
}
FATES: Final = {
    "bag": later("go back into the bag"),
    "out": later("leave the game"),
    "stays": later("stay in the city"),
    "kept": later("are kept by whoever moved them"),
}
WHOM: Final = {
    "mover": later("Whoever moves the cube gets {gain} more for a delivery{when}."),
    "last-link-owner": later("The owner of the last link gets {gain} more for a delivery{when}."),
    "owners": later("Each owner of a link gets {gain} more for a delivery{when}."),
}
MOMENTS: Final = {
    "start": (
        later("{cubes} comes to {city} at the beginning of Goods Growth{when}."),
        later("{cubes} come to {city} at the beginning of Goods Growth{when}."),
    ),
    "before-dice": (
        later("{cubes} comes to {city} before the dice of Goods Growth{when}."),
        later("{cubes} come to {city} before the dice of Goods Growth{when}."),
    ),
    "after-dice": (
        later("{cubes} comes to {city} after the dice of Goods Growth{when}."),
        later("{cubes} come to {city} after the dice of Goods Growth{when}."),
    ),
}
"""For one cube, and for several."""
SOURCES: Final = {
    "bag": (later("{n} cube of the bag"), later("{n} cubes of the bag")),
    "supply": (later("{n} cube of the supply"), later("{n} cubes of the supply")),
}
COLOURED: Final = {
    "bag": (later("{n} {colour} cube of the bag"), later("{n} {colour} cubes of the bag")),
    "supply": (later("{n} {colour} cube of the supply"), later("{n} {colour} cubes of the supply")),
}
KEPT: Final = {
    True: later(
        "Kept cubes of {n} different colours are turned in for {income} income; they go into the "
        "bag."
    ),
    False: later(
        "Kept cubes of {n} different colours are turned in for {income} income; they go out of "
        "the game."
    ),
}


def dice_text(dice: Any) -> str:
    """`one for each player`, `3`."""
    if isinstance(dice, PerPlayer):
        return tr("{n} for each player", n=dice.per_player)
    return tr("one for each player") if dice == "players" else str(dice)


def filter_text(one: Filter, words: Words) -> str:
    """A delivery that is refused, or a city that is closed."""
    told = tr("Goods may not be delivered")
    if one.colour:
        told = tr(
            "{colours} cubes may not be delivered", colours=capital(words.colours(one.colour))
        )
    for text, what in (
        (later("{sentence} over {what} links"), word_of(one.forbid_link_status or "")),
        (later("{sentence} from {what}"), words.places(one.from_) if one.from_ else ""),
        (later("{sentence} to {what}"), words.places(one.to) if one.to else ""),
        (later("{sentence} within {what}"), joined(map(words.region, one.same_region), "or")),
        (later("{sentence} {what}"), words.when(one.when) if one.when is not None else ""),
    ):
        told = tr(text, sentence=told, what=what) if what else told
    if one.closes_stop:
        return tr("{sentence}; they may not even pass through.", sentence=told)
    return tr("{sentence}.", sentence=told)


def _filters(new: Any, _old: Any, words: Words) -> Iterator[str]:
    yield from (filter_text(one, words) for one in new)


def rounds_text(value: Any) -> str:
    """`2 rounds`, or that it goes on until all have passed."""
    if value == "until-pass":
        return tr("rounds until all have passed")
    return counted(value, "round")


def _fixed(new: Any, _old: Any, words: Words) -> Iterator[str]:
    def shown(value: int | None) -> str:
        return tr("what the links pay") if value is None else tr("{n} for the mover alone", n=value)

    yield tr("A delivery earns {amount}.", amount=words.varied(new, shown))


def _bonuses(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        parts = [(one.income, tr("{n} income", n=one.income)), (one.cash, f"${one.cash}")]
        gets = joined(text for number, text in parts if number)
        yield tr(WHOM[one.to], gain=gets, when=_comma(one.when, words))


def _comma(when: Any, words: Words) -> str:
    """A situation behind a comma; nothing where something holds always."""
    return "" if when is None else tr(", {when}", when=words.when(when))


def _fate(new: Any, _old: Any, words: Words) -> Iterator[str]:
    fates = words.varied(new, lambda fate: tr(FATES[fate]))
    yield tr("Delivered cubes {fates}.", fates=fates)


def _sets(new: Sets | None, _old: Any, _words: Words) -> Iterator[str]:
    if new is not None:
        yield tr(KEPT[new.then == "bag"], n=new.size, income=new.income)


def _blocked_by(new: Any, _old: Any, words: Words) -> Iterator[str]:
    if new:
        blocked = later("A city where a {colours} cube lies takes no other colour.")
        yield tr(blocked, colours=words.colours(new, "or"))


def _growth(new: Any, _old: Any, words: Words) -> Iterator[str]:
    if isinstance(new, Cases):
        known = {True: tr("Goods Growth"), False: tr("no Goods Growth")}
        yield tr("There is {growth}.", growth=words.varied(new, known.__getitem__))
    else:
        yield tr("There is Goods Growth.") if new else tr("There is no Goods Growth.")


def extra_text(one: Extra, words: Words) -> str:
    """Cubes that come in some turns."""
    several, source = int(one.count != 1), "bag" if one.source == "bag" else "supply"
    cubes = tr(SOURCES[source][several], n=one.count)
    if one.colour:
        cubes = tr(COLOURED[source][several], n=one.count, colour=words.colour(one.colour))
    where = words.city(one.to)
    if one.die:
        faces = ((face, words.city(city)) for face, city in one.die.items())
        cities = joined(tr("{face} {city}", face=face, city=city) for face, city in faces)
        where = tr("the city that a die says ({cities})", cities=cities)
    only = tr(", if it has track") if one.connected else ""
    when = _comma(one.turns, words) + only
    return tr(MOMENTS[one.at][several], cubes=cubes, city=where, when=when)


def _refill(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        drawn = counted(one.draw, "cube")
        each = tr("one cube each of {colours}", colours=words.colours(one.set))
        gets = later("If {city} is empty when Goods Growth begins, it gets {cubes}.")
        yield tr(gets, city=words.city(one.city), cubes=each if one.set else drawn)


GOODS: Final[Mapping[str, Telling]] = {
    "delivery.rounds": instead(later("Move Goods has {value}"), rounds_text),
    "delivery.links.own": choice(
        {
            "any": later("Goods may move over links of anybody"),
            "half": later("At least half of the links of a delivery must be the mover's own"),
            "all": later("Goods move over the mover's own links alone"),
        }
    ),
    "delivery.links.exact": plainly(later("A delivery uses exactly {value} links")),
    "delivery.filters": _filters,
    "delivery.accepts": choice(ACCEPTS),
    "delivery.blocked_by": _blocked_by,
    "delivery.when_emptied": choice(EMPTIED),
    "delivery.income.per_link": instead(later("A link earns its owner {value}")),
    "delivery.income.fixed": _fixed,
    "delivery.income.bonuses": _bonuses,
    "delivery.fate": _fate,
    "delivery.sets": _sets,
    "growth.enabled": _growth,
    "growth.dice.light": instead(later("Light dice: {value}"), dice_text),
    "growth.dice.dark": instead(later("Dark dice: {value}"), dice_text),
    "growth.only_connected": choice(
        {
            True: later("Dice bring cubes only to cities with track"),
            False: later("Dice bring cubes to all cities"),
        }
    ),
    "growth.extras": lambda new, _old, words: (extra_text(one, words) for one in new),
    "growth.refill": _refill,
    "growth.skip_last_turn": choice(
        {
            True: later("There is no Goods Growth in the last turn"),
            False: later("There is Goods Growth in the last turn, too"),
        }
    ),
}
