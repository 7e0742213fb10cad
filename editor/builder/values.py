"""What inputs tell, as files say it."""

from typing import Any

from editor.builder.parts.slots import Slot
from editor.widgets.forms.values import as_files_write


def as_files_say(value: Any, slot: Slot | None = None) -> Any:
    """What a file says after something was typed or chosen; None where it says nothing."""
    if slot is None or slot.asks == "written":
        return as_files_write(value) if isinstance(value, str) else value
    field = slot.field
    if field.kind == "words" and isinstance(value, str):
        return value.replace(",", " ").split() or None
    is_usual = field.usual is not None and not field.is_required
    return None if is_usual and value == field.usual and type(value) is type(field.usual) else value
