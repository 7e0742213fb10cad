"""Values of files as text that a person can edit, and back: lists an entry a line."""

from typing import Any

from editor.words import tr
from model.forms.form import DoesNotFit
from model.scenario.scenario import Scenario
from model.schema.fields import Field
from model.systems import part_of
from model.unreadable import Unreadable
from model.yaml.canonical import flow_text
from model.yaml.nodes import read_nodes, to_plain

LONG = frozenset(("group", "written", "rows", "texts", "paragraphs"))
"""Kinds of fields that have no room in a table."""
LONGEST = 50_000
"""Letters of a text; more than any card has room for."""
FEW = 60
"""Letters of it that are seen in the table."""


def as_text(field: Field, plain: Any) -> str:
    """What a file says, as it stands there: one entry a line; a text is itself."""
    if plain is None:
        return ""
    if field.kind == "paragraphs":
        return str(plain)
    if isinstance(plain, list):
        return "\n".join(f"- {flow_text(entry)}" for entry in plain)
    if isinstance(plain, dict):
        return "\n".join(f"{key}: {flow_text(entry)}" for key, entry in plain.items())
    return str(flow_text(plain))


def from_text(field: Field, text: str, *, is_list: bool) -> Any:
    """What a text says; None where it says nothing. DoesNotFit tells what is wrong with it."""
    if len(text) > LONGEST:
        raise DoesNotFit(tr("This is longer than any card."))
    if field.kind == "paragraphs":
        return text.strip() or None
    try:
        root = read_nodes(text.encode("utf-8", "replace"), field.name).root
    except Unreadable as trouble:
        raise DoesNotFit(_where(trouble)) from None
    plain = None if root is None else to_plain(root)
    if is_list and plain is not None and not isinstance(plain, list):
        raise DoesNotFit(_needs_list(field))
    return None if plain in ([], {}) else plain


def in_short(field: Field, plain: Any) -> str:
    """The beginning of it, for a place of a table."""
    if isinstance(plain, list) and all(isinstance(entry, dict) for entry in plain):
        told = ", ".join(_first_word(entry) for entry in plain)
    else:
        told = " ".join(as_text(field, plain).split())
    return told if len(told) <= FEW else told[: FEW - 1] + "…"


def effects_in_words(scenario: Scenario, collection: str, key: str) -> str:
    """What a thing does, in the sentences of its system; nothing where it has none."""
    module = part_of("editor", scenario.system, "effects")
    return "" if module is None else str(module.in_words(scenario, collection, key))


def _first_word(entry: dict[str, Any]) -> str:
    first = next(iter(entry.values()), "")
    return first.replace("-", " ") if isinstance(first, str) else str(flow_text(entry))


def _needs_list(field: Field) -> str:
    if field.is_effects:
        return tr("Write a list: each effect begins with a dash.")
    return tr("Write a list: each entry begins with a dash.")


def _where(trouble: Unreadable) -> str:
    return tr("Line {line}: {why}").format(line=trouble.line or 1, why=trouble.message)
