"""How many examples a test tries that has a number of its own: many more in a thorough run."""

import os

TIMES = 20 if os.environ.get("HYPOTHESIS_PROFILE") == "thorough" else 1


def examples(number: int) -> int:
    """So many in every run, which tries the same ones each time, and 20 times as many otherwise."""
    return number * TIMES
