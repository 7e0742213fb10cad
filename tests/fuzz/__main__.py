"""`make fuzz`: judges files that nobody would write, and stops at the first that is judged badly.

    make fuzz ARGS="--minutes 30"

With atheris (`pip install atheris`, for Python 3.11) mutations are guided by the code that they
reach; without it they are only many. What is new is kept in build/fuzz/corpus, and a file that
fails in build/fuzz; put it into tests/fuzz/corpus once it is repaired.
"""

import argparse
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
    from tests.validator.examples import HEAD
    from validator.check import all_checks
    from validator.documentation import page_of

    pages = {check.code: page_of(check) for check in all_checks()}
    texts = {
        f"{code}-{n}.yaml": t for code, p in pages.items() for n, t in enumerate((p.bad, p.good))
    }
    whole = {n: t if t.startswith("format:") else HEAD + t for n, t in texts.items() if t}
    return {name: text.encode() for name, text in whole.items()}


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0, help="how long (1)")
    parser.add_argument("--seed", type=int, default=1, help="other files (1)")
    parser.add_argument("--unguided", action="store_true", help="without atheris")
    asked = parser.parse_args()
    if asked.unguided or find_spec("atheris") is None:
        return unguided(asked.minutes, asked.seed)
    return guided(asked.minutes, asked.seed)


def unguided(minutes: float, seed: int) -> int:
    """Mutates the seeds, and what they became, until the time is up."""
    from tests.bench.measure import most_memory
    from tests.fuzz.judging import MEGABYTES, judged
    from tests.fuzz.mutation import mutated

    rng, pool = Random(f"fuzz {seed}"), list({**seeds(), **examples()}.values())
    files, end = 0, time.process_time() + 60 * minutes
    while time.process_time() < end:
        data = mutated(rng.choice(pool), rng)
        try:
            judged(data)
        except Exception as failure:  # noqa: BLE001 (whatever it is, the file is kept)
            return _failed(data, failure)
        files += 1
        if rng.random() < 0.05:
            pool[rng.randrange(len(pool) // 2, len(pool))] = data
    print(f"{files} files were judged in {minutes:g} minutes; {most_memory():.0f} MB at most")
    return 0 if most_memory() <= MEGABYTES else 1


def _failed(data: bytes, failure: Exception) -> int:
    FAILED.mkdir(parents=True, exist_ok=True)
    path = FAILED / "failed.milepost.yaml"
    path.write_bytes(data)
    print(f"{path}: {type(failure).__name__}: {failure}")
    return 1


def guided(minutes: float, seed: int) -> int:
    """Lets atheris choose; it ends the process itself."""
    atheris: Any = import_module("atheris")
    with atheris.instrument_imports(include=["model", "validator"]):
        from tests.fuzz.judging import MEGABYTES, SECONDS, judged
        from tests.fuzz.mutation import LARGEST, mutated

        for data in {**seeds(), **examples()}.values():
            # Most modules are imported when they are first needed, which is now.
            judged(data)
    import_module("shapely.geometry")

    KEPT.mkdir(parents=True, exist_ok=True)
    for name, data in {**seeds(), **examples()}.items():
        (KEPT / name).write_bytes(data[:LARGEST])

    def mutate(data: bytes, most: int, number: int) -> bytes:
        rng = Random(number)
        if rng.random() < 0.2:
            return bytes(atheris.Mutate(data, most))
        return mutated(data, rng)[:most]

    options = [
        f"-max_total_time={round(60 * minutes)}",
        f"-max_len={LARGEST}",
        # By the clock; `judged` holds the limit in CPU time, whatever else the machine does.
        f"-timeout={10 * SECONDS}",
        f"-rss_limit_mb={MEGABYTES}",
        f"-seed={seed}",
        f"-artifact_prefix={FAILED}/",
        "-print_final_stats=1",
    ]
    atheris.Setup([sys.argv[0], *options, str(KEPT)], judged, custom_mutator=mutate)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
