"""What a system shows beside its tables, found by the name of the sheet."""

from editor.panels.sheets.sheet import Sheet
from editor.panels.tables.beside import Beside
from editor.systems.scan import modules_for


def beside_of(system: str, sheet: Sheet) -> Beside | None:
    """What stands beside a sheet; mostly nothing."""
    for module in modules_for(system, "beside"):
        for kind in vars(module).values():
            is_one = isinstance(kind, type) and issubclass(kind, Beside) and kind is not Beside
            if is_one and kind.SHEET == sheet.NAME:
                made: Beside = kind(sheet)
                return made
    return None
