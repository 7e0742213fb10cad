"""Why goods may not move: the rule and a sentence."""

from typing import NamedTuple


class Refusal(NamedTuple):
    """The ID of the rule that stands against something, and a sentence for players."""

    rule: str
    sentence: str
