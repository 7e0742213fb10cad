"""Tables of transcribed boards, written to files and imported."""

import csv
import io
from pathlib import Path
from typing import Any

from model.imports.head import Head, Imported
from model.imports.mileposts.making import Transcript, made

Rows = list[dict[str, Any]]


def imported(
    folder: Path,
    board: str,
    lattice: str = "odd-rows",
    preset: str = "",
    system: str = "",
    **besides: str,
) -> Imported:
    """The scenario of tables that are given as texts; those of JSON begin with a bracket."""
    paths = {name: _written(folder, name, text) for name, text in besides.items()}
    files = Transcript(_written(folder, "board", board), paths, lattice)  # type: ignore[arg-type]
    return made(files, Head("board", system=system, preset=preset))


def _written(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.{'json' if text[:1] in '[{' else 'csv'}"
    path.write_text(text, encoding="utf-8")
    return path


def csv_of(rows: Rows) -> str:
    columns = [*dict.fromkeys(key for row in rows for key in row)]
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
