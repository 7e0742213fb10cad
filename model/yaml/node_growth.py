"""How the nodes of a text grow while libyaml's events come in, and what is refused on the way.

This runs for every node of every file. It keeps a stack of its own, so that no file can exhaust
the machine's, and makes few calls for each event.
"""

import re
from collections.abc import Callable
from typing import Any, Final

import yaml

from model.unreadable import Mistake, Reason, quoted
from model.yaml.libyaml_complaints import ALIAS, ANCHOR, NO_KEY, TAG
from model.yaml.node_tree import Mapping, Node, Scalar, Sequence, Style
from model.yaml.source_text import FORBIDDEN, LONGEST_LINE, SourceText
from model.yaml.unquoted_words import LEADING, Ambiguous, meaning

DEEPEST: Final = 64
MOST_NODES: Final = 300_000
LONGEST_FOLDED_LINE: Final = 262_144
"""A path or a region may be folded over many lines of a file into one line of text."""

_REFUSED_KEYS = {
    "": NO_KEY,
    "<<": "Merge keys ('<<') are not part of this format; write the entries out.",
}
_ODD_KEY = "A key is a text in one line."
_COLLECTION_AS_KEY = "A key is a text, not a list or a group of keys."
_BARE_ENTRY = "An entry in a list needs braces around it, or the ']' before it is missing."
_TOO_DEEP = f"This is nested more than {DEEPEST} levels deep."
_TOO_MANY = f"The file has more than {MOST_NODES:,} keys and values."
_TOO_LONG = f"A line of this text is longer than {LONGEST_FOLDED_LINE:,} characters."

Entries = dict[Any, tuple[Scalar, Node]]

_REFUSED_FIRST = {"&": ANCHOR, "!": TAG, "*": ALIAS}
_STYLES: dict[str, Style] = {"'": "single", '"': "double", "|": "literal", ">": "folded"}
_BLOCK_HEADER = re.compile(r"[|>][-+0-9]*")


