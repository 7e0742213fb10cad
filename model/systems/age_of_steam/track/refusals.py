"""Why track may not be laid: the ID of the rule and a sentence; no names of players here."""

from typing import NamedTuple

from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules


class Refusal(NamedTuple):
    """A rule that forbids something, and what it forbids here."""

    rule: str
    sentence: str


def southern_or(rules: AgeOfSteamRules, southern: str, everywhere: str) -> str:
    """The rule of Southern China where it is played, and that of any map where it is not.

    What came with that map can be said by others, to whose players its rules mean nothing.
    """
    return southern if "nationalisation" in rules.modules else everywhere
