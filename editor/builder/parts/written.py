"""A program as text that a person can write, and back; what is wrong stands at its line."""

from typing import Any, NamedTuple

from editor.builder.parts.program import Program
from editor.builder.parts.schemas import Way
from editor.builder.parts.troubles import troubles_in
from editor.panels.sheets.spelling import LONGEST, as_text
from editor.words import tr, trn
from model.forms.form import DoesNotFit
from model.schema.fields import Field
from model.unreadable import Unreadable
from model.yaml.node_tree import Mapping, Node, Sequence
from model.yaml.nodes import read_nodes, to_plain

PROGRAM = Field("effects", "group", is_effects=True)
MOST = 200
"""No program has so many parts, whatever its schema says."""


class Slip(NamedTuple):
    """Something that is wrong with a text."""

    line: int
    why: str

    @property
    def sentence(self) -> str:
        """With its line, as a sentence."""
        why = self.why[:1].upper() + self.why[1:]
        return tr("Line {line}: {why}").format(line=self.line, why=why)


class Written(NamedTuple):
    """What a text says, and what is wrong with it; no program where it cannot be read."""

    program: Program | None
    slips: tuple[Slip, ...] = ()


def text_of(program: Program) -> str:
    """A program as a file has it: a part a line, or a key a line."""
    plain = program.plain if program.left_out is None else program.of_keys or None
    return as_text(PROGRAM, plain)


def read(program: Program, text: str) -> Written:
    """The program that a text says, in the place of another one."""
    if len(text) > LONGEST:
        return Written(None, (Slip(1, tr("This is longer than any card.")),))
    try:
        root = read_nodes(text.encode("utf-8", "replace"), "text").root
        plain = None if root is None else _as_parts(program, to_plain(root))
    except Unreadable as trouble:
        return Written(None, (Slip(trouble.line or 1, trouble.message),))
    except DoesNotFit as trouble:
        return Written(None, (Slip(1, trouble.why),))
    made = program.put((), plain)
    slips = dict.fromkeys(
        Slip(_line(root, _in_text(program, way)), why) for way, why in troubles_in(made)
    )
    return Written(made, tuple(sorted(slips)))


def _as_parts(program: Program, plain: Any) -> Any:
    """What a text says as the parts of a program; DoesNotFit where it is nothing of the kind."""
    if program.left_out is not None:
        if not isinstance(plain, dict):
            raise DoesNotFit(tr("Write keys and values, such as count: 4"))
        left_out = [key for key in plain if key in program.left_out]
        if left_out:
            raise DoesNotFit(tr("{key} stands beside the card.").format(key=left_out[0]))
        return [{key: one} for key, one in plain.items()]
    if isinstance(plain, list) and len(plain) > MOST:
        raise DoesNotFit(trn("More than {n} part.", "More than {n} parts.", MOST))
    if isinstance(plain, list) or program.vocabulary(()) is not None:
        return plain
    raise DoesNotFit(tr("Write a list: each effect begins with a dash."))


def _in_text(program: Program, way: Way) -> Way:
    """Where something stands in the text: keys of a thing have no numbers there."""
    return way if program.left_out is None else way[1:]


def _line(root: Node | None, way: Way) -> int:
    """The line of what stands at a way, or of what stands around it."""
    node, line = root, 1 if root is None else root.line
    for step in way:
        if isinstance(node, Mapping) and isinstance(step, str) and step in node:
            line, node = node.key(step).line, node[step]
        elif isinstance(node, Sequence) and isinstance(step, int) and step < len(node):
            node = node[step]
            line = node.line
        else:
            break
    return line