class Growth:
    """The nodes that are there so far.

    The innermost open collection is a mapping with `entries` or a sequence with `items`; `around`
    it stand those that are open as well. `end` is where the last finished node ends.
    """

    __slots__ = (
        "around",
        "end",
        "entries",
        "flow",
        "items",
        "key",
        "left",
        "source",
        "start",
        "text",
    )

    def __init__(self, source: SourceText) -> None:
        self.source = source
        self.text = source.text
        self.left = MOST_NODES
        self.around: list[Any] = []
        self.start = self.end = 0
        self.flow = False
        self.entries: Entries | None = None
        self.items: list[Node] = []
        self.key: Scalar | None = None

    def root(self) -> Node | None:
        """The node of the whole document, unless it says nothing."""
        root = self.items[0] if self.items else None
        return None if isinstance(root, Scalar) and root.start == root.end else root

    def open_bracket(self) -> int | None:
        """Where the innermost bracket stands that is still open."""
        return self.start if self.flow else None

    def last_value(self) -> Node | None:
        """The value or item that came last in the innermost open collection."""
        if self.entries is None:
            return self.items[-1] if self.items else None
        return next((value for _, value in reversed(self.entries.values())), None)

    def take_events(self, get: Callable[[], Any]) -> int:
        """Take the events of the first document, no more; the index where it ends.

        Nine of ten nodes are short words without quotes: the inner loop takes them, and leaves
        everything rare to others.
        """
        get()  # the stream begins
        event: Any = get()
        source, text, longest = self.source, self.text, LONGEST_LINE
        scalar: Any = yaml.ScalarEvent
        action_for = self.actions().get
        while action := action_for(event.__class__):
            action(event)
            entries, items, key, left = self.entries, self.items, self.key, self.left
            while (event := get()).__class__ is scalar and not event.style and left:
                start, end = event.start_mark.index, event.end_mark.index
                word = event.value
                if not 0 < end - start <= longest or text[start] in _REFUSED_FIRST:
                    break
                if key is None and entries is not None:
                    if word in entries or word == "<<" or word[0] == "-":
                        break
                    key = Scalar(source, start, end, word, "plain")
                else:
                    try:
                        value = meaning(word) if word[0] in LEADING else word
                    except Ambiguous:
                        break
                    node = Scalar(source, start, end, value, "plain")
                    self.end = end
                    if entries is None:
                        items.append(node)
                    elif key is not None:
                        entries[key.value] = (key, node)
                        key = None
                left -= 1
            self.key, self.left = key, left
        return int(event.end_mark.index)

    def actions(self) -> dict[type[yaml.Event], Callable[[Any], object]]:
        """What is done about an event that is not a plain word; the others end the document."""
        return {
            yaml.DocumentStartEvent: self.begin_document,
            yaml.ScalarEvent: self.take_scalar,
            yaml.AliasEvent: self.begin,
            yaml.MappingStartEvent: self.open,
            yaml.SequenceStartEvent: self.open,
            yaml.MappingEndEvent: self.close_mapping,
            yaml.SequenceEndEvent: self.close_sequence,
        }

    def begin_document(self, event: Any) -> None:
        """Nothing is to be kept: the text itself says whether the document begins with '---'."""

    def begin(self, event: Any) -> int:
        """Where a node begins; refused are a node too many, and anchors, tags and aliases."""
        start: int = event.start_mark.index
        self.left -= 1
        if self.left < 0:
            raise self.source.unreadable(start, _TOO_MANY, "size")
        first = self.text[start : start + 1]
        if first in _REFUSED_FIRST:
            raise self.source.unreadable(start, _REFUSED_FIRST[first], "subset")
        return start

    def open(self, event: Any) -> None:
        """A mapping or a sequence begins."""
        start = self.begin(event)
        is_mapping = event.__class__ is yaml.MappingStartEvent
        if self.key is None and self.entries is not None:
            raise self.source.unreadable(start, _COLLECTION_AS_KEY, "subset")
        if len(self.around) >= DEEPEST:
            raise self.source.unreadable(start, _TOO_DEEP, "size")
        if is_mapping and event.flow_style and self.text[start] != "{":
            raise self.source.unreadable(start, _BARE_ENTRY, "subset")
        self.around.append((self.start, self.flow, self.entries, self.items, self.key))
        self.start, self.flow = start, event.flow_style
        self.entries = {} if is_mapping else None
        self.items = []
        self.key = None

    def close_mapping(self, event: Any) -> None:
        """The innermost mapping ends: at its brace, or with its last value."""
        end = event.end_mark.index if self.flow else self.end
        node = Mapping(self.source, self.start, end, self.entries or {}, self.flow)
        self.start, self.flow, self.entries, self.items, self.key = self.around.pop()
        self.add(node)

    def close_sequence(self, event: Any) -> None:
        """The innermost sequence ends: at its bracket, or with its last item."""
        end = event.end_mark.index if self.flow else self.end
        node = Sequence(self.source, self.start, end, tuple(self.items), self.flow)
        self.start, self.flow, self.entries, self.items, self.key = self.around.pop()
        self.add(node)

    def add(self, node: Node) -> None:
        """Take the next item, or the value of the key that came before."""
        self.end = node.end
        if self.entries is None or self.key is None:
            self.items.append(node)
        else:
            self.entries[self.key.value] = (self.key, node)
            self.key = None

    def take_scalar(self, event: Any) -> None:
        """A key, or a value for the innermost collection."""
        start = self.begin(event)
        end = event.end_mark.index
        if end - start > LONGEST_LINE:
            self.refuse_long_lines(event, start)
        if self.key is None and self.entries is not None:
            self.key = self.checked_key(event, start, end, self.entries)
        elif event.style:
            self.add(self.quoted_text(event, start, end))
        else:
            self.add(self.word(event, start, end))

    def word(self, event: Any, start: int, end: int) -> Scalar:
        """A value without quotes: a number, a constant, text, or nothing at all."""
        if start == end:
            start = end = self.place_of_nothing(start)
        try:
            return Scalar(self.source, start, end, meaning(event.value), "plain")
        except Ambiguous as ambiguous:
            raise self.source.unreadable(start, str(ambiguous), "ambiguous") from None

    def quoted_text(self, event: Any, start: int, end: int) -> Scalar:
        """A text in quotes, or a block of text."""
        style = _STYLES[event.style]
        if style == "double":
            bad = FORBIDDEN.search(event.value)
            if bad:
                sentence = f"The text holds the character U+{ord(bad.group()):04X}; remove it."
                raise self.source.unreadable(start, sentence, "character")
        elif style != "single":
            end = _block_end(self.text, start, end)
        return Scalar(self.source, start, end, event.value, style)

    def checked_key(self, event: Any, start: int, end: int, entries: Entries) -> Scalar:
        """A key that is one plain or quoted text and not yet taken."""
        text = event.value
        if event.style:
            if event.style in "|>":
                raise self.source.unreadable(start, _ODD_KEY, "subset")
            key = self.quoted_text(event, start, end)
        else:
            if text in _REFUSED_KEYS:
                reason: Reason = "subset" if text else "syntax"
                raise self.source.unreadable(start, _REFUSED_KEYS[text], reason)
            if text.startswith("-"):
                self.refuse_dash(start)
            key = Scalar(self.source, start, end, text, "plain")
        if text in entries:
            first = entries[text][0]
            sentence = (
                f"The key {quoted(text)} stands in line {first.line} and again in line {key.line}."
            )
            also = ((first.start, "it stands here first"),)
            raise self.source.mistaken(
                Mistake(start, sentence, "duplicate", "keep one of the two", also)
            )
        return key

    def refuse_dash(self, start: int) -> None:
        """No key begins as a list item does that lacks its blank."""
        from model.yaml.indentation_slips import dash_key

        slip = dash_key(self.text, start)
        if slip is not None:
            raise self.source.mistaken(slip)

    def place_of_nothing(self, start: int) -> int:
        """A value that is not written stands right after the ':' of its key, or after its '-'."""
        key = self.key
        if key is None:
            return start
        colon = self.text.find(":", key.end, start)
        if colon < 0:
            from model.yaml.typing_slips import no_value

            before = self.last_value()
            raise self.source.mistaken(no_value(self.text, key, before.start if before else None))
        return colon + 1

    def refuse_long_lines(self, event: Any, start: int) -> None:
        """A line of text can be longer than any line of the file: it may have been folded."""
        if max(map(len, event.value.split("\n"))) > LONGEST_FOLDED_LINE:
            raise self.source.unreadable(start, _TOO_LONG, "size")


def _block_end(text: str, start: int, end: int) -> int:
    """Where the last line of a block of text ends that is not blank; libyaml goes on behind it."""
    last = start + len(text[start:end].rstrip(" \t\r\n"))
    header = _BLOCK_HEADER.match(text, start)
    if header and "\n" not in text[start:last]:
        return header.end()
    line_end = text.find("\n", last, end)
    if line_end < 0:
        return end
    return line_end - 1 if text[line_end - 1] == "\r" else line_end
