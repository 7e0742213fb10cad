"""What runs out in play: more builds in a game than there are tiles in the box."""

from collections.abc import Iterator

from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.rules.track_rules import ByTurn
from model.systems.age_of_steam.track.shapes import SHAPES
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.wording.listing import counted


@check(
    "RUL125",
    "tiles-that-run-out",
    WARNING,
    reads=("players", *RULES),
    needs=("rules",),
    rules=("AOS-COMP-08", "AOS-BUILD-01", "AOS-BUILD-10"),
    since="0.6.0",
)
def tiles_that_run_out(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Players can lay more tiles in a game than there are.

    Counted is what all may build in all turns, without any action, against every tile in the box.
    The base game has 136 tiles for at most 108 builds. Games without a fixed number of turns are
    not judged.

    Why: in the last turns nothing fits any more, and whoever builds late can build nothing.
    Repair: give more `tiles`, fewer builds (`build: limit`) or fewer `turns`.

    Bad:
        rules: {tiles: {s1: 20, s2: 20}}

    Good:
        rules: {tiles: {s1: 48, s2: 40}}
    """
    tiles = sum(survey.rules.tiles.get(tile, 0) for tile in SHAPES)
    builds = {players: _builds(survey, players) for players in survey.counts}
    worst = max(builds, key=lambda players: builds[players], default=0)
    if builds.get(worst, 0) > tiles:
        yield Finding(
            message=tr(
                "{players} can lay {builds} tiles in a game, and the box has {tiles}",
                players=counted(worst, "player"),
                builds=builds[worst],
                tiles=tiles,
            ),
            route=("rules", "tiles"),
        )


def _builds(survey: AgeOfSteamSurvey, players: int) -> int:
    """How many tiles so many players may lay in a game; none where it has no fixed end."""
    if survey.turns(players) is None:
        return 0
    return sum(players * _limit(survey, one) for one in survey.moments() if one.players == players)


def _limit(survey: AgeOfSteamSurvey, moment: Situation) -> int:
    limit = now(survey.rules.build.limit, moment)
    return min(moment.turn, limit.max) if isinstance(limit, ByTurn) else int(limit)
