"""Why a piece may not be laid: the ID of the rule and a sentence; no names of players here."""

from typing import NamedTuple


class Refusal(NamedTuple):
    """A rule that forbids something, and what it forbids here."""

    rule: str
    sentence: str
