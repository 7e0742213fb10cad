"""Tables of 2,000 rows: opened and sorted, beside a bare table of Qt of the same size."""

import gc
import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.bench.measure import Figure, Note
from tests.editor.bench.shared_application import shared_application
from tests.generate.scenario import make_scenario

ROWS = 2_000
SIZE = 900, 700
TIMES = 7
LIMIT_MS = 100
"""More than a bare table takes for the same."""


def figures() -> list[Figure | Note]:
    from model.scenario.collections import things_in

    application = shared_application()
    scenario, sheet = _large()
    columns = len(sheet.columns(scenario))
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(TIMES):  # in turn, since one minute is quicker than the next
        ours.append(_took(lambda: _open_ours(sheet, scenario), application))
        theirs.append(_took(lambda: _open_bare(columns), application))
    assert len(things_in(scenario, "cities")) == ROWS
    beside = (min(ours) - min(theirs)) * 1000
    what = f"a table of {ROWS:,} cities opens and is sorted twice, beside a bare one of Qt"
    return [
        Figure(what, beside, "limit", LIMIT_MS, 1.0),
        Note(f"the bare table alone: {min(theirs) * 1000:.0f} ms, ours {min(ours) * 1000:.0f} ms"),
    ]


def _large() -> tuple[Any, Any]:
    """A map with as many cities, and their sheet."""
    from editor.panels.sheets.collection_sheet import CollectionSheet
    from model.scenario.change import apply

    scenario = make_scenario(1, 84, 64)
    sheet = CollectionSheet(scenario.system, "cities")
    missing = ROWS - len(sheet.rows(scenario))
    names: Sequence[dict[int, str]] = [{0: f"City {n * 7919 % ROWS}"} for n in range(missing)]
    return apply(scenario, sheet.grown(scenario, names).change), sheet


def _took(open_one: Callable[[], Any], application: Any) -> float:
    """The CPU time from nothing to a table that is seen in another order."""
    from PySide6.QtCore import Qt

    gc.collect()
    start = time.process_time()
    widget, table = open_one()
    widget.resize(*SIZE)
    widget.show()
    table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    application.processEvents()
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    application.processEvents()
    widget.grab()
    took = time.process_time() - start
    widget.close()
    widget.deleteLater()
    application.processEvents()
    return took


def _open_ours(sheet: Any, scenario: Any) -> tuple[Any, Any]:
    from PySide6.QtGui import QIcon

    from editor.panels.tables.sheet_view import SheetView

    view = SheetView(sheet, lambda _: QIcon(), {})
    view.show_scenario(scenario)
    return view, view.table


def _open_bare(columns: int) -> tuple[Any, Any]:
    from PySide6.QtCore import QSortFilterProxyModel
    from PySide6.QtGui import QStandardItem, QStandardItemModel
    from PySide6.QtWidgets import QTableView

    model = QStandardItemModel(ROWS, columns)
    for row in range(ROWS):
        for column in range(columns):
            model.setItem(row, column, QStandardItem(f"{row * 7919 % ROWS} {column}"))
    table = QTableView()
    order = QSortFilterProxyModel(table)
    model.setParent(table)
    order.setSourceModel(model)
    table.setModel(order)
    table.setSortingEnabled(True)
    return table, table
