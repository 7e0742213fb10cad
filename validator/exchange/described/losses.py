"""What of a scenario a format leaves out: its parts that are there and are not carried along."""

from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario

HEAD: Final = frozenset({"format", "id", "title", "system"})
"""What every file can do without: it is asked for, or goes by itself, when a map comes in."""

UNCOUNTED: Final = frozenset({"rules", "board", "players"})
"""Groups of keys that are one thing."""


@dataclass(frozen=True, slots=True)
class Loss:
    """A part of a scenario that does not come along."""

    part: str
    """Its key in a file, such as `demands`; of a field of things `cities.members`."""
    count: int = 0
    """How many things it has; 0 for what is not counted."""


def losses(scenario: Scenario, carried: Collection[str]) -> list[Loss]:
    """What there is in a scenario besides the parts that are carried."""
    left = HEAD | {*carried}
    return [
        Loss(key, len(said) if _is_counted(key, said) else 0)
        for key, said in write_scenario(scenario).items()
        if key not in left and said not in (None, "", [], {})
    ]


def _is_counted(key: str, said: Any) -> bool:
    """Whether a part is many things, in a list or by their keys."""
    return isinstance(said, list) or (isinstance(said, dict) and key not in UNCOUNTED)


IN_COLUMNS: Final = frozenset(
    {"id", "name", "names", "kind", "at", "xy", "overseas", "supplies", "tags"}
)
"""What of a city has a column in a sheet of ours, besides the fields of its system."""


def losses_of_cities(scenario: Scenario) -> list[Loss]:
    """The fields of cities that a sheet has no columns for, and how many cities have them."""
    from model.imports.sheets.own_fields import own_fields

    known = IN_COLUMNS | {*own_fields(scenario.system)}
    cities = write_scenario(scenario).get("cities", [])
    fields = (key for city in cities if isinstance(city, dict) for key in city)
    counts = Counter(key for key in fields if key not in known)
    return [Loss(f"cities.{key}", number) for key, number in sorted(counts.items())]
