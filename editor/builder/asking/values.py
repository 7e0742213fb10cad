"""What inputs tell, as files say it."""

from typing import Any

from editor.builder.parts.slots import Slot
from editor.widgets.forms.values import as_files_write


def as_files_say(value: Any, slot: Slot | None = None) -> Any:
    """What a file says after something was typed or chosen; None where it says nothing."""
    if slot is not None and slot.asks == "numbers":
        return _numbers(value)
    if slot is None or slot.asks == "written":
        return as_files_write(value) if isinstance(value, str) else value
    field = slot.field
    if slot.asks == "varying" and isinstance(value, str) and not field.choices:
        return as_files_write(value)
    if field.kind == "words" and isinstance(value, str):
        return value.replace(",", " ").split() or None
    if value == [] and not field.is_required and field.usual is None:
        return None
    is_usual = field.usual is not None and not field.is_required
    return None if is_usual and value == field.usual and type(value) is type(field.usual) else value


def _numbers(value: Any) -> Any:
    """`3`, or `3, 4` with or without brackets."""
    text = str(value or "").strip("[] ")
    said = as_files_write(f"[{text}]") if text else []
    return said[0] if len(said) == 1 else said or None
