"""`make slips`: plants slips in valid scenarios and says how many are found at the right line.

It also looks at scenarios that are in order, in which nothing is to be found.
"""

import argparse
import sys

from tests.validator.slips import samples
from tests.validator.slips.campaign import false_alarms, run, summed, tallies

FOUND = 0.98
"""So large a part of the slips is to be found at the right line."""
SAID = 1.5
"""And so many findings a slip are to be told at most, in the mean."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="make slips", description=__doc__)
    parser.add_argument("--slips", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--seed", type=int, default=1, help="other slips (1)")
    parser.add_argument("--list", action="store_true", help="also every slip that was missed")
    parser.add_argument("--most", type=int, default=3, help="also those with more findings (3)")
    parser.add_argument(
        "--sound", type=int, default=200, help="scenarios in order to look at (200)"
    )
    asked = parser.parse_args()
    outcomes = run(samples.all_samples(), asked.slips, asked.seed)
    by_kind = tallies(outcomes)
    total = summed(by_kind.values())
    for name, tally in {**by_kind, "all": total}.items():
        said = tally.findings / tally.slips
        print(f"{name:28} {tally.found:5} of {tally.slips:5} found, {said:5.2f} findings a slip")
    for outcome in outcomes if asked.list else ():
        if not outcome.is_found or len(outcome.findings) > asked.most:
            print(f"\n{'found ' if outcome.is_found else 'MISSED'} {outcome}")
    alarms = false_alarms(asked.sound)
    print(f"{len(alarms)} findings in {asked.sound} scenarios that are in order")
    for alarm in alarms:
        print(f"    {alarm}")
    is_kept = (
        not alarms and total.found >= FOUND * total.slips and total.findings <= SAID * total.slips
    )
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main())
