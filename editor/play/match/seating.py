"""Who plays, with which variants and which cards; and what a scenario lacks for a game."""

from typing import NamedTuple

from editor.play.match.words import words_of
from editor.words import tr, trn
from engine.bots import usual_bot
from engine.logs.game_log import SeatEntry
from engine.logs.session import engine_of, usual_names
from engine.protocol import NotPlayable
from model.abilities.proposals import CannotPropose, proposals_of
from model.amounts_in_words import counted
from model.collection import Things
from model.forms.frozen import dataclass
from model.rules.resolving import resolve_rules
from model.rules.troubles import troubles_in
from model.scenario.collections import collection_names, things_in
from model.scenario.scenario import Scenario
from model.systems import described

GOODS = "goods"
USUAL_PLAYERS = 2
MOST_SEATS = 20


@dataclass(frozen=True, slots=True)
class Seating:
    """How a game is to begin."""

    seats: tuple[SeatEntry, ...]
    seed: int = 1
    variants: tuple[str, ...] = ()


class Variant(NamedTuple):
    """A variant that the rules of a scenario offer."""

    name: str
    title: str
    about: str
    is_on: bool
    """The scenario itself switches it on."""
    excludes: tuple[str, ...] = ()


class Prepared(NamedTuple):
    """A scenario that can be played, and what had to be added for this game."""

    scenario: Scenario
    remarks: tuple[str, ...] = ()


def prepared(scenario: Scenario) -> Prepared:
    """A scenario as it is played: what it lacks and can be proposed it gets, for this game alone.

    NotPlayable says in a sentence why no game can be made of it.
    """
    engine_of(scenario.system)
    for trouble in troubles_in(scenario):
        raise NotPlayable(trouble.text)
    try:
        playable, added = proposals_of(scenario.system).made_playable(scenario)
    except CannotPropose as trouble:
        raise NotPlayable(words_of(scenario.system).none_proposed(str(trouble))) from None
    return Prepared(playable, (_lent(scenario, playable),) if added else ())


def _lent(scenario: Scenario, playable: Scenario) -> str:
    """What a game has that its scenario has not."""
    system = scenario.system
    more = {
        room: len(things_in(playable, room)) - len(things_in(scenario, room))
        for room in dict.fromkeys((*collection_names(system), *described(system).words))
    }
    told = [_counted(system, room, number) for room, number in more.items() if number]
    said = tr("For this game only: {what}. Your map is not changed.")
    return said.format(what=", ".join(told))


def _counted(system: str, room: str, number: int) -> str:
    """A number of things of a collection, in the words of the system where it has some."""
    if room == GOODS:
        return trn("{n} good", "{n} goods", number)
    known = described(system).words.get(room)
    return f"{number} {room}" if known is None else counted(number, known.one, known.many)


def seats_allowed(scenario: Scenario) -> range:
    """How many can play."""
    least, most = scenario.players.min, scenario.players.max
    return range(max(1, least), min(most, MOST_SEATS) + 1)


def usual_seating(scenario: Scenario) -> Seating:
    """A person against one bot, or as few as the scenario wants."""
    allowed = seats_allowed(scenario)
    number = USUAL_PLAYERS if USUAL_PLAYERS in allowed else (allowed or [USUAL_PLAYERS])[0]
    return Seating(tuple(usual_seat(scenario, seat) for seat in range(number)))


def usual_seat(scenario: Scenario, seat: int) -> SeatEntry:
    """A person in the first seat, bots in all others."""
    return SeatEntry(usual_names(MOST_SEATS)[seat], usual_bot(scenario.system) if seat else "")


def variants_of(scenario: Scenario) -> tuple[Variant, ...]:
    """What can be switched on, by the names of the rules."""
    found = []
    for name, variant in resolve_rules(scenario).variants.items():
        if isinstance(variant, Things):
            excludes = variant.get("excludes")
            found.append(
                Variant(
                    name,
                    tr(str(variant.get("title") or name.replace("-", " ").capitalize())),
                    tr(str(variant.get("about") or "")),
                    name in scenario.variants,
                    excludes if isinstance(excludes, tuple) else (),
                )
            )
    return tuple(sorted(found, key=lambda one: one.title))
