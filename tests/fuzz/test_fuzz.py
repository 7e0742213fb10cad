"""Files that nobody would write are judged; those that once were not are kept in the corpus."""

from itertools import count
from random import Random

import pytest

from model.systems import system_names
from tests.fuzz import judging
from tests.fuzz.__main__ import Tally, beginnings, examples, made_up, seeds, unguided
from tests.fuzz.judging import Failure, judged
from tests.fuzz.mutation import mutated
from validator.check import all_checks


@pytest.mark.parametrize("name", sorted(seeds()))
def test_every_file_of_the_corpus_is_judged(name: str) -> None:
    judged(seeds()[name])


@pytest.mark.parametrize("seed", range(5))
def test_mutated_files_are_judged(seed: int) -> None:
    rng, pool = Random(f"mutated {seed}"), sorted(beginnings().values())
    for _ in range(20):  # `make fuzz` goes on with others
        data = mutated(rng.choice(pool), rng)
        try:
            judged(data)
        except Failure as failure:
            pytest.fail(f"{failure}\n{data.decode(errors='replace')}")


def test_fuzzing_begins_at_every_check() -> None:
    """Its examples raise each of them, as the tests of the checks show."""
    named = {name.split("-")[0] for name in examples()}
    assert {check.code for check in all_checks() if check.stage == "scenario"} <= named


def test_fuzzing_begins_with_files_of_every_system() -> None:
    named = {name.rpartition("-")[0] for name in made_up()}
    assert named == set(system_names())
    for data in made_up().values():
        judged(data)


def test_mutations_reach_the_checks() -> None:
    """Many files can still be read, and many kinds of findings are told of them."""
    rng = Random("reaching")
    whole = seeds()["everything.milepost.yaml"]
    codes = {code for _ in range(80) for code in judged(mutated(whole, rng))}
    assert len({code[:3] for code in codes}) >= 6
    assert len(codes) >= 15


def test_a_failure_inside_milepost_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise RuntimeError("a defect")

    monkeypatch.setattr("validator.running.reading.examine", breaks)
    with pytest.raises(Failure, match="a defect"):
        judged(b"format: 1\n")


def test_a_slow_file_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SECONDS", -1)
    with pytest.raises(Failure, match="it took"):
        judged(b"format: 1\n")


def test_fuzzing_ends_when_its_minutes_are_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # This process may have run other tests before, which needed more memory than files may.
    monkeypatch.setattr("tests.bench.measure.most_memory", lambda: 1.0)
    monkeypatch.setattr("time.process_time", count().__next__)
    assert unguided(0.0, 1) == 0
    assert capsys.readouterr().out.startswith("0 files were judged in 0.0 minutes of CPU")
    tally = Tally(1.0)
    tally.judge(b"format: 1\n")
    assert (tally.files, tally.longest > 0, tally.is_time_up) == (1, True, False)
