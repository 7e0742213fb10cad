"""`make bench`: how fast Milepost is, as ratios against a peer in one run; never part of the tests.

Times on a shared machine are noise, ratios within one run are not: every figure is CPU time, the
best of several, compared with a peer measured beside it.
"""

import argparse
import sys
from collections.abc import Callable, Sequence

from tests.bench import drawing, loading, networks, playing, validating
from tests.bench.measure import Figure, Note, Rate
from tests.editor.bench import editing, opening_play

BENCHES: dict[str, Callable[[], Sequence[Figure | Note | Rate]]] = {
    "drawing": drawing.figures,
    "editing": editing.figures,
    "loading": loading.figures,
    "networks": networks.figures,
    "opening-play": opening_play.figures,
    "playing": playing.figures,
    "validating": validating.figures,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("names", nargs="*", help=f"some of {', '.join(BENCHES)} (all)")
    wanted = parser.parse_args().names or list(BENCHES)
    if unknown := [name for name in wanted if name not in BENCHES]:
        print(f"no such bench: {', '.join(unknown)}", file=sys.stderr)
        return 2
    print(f"Python {sys.version.split()[0]}, CPU time, best of several\n")
    kept = True
    for name in wanted:
        for figure in BENCHES[name]():
            kept &= figure.is_kept
            print(figure.line())
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
