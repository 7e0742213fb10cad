"""The cards of Trains: numbers, categories and words on each, nothing clipped, none missing."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from drawing.cards.card import FACE, HEIGHT, INNER, WIDTH
from drawing.cards.card import Card as Printed
from drawing.goods.icons import LARGEST_ICON
from drawing.pages.paper import BLEED
from drawing.shapes.symbols import Box, Image, Picture
from drawing.systems.trains.cards import card_front, cards_of, motifs
from drawing.systems.trains.cards.categories import BAND, WORDS, colour_of
from drawing.systems.trains.cards.wording import MORE
from drawing.text.metrics import cap_height
from drawing.themes.theme import theme, theme_names
from model.systems.trains.sentences.effects import card_sentences
from model.systems.trains.things.card import Card
from tests.drawing.files.png_samples import png
from tests.drawing.goods.test_icons import contrast
from tests.drawing.systems.trains.boards import (
    bay,
    box_around,
    box_of,
    changed,
    curves,
    fan_box,
    texts_of,
    words,
)
from tests.engine.systems.trains.games import scenario_with

READABLE = 1.8
FANS = range(20)
LONG = {
    "id": "long",
    "name": "The very long name of a card that somebody in a hurry has made up",
    "cost": 100,
    "value": 100,
    "points": 100,
    "categories": ["train", "action", "rail", "station", "vp"],
    "effects": [{"name_and_peek": {"hit": "discard", "miss": "deck"}}] * 6
    + [{"reveal_until": {"category": "rail", "count": 9, "to": "deck", "rest": "discard"}}] * 6,
    "text": "Nobody sleeps before the last spike is in. " * 11,
}


@cache
def cards(look: str = "print") -> list[Printed]:
    return cards_of(bay(), theme(look))


def front(key: str, box: Mapping[str, Card] | None = None, look: str = "print") -> Picture:
    box = box or box_of(bay())
    return card_front(box[key], box, theme(look))


def check_text(picture: Picture, name: str) -> None:
    """Every letter can be read, lies on the card inside the safe room, and covers no other."""
    texts = texts_of(picture)
    boxes = [box_around(text) for text in texts]
    for text, box in zip(texts, boxes, strict=True):
        assert cap_height(text.size, text.face) >= READABLE, f"{name}: {text.text}"
        assert box.x > FACE.x + 2.5, f"{name}: {text.text}"
        assert box.right < FACE.right - 2.5, f"{name}: {text.text}"
        assert FACE.y + 2.0 < box.y, f"{name}: {text.text}"
        assert box.bottom < FACE.bottom - 3.5, f"{name}: {text.text}"
    lines = [box for text, box in zip(texts, boxes, strict=True) if text.key != "motif"]
    assert not [pair for pair in combinations(lines, 2) if pair[0].grown(-0.2).meets(pair[1])], name


# -- how many there are


@pytest.mark.rule("TRN-COMP-02", "TRN-COMP-03", "TRN-COMP-04", "TRN-COMP-05")
def test_there_are_as_many_cards_as_four_players_need_and_a_randomizer_of_each_kind() -> None:
    found = Counter(one.name.rpartition("-")[0] for one in cards() if one.kind == "cards")
    assert found["normal-train"] == 28, "two of the 30 are never on the table"
    assert (found["rail-laying"], found["station-expansion"], found["waste"]) == (20, 20, 70)
    assert (found["express-train"], found["limited-express-train"]) == (20, 10)
    assert found["building"] == found["skyscraper"] == found["tunnel"] == found["landfill"] == 10
    assert found.total() == 28 + 20 + 10 + 20 + 20 + 70 + 30 + 300
    assert Counter(one.kind for one in cards()) == {"cards": found.total(), "randomizers": 30}
    assert len({id(one.back) for one in cards()}) == 2


def test_a_kit_leaves_the_other_kinds_and_the_randomizers_out() -> None:
    kit = cards_of(changed(bay(), supply={"select": {"kit": "holiday-pass"}}), theme())
    found = {one.name.rpartition("-")[0] for one in kit}
    assert len(found) == 9 + 8
    assert {one.kind for one in kit} == {"cards"}


def test_piles_of_a_size_and_fewer_players_take_fewer_cards() -> None:
    small = scenario_with(rules={"supply": {"always": {"waste": 12}, "select": {"each": 6}}})
    found = Counter(one.name.rpartition("-")[0] for one in cards_of(small, theme()))
    assert (found["waste"], found["tunnel"]) == (12, 6)


def test_without_rules_there_are_no_cards() -> None:
    assert cards_of(changed(bay(), preset="nobody-knows"), theme()) == []


def test_cards_have_the_size_of_all_others() -> None:
    size = (WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
    assert {(one.front.width, one.front.height) for one in cards()} == {size}


# -- what is on them


@pytest.mark.rule("TRN-COMP-09", "TRN-COMP-10")
def test_every_card_says_its_name_its_numbers_its_categories_and_what_it_does() -> None:
    box = box_of(bay())
    for key, card in box.items():
        picture, told = front(key), words(front(key))
        assert card.title in told
        assert bool(curves([picture], "value")) == bool(card.value)
        assert bool(curves([picture], "cost")) == card.buyable
        assert bool(curves([picture], "points")) == bool(card.points)
        for sentence in card_sentences(card, box):
            assert sentence in told, key
        assert [one.key.split()[-1] for one in curves([picture], "disc of")] == [*card.categories]
        assert all(WORDS[one] in told for one in card.categories)
        assert MORE not in told


@pytest.mark.rule("TRN-COMP-09")
def test_a_p_marks_what_lasts_and_a_bin_the_waste() -> None:
    lasting = {key for key in box_of(bay()) if curves([front(key)], "perpetual")}
    assert lasting == {
        "collaboration", "first-train", "ironworks", "material-dump-site", "steel-bridge",
        "tunnel", "underground-digging", "viaduct",
    }  # fmt: skip
    noted = {text.text for text in texts_of(front("tunnel")) if text.key == "waste"}
    assert noted == {"+1"}
    assert "bought: +1" in words(front("building"))
    assert not [text for text in texts_of(front("landfill")) if text.key == "waste"]


def test_a_band_of_two_categories_has_two_colours() -> None:
    bands = curves([front("mail-train")], "band")
    assert len({one.ink.fill for one in bands}) == 2
    assert len(curves([front("tunnel")], "band")) == 1


def test_words_of_ones_own_stand_below_the_sentences() -> None:
    own = scenario_with(cards=[{"id": "tunnel", "text": "Mind your head."}])
    told = words(front("tunnel", box_of(own)))
    assert told.index("Gain 1 Waste.") < told.index("Mind your head.")


def test_every_part_of_the_vocabulary_has_a_picture() -> None:
    for seed in FANS:
        for card in fan_box(seed).values():
            assert {one.name for one in motifs.motifs(card)} <= set(motifs.names())


def test_every_picture_stays_in_its_box() -> None:
    for name in motifs.names():
        for batch in motifs.picture(name, Box(0, 0, 100, 100), "#000000", "#ffffff"):
            for curve in batch.curves:  # type: ignore[union-attr]
                for step in curve:
                    for x, y in step:
                        assert -2 <= x <= 102, name
                        assert -2 <= y <= 102, name


# -- nothing is clipped


@pytest.mark.parametrize("look", theme_names())
def test_every_letter_of_every_card_can_be_read_and_lies_on_it(look: str) -> None:
    for one in {id(card.front): card for card in cards(look)}.values():
        check_text(one.front, one.name)


@pytest.mark.parametrize("seed", FANS)
def test_cards_that_nobody_has_thought_of_are_not_clipped(seed: int) -> None:
    box = fan_box(seed)
    for key, card in box.items():
        if key.startswith("fan"):
            picture = front(key, box)
            check_text(picture, key)
            told = words(picture)
            missing = [one for one in card_sentences(card, box) if one not in told]
            assert (MORE in told) == bool(missing)


def test_most_cards_of_fans_say_everything() -> None:
    fans = [(key, fan_box(seed)) for seed in FANS for key in fan_box(seed) if key[:3] == "fan"]
    cut = [key for key, box in fans if MORE in words(front(key, box))]
    assert len(cut) < len(fans) / 10


def test_the_longest_card_is_cut_at_a_sentence_and_says_where_the_rest_is() -> None:
    box = box_of(scenario_with(cards=[LONG]))
    picture = front("long", box)
    check_text(picture, "long")
    assert MORE in words(picture)
    said = [text for text in texts_of(picture) if text.at[1] > FACE.y + BAND + 8 and not text.key]
    assert said[-2].text.endswith(".")


def test_a_sentence_that_is_too_long_for_a_card_begins_on_it() -> None:
    options = [[{"name_and_peek": {"hit": "discard", "miss": "deck"}}] * 6] * 3
    box = box_of(scenario_with(cards=[{"id": "long", "effects": [{"choose_one": options}]}]))
    picture = front("long", box)
    check_text(picture, "long")
    assert "Choose one: name a card" in words(picture)
    assert f"… {MORE}" in words(picture)


# -- the designer's own picture


def images(picture: Picture) -> list[Image]:
    return [one for layer in picture.layers for one in layer.batches if isinstance(one, Image)]


def with_image(folder: Path, named: str) -> Picture:
    box = box_of(scenario_with(cards=[{"id": "tunnel", "image": named}]))
    return card_front(box["tunnel"], box, theme(), str(folder))


def test_a_picture_of_ones_own_takes_the_place_of_ours(tmp_path: Path) -> None:
    (tmp_path / "wide.png").write_bytes(png(40, 20))
    (image,) = images(with_image(tmp_path, "./wide.png"))
    assert image.box.width == pytest.approx(2 * image.box.height)
    assert image.box.x >= INNER.x - 0.01


@pytest.mark.parametrize("named", ["./none.png", "../outside.png", "./bomb.png", "./heavy.png"])
def test_a_picture_that_cannot_be_shown_leaves_ours(tmp_path: Path, named: str) -> None:
    (tmp_path / "bomb.png").write_bytes(png(9000, 9000))
    (tmp_path / "heavy.png").write_bytes(png(40, 20, extra=LARGEST_ICON))
    assert not images(with_image(tmp_path, named))


# -- told apart


@pytest.mark.parametrize("look", theme_names())
def test_white_words_stand_out_from_every_band(look: str) -> None:
    known = theme(look)
    for category in WORDS:
        assert contrast(colour_of(category, known), known.style("card-title").colour) > 4.5


def test_categories_differ_in_their_pictures_and_words() -> None:
    assert len({motifs.of_category(one) for one in WORDS}) == len(set(WORDS.values())) == 6
