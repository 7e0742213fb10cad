"""How a single value is spelled in a file: plain where that is safe, in quotes where it is not."""

import json
import re
from decimal import Decimal
from functools import lru_cache
from typing import Any

from model.yaml.unquoted_words import Ambiguous, meaning

_SIMPLE_KEY = re.compile(r"[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*+")
_FIRST = re.compile(r"[-?:,\[\]{}#&*!|>'\"%@`=<]")
_INVISIBLE = r"\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff"
_INSIDE = re.compile(rf": |:$| #|[\x00-\x1f{_INVISIBLE}]")
_FLOW_SIGNS = re.compile(r"[,\[\]{}?]")
_TO_ESCAPE = re.compile(f"[{_INVISIBLE}]")


def spelled(value: Any, *, flow: bool) -> str:
    """A scalar as it stands in a file; `flow` where it stands between brackets."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return value if may_stand_plain(value, flow=flow) else in_quotes(value)
    if isinstance(value, float):
        return f"{value:f}".rstrip("0") + "0" if value.is_integer() else _decimal(value)
    return str(value)


def _decimal(value: float) -> str:
    """A decimal without an exponent, which readers of YAML take for different things."""
    return format(Decimal(repr(value)), "f")


@lru_cache(maxsize=4096)
def may_stand_plain(text: str, *, flow: bool) -> bool:
    """Whether a text without quotes is read back as this very text by every reader of YAML.

    The answers are kept, for the same few words stand in a map again and again.
    """
    if not text or text != text.strip() or _FIRST.match(text) or _INSIDE.search(text):
        return False
    if text.startswith(("...", "~")) or (flow and _FLOW_SIGNS.search(text)):
        return False
    try:
        said = meaning(text)
        return said == text and isinstance(said, str)
    except Ambiguous:
        return False


def in_quotes(text: str) -> str:
    """A text in double quotes, on one line, with everything invisible spelled out."""
    quoted = json.dumps(text, ensure_ascii=False)
    return _TO_ESCAPE.sub(lambda found: f"\\u{ord(found[0]):04x}", quoted)


def key_spelled(key: str) -> str:
    """A key: language codes such as `no` and card numbers are text without quotes here."""
    if _SIMPLE_KEY.fullmatch(key):
        return key
    return in_quotes(key)
