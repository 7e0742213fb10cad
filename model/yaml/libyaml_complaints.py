"""What libyaml complains of, in an author's words and at the place to look.

Slips of typing are only looked for where there is one: their patterns take time to be made.
"""

import re

import yaml

from model.unreadable import Mistake, Reason, quoted
from model.yaml.node_tree import Node, Scalar

ANCHOR = "Anchors ('&') are not part of this format; write the value out wherever it is needed."
ALIAS = "Aliases ('*') are not part of this format; a text that begins with '*' needs quotes."
TAG = "Tags ('!') are not part of this format; a text that begins with '!' needs quotes."
DIRECTIVE = "Directives ('%') are not part of this format; remove this line."
SECOND_DOCUMENT = "A second document begins here; a file holds one."
NO_KEY = "A key is missing here."
NO_CHARACTER = "An escape stands for no character."
CLOSES_NOTHING = "This bracket closes nothing."

_LEFT_OUT = frozenset((ANCHOR, ALIAS, TAG, DIRECTIVE, SECOND_DOCUMENT))

_TAB = "A tab stands where the indentation is, and only blanks count there."
_NO_TAB = "put as many blanks there as the lines around it have"
_NEVER_CLOSED = "The bracket that opens here is never closed, or a ',' is missing inside it."
_QUOTE_NEVER_CLOSED = "The quote that opens here is never closed."
_INDENTATION = "The indentation of this line does not fit the lines above it."
_TOO_FAR = "This line is indented too far, or the line above lacks its ':'."
_TEXT_AFTER_VALUE = "Text follows after the end of the value; put the whole text in quotes."
_COLON_IN_TEXT = "A ': ' stands inside a text; put the text in quotes."
_NO_ENTRY = "This line has no ': ' between a key and a value, or a quote is missing above it."
_ITEM_AMONG_ENTRIES = "A list item ('- ') stands among 'key: value' entries."
_ITEM_EXPECTED = "This line stands in a list but does not begin with '- ' in the same column."
_VALUE_MISSING = "A value is missing here."
_UNKNOWN = "This cannot be read; check indentation, quotes and brackets here."

_SAME_COLUMN = "begin this line in the same column as those that belong with it"
_HELPS = {
    _NEVER_CLOSED: "put the bracket that closes it, or the ',', where it belongs",
    _INDENTATION: _SAME_COLUMN,
    _TOO_FAR: _SAME_COLUMN,
    _TEXT_AFTER_VALUE: "put quotes around the whole text",
    _COLON_IN_TEXT: "put quotes around the text",
    _NO_ENTRY: "write the key, a ':', a blank and the value",
    _ITEM_AMONG_ENTRIES: "give it the same column as the other items, or write it as key: value",
    _ITEM_EXPECTED: "begin the line with '- ' in the column of the others",
    _VALUE_MISSING: "write a value here, or take the ',' away",
}
_NO_COLON = "expected ':'"

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
_WORD_AFTER_VALUE = re.compile(r"[^\s,:{\[] +([A-Za-z_][\w-]*)$")
_OTHER_BRACKET = {"[": "}", "{": "]"}


def mistake(error: yaml.YAMLError, text: str, bracket: int | None, last: Node | None) -> Mistake:
    """The complaint in our words.

    `bracket` is the innermost one open where reading stopped, and `last` the value before that.
    """
    from model.yaml.typing_slips import typing_slip

    complaint = f"{getattr(error, 'context', '')}: {getattr(error, 'problem', '')}"
    index = _index(getattr(error, "problem_mark", None), text)
    begun = _index(getattr(error, "context_mark", None), text)
    place = begun if _NO_COLON in complaint else index
    slip = _by_quotes(complaint, text, index, last) or typing_slip(text, place)
    if slip is not None:
        return slip
    found = _by_complaint(complaint, text, index, begun, bracket)
    advice = found.help or _HELPS.get(found.sentence, "")
    return found._replace(reason=reason_of(found.sentence), help=advice)


def _by_quotes(complaint: str, text: str, index: int, last: Node | None) -> Mistake | None:
    """What is wrong where a text in quotes ends, and another goes on right behind it."""
    if "did not find" not in complaint or not isinstance(last, Scalar) or last.end != index:
        return None
    if last.style not in ("single", "double"):
        return None
    from model.yaml.typing_slips import quote_too_far, quote_too_soon

    if "\n" in text[last.start : last.end]:
        return quote_too_far(text, last.start, last.end)
    return quote_too_soon(last.start, last.end, text[last.start])


def _by_complaint(
    complaint: str, text: str, index: int, begun: int, bracket: int | None
) -> Mistake:
    if text[index : index + 1] == "\t" and "quoted" not in complaint:
        return Mistake(index, _TAB, help=_NO_TAB)
    if "quoted scalar" in complaint and ("stream" in complaint or "document" in complaint):
        return Mistake(begun, _QUOTE_NEVER_CLOSED, help=f"put a {text[begun]} where the text ends")
    if _NO_COLON in complaint:
        from model.yaml.typing_slips import missing_blank_in_line

        return missing_blank_in_line(text, begun) or Mistake(begun, _NO_ENTRY)
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
        line = text.rfind("\n", 0, index) + 1
        indent = len(text[line:index]) - len(text[line:index].lstrip(" -"))
        return Mistake(line + indent, _TOO_FAR)
    return Mistake(start, _NO_ENTRY)


def _inside_bracket(text: str, index: int, bracket: int) -> Mistake:
    if index >= len(text.rstrip()) - 1 or "\n" in text[bracket:index]:
        return Mistake(bracket, _NEVER_CLOSED)
    if text[index] == ":":
        return _colon_inside(text, index, bracket)
    if text[index] == _OTHER_BRACKET[text[bracket]]:
        return _wrong_bracket(text, index, bracket)
    if text[index] in ",]}":
        return Mistake(index, _VALUE_MISSING)
    return Mistake(index, "A ',' or a closing bracket is missing here.")


def _colon_inside(text: str, index: int, bracket: int) -> Mistake:
    """A second ': ' where only one can be: most likely a comma is missing before its key."""
    word = _WORD_AFTER_VALUE.search(text, bracket, index)
    if word:
        sentence = f"A ',' is missing before {quoted(word[1])}, or quotes around the text."
        return Mistake(word.start(1), sentence, help=f"put a ',' before {quoted(word[1])}")
    has_key = text[bracket:index].rstrip()[-1] not in "{[,"
    return Mistake(index, _COLON_IN_TEXT if has_key else NO_KEY)


def _wrong_bracket(text: str, index: int, bracket: int) -> Mistake:
    """A '}' where a ']' is due, or the other way round."""
    due = "]" if text[bracket] == "[" else "}"
    return Mistake(
        index,
        f"A '{due}' is missing before this '{text[index]}'.",
        help=f"close the '{text[bracket]}' first",
        also=((bracket, "this one is still open"),),
    )


def _outside_brackets(text: str, index: int) -> str:
    if text[index] in "]}":
        return CLOSES_NOTHING
    if text[index] == ",":
        return "A text cannot begin with ','; put it in quotes."
    if text[text.rfind("\n", 0, index) + 1 : index].strip():
        return _TEXT_AFTER_VALUE
    return _ITEM_AMONG_ENTRIES if text.startswith("- ", index) else _INDENTATION
