"""Where cities stand on a board of routes: on the sheet, and not one on the other."""

from collections.abc import Iterator

from model.boards.routes import RouteBoard
from model.notation import Point
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding
from validator.systems.santa_fe.survey.survey import SantaFeSurvey
from validator.wording.listing import name_of


@check(
    "MAP213",
    "city-off-the-sheet",
    ERROR,
    reads=("board", "cities"),
    whole=("board",),
    implies_anywhere=("MAP210", "MAP211", "MAP212"),
    since="0.6.0",
)
def city_off_the_sheet(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A city stands beside the sheet of the board, or nowhere at all.

    Why: it cannot be drawn or printed, and neither can its lines.
    Repair: say with `xy` where it stands, within the `size` of the board.

    Bad:
        cities:
        - {id: seattle, xy: "2.5,88.2"}

    Good:
        cities:
        - {id: seattle, xy: "2.5,2.8"}
    """
    board = survey.scenario.board
    if not isinstance(board, RouteBoard):
        return
    for key, city in survey.scenario.cities.items():
        if not survey.can_read("cities", key):
            continue
        if city.xy is None:
            yield Finding(
                message=tr("{city} stands nowhere", city=name_of(city)), route=("cities", key)
            )
        elif board.size is not None and not _is_on(city.xy, board):
            cols, rows = board.size
            yield Finding(
                message=tr(
                    "{city} stands at {xy}, beside the sheet of {cols} by {rows}",
                    city=name_of(city),
                    xy=city.xy,
                    cols=cols,
                    rows=rows,
                ),
                route=("cities", key, "xy"),
            )


def _is_on(at: Point, board: RouteBoard) -> bool:
    return board.size is None or (
        0 <= at.x <= board.size.cols * 1000 and 0 <= at.y <= board.size.rows * 1000
    )


@check(
    "MAP214",
    "cities-on-one-spot",
    WARNING,
    reads=("board", "cities"),
    implies_anywhere=("MAP210", "MAP211"),
    since="0.6.0",
)
def cities_on_one_spot(survey: SantaFeSurvey) -> Iterator[Finding]:
    """Two cities stand on the same spot.

    Why: one hides the other, and no line between them can be drawn.
    Repair: move one of them.

    Bad:
        cities:
        - {id: fort-worth, name: Fort Worth, xy: "29.45,24.78", value: 4}
        board:
          lines:
          - {id: fort-worth-abilene, a: fort-worth, b: abilene, segments: 2, bends: "28.1,26.4"}

    Good:
        cities:
        - {id: fort-worth, name: Fort Worth, xy: "28.1,26.6", value: 4}
        board:
          lines:
          - {id: fort-worth-abilene, a: fort-worth, b: abilene}
    """
    seen: dict[Point, str] = {}
    for key, city in survey.scenario.cities.items():
        if city.xy is None:
            continue
        first = seen.setdefault(city.xy, key)
        if first != key:
            other = survey.scenario.cities[first]
            yield Finding(
                message=tr(
                    "{city} and {other} stand on the same spot, {xy}",
                    city=name_of(city),
                    other=name_of(other),
                    xy=city.xy,
                ),
                route=("cities", key, "xy"),
                also=(Also(("cities", first), tr("the other city")),),
            )
