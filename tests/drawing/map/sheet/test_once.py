from dataclasses import replace

from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from tests.drawing.samples import sheet_of


def test_an_answer_is_worked_out_once_for_a_sheet_and_anew_for_another() -> None:
    asked: list[float] = []

    @once
    def width(sheet: Sheet) -> float:
        asked.append(sheet.mm)
        return sheet.width

    sheet = sheet_of("tutorial")
    assert width(sheet) == width(sheet) == sheet.width
    assert asked == [9.0]
    larger = replace(sheet, mm=18.0)
    assert width(larger) == larger.width
    assert asked == [9.0, 18.0]
    assert sheet == sheet_of("tutorial")
