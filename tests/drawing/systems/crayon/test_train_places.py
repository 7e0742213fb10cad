"""Trains and their loads keep their place on a map: nothing is written over them."""

from drawing.map.layers import labels
from drawing.map.placing.overlay_legends import overlay_legends
from drawing.map.sheet.overlay import Overlay
from drawing.systems.crayon.train_places import train_boxes
from drawing.text import metrics
from model.notation import Cell
from tests.drawing.map.layers.test_overlays import texts_of
from tests.drawing.pieces_laid import train
from tests.drawing.samples import sheet_of


def test_no_name_and_no_legend_lies_on_a_train_or_its_load() -> None:
    marks = (train(Cell(13, 8), 1, "fish"), train(Cell(4, 12), 0, "salt"))
    sheet = sheet_of("tutorial", overlay=Overlay(pieces=marks, names=("Red", "Blue")))
    boxes = train_boxes(sheet)
    assert len(boxes) == 4
    names = [text for batch in labels.batches(sheet) for text in texts_of(batch)]
    assert any(text.text == "Larkhaven" for text in names)
    over = [metrics.box(text) for text in names] + [overlay_legends(sheet)["players"].box]
    assert not [box for box in over if any(box.meets(train) for train in boxes)]
