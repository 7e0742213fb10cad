"""What a planned trip may count on."""

from engine.systems.crayon.planning.atlas import Goal
from engine.systems.crayon.planning.jobs import Job
from engine.systems.crayon.planning.trips import _share_a_load as share_a_load
from model.systems.crayon.things.part import Demand

HERE, THERE = Goal("aston", (1,)), Goal("bexley", (2,))


def job(card: str, good: str, source: Goal | None) -> Job:
    return Job(card, Demand("bexley", good, 10), 10, source, THERE, 0)


def test_the_load_on_board_is_promised_to_one_card_only() -> None:
    assert share_a_load(job("1", "coal", None), job("2", "coal", None))


def test_two_loads_may_serve_two_cards() -> None:
    aboard = job("1", "coal", None)
    assert not share_a_load(aboard, job("2", "tea", None))
    assert not share_a_load(aboard, job("2", "coal", HERE))
    assert not share_a_load(job("1", "coal", HERE), job("2", "coal", HERE))
