"""The city tool: places cities and names them right on the map."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Choice, Gesture, Option, Tool
from editor.gestures.city_numbers import (
    CityNumber,
    city_numbers,
    number_choices,
    number_in_hand,
    take_number,
)
from editor.gestures.moving import held
from editor.gestures.placing import (
    city_placed,
    is_overseas,
    is_too_far,
    kind_in_hand,
    kind_title,
    largest_kind,
)
from editor.gestures.under_pointer import city_under
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import EMPTY, Sketch
from editor.words import tr
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.scenario.scenario import Scenario
from model.systems import described

if TYPE_CHECKING:
    from editor.desk.desk import Desk

KIND = Option("city", "Kind of city")
NAMED = Option("city-name", "Name of the next city", "text")


class City(Tool):
    """Places cities."""

    NAME = "city"
    TITLE = "City"
    KEY = "C"
    GROUP = "place"
    ORDER = 40
    OPTIONS: ClassVar = (KIND, NAMED)
    LAYER = "cities"
    DRAWS = "cities"

    def suits(self, scenario: Scenario) -> bool:
        return scenario.board is not None

    def options(self, desk: "Desk") -> Sequence[Option]:
        if not described(desk.scenario.system).kinds:
            return (NAMED,)
        number = _number(desk)
        return (KIND, NAMED) if number is None else (KIND, number.option, NAMED)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        if option.key == KIND.key:
            return kinds_of_city(desk.scenario.system)
        number = _number(desk)
        return () if number is None else number_choices(desk.scenario, number)

    def digit(self, desk: "Desk", number: int) -> bool:
        """The number of the next city, where cities have one."""
        return take_number(desk, _number(desk), number)

    def hint(self, desk: "Desk", at: Pointer) -> str:
        found = city_under(desk.scenario, at)
        if found is not None:
            return tr("Click: select {name} · drag: move it").format(name=found.name)
        if _is_nowhere(desk, at):
            return _why_nowhere(desk)
        if is_overseas(desk, at):
            return tr("Click: a city overseas, where no track comes; then type its name")
        words = tr("Click: a {kind}, then type its name · drag: a {largest}")
        largest = largest_kind(desk.scenario.system)
        has_one_cell = not described(desk.scenario.system).has("cities", "members")
        if isinstance(desk.scenario.board, RouteBoard) or largest is None or has_one_cell:
            words = tr("Click: a {kind}, then type its name")
        return words.format(kind=_described(desk), largest=kind_title(largest))

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        if city_under(desk.scenario, at) is not None or _is_nowhere(desk, at):
            return EMPTY
        is_free = is_overseas(desk, at) or isinstance(desk.scenario.board, RouteBoard)
        return Sketch(rings=(at.point,) if is_free else (at.cell,))

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        found = city_under(desk.scenario, at)
        kind = getattr(found, "kind", "")
        if kind:
            desk.set(KIND.key, kind)
            number = _number(desk)
            if number is not None:
                take_number(desk, number, getattr(found, number.field))
        return found is not None

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        found = city_under(desk.scenario, press)
        if found is not None:
            return (yield from held(desk, press, ("cities", found.id)))
        if _is_nowhere(desk, press):
            desk.say(_why_nowhere(desk))
            return None
        return (yield from city_placed(desk, press))


def _number(desk: "Desk") -> CityNumber | None:
    """The number that cities of the kind in hand have."""
    kind = kind_in_hand(desk)
    return None if kind is None else city_numbers(desk.scenario.system).get(kind.word)


def _described(desk: "Desk") -> str:
    """The kind in hand, with the number that the next city will have."""
    title, number = kind_title(kind_in_hand(desk)), _number(desk)
    if number is None:
        return title
    return f"{title}, {tr(number.title).format(n=number_in_hand(desk, number))}"


def _is_nowhere(desk: "Desk", at: Pointer) -> bool:
    """Whether no city can lie here: beside the sheet, or where no ship of a game on hexes goes."""
    is_hexes = isinstance(desk.scenario.board, HexBoard)
    return is_overseas(desk, at) and (is_hexes or is_too_far(desk, at))


def _why_nowhere(desk: "Desk") -> str:
    if isinstance(desk.scenario.board, HexBoard):
        return tr("No city here: it stands on a hex.")
    return tr("No city here: it lies beside the board.")


def kinds_of_city(system: str) -> Sequence[Choice]:
    """The kinds of cities that a system has, with their marks."""
    kinds = described(system).kinds
    return [Choice(kind.word, tr(kind.title), f"city {kind.word}") for kind in kinds]
