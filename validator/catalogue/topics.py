"""Topics of checks: what the three letters of a code stand for."""

from typing import Final

TOPICS: Final = {
    "INP": "Reading files",
    "LIM": "Limits",
    "ENC": "Text encoding",
    "YML": "YAML",
    "SCH": "Shape",
    "REF": "References and ids",
    "MAP": "Map and terrain",
    "NET": "Track and connections",
    "ECO": "Money and goods",
    "DCK": "Cards and decks",
    "RUL": "Rules",
    "BAL": "Balance",
    "TXT": "Names and texts",
    "IMG": "Pictures",
    "VER": "Versions of the format",
    "SUP": "Findings that are accepted",
    "CFG": "Settings",
    "INT": "Milepost itself",
}
"""In the order in which lists of checks have them."""


def topic_of(code: str) -> str:
    """The letters of a code that say what it is about."""
    return code[:3]
