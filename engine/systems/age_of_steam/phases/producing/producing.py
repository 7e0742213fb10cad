"""One production: asked, drawn, placed; also that of a whole column."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from engine.protocol import Action, Chance, Happening, NotPlayable, Refusal
from engine.systems.age_of_steam.actions.kinds import Column, Decline, Draw, Place
from engine.systems.age_of_steam.effects.held import actions_of, effects_of_action
from engine.systems.age_of_steam.phases.producing import columns
from engine.systems.age_of_steam.phases.producing.targets import (
    colours_at,
    places,
    why_not_colour,
    why_not_there,
)
from engine.systems.age_of_steam.state.cubes import (
    drawn_cube,
    left_out,
    lie_down,
    put,
    put_on_column,
)
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.table.table import Table
from model.systems.age_of_steam.conditions.cases import number
from model.systems.age_of_steam.rules.effects import Producing
from model.systems.age_of_steam.rules.effects import Production as ProductionEffect
from model.wording.speech import tr

KINDS = (Draw, Place, Column, Decline)
Turn = tuple[int, int]
"""A seat, and which of its productions."""
When = Literal["growth", "choosing"]


class Rule(NamedTuple):
    """A production that a player has, and whether it must be done."""

    producing: Producing
    must_use: bool


@dataclass(slots=True)
class Production:
    """How far a production has come."""

    seat: int
    number: int
    when: When
    hand: tuple[str, ...] = ()
    """The cubes that were drawn and are not placed yet."""
    to_place: int = 0
    """How many of them are still placed; the rest goes back."""
    used: tuple[str, ...] = ()
    """Places that got a cube, or the one that was named before drawing."""
    is_drawn: bool = False
    is_over: bool = False

    def copy(self) -> "Production":
        return Production(
            self.seat,
            self.number,
            self.when,
            self.hand,
            self.to_place,
            self.used,
            self.is_drawn,
            self.is_over,
        )

    def to_plain(self) -> Any:
        return {
            "seat": self.seat + 1,
            "number": self.number,
            "when": self.when,
            "hand": list(self.hand),
            "to_place": self.to_place,
            "used": list(self.used),
            "is_drawn": self.is_drawn,
        }


def from_plain(table: Table, plain: Any) -> Production:
    wrong = NotPlayable(tr("Production is not told as it should be"))
    if not isinstance(plain, Mapping):
        raise wrong
    seat, at, to_place = plain.get("seat"), plain.get("number"), plain.get("to_place")
    hand, used, when = plain.get("hand", []), plain.get("used", []), plain.get("when")
    if type(seat) is not int or type(at) is not int or type(to_place) is not int:
        raise wrong
    if not isinstance(hand, list) or not isinstance(used, list) or not 0 <= to_place <= len(hand):
        raise wrong
    if when not in ("growth", "choosing") or not all(colour in table.colours for colour in hand):
        raise wrong
    used = tuple(map(str, used))
    return Production(seat - 1, at, when, tuple(hand), to_place, used, bool(plain.get("is_drawn")))


def turns_from_plain(plain: Any) -> tuple[Turn, ...]:
    pairs = plain if isinstance(plain, list) else None
    if pairs is None or not all(
        isinstance(one, list) and len(one) == 2 and all(type(n) is int for n in one)
        for one in pairs
    ):
        raise NotPlayable(tr("productions to come are told by seat and number"))
    return tuple((seat - 1, at) for seat, at in pairs)


# -- what a player has


def productions(play: Play, seat: int, when: When) -> list[Rule]:
    """The productions of a player that come at a time, those of the action first."""
    return [
        Rule(effect.production, play.table.actions[action].must_use)
        for action in actions_of(play, seat)
        for effect in effects_of_action(play, seat, action)
        if isinstance(effect, ProductionEffect) and effect.production.when == when
    ]


def _rule(play: Play, going: Production) -> Rule:
    return productions(play, going.seat, going.when)[going.number]


def _optional(rule: Rule) -> str:
    return "never" if rule.must_use else rule.producing.optional


# -- the way of it


def begin(play: Play, going: Production) -> Iterator[Happening]:
    """Begins a production; it is over at once where nothing can be done."""
    rule = _rule(play, going)
    if rule.producing.source == "column":
        going.is_over = not columns.choices(play, rule.producing)
    elif not _number_to_draw(play, going) or not places(play, rule.producing):
        going.is_over = True
    elif _optional(rule) == "never" and not rule.producing.target_first:
        yield from _draw(play, going)


def _number_to_draw(play: Play, going: Production) -> int:
    """How many cubes are drawn: fewer where there is too little room or nothing to draw."""
    rule, situation = _rule(play, going).producing, play.situation(going.seat)
    source = play.state.supply if rule.source == "supply" else play.state.bag
    if rule.colours:
        return sum(bool(source.get(colour)) for colour in rule.colours)
    draw, keep = number(rule.draw, situation), number(rule.keep, situation)
    return min(draw - max(0, keep - _room(play, rule)), sum(source.values()))


def _room(play: Play, rule: Producing) -> int:
    """How many cubes there is room for; in cities and towns without end."""
    free = places(play, rule)
    if rule.to != "display" and rule.targets != "distinct":
        return len(free) * 1000
    if rule.targets == "distinct" or rule.to != "display":
        return len(free)
    squares = [play.state.display[one].count("") for one in free]
    return max(squares, default=0) if rule.targets == "same" else sum(squares)


def actions(play: Play, going: Production) -> Iterator[Action]:
    rule = _rule(play, going)
    if rule.producing.source == "column":
        yield from columns.choices(play, rule.producing)
    elif going.is_drawn:
        yield from _placings(play, going)
    elif rule.producing.target_first:
        yield from (Draw(place) for place in places(play, rule.producing))
    else:
        yield Draw()
    if _why_not_decline(play, going) is None:
        yield Decline()


def _placings(play: Play, going: Production) -> Iterator[Place]:
    rule = _rule(play, going).producing
    for place in places(play, rule):
        for colour in sorted(set(going.hand)):
            if _why_not_place(play, going, Place(colour, place)) is None:
                yield Place(colour, place)


def why_not(play: Play, going: Production | None, action: Any) -> Refusal | None:
    if going is None:
        return no("AOM-ACTION-10", tr("nothing is produced now"))
    rule = _rule(play, going).producing
    match action:
        case Decline():
            return _why_not_decline(play, going)
        case Column() if rule.source == "column":
            return columns.why_not(play, rule, action)
        case Draw() if rule.source != "column" and not going.is_drawn:
            return _why_not_draw(play, rule, action)
        case Place() if going.is_drawn:
            return _why_not_place(play, going, action)
    return no("AOM-ACTION-10", tr("cubes are drawn first, and then placed"))


def _why_not_decline(play: Play, going: Production) -> Refusal | None:
    optional = _optional(_rule(play, going))
    if optional == "never":
        return no("AOM-ACTION-10", tr("this production must be done"))
    if going.is_drawn and optional != "after":
        return no("AOS-GROWTH-02", tr("cubes that were drawn must be placed"))
    return None


def _why_not_draw(play: Play, rule: Producing, action: Draw) -> Refusal | None:
    if rule.target_first and action.place:
        return why_not_there(play, rule, action.place)
    if rule.target_first:
        return no("AOM-ACTION-10", tr("the place must be named before cubes are drawn"))
    return (
        no("AOM-ACTION-10", tr("the place is named after cubes are drawn"))
        if action.place
        else None
    )


def _why_not_place(play: Play, going: Production, action: Place) -> Refusal | None:
    rule = _rule(play, going).producing
    if action.colour not in going.hand:
        return no(
            "AOM-ACTION-10",
            tr(
                "no {colour_name} cube was drawn", colour_name=play.table.colour_name(action.colour)
            ),
        )
    if refusal := why_not_there(play, rule, action.place):
        return refusal
    same = rule.targets == "same" or rule.target_first
    if going.used and same and action.place != going.used[0]:
        return no("AOM-ACTION-10", tr("all cubes go to the same place"))
    if rule.targets == "distinct" and not rule.target_first and action.place in going.used:
        return no("AOM-ACTION-10", tr("all cubes go to different places"))
    return why_not_colour(play, rule, action.place, action.colour)


def do(play: Play, going: Production, action: Any) -> Iterator[Happening]:
    match action:
        case Decline():
            yield from _decline(play, going)
        case Column():
            going.is_over = True
            yield from columns.do(play, going.seat, action)
        case Draw(place):
            going.used = (place,) if place else ()
            yield from _draw(play, going)
        case Place():
            yield from _place(play, going, action)


def _decline(play: Play, going: Production) -> Iterator[Happening]:
    going.is_over = True
    name = play.name(going.seat)
    if going.is_drawn:
        yield Happening("decline", going.seat, tr("{name} puts the cubes back", name=name))
        _give_back(play, going)
    else:
        yield Happening("decline", going.seat, tr("{name} produces nothing", name=name))


def _draw(play: Play, going: Production) -> Iterator[Happening]:
    """Draws, tells it, and ends at once where nothing of it can be placed."""
    rule, situation = _rule(play, going).producing, play.situation(going.seat)
    wanted = _number_to_draw(play, going)
    going.is_drawn = True
    for colour in list(_cubes(play, going, rule, wanted)):
        going.hand = (*going.hand, colour)
        text = tr(
            "{seat} draws a {colour_name} cube",
            seat=play.name(going.seat),
            colour_name=play.table.colour_name(colour),
        )
        chance = None if rule.colours else Chance(rule.source, colour)
        yield Happening("draw", going.seat, text, {"colour": colour}, chance)
    keep = len(going.hand) if rule.colours else number(rule.keep, situation)
    going.to_place = min(keep, len(going.hand))
    _end_if_nothing_fits(play, going)


def _cubes(play: Play, going: Production, rule: Producing, wanted: int) -> Iterator[str]:
    """The cubes of a draw: those named, or random ones that may go to the place if it is known."""
    source = play.state.supply if rule.source == "supply" else play.state.bag
    for colour in rule.colours:
        if source.get(colour):
            put(source, colour, -1)
            yield colour
    if rule.colours:
        return
    banned = left_out(play, rule.filter, colours_at(play, going.used[0]) if going.used else ())
    for _ in range(wanted):
        colour = drawn_cube(play, banned, rule.source)
        if not colour:
            return
        yield colour


def _place(play: Play, going: Production, action: Place) -> Iterator[Happening]:
    rest = list(going.hand)
    rest.remove(action.colour)
    going.hand, going.to_place = tuple(rest), going.to_place - 1
    going.used = (*going.used, action.place)
    if _rule(play, going).producing.to == "display":
        put_on_column(play.state, action.place, action.colour)
    else:
        lie_down(play.state, action.place, action.colour)
    shown, where = play.table.colour_name(action.colour), play.table.place_name(action.place)
    text = tr(
        "{seat} places a {shown} cube on {where}",
        seat=play.name(going.seat),
        shown=shown,
        where=where,
    )
    yield Happening("place", going.seat, text, {"colour": action.colour, "place": action.place})
    _end_if_nothing_fits(play, going)


def _end_if_nothing_fits(play: Play, going: Production) -> None:
    """All that fit must be placed; the surplus goes back (OPEN-08)."""
    if not going.to_place or not any(_placings(play, going)):
        _give_back(play, going)
        going.is_over = True


def _give_back(play: Play, going: Production) -> None:
    source = _rule(play, going).producing.source
    for colour in going.hand:
        put(play.state.supply if source == "supply" else play.state.bag, colour)
    going.hand, going.to_place = (), 0
