"""`make fuzz`: judges files that nobody would write, and stops at the first that is judged badly.

    make fuzz ARGS="--minutes 30"

Half of the time goes to strangers' folders: settings, baselines, logs, positions, scenery, sheets
and whatever else is read beside a scenario, each by the commands that read it, in a process with
bounds. Each failure there is kept as a folder in build/fuzz. The other half goes to scenarios.

With atheris (`pip install atheris`, for Python 3.11) mutations are guided by the code that they
reach; without it they are only many. Minutes are those of the processor, however busy the machine
is besides. What is new is kept in build/fuzz/corpus, and a file that fails in build/fuzz; put it
into tests/fuzz/corpus once it is repaired.
"""

import argparse
import os
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).parent
KEPT = Path("build") / "fuzz" / "corpus"
FAILED = Path("build") / "fuzz"
LARGEST_SEED = 6_000


def seeds() -> dict[str, bytes]:
    """The files that fuzzing begins with: ours, hostile ones, and those that once failed."""
    files = HERE.parent / "files"
    folders = ((HERE / "corpus"), files, files / "hostile")
    paths = [path for folder in folders for path in sorted(folder.glob("*.yaml"))]
    # Small files are judged often, and what can go wrong goes wrong in them too.
    return {path.name: path.read_bytes() for path in paths if path.stat().st_size < LARGEST_SEED}


def examples() -> dict[str, bytes]:
    """The wrong and the right example of every check: each leads to a place of its own."""
    from validator.catalogue.documentation import page_of
    from validator.check import all_checks
    from validator.running.example_files import head

    found: dict[str, bytes] = {}
    for check in all_checks():
        page, before = page_of(check), head(check.system)
        for number, text in enumerate((page.bad, page.good)):
            if text:
                whole = text if text.startswith("format:") else before + text
                found[f"{check.code}-{number}.yaml"] = whole.encode()
    return found


def made_up() -> dict[str, bytes]:
    """A small scenario of every system, and a smaller one without anything it can be without."""
    from model.scenario.scenario_form import write_scenario
    from model.systems import system_names
    from model.yaml.canonical import canonical_text
    from tests.generate.scenario import make_scenario, making_of

    found: dict[str, bytes] = {}
    for system in system_names():
        for name, without in (("made", ("awkward",)), ("bare", making_of(system).PARTS)):
            made = make_scenario(1, 5, 5, without, system)
            found[f"{system}-{name}.yaml"] = canonical_text(write_scenario(made)).encode()
    return found


def beginnings() -> dict[str, bytes]:
    """All files that fuzzing begins with."""
    return {**seeds(), **examples(), **made_up()}


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument(
        "--minutes", type=float, default=1.0, help="how long, in minutes of CPU (1)"
    )
    parser.add_argument("--seed", type=int, default=1, help="other files (1)")
    parser.add_argument("--unguided", action="store_true", help="without atheris")
    parser.add_argument(
        "--of", choices=("both", "folders", "scenarios"), default="both", help="what is fuzzed"
    )
    parser.add_argument("--only", default="", help="folders whose name holds this, such as log")
    return fuzzed(parser.parse_args())


def fuzzed(asked: argparse.Namespace) -> int:
    """Fuzzes what was asked for; folders first, since a guided run never comes back."""
    from tests.fuzz.fuzzed_folders import fuzz_folders

    if asked.of == "both":
        asked.minutes /= 2
    failed = 0
    if asked.of != "scenarios":
        failed = fuzz_folders(asked.minutes, asked.seed, _say, asked.only)
    return failed if failed or asked.of == "folders" else of_scenarios(asked)


def _say(text: str) -> None:
    print(text, flush=True)


def of_scenarios(asked: argparse.Namespace) -> int:
    """Mutated scenarios alone, guided where that is possible."""
    if asked.unguided or find_spec("atheris") is None:
        return unguided(asked.minutes, asked.seed)
    return guided(asked.minutes, asked.seed)


class Tally:
    """How many files were judged until the time is up, and what they took."""

    def __init__(self, minutes: float) -> None:
        self.files = 0
        self.longest = 0.0
        self._began = time.process_time()
        self._end = self._began + 60 * minutes

    @property
    def is_time_up(self) -> bool:
        return time.process_time() >= self._end

    def judge(self, data: bytes) -> None:
        """Judges a file; a Failure where that is not done as it must be."""
        from tests.fuzz.judging import judged

        start = time.process_time()
        judged(data)
        self.longest = max(self.longest, time.process_time() - start)
        self.files += 1

    def ended(self) -> int:
        """Says how it went; 0 where the memory was enough."""
        from tests.bench.measure import most_memory
        from tests.fuzz.judging import MEGABYTES

        minutes = (time.process_time() - self._began) / 60
        print(
            f"{self.files} files were judged in {minutes:.1f} minutes of CPU, the longest took "
            f"{self.longest:.1f} s; {most_memory():.0f} MB at most",
            flush=True,
        )
        return 0 if most_memory() <= MEGABYTES else 1


def unguided(minutes: float, seed: int) -> int:
    """Mutates the seeds, and what they became, until the time is up."""
    from tests.fuzz.mutation import mutated

    rng, pool = Random(f"fuzz {seed}"), list(beginnings().values())
    tally = Tally(minutes)
    while not tally.is_time_up:
        data = mutated(rng.choice(pool), rng)
        try:
            tally.judge(data)
        except Exception as failure:  # noqa: BLE001 (whatever it is, the file is kept)
            return _failed(data, failure)
        if rng.random() < 0.05:
            pool[rng.randrange(len(pool) // 2, len(pool))] = data
    return tally.ended()


def _failed(data: bytes, failure: Exception) -> int:
    FAILED.mkdir(parents=True, exist_ok=True)
    path = FAILED / "failed.milepost.yaml"
    path.write_bytes(data)
    print(f"{path}: {type(failure).__name__}: {failure}")
    return 1


def guided(minutes: float, seed: int) -> int:
    """Lets atheris choose; it never comes back, so the process ends here when the time is up."""
    atheris: Any = import_module("atheris")
    with atheris.instrument_imports(include=["model", "validator"]):
        from tests.fuzz.judging import MEGABYTES, SECONDS, judged
        from tests.fuzz.mutation import LARGEST, mutated

        for data in beginnings().values():
            # Most modules are imported when they are first needed, which is now.
            judged(data)
    import_module("shapely.geometry")

    KEPT.mkdir(parents=True, exist_ok=True)
    for name, data in beginnings().items():
        (KEPT / name).write_bytes(data[:LARGEST])

    def mutate(data: bytes, most: int, number: int) -> bytes:
        rng = Random(number)
        if rng.random() < 0.2:
            return bytes(atheris.Mutate(data, most))
        return mutated(data, rng)[:most]

    tally = Tally(minutes)

    def judge(data: bytes) -> None:
        tally.judge(data)
        if tally.is_time_up:
            os._exit(tally.ended())

    options = [
        f"-max_len={LARGEST}",
        # By the clock; `judged` holds the limit in CPU time, whatever else the machine does.
        f"-timeout={100 * SECONDS}",
        f"-rss_limit_mb={MEGABYTES}",
        f"-seed={seed}",
        f"-artifact_prefix={FAILED}/",
        "-print_final_stats=1",
    ]
    atheris.Setup([sys.argv[0], *options, str(KEPT)], judge, custom_mutator=mutate)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
