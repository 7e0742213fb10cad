"""The rows of a sheet in the order of a column, and only those that hold some words."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSortFilterProxyModel

from editor.panels.sheets.sheet_table import SheetModel, sort_key


class Sorted(QSortFilterProxyModel):
    """Rows in the order of a column, and only those that hold some words."""

    def __init__(self, model: SheetModel) -> None:
        super().__init__()
        self._model = model
        self._words: list[str] = []
        self.setSourceModel(model)

    def hold(self, text: str) -> None:
        self.beginFilterChange()
        self._words = text.casefold().split()
        self.endFilterChange()

    def filterAcceptsRow(  # noqa: N802 (Qt's name)
        self, row: int, _parent: QModelIndex | QPersistentModelIndex
    ) -> bool:
        model, scenario = self._model, self._model.scenario
        if not self._words or scenario is None:
            return True
        texts = [model.sheet.row_title(scenario, model.rows[row])]
        texts += [str(model.index(row, n).data() or "") for n in range(len(model.columns))]
        text = " ".join(texts).casefold()
        return all(word in text for word in self._words)

    def lessThan(  # noqa: N802
        self,
        left: QModelIndex | QPersistentModelIndex,
        right: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        one, other = self._model.entry(left), self._model.entry(right)
        return one is not None and other is not None and sort_key(one) < sort_key(other)
