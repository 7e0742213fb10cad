"""Which cubes lie where at the beginning: drawn, by player, or of fixed colours (AOM-SETUP-07)."""

from typing import Annotated, Any

from model.forms.form import REFUSE, DoesNotFit, Leaf, shown
from model.forms.frozen import dataclass
from model.forms.hints import Id, IdSet, a_whole_number, form_of
from model.scenario.things import put_in_order
from model.systems.age_of_steam.conditions.cases import VaryingInt
from model.systems.age_of_steam.conditions.place import Places
from model.systems.age_of_steam.conditions.written_forms import whole


def _not_own(plain: Any) -> bool | tuple[str, ...]:
    if isinstance(plain, bool):
        return plain
    if isinstance(plain, list) and all(isinstance(name, str) for name in plain):
        return tuple(sorted(set(plain)))
    raise DoesNotFit(f"{shown(plain)} stands where true or a list of colours is needed")


NotOwn = Annotated[
    bool | tuple[str, ...],
    Leaf(_not_own, lambda value: list(value) if isinstance(value, tuple) else value),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """Which cubes a draw may take (AOM-SETUP-08)."""

    not_own_colour: NotOwn = False
    """Not those that the place takes; a list says for places of which colours this holds."""
    colours: IdSet = ()

    def __post_init__(self) -> None:
        put_in_order(self)


DrawFilter = Annotated[Draw | None, whole(form_of(Draw))]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cubes:
    """Cubes of one place at the beginning."""

    draw: VaryingInt = 0
    per_player: VaryingInt = 0
    fixed: tuple[Id, ...] = ()
    filter: DrawFilter = None


def _own_cubes(plain: Any) -> int | Cubes:
    if isinstance(plain, dict):
        found: Cubes = form_of(Cubes).read(plain, (), REFUSE)
        return found
    return a_whole_number(plain)


def _own_cubes_plain(value: int | Cubes) -> Any:
    return form_of(Cubes).write(value) if isinstance(value, Cubes) else value


OwnCubes = Annotated[int | Cubes | None, Leaf(_own_cubes, _own_cubes_plain)]
"""How many cubes are drawn, or what lies here; None where the list of all places says it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StartCubes:
    """What lies at the beginning on each place that is meant."""

    where: Places
    draw: VaryingInt = 0
    per_player: VaryingInt = 0
    fixed: tuple[Id, ...] = ()
    filter: DrawFilter = None
