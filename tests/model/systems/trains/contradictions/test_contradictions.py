"""Cards that contradict themselves, and cards that do not: told from their programs alone."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from model.files.scenario_files import load
from model.forms.form import REFUSE
from model.forms.hints import form_of
from model.systems.trains.contradictions import contradictions as kinds
from model.systems.trains.contradictions.contradictions import contradictions
from model.systems.trains.contradictions.taking_out import without
from model.systems.trains.things.card import Card
from model.systems.trains.things.part import TrainsPart
from tests.engine.systems.trains.fan_cards import cards as any_cards
from tests.generate.systems.trains.fan_cards import fan_card

INLET = Path(__file__).parents[4] / "files" / "trains" / "inlet.milepost.yaml"
BOX = load(INLET).part_as(TrainsPart).cards


def card(*effects: dict[str, Any], **more: Any) -> Card:
    plain = {"id": "fan", "categories": ["action"], "effects": list(effects), **more}
    found: Card = form_of(Card).read(plain, (), REFUSE)
    return found


def told(*effects: dict[str, Any], **more: Any) -> list[tuple[str, str]]:
    """The kind and the place of everything that is found."""
    found = contradictions(card(*effects, **more))
    return [(one.kind, ".".join(map(str, one.way))) for one in found]


def lasts(**what: Any) -> dict[str, Any]:
    return {"while_in_play": what}


@pytest.mark.parametrize("printed", BOX)
def test_no_printed_card_contradicts_itself(printed: str) -> None:
    assert contradictions(BOX[printed]) == []


def test_cards_that_make_sense_do_not() -> None:
    for seed in range(200):
        plain = fan_card(Random(seed), "fan")
        assert contradictions(card(**plain)) == [], plain


class TestCounting:
    @pytest.mark.parametrize("part", ["draw_as_discarded", "coin_per_discarded"])
    def test_what_was_discarded_needs_a_discard_directly_before(self, part: str) -> None:
        assert told({"discard": "any"}, {part: 1}) == []
        assert told({part: 1}) == [(kinds.NO_SOURCE, "effects.0")]
        assert told({"discard": 2}, {"coin": 1}, {part: 1}) == [(kinds.NO_SOURCE, "effects.2")]
        assert told({"return_waste": "any"}, {part: 1}) == [(kinds.NO_SOURCE, "effects.1")]

    def test_what_was_returned_needs_waste_that_was_returned(self) -> None:
        assert told({"return_waste": "all"}, {"coin_per_returned": 2}) == []
        assert told({"discard": 1}, {"coin_per_returned": 2}) == [(kinds.NO_SOURCE, "effects.1")]

    def test_two_parts_may_count_the_same_cards(self) -> None:
        both = ({"coin_per_discarded": 1}, {"draw_as_discarded": 1})
        assert told({"discard": "any"}, *both) == []
        assert told({"discard": "any"}, {"choose_one": [[both[0]], [both[1]]]}) == []

    def test_an_option_that_was_not_chosen_moves_nothing(self) -> None:
        choice = {"choose_one": [[{"coin": 1}], [{"discard": "any"}]]}
        assert told(choice, {"draw_as_discarded": 1}) == [(kinds.NO_SOURCE, "effects.1")]

    def test_a_price_over_a_trashed_card_needs_one(self) -> None:
        gain = {"gain": {"category": "train", "over_trashed": 3}}
        assert told({"trash_from_hand": "train"}, {"draw": 1}, gain) == []
        assert told({"optional": [{"trash_from_hand": "train"}]}, gain) == []
        assert told(gain) == [(kinds.NOTHING_TRASHED, "effects.0")]
        apart = {"choose_one": [[{"trash_from_hand": "train"}], [gain]]}
        assert told(apart) == [(kinds.NOTHING_TRASHED, "effects.0.choose_one.1.0")]


class TestTrashingItself:
    def test_goes_once(self) -> None:
        first, again = {"trash_self": True}, {"trash_self": True}
        (found,) = contradictions(card(first, {"coin": 3}, again))
        assert (found.kind, found.way, found.other) == (
            kinds.GONE,
            ("effects", 2),
            ("effects", 0),
        )
        assert found.stops
        assert not contradictions(card(first, {"draw": 1}, again))[0].stops
        assert told({"optional": [first]}, again) == []
        assert told({"choose_one": [[first], [{"coin": 1}, again]]}) == []

    def test_ends_what_lasts(self) -> None:
        waives = lasts(waive=["river"])
        assert told(waives, {"trash_self": True}) == [(kinds.ENDS_AT_ONCE, "effects.0")]
        assert told({"trash_self": True}, waives) == [(kinds.ENDS_AT_ONCE, "effects.1")]
        top = lasts(buy_to_deck_top=True)
        assert told(top, {"rail": 1}, {"trash_self": True}) == [(kinds.ENDS_AT_ONCE, "effects.0")]

    def test_but_not_before_it_was_of_use(self) -> None:
        waives, gone = lasts(waive=["river"]), {"trash_self": True}
        assert told(waives, {"rail": 1}, gone) == []
        assert told(lasts(ignore_waste=True), {"rail": 1}, gone) == []
        assert told(waives, {"optional": [gone, {"coin": 2}]}) == []
        assert told({"choose_one": [[waives], [gone]]}) == []


class TestWaste:
    def test_does_not_come_while_none_is_gained(self) -> None:
        none = lasts(ignore_waste=True)
        assert told(none, {"rail": 1}, {"waste": 1}) == [(kinds.NO_WASTE_COMES, "effects.2")]
        assert told({"rail": 1}, {"waste": 1}, none) == []
        assert told({"choose_one": [[none], [{"waste": 1}, {"coin": 2}]]}) == []

    def test_cannot_be_returned_twice(self) -> None:
        all_of_it = {"return_waste": "all"}
        assert told(all_of_it, {"return_waste": 1}) == [(kinds.NONE_LEFT, "effects.1")]
        assert told(all_of_it, {"trash_from_hand": "waste"}) == [(kinds.NONE_LEFT, "effects.1")]
        (found,) = contradictions(card(all_of_it, {"return_waste": "any"}))
        assert not found.stops

    @pytest.mark.parametrize(
        "between",
        [
            {"draw": 1},
            {"reveal_top": {"cards": 2}},
            {"reveal_until": {"category": "train"}},
            {"name_and_peek": {}},
            {"take_from_discard": {"category": "waste"}},
            {"gain": {"category": "waste", "to": "hand"}},
            {"gain_same_as_shown": {"category": "train", "to": "hand"}},
            {"copy": {}},
        ],
        ids=lambda part: next(iter(part)),
    )
    def test_but_after_cards_have_come(self, between: dict[str, Any]) -> None:
        assert told({"return_waste": "all"}, between, {"return_waste": 1}) == []

    def test_alone_is_no_option(self) -> None:
        assert told({"optional": [{"waste": 1}]}) == [(kinds.ONLY_WASTE, "effects.0")]
        assert told({"choose_one": [[{"coin": 1}], [{"waste": 1}]]}) == [
            (kinds.ONLY_WASTE, "effects.0.choose_one.1")
        ]


class TestWaivers:
    def test_are_said_once(self) -> None:
        assert told(lasts(waive=["river", "river"])) == [(kinds.WAIVED_ALREADY, "effects.0")]
        both = lasts(waive=["river"]), lasts(waive=["mountain", "river"])
        (found,) = contradictions(card(*both))
        assert (found.kind, found.other) == (kinds.WAIVED_ALREADY, ("effects", 0))
        assert found.sentence == "river is waived already"

    def test_all_but_remote_holds_the_terrain_and_cities(self) -> None:
        assert told(lasts(waive=["all-but-remote", "river"])) == [
            (kinds.WAIVED_ALREADY, "effects.0")
        ]
        assert told(lasts(waive=["all-but-remote", "remote"])) == []
        assert told(lasts(waive=["all-but-remote", "foreign-coin"])) == []


@pytest.mark.parametrize(
    ("part", "kind"),
    [
        (lasts(coin_on_play={"coin": 2}), kinds.NAMES_NO_CARDS),
        (lasts(coin_on_play={"category": "rail", "card": "tunnel"}), kinds.CATEGORY_AND_CARD),
        ({"peek_top": ["top", "top"]}, kinds.NO_DIFFERENCE),
        ({"name_and_peek": {"hit": "deck", "miss": "deck"}}, kinds.NO_DIFFERENCE),
        ({"take_from_discard": {"category": "train", "to": "discard"}}, kinds.NO_DIFFERENCE),
        ({"reveal_top": {"cards": 2, "take": 3}}, kinds.TOO_MANY_TAKEN),
        ({"coin_if_in_play": {"card": "fan"}}, kinds.IN_PLAY_ITSELF),
    ],
)
def test_a_part_that_makes_no_difference(part: dict[str, Any], kind: str) -> None:
    assert told(part) == [(kind, "effects.0")]


def test_two_options_are_different() -> None:
    assert told({"choose_one": [[{"draw": 1}], [{"coin": 1}], [{"draw": 1}]]}) == [
        (kinds.SAME_OPTION, "effects.0.choose_one.2")
    ]


def test_what_cannot_be_bought_does_nothing_when_bought() -> None:
    assert told(buyable=False, on_buy=[{"waste": 1}]) == [(kinds.NOT_BOUGHT, "on_buy")]


class TestTakingOut:
    def test_a_part_goes(self) -> None:
        whole = card({"coin": 1}, {"draw": 1})
        assert without(whole, ("effects", 0)) == card({"draw": 1})

    def test_a_part_inside_another_goes_and_an_empty_one_with_it(self) -> None:
        whole = card({"optional": [{"waste": 1}, {"coin": 2}]})
        assert without(whole, ("effects", 0, "optional", 0)) == card({"optional": [{"coin": 2}]})
        single = card({"draw": 1}, {"optional": [{"coin": 2}]})
        assert without(single, ("effects", 1, "optional", 0)) == card({"draw": 1})

    def test_of_two_options_the_other_one_stays(self) -> None:
        whole = card({"choose_one": [[{"draw": 1}], [{"coin": 1}, {"vp": 1}]]})
        assert without(whole, ("effects", 0, "choose_one", 0)) == card({"coin": 1}, {"vp": 1})
        assert without(whole, ("effects", 0, "choose_one", 0, 0)) == card({"coin": 1}, {"vp": 1})
        less = card({"choose_one": [[{"draw": 1}], [{"vp": 1}]]})
        assert without(whole, ("effects", 0, "choose_one", 1, 0)) == less

    def test_what_happens_when_bought_goes(self) -> None:
        whole = card(on_buy=[{"waste": 1}, {"coin": 1}])
        assert without(whole, ("on_buy", 0)) == card(on_buy=[{"coin": 1}])
        assert without(whole, ("on_buy",)) == card()

    def test_ends_every_contradiction_of_any_card(self) -> None:
        seen = 0
        for seed in range(60):
            for plain in any_cards(Random(seed)):
                one, before = card(**plain), 10**6
                while found := contradictions(one):
                    seen += 1
                    one = without(one, found[-1].way)
                    size = str(one).count("(")
                    assert size < before
                    before = size
        assert seen > 100
