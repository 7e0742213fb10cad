"""What a change of a Santa Fe board means for play: how far cities are from the bases."""

from typing import NamedTuple

from model.amounts_in_words import counted
from model.rules.resolving import resolve_rules
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.track.land import Land
from model.systems.santa_fe.track.reach import pieces_to
from model.wording.speech import tr
from validator.reviews.game_changes import GameChange, GameChanges


class Moved(NamedTuple):
    """A city that is nearer to the bases of majors, or further from them, than it was."""

    city: str
    before: int | None
    after: int | None


def game_changes(old: Scenario, new: Scenario) -> GameChanges:
    """Cities whose distance from the nearest base has changed, in pieces."""
    before, after = _far(old), _far(new)
    both = [city for city in new.cities if city in old.cities]
    moved = [Moved(one, before.get(one), after.get(one)) for one in both]
    moved = sorted((one for one in moved if one.before != one.after), key=_weight)
    names = {key: city.name or key for key, city in new.cities.items()}
    told = GameChange(
        title="distances",
        heading=tr("Distances from the bases"),
        word="distance",
        lines=tuple(_sentence(one, names[one.city]) for one in moved),
        one="city",
        many="cities",
    )
    data = [{"city": one.city, "before": one.before, "after": one.after} for one in moved]
    return GameChanges((told,) if moved else (), {"distances": data})


def _far(scenario: Scenario) -> dict[str, int]:
    rules = resolve_rules(scenario).values
    if not isinstance(rules, SantaFeRules):
        return {}
    land = Land(as_played(scenario), rules)
    return pieces_to(land, land.major_bases)


def _weight(one: Moved) -> tuple[int, str]:
    """Cities that are cut off or joined first, then those that moved the most."""
    if one.before is None or one.after is None:
        return -(10**6), one.city
    return -abs(one.after - one.before), one.city


def _sentence(one: Moved, name: str) -> str:
    if one.after is None:
        return tr(
            "{name} cannot be reached any more ({pieces} before)",
            name=name,
            pieces=counted(one.before or 0, "piece"),
        )
    if one.before is None:
        return tr(
            "{name} can be reached now, with {pieces}",
            name=name,
            pieces=counted(one.after, "piece"),
        )
    by = one.after - one.before
    return tr(
        "{name} {by:+} ({before} becomes {pieces})",
        name=name,
        by=by,
        before=one.before,
        pieces=counted(one.after, "piece"),
    )
