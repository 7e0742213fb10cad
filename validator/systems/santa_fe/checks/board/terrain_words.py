"""Words of terrain in segments that nobody knows, and that are spelt nearly as a known one."""

from collections.abc import Iterator
from itertools import chain
from typing import Any, Final

from model.collection import Things
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.repairs.value_repairs import saying
from validator.systems.santa_fe.survey.survey import RULES, SantaFeSurvey
from validator.wording.near_names import nearest, only_near

DRAWN: Final = ("mountain", "river", "lake")
"""What segments are drawn with, whether it costs anything or not."""


@check(
    "MAP207",
    "terrain-misspelt",
    WARNING,
    reads=("board", *RULES),
    needs=("land",),
    rules=("SFR-TERRAIN-03",),
    since="0.6.0",
)
def terrain_misspelt(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A segment is marked with a word that means nothing, and is nearly one that does.

    Any word may be terrain once it has a price. One without means nothing: the segment is drawn
    bare, and is free where its neighbours cost money.

    Why: it is a slip of the pen that nobody sees until money is counted.
    Repair: write the word that is meant, or give the new one a price.

    Bad:
        board:
          lines:
          - {id: el-paso-albuquerque, terrain: [[rivr], []]}

    Good:
        board:
          lines:
          - {id: el-paso-albuquerque, terrain: [[river], []]}
    """
    known = {*DRAWN, *_priced(survey)}
    for key, line in survey.land.lines.items():
        for kind in dict.fromkeys(chain(*line.terrain)):
            near = "" if kind in known else nearest(kind, sorted(known))
            if near:
                meant = [[near if one == kind else one for one in some] for some in line.terrain]
                way = ("board", "lines", key, "terrain")
                is_sure = only_near(kind, known) == near
                yield Finding(
                    message=tr(
                        "{kind} on {key} is no terrain that costs anything or is drawn",
                        kind=kind,
                        key=key,
                    ),
                    route=way,
                    word=kind,
                    help=tr("did you mean {near}?", near=near),
                    repair=saying(
                        survey.scenario, tr("write {near}", near=near), {way: meant}, safe=is_sure
                    ),
                )


def _priced(survey: SantaFeSurvey) -> Iterator[str]:
    """The terrain that has a price, also in variants that are switched off."""
    yield from survey.rules.terrain.prices
    offered: Any = survey.resolved.variants if survey.resolved else {}
    changes = [one.get("changes") for one in offered.values() if isinstance(one, Things)]
    changes += [one.changes.get("rules") for one in survey.scenario.own_variants.values()]
    for rules in changes:
        terrain = rules.get("terrain") if isinstance(rules, Things) else None
        prices = terrain.get("prices") if isinstance(terrain, Things) else None
        yield from prices if isinstance(prices, Things) else ()
