"""`make bench`: how fast Milepost is, as ratios against a peer in one run; never part of the tests.

Times on a shared machine are noise, ratios within one run are not: every figure is CPU time, the
best of several, compared with a peer measured beside it. Limits in seconds are those of one known
machine, and a yardstick tells how much quicker this one is at the moment.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pkgutil import walk_packages

from tests.bench import drawing, loading, systems, validating
from tests.bench.measure import Figure, Note, Pace, Rate
from tests.editor.bench import editing, opening_play, tables
from tests.editor.bench.shared_application import shared_application

Bench = Callable[[], Sequence[Figure | Note | Pace | Rate]]


def _of_systems() -> dict[str, Bench]:
    """What the systems measure, each file of their folders by its name."""
    modules = walk_packages(systems.__path__, f"{systems.__name__}.")
    found = [one.name for one in modules if not one.ispkg]
    return {name.rpartition(".")[2]: import_module(name).figures for name in found}


BENCHES: dict[str, Bench] = {
    "drawing": drawing.figures,
    "editing": editing.figures,
    "loading": loading.figures,
    "opening-play": opening_play.figures,
    "tables": tables.figures,
    "validating": validating.figures,
    **_of_systems(),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("names", nargs="*", help=f"some of {', '.join(BENCHES)} (all)")
    wanted = parser.parse_args().names or list(BENCHES)
    if unknown := [name for name in wanted if name not in BENCHES]:
        print(f"no such bench: {', '.join(unknown)}", file=sys.stderr)
        return 2
    print(f"Python {sys.version.split()[0]}, CPU time, best of several\n", flush=True)
    application = shared_application()
    kept = True
    for name in wanted:
        for figure in BENCHES[name]():
            kept &= figure.is_kept
            print(figure.line(), flush=True)
    del application
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
