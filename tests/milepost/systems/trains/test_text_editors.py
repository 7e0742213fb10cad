"""What text editors show and offer in a board of Trains: hexes, cities, cards, kits."""

from pathlib import Path

import pytest

from milepost.language_server.analysis import analysed
from milepost.language_server.completion import proposals
from milepost.language_server.hovering import hover_text
from model.bundled import bundled_scenarios

MORE = """\
cards:
- {id: night-shift, name: Night shift, cost: 4, categories: [action], effects: [{draw: 2}]}
- {id: deputy, cost: 3, categories: [action], effects: [{coin_if_in_play: {card: tunnel}}]}
kits:
- {id: ours, cards: [garage, landfill, night-shift]}
"""
TEXT = Path(bundled_scenarios()["lantern-bay"]).read_text(encoding="utf-8") + MORE
CURSOR = "¦"


def hover(around: str, text: str = TEXT) -> str:
    """What is shown at the cursor in a piece of the text."""
    plain = around.replace(CURSOR, "")
    assert plain in text
    index = text.index(plain) + around.index(CURSOR)
    return hover_text(analysed(text, None), index)


def offered(old: str, new: str) -> set[str]:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    index = text.index(CURSOR)
    typed = text.replace(CURSOR, "")
    return {one.label for one in proposals(typed, index, analysed(TEXT, None)).found}


class TestHovering:
    def test_a_city_tells_its_room_and_what_it_costs_and_scores(self) -> None:
        assert hover("- {id: lan¦tern, name: Lantern").startswith(
            "**Lantern**: room for 3 stations; a marker here scores 8 when it is full; "
            "a rail here costs 1 coin"
        )

    def test_a_remote_place_tells_its_number(self) -> None:
        said = hover("- {id: ca¦pe, name: Cape")
        assert said.startswith("**Cape**: remote place of the number 4; a marker here scores 4; ")
        assert "a rail here costs 4 coin" in said

    def test_a_hex_of_the_drawing_tells_what_stands_there_and_its_borders(self) -> None:
        said = hover("    ^^^.r.^^^^\n    ^..r..¦r^^_")
        assert said.startswith("**6,1**: river, track to it costs 1, 1 blocked border")
        assert "nobody builds here" in hover("    ^r.rr..¦~~.")

    def test_a_card_tells_what_it_costs_and_does(self) -> None:
        assert hover("- {id: night¦-shift, name: Night shift").startswith(
            "**Night shift**: action card; costs 4; 10 cards in the box; Draw 2 cards"
        )

    def test_a_card_that_is_named_elsewhere_is_told(self) -> None:
        assert hover("{coin_if_in_play: {card: tun¦nel}}").startswith(
            "**Tunnel**: rail-laying card; costs 5; 10 cards in the box; "
        )
        assert hover("cards: [garage, land¦fill, night-shift]").startswith("**Landfill**: ")

    def test_a_kit_tells_its_cards(self) -> None:
        said = hover("- {id: ou¦rs, cards:")
        assert said.startswith("**Ours**: 3 kinds: Garage, Landfill, Night shift")


@pytest.mark.parametrize(
    ("old", "new", "some", "none"),
    [
        ("cards: [garage, landfill, night-shift]", "cards: [garage, ¦]", "night-shift", "lantern"),
        ("card: tunnel", "card: t¦", "tunnel", "ours"),
        ("rules: {preset: trains}", "rules: {supply: {select: {kit: ¦}}}", "ours", "garage"),
        ("rules: {preset: trains}", "rules: {start: {deck: {¦}}}", "night-shift", "ours"),
        ("effects: [{draw: 2}]", "effects: [{¦}]", "reveal_top", "ours"),
        ("categories: [action], effects", "categories: [¦], effects", "train", "garage"),
    ],
)
def test_ids_and_words_are_offered(old: str, new: str, some: str, none: str) -> None:
    found = offered(old, new)
    assert some in found
    assert none not in found
