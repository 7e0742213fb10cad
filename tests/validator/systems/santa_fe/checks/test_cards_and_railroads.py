"""City cards, other cards, markers, money, railroads and what a board declares."""

from tests.validator.systems.santa_fe.checks.told import CITIES, small, told

POOR = "everybody begins with {}, and the first round brings nothing"


class TestCityCards:
    def test_a_value_without_copies_has_no_cards(self) -> None:
        odd = CITIES.replace("value: 2", "value: 9")
        (found, *_) = told(small(cities=odd))
        assert found == (
            "DCK201 Elm has the value 9, and there are City cards for 2, 3, 4, 5, 6 and 7"
        )

    def test_cards_without_a_value_are_none(self) -> None:
        odd = CITIES.replace('xy: "9.0,2.0"', 'xy: "9.0,2.0", cards: 2')
        assert told(small(cities=odd)) == ["DCK201 Ash has 2 cards and no value"]

    def test_hands_need_cards(self) -> None:
        found = told(small().replace("max: 2", "max: 4"))
        assert found == ["DCK202 4 players are dealt 16 City cards, and there are 12"]

    def test_piles_need_cards(self) -> None:
        found = told(small().replace("max: 2", "max: 3"))
        assert found == [
            "DCK203 3 players leave 0 City cards for 3 piles when they have been dealt their hands"
        ]


class TestOtherCards:
    def test_short_lines_need_a_card(self) -> None:
        gone = "cards:\n- {id: short-line, removed: true}\n"
        assert told(small(more=gone)) == [
            "DCK205 there are no cards for each short line, and it takes one"
        ]

    def test_without_short_lines_no_card_is_needed(self) -> None:
        alone = small(more="cards:\n- {id: short-line, removed: true}\n")
        assert told(alone.replace("track: 4, home: elm", "removed: true")) == []

    def test_a_deck_needs_city_cards(self) -> None:
        gone = "cards:\n- {id: city, of: none}\n"
        assert "DCK209 no kind of cards is of cities" in told(small(more=gone))

    def test_dear_branches_are_fine_where_the_first_round_pays(self) -> None:
        dear = "cards:\n- {id: branch, price: 9}\n"
        assert told(small(more=dear)) == []
        far = small(more=dear).replace("segments: 2}", "segments: 5}")
        assert told(far, "RUL206") == [f"RUL206 Branch Line costs 9, {POOR.format(2)}"]

    def test_a_variant_changes_what_cards_cost(self) -> None:
        poor = "rules: {start: {money: 1}, bonus: {city: 0, square: 0}}\n"
        assert told(poor, "RUL206") == []
        found = told("variants: [terrain]\n" + poor, "RUL206")
        assert found == [f"RUL206 Branch Line costs 2, {POOR.format(1)}"]


def test_two_kinds_of_markers_for_one_value_are_counted_together() -> None:
    more = "- {id: boom-9, value: 9, on_value: 2, count: 2}\n"
    assert told(small(more=more)) == [
        "DCK208 3 markers can be placed on cities of the value 2, and there is 1"
    ]


def test_a_marker_that_feeds_another_is_an_error() -> None:
    more = "- {id: boom-9, value: 9, on_value: 4, count: 0}\n"
    assert told(small(more=more)) == [
        "DCK207 the marker boom-4 makes cities worth 4, and markers are placed on such cities"
    ]


def test_a_fresh_board_says_nothing_of_homes() -> None:
    text = (
        "format: 1\nid: example\ntitle: Fresh\nsystem: santa-fe\nrules: {preset: santa-fe-rails}\n"
        "players: {min: 2, max: 5}\n"
    )
    assert told(text + "board: {kind: routes, size: [10, 8]}\n") == []


def test_what_is_declared_is_counted() -> None:
    declared = "rules: {declared: {cities: 43, majors: 4, short_lines: 4, pieces: 160}}\n"
    assert told(declared) == [
        "RUL205 the scenario declares 43 cities and has 42",
        "RUL205 the scenario declares 4 majors and has 5",
    ]
