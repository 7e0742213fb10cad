"""What an unquoted word in a file means: nothing, yes or no, a number, or text.

A word is taken only where YAML 1.1 and 1.2 agree on it. `no`, `017`, `1:30` and their like mean
different things to different readers, so that their author is asked for quotes.
"""

import re

from model.unreadable import quoted

PlainScalar = str | int | float | bool | None

MOST_DIGITS = 15
MOST_DECIMAL_CHARACTERS = 25

_CONSTANTS: dict[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_SWITCHES = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}
_NUMBER_STARTS = frozenset("+-.0123456789")
LEADING = _NUMBER_STARTS | frozenset("~nNtTfFyYoO")
"""A word that begins with another character is text."""

_WHOLE = re.compile(r"[-+]?(?:0|[1-9][0-9]*+)")
_DECIMAL = re.compile(r"(?:[-+]?(?:0|[1-9][0-9]*+)\.[0-9]*+|\.[0-9]++)")
_READ_DIFFERENTLY = re.compile(
    r"""
    [-+]? [0-9] [0-9_]*+ (?: \. [0-9_]*+ )? (?: [eE] [-+]? [0-9]++ )?  # 017  1_000  1e5
  | [-+]? \. [0-9] [0-9_]*+ (?: [eE] [-+]? [0-9]++ )?                  # -.5
  | [-+]? 0 (?: [bB] [01_]++ | [oO] [0-7_]++ | [xX] [0-9a-fA-F_]++ )
  | [-+]? [0-9] [0-9_]*+ (?: : [0-5]? [0-9] )++ (?: \. [0-9_]*+ )?     # 1:30
  | [-+]? \. (?: inf | Inf | INF ) | \. (?: nan | NaN | NAN )
  | [0-9]{4} - [0-9]{2} - [0-9]{2}
  | [0-9]{4} - [0-9]{1,2} - [0-9]{1,2} (?: [Tt] | [ \t]++ )
    [0-9]{1,2} : [0-9]{2} : [0-9]{2} [0-9.:Zz+\- \t]*+
    """,
    re.VERBOSE,
)


class Ambiguous(ValueError):
    """An unquoted word that readers of YAML take for different things; its text is a sentence."""


def meaning(word: str) -> PlainScalar:
    """The value of an unquoted word."""
    if word in _CONSTANTS:
        return _CONSTANTS[word]
    if word[0] in _NUMBER_STARTS:
        return _number_or_text(word)
    if len(word) <= 3 and word.lower() in _SWITCHES:
        plain = _SWITCHES[word.lower()]
        raise Ambiguous(
            f"{quoted(word)} is {plain} to some readers and text to others; "
            f"write {plain}, or put quotes around it."
        )
    return word


def _number_or_text(word: str) -> PlainScalar:
    if _WHOLE.fullmatch(word):
        if len(word) > MOST_DIGITS and len(word.lstrip("+-")) > MOST_DIGITS:
            raise Ambiguous(_too_long(word, f"{MOST_DIGITS} digits"))
        return int(word)
    if _DECIMAL.fullmatch(word):
        if len(word) > MOST_DECIMAL_CHARACTERS:
            raise Ambiguous(_too_long(word, f"{MOST_DECIMAL_CHARACTERS} characters"))
        return float(word)
    if _READ_DIFFERENTLY.fullmatch(word):
        raise Ambiguous(_ambiguous(word))
    return word


def _too_long(word: str, most: str) -> str:
    return f"The number {quoted(word)} has more than {most}; put quotes around it if it is text."


def _ambiguous(word: str) -> str:
    if word.lstrip("+-").lower() in (".nan", ".inf"):
        return f"{quoted(word)} is no number that can be counted with; write a whole number."
    return f"{quoted(word)} can be read in more than one way; put quotes around it."
