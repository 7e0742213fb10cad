"""What libyaml complains of, in an author's words and at the place to look."""

import re
from typing import NamedTuple

import yaml

from model.unreadable import Reason

ANCHOR = "Anchors ('&') are not part of this format; write the value out wherever it is needed."
ALIAS = "Aliases ('*') are not part of this format; a text that begins with '*' needs quotes."
TAG = "Tags ('!') are not part of this format; a text that begins with '!' needs quotes."
DIRECTIVE = "Directives ('%') are not part of this format; remove this line."
SECOND_DOCUMENT = "A second document begins here; a file holds one."
NO_KEY = "A key is missing here."
NO_CHARACTER = "An escape stands for no character."
CLOSES_NOTHING = "This bracket closes nothing."

_LEFT_OUT = frozenset((ANCHOR, ALIAS, TAG, DIRECTIVE, SECOND_DOCUMENT))

_TAB = "A tab stands where the indentation is; use blanks."
_NEVER_CLOSED = "The bracket that opens here is never closed, or a ',' is missing inside it."
_QUOTE_NEVER_CLOSED = "The quote that opens here is never closed."
_INDENTATION = "The indentation of this line does not fit the lines above it."
_TOO_FAR = "This line is indented too far, or the line above lacks its ':'."
_TEXT_AFTER_VALUE = "Text follows after the end of the value; put the whole text in quotes."
_COLON_IN_TEXT = "A ': ' stands inside a text; put the text in quotes."
_NO_ENTRY = "This line is no 'key: value' entry: its ': ' is missing, or a quote above it."
_ITEM_AMONG_ENTRIES = "A list item ('- ') stands among 'key: value' entries."
_ITEM_EXPECTED = "This line stands in a list but does not begin with '- ' in the same column."
_VALUE_MISSING = "A value is missing here."
_UNKNOWN = "This cannot be read; check indentation, quotes and brackets here."

# A fragment of libyaml's (or PyYAML's own) complaint, and what it means whatever the text there is.
_BY_COMPLAINT = (
    ("scanning an anchor", ANCHOR),
    ("scanning an alias", ALIAS),
    ("a tag", TAG),
    ("tag handle", TAG),
    ("directive", DIRECTIVE),
    ("invalid Unicode character", NO_CHARACTER),
    ("unknown escape", "This escape is not known; write '\\\\' for a backslash."),
    ("hex", "An escape such as '\\x41' or '\\u0416' is cut short here."),
    ("indentation indicator", "The number after '|' or '>' is between 1 and 9."),
    ("comment or", "Nothing but a comment may follow '|' or '>' in its line."),
    ("sequence entries are not", "A list item ('- ') cannot begin here; give it its own line."),
    ("mapping keys are not", "A key cannot begin here; give it its own line."),
    ("'-' indicator", _ITEM_EXPECTED),
    ("block collection", _ITEM_EXPECTED),
)
_COLON = re.compile(r":[ \t]")


class Mistake(NamedTuple):
    """What is wrong, and the index of the character to look at."""

    place: int
    sentence: str


def mistake(error: yaml.YAMLError, text: str, bracket: int | None) -> Mistake:
    """The complaint in our words; `bracket` is the innermost one open where reading stopped."""
    complaint = f"{getattr(error, 'context', '')}: {getattr(error, 'problem', '')}"
    index = _index(getattr(error, "problem_mark", None), text)
    begun = _index(getattr(error, "context_mark", None), text)
    if text[index : index + 1] == "\t" and "quoted" not in complaint:
        return Mistake(index, _TAB)
    if "quoted scalar" in complaint and ("stream" in complaint or "document" in complaint):
        return Mistake(begun, _QUOTE_NEVER_CLOSED)
    if "expected ':'" in complaint:
        return Mistake(begun, _NO_ENTRY)
    for fragment, sentence in _BY_COMPLAINT:
        if fragment in complaint:
            return Mistake(index, sentence)
    return _by_text(complaint, text, index, bracket)


def reason_of(sentence: str) -> Reason:
    """Whether a text is broken, or good YAML that this format leaves out."""
    return "subset" if sentence in _LEFT_OUT else "syntax"


def _index(mark: yaml.Mark | None, text: str) -> int:
    """The character that a mark stands for; the end of the text stands for its last one."""
    if mark is not None and mark.index < len(text):
        return mark.index
    return max(len(text.rstrip()) - 1, 0)


def _by_text(complaint: str, text: str, index: int, bracket: int | None) -> Mistake:
    """What the text at the place tells where the complaint alone could mean several things."""
    if "cannot start any token" in complaint:
        return Mistake(index, f"A text cannot begin with '{text[index]}'; put it in quotes.")
    if "values are not allowed" in complaint:
        before = text[text.rfind("\n", 0, index) + 1 : index]
        return Mistake(index, _COLON_IN_TEXT) if _COLON.search(before) else _too_far(text, index)
    if bracket is not None:
        return _inside_bracket(text, index, bracket)
    if "node content" in complaint or "block mapping" in complaint:
        return Mistake(index, _outside_brackets(text, index))
    return Mistake(index, _UNKNOWN)


def _too_far(text: str, index: int) -> Mistake:
    """A line looks indented too far where the one above it is no entry for want of its colon."""
    above = text[: text.rfind("\n", 0, index) + 1].rstrip()
    start = above.rfind("\n") + 1
    start += len(above[start:]) - len(above[start:].lstrip(" -"))
    if re.search(r":(\s|$)", above[start:]):
        return Mistake(index, _TOO_FAR)
    return Mistake(start, _NO_ENTRY)


def _inside_bracket(text: str, index: int, bracket: int) -> Mistake:
    if index >= len(text.rstrip()) - 1 or "\n" in text[bracket:index]:
        return Mistake(bracket, _NEVER_CLOSED)
    if text[index] == ":":
        has_key = text[bracket:index].rstrip()[-1] not in "{[,"
        return Mistake(index, _COLON_IN_TEXT if has_key else NO_KEY)
    if text[index] in ",]}":
        return Mistake(index, _VALUE_MISSING)
    return Mistake(index, "A ',' or a closing bracket is missing here.")


def _outside_brackets(text: str, index: int) -> str:
    if text[index] in "]}":
        return CLOSES_NOTHING
    if text[index] == ",":
        return "A text cannot begin with ','; put it in quotes."
    if text[text.rfind("\n", 0, index) + 1 : index].strip():
        return _TEXT_AFTER_VALUE
    return _ITEM_AMONG_ENTRIES if text.startswith("- ", index) else _INDENTATION
