"""A table of Trains with the mouse: cards are clicked and dragged, and say what they do."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from editor.play.cards.card_hand import CARRIED
from model.notation import Cell
from tests.editor.play.mouse import Mouse
from tests.editor.systems.trains.play.conftest import SIZE, Sit
from tests.engine.systems.trains.games import turn

HAND = ["rail-laying", "normal-train", "normal-train", "express-train", "waste"]


def told(mouse: Mouse) -> str:
    """What stands below the card that is enlarged."""
    enlarged = mouse.table.card_hand.enlarged
    return enlarged.text if enlarged.isVisible() else ""


def sizes(mouse: Mouse) -> dict[str, int]:
    views = mouse.table.card_hand.cards.views
    return {name: view.zone.size for name, view in views.items()}


def test_every_zone_is_on_the_screen_and_nothing_lies_over_another(sit: Sit) -> None:
    mouse = sit(turn(HAND, deck=["tunnel"], discard=["waste"]))
    views = mouse.table.card_hand.cards.views
    assert list(views) == ["play", "hand", "supply", "gained", "deck", "discard"]
    whole = mouse.table.window()
    assert (whole.width(), whole.height()) == SIZE
    spots = [(view, view.mapTo(mouse.table, view.rect().topLeft())) for view in views.values()]
    boxes = [view.rect().translated(at) for view, at in spots]
    boxes.append(mouse.table.board.rect().translated(mouse.table.board.pos()))
    assert all(mouse.table.rect().contains(box) for box in boxes)
    for number, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[:number])
    supply = views["supply"]
    assert len(supply.boxes) == len(supply.zone.cards) == 16
    assert all(supply.rect().contains(box) for box in supply.boxes)
    assert min(box.width() for box in supply.boxes) >= 70, "small letters can be read"


def test_a_click_plays_a_card_and_its_coin_is_there(sit: Sit) -> None:
    mouse = sit(turn(HAND))
    mouse.card("hand", "express-train")
    assert mouse.records == ["play express-train"]
    assert mouse.zone("play").zone.note == "2 coin"
    assert mouse.zone("hand").zone.card("express-train") is None


def test_a_drag_into_play_does_the_same(sit: Sit) -> None:
    mouse = sit(turn(HAND))
    mouse.carry_card("hand", "normal-train", "play")
    assert mouse.records == ["play normal-train"]
    assert mouse.zone("hand").zone.card("normal-train") is not None, "there was another one"


def test_a_card_that_is_dragged_shows_where_it_can_go(sit: Sit) -> None:
    mouse = sit(turn(["first-train", "normal-train"], coin=4, play=[{"card": "first-train"}]))
    views = mouse.table.card_hand.cards.views
    mouse.lift_card("supply", "express-train", mouse.table.board)
    ghost = mouse.table.card_hand._ghost
    assert ghost.isVisible()
    assert ghost.width() == CARRIED
    assert {name for name, view in views.items() if view.is_aimed} >= {"gained"}
    QTest.mouseRelease(views["supply"], Qt.MouseButton.LeftButton, pos=views["supply"].pos())
    assert not ghost.isVisible()
    assert not any(view.is_aimed for view in views.values())
    assert mouse.records == []


def test_a_pile_is_bought_from_by_a_click_or_a_drag_to_what_was_gained(sit: Sit) -> None:
    mouse = sit(turn(["waste"], coin=6))
    before = mouse.zone("supply").zone.card("express-train")
    assert before is not None
    mouse.card("supply", "express-train")
    mouse.carry_card("supply", "express-train", "gained")
    assert mouse.records == ["buy express-train", "buy express-train"]
    after = mouse.zone("supply").zone.card("express-train")
    assert after is not None
    assert after.number == before.number - 2
    assert sizes(mouse)["gained"] == 2


def test_where_a_card_may_go_onto_the_deck_the_drag_says_where(sit: Sit) -> None:
    mouse = sit(turn(["first-train"], coin=6), "play first-train", "apply")
    mouse.carry_card("supply", "express-train", "deck")
    assert mouse.records[-1] == "buy express-train top"
    mouse.carry_card("supply", "express-train", "gained")
    assert mouse.records[-1] == "buy express-train"


def test_where_a_card_may_go_onto_the_deck_a_click_asks(sit: Sit) -> None:
    mouse = sit(turn(["first-train"], coin=6), "play first-train", "apply")
    mouse.card("supply", "express-train")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    titles = [one.text() for one in menu.actions()]
    assert titles == ["Buy Express train", "Buy Express train onto the deck"]
    menu.actions()[1].trigger()
    menu.close()
    assert mouse.records[-1] == "buy express-train top"


def test_what_cannot_be_had_says_why_and_by_which_rule(sit: Sit) -> None:
    mouse = sit(turn(HAND, coin=2))
    mouse.card("supply", "skyscraper")
    assert mouse.refusal == "it costs 8 coin, and there are 2 (TRN-BUY-01)"
    assert mouse.records == []
    mouse.carry_card("supply", "skyscraper", "gained")
    assert "TRN-BUY-01" in mouse.refusal
    mouse.carry_card("hand", "normal-train", "deck")
    assert mouse.refusal == "it does not go there"
    mouse.carry_card("hand", "normal-train", "hand")
    assert mouse.records == []


def test_only_what_can_be_afforded_is_framed(sit: Sit) -> None:
    mouse = sit(turn(["waste"], coin=3))
    supply = mouse.zone("supply")
    framed = set(supply.offered)
    prices = {one.card: one.price for one in supply.zone.cards}
    assert framed == {card for card, price in prices.items() if price and int(price) <= 3}
    assert "waste" not in framed


def test_a_card_is_enlarged_where_one_points_and_says_what_a_click_does(sit: Sit) -> None:
    mouse = sit(turn(HAND, coin=3))
    mouse.point_at_card("supply", "building")
    assert told(mouse) == "Buy Building"
    assert mouse.table.card_hand.enlarged.cards[0].card == "building"
    mouse.point_at_card("supply", "skyscraper")
    assert told(mouse).startswith("It costs 8 coin")
    enlarged = mouse.table.card_hand.enlarged
    assert enlarged.width() > 230
    supply = mouse.zone("supply")
    box = supply.rect().translated(supply.mapTo(mouse.table, supply.rect().topLeft()))
    assert not enlarged.geometry().intersects(box), "the other piles stay to be seen"
    mouse.card("hand", "normal-train")
    assert told(mouse) == ""


def test_a_rail_is_laid_by_a_click_on_the_map_without_saying_apply(sit: Sit) -> None:
    mouse = sit(turn(HAND, coin=5))
    mouse.card("hand", "rail-laying")
    match = mouse.table.match
    cells = [place for place in match.offers.at if isinstance(place, Cell)]
    assert cells, "the hexes are marked before anything is applied"
    mouse.click(cells[0])
    assert mouse.records[1:] == ["apply", f"rail {cells[0]}"]
    assert "rail-laying" in [one.card for one in mouse.zone("play").zone.cards]


def test_what_a_rail_costs_is_said_under_the_pointer_and_why_there_is_none(sit: Sit) -> None:
    mouse = sit(turn(HAND, coin=5), "play rail-laying")
    table = mouse.table
    cell = next(place for place in table.match.offers.at if isinstance(place, Cell))
    table.board.marks.pointed = cell
    table.pointer.show_meaning()
    plan = table.board.marks.plan
    assert plan is not None
    assert plan.text.startswith("Lay a rail on")
    assert plan.text.endswith(("coin", "free", "Waste"))
    own = table.match.aid.pieces(table.match.game)[0].place
    mouse.click(own)
    assert "TRN-RAIL-03" in mouse.refusal
    assert mouse.records == ["play rail-laying"]


def test_cards_are_discarded_by_clicks_or_drags_onto_the_pile(sit: Sit) -> None:
    mouse = sit(turn(["garage", "waste", "waste", "building"], deck=["waste"] * 4), "play garage")
    mouse.button("apply")
    assert "discard" in mouse.table.match.aid.asks(mouse.table.match.game)
    mouse.card("hand", "waste")
    mouse.carry_card("hand", "building", "discard")
    assert mouse.records[-2:] == ["discard waste", "discard building"]


def test_a_pile_lies_open_while_one_of_its_cards_is_chosen(sit: Sit) -> None:
    pulling = turn(["pulling"], discard=["express-train", "waste"])
    mouse = sit(pulling)
    assert not mouse.zone("discard").is_taken_from, "a pile"
    mouse.card("hand", "pulling")
    assert mouse.zone("discard").is_taken_from
    assert len(mouse.zone("discard").boxes) == 2
    mouse.card("discard", "express-train")
    assert mouse.records == ["play pulling", "apply", "choose express-train"]


def test_a_card_is_named_among_those_that_lie_nowhere(sit: Sit) -> None:
    mouse = sit(turn(["command-central"], deck=["waste"] * 4), "play command-central", "apply")
    assert "normal-train" in [one.card for one in mouse.zone("others").zone.cards]
    mouse.card("supply", "waste")
    assert mouse.records[-1] == "name waste"


def test_cards_from_the_deck_are_put_back_in_any_order(sit: Sit) -> None:
    deck = ["waste", "tunnel", "viaduct", "garage"]
    mouse = sit(turn(["information-central"], deck=deck), "play information-central", "apply")
    mouse.button("choose none")
    for card in deck[:-1]:
        assert "last one lies on top" in mouse.table.match.aid.asks(mouse.table.match.game)
        mouse.card("aside", card)
    assert [text.split()[0] for text in mouse.records[-3:]] == ["put"] * 3
    assert mouse.zone("deck").zone.note == "on top: Garage, Viaduct, Tunnel, Waste"


def test_how_many_waste_go_back_is_a_number_by_a_click_or_a_key(sit: Sit) -> None:
    mouse = sit(turn(["freight-train", "waste", "waste"]), "play freight-train", "apply")
    amounts = mouse.table.buttons.amounts
    assert amounts is not None
    assert sorted(amounts.keys) == [0, 1, 2]
    mouse.table.board.setFocus()
    mouse.key(Qt.Key.Key_2)
    mouse.key(Qt.Key.Key_Return)
    assert mouse.records[-1] == "return 2"


def test_pass_and_the_end_of_the_turn_are_buttons(sit: Sit) -> None:
    mouse = sit(turn(["waste", "waste"]))
    mouse.button("pass waste")
    assert mouse.records == ["pass waste"]
    mouse = sit(turn(HAND), "play normal-train")
    mouse.button("end")
    assert mouse.records[-1] == "end"


def test_what_was_done_is_taken_back_card_by_card(sit: Sit) -> None:
    mouse = sit(turn(HAND, coin=3))
    before = sizes(mouse)
    mouse.card("hand", "normal-train")
    mouse.card("supply", "express-train")
    mouse.table.undo()
    mouse.table.undo()
    assert mouse.records == []
    assert sizes(mouse) == before
