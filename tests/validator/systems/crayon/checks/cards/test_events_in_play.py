"""What the checks say of events is what the engine does with them."""

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.systems.crayon.events.errands import _payment
from engine.systems.crayon.events.retreat import _nearest
from engine.systems.crayon.state.table import Table
from engine.systems.crayon.state.weather import flooded_edges
from model.systems.crayon.network.network import edge_key
from model.systems.crayon.things import effects as fx
from tests.generate.scenario import make_scenario
from validator.check import check_called
from validator.finding import Finding
from validator.running.run import results
from validator.survey.survey import survey_of
from validator.systems.crayon.survey.survey import CrayonSurvey

SEEDS = range(12)
SMALL = {
    seed: make_scenario(seed, 14, 10, ("labels", "shapes", "art", "picture", "remarks", "allow"))
    for seed in SEEDS
}


def surveyed(seed: int) -> tuple[CrayonSurvey, Table]:
    survey = survey_of(SMALL[seed])
    assert isinstance(survey, CrayonSurvey)
    return survey, Table(survey.ground)


def found(survey: CrayonSurvey, code: str) -> list[Finding]:
    check = check_called(code)
    assert check is not None
    return list(results(check, survey))


def told_of(findings: Iterable[Finding]) -> set[tuple[str, int]]:
    """The effects that findings are about, by card and place."""
    return {(str(one.route[1]), cast("int", one.route[3])) for one in findings}


@pytest.mark.rule("VAL-CRY-55")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_flood_that_erases_nothing_could_never_erase_anything(seed: int) -> None:
    survey, table = surveyed(seed)
    rains = tuple(one.event.id for one in survey.events.acting if isinstance(one.effect, fx.Rekind))
    state: Any = SimpleNamespace(rains=rains)
    open_edges = {edge_key(n, near) for n, ways in enumerate(table.ways) for near in ways}
    idle = set()
    for one in survey.events.acting:
        if isinstance(one.effect, fx.EraseCrossing) and open_edges.isdisjoint(
            flooded_edges(table, state, one.effect.waters)
        ):
            idle.add((one.event.id, one.place))
    told = told_of([*found(survey, "DCK010"), *found(survey, "DCK008"), *found(survey, "DCK009")])
    assert idle <= told
    assert told_of(f for f in found(survey, "DCK010") if f.route[-1] == "waters") <= idle | {
        (one.event.id, one.place)
        for one in survey.events.acting
        if isinstance(one.effect, fx.CloseCrossing)
    }


def test_the_made_up_maps_have_something_to_tell() -> None:
    for code in ("DCK008", "DCK011"):
        assert sum(len(found(surveyed(seed)[0], code)) for seed in SEEDS) > 3


@pytest.mark.rule("VAL-CRY-56")
@pytest.mark.parametrize("seed", SEEDS)
def test_an_area_without_a_milepost_never_holds_a_train(seed: int) -> None:
    survey, table = surveyed(seed)
    strikes = (fx.LoseLoad, fx.LoseTurn, fx.HalfRate, fx.HalfOnce, fx.NoMove, fx.NoBuild)
    told = {(str(f.route[1]), f.message.partition(" acts in ")[2]) for f in found(survey, "DCK011")}
    for one in survey.events.acting:
        if isinstance(one.effect, strikes):
            empty = not any(map(table.network.has, table.ground_of(one.effect.area).cells))
            words = f"{one.effect.area}, where there is no milepost"
            assert ((one.event.id, words) in told) is empty


@pytest.mark.rule("VAL-CRY-61")
@pytest.mark.parametrize("seed", SEEDS)
def test_an_errand_that_is_not_told_ends_where_a_train_can_stand(seed: int) -> None:
    survey, table = surveyed(seed)
    told = {one.route[1] for one in found(survey, "DCK015") if one.severity == "error"}
    for one in survey.events.acting:
        if isinstance(one.effect, fx.Errand):
            play: Any = SimpleNamespace(table=table)
            trains: list[Any] = [SimpleNamespace(at=cell) for cell in table.cities]
            ends = any(_payment(play, one.event.id, train) is not None for train in trains)
            assert ends or one.event.id in told


@pytest.mark.rule("VAL-CRY-63")
@pytest.mark.parametrize("seed", SEEDS)
def test_trains_find_a_city_to_go_back_to_wherever_nothing_is_told(seed: int) -> None:
    survey, table = surveyed(seed)
    state = SimpleNamespace(track=SimpleNamespace(sections={}))
    play: Any = SimpleNamespace(table=table, state=state)
    safe = survey.waves.run_from(survey.access.owner)
    for cell in range(len(table.network.price)):
        if table.network.has(cell):
            assert bool(_nearest(play, cell, by_track=False)) is bool(safe >> cell & 1)
