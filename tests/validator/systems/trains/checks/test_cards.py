"""Cards of one's own: what contradicts itself, does nothing, or comes into no game."""

import pytest

from tests.validator.systems.trains.checks.told import RULES, small, told

NIGHT = "id: night, name: Night, cost: 4"
OFFICE = "rules: {preset: trains, markers: {track: 9, stations: 5}, supply: {select: %s}}\n"


def card(effects: str, more: str = "", name: str = "night") -> str:
    head = f"id: {name}, name: Night shift, cost: 4, categories: [action]{more}"
    return small(more=f"cards:\n- {{{head}, effects: {effects}}}\n")


def kit(*cards: str, more: str = "") -> str:
    """A game that is played with a kit of these kinds."""
    select = f"{{kit: ours, count: {len(cards)}}}"
    return small(
        rules=OFFICE % select,
        more=f"{more}kits:\n- {{id: ours, name: Ours, cards: [{', '.join(cards)}]}}\n",
    )


class TestContradictions:
    @pytest.mark.parametrize(
        ("effects", "said"),
        [
            (
                "[{trash_self: true}, {trash_self: true}]",
                "DCK303 Night shift: the card has been trashed before",
            ),
            (
                "[{while_in_play: {ignore_waste: true}}, {waste: 1}]",
                (
                    "DCK303 Night shift: it brings Waste, and while the card is in play no Waste "
                    "is gained"
                ),
            ),
            (
                "[{return_waste: all}, {return_waste: 1}]",
                (
                    "DCK303 Night shift: all Waste of the hand has been returned before, and no "
                    "card has come since"
                ),
            ),
            (
                "[{draw: 1}, {draw_as_discarded: 1}]",
                "DCK302 Night shift: it counts cards, and the part before it does not discard any",
            ),
        ],
    )
    def test_of_parts_are_told_at_the_part(self, effects: str, said: str) -> None:
        assert told(card(effects)) == [said]

    def test_cards_of_the_preset_and_of_every_variant_have_none(self) -> None:
        for variant in ("later-edition", "ironworks-by-name", "first-game", "holiday-pass"):
            assert told(f"variants: [{variant}]\n") == []


class TestPartsForNothing:
    def test_are_told_of_the_kit_that_is_played(self) -> None:
        assert told(kit("landfill", "wagon-factory", "stationmaster-office")) == []
        assert told(kit("garage", "landfill", "tunnel").replace("r^.", "r..")) == [
            (
                "DCK311 Tunnel does less than it says with the kit Ours: it waives what a mountain "
                "costs, and the board has none"
            )
        ]

    def test_an_office_needs_something_to_copy(self) -> None:
        found = told(kit("freight-train", "stationmaster-office"))
        assert found == []
        lonely = kit("collaboration", "stationmaster-office")
        assert told(lonely, "DCK311") == [
            (
                "DCK311 Stationmaster office can never be applied with the kit Ours: such a game "
                "has no other card of the category action that does anything"
            )
        ]

    def test_a_factory_needs_a_pile_of_trains(self) -> None:
        always = "{express-train: null, limited-express-train: null}"
        lonely = kit("landfill", "maintenance-factory", "signals").replace(
            "supply: {", f"end: {{empty_piles: 2}}, supply: {{always: {always}, "
        )
        assert told(lonely) == [
            (
                "DCK311 Maintenance factory can never be applied with the kit Ours: there is no "
                "pile of the category train to gain from"
            )
        ]

    def test_a_gain_must_reach_the_cheapest_pile(self) -> None:
        low = "{trash_from_hand: station}, {gain: {category: vp, over_trashed: %s, to: hand}}"
        assert told(card(f"[{low % 0}]")) == []
        cheap = "[{gain: {category: vp, max_cost: 2}}]"
        assert told(card(cheap)) == [
            (
                "DCK311 Night shift can never be applied with the draw: it gains what costs 2 at "
                "most, and the cheapest pile costs 3"
            )
        ]

    def test_what_is_free_need_not_be_waived(self) -> None:
        free = RULES.replace("stations: 5}", "stations: 5}, costs: {city: 0, station: 0}")
        assert told(small(rules=free)) == [
            (
                "DCK311 Viaduct does less than it says with the draw: it waives what a city costs, "
                "which is nothing"
            )
        ]

    def test_a_board_without_terrain_says_so_of_what_is_drawn(self) -> None:
        flat = small((".....",) * 3)
        assert told(flat) == [
            (
                "DCK311 Steel bridge does less than it says with the draw: it waives what a river "
                "costs, and the board has none"
            ),
            (
                "DCK311 Tunnel does less than it says with the draw: it waives what a mountain "
                "costs, and the board has none"
            ),
        ]


class TestCardsNobodyCanUse:
    def test_come_into_no_game(self) -> None:
        own = f"cards:\n- {{{NIGHT}, categories: [action], effects: [{{draw: 2}}]}}\n"
        assert told(kit("garage", "landfill", more=own)) == [
            "DCK316 Night comes into no game: it is in no kit, no draw and no starting deck"
        ]
        assert told(kit("landfill", "night", more=own)) == []

    def test_cannot_be_bought_nor_gained(self) -> None:
        rules = OFFICE % "{count: 1, from: [landfill]}, always: {night: 10}"
        own = f"cards:\n- {{{NIGHT}, categories: [rail], buyable: false, value: 1}}\n"
        board = small(rules=rules, more=own)
        assert told(board) == ["DCK316 Night cannot be bought, and no card lets it be gained"]

    def test_do_nothing_and_bring_nothing(self) -> None:
        assert told(card("[]")) == [
            (
                "DCK317 Night shift brings neither coin nor points, and does nothing that can ever "
                "be done"
            )
        ]
        assert told(card("[]", ", points: 1")) == []


class TestDecks:
    @pytest.mark.rule("TRN-CHK-32")
    def test_nobody_can_trash_a_whole_starting_deck(self) -> None:
        every = "[{choose_one: [[{trash_from_hand: train}], [{trash_from_hand: %s}]]}]"
        rail = (
            "- {id: sale, name: Sale, cost: 4, categories: [action], "
            "effects: [{trash_from_hand: rail}]}\n"
        )
        assert told(card(every % "station") + rail) == [
            "DCK313 Night shift and Sale can trash a whole starting deck, and give no card for it"
        ]
        assert told(card(every % "vp") + rail) == []

    def test_waste_that_is_drawn_must_be_returned(self) -> None:
        assert told(kit("garage", "signals")) == ["DCK310 no card of the kit Ours returns Waste"]
        ways = (
            "{return_waste: 1}",
            "{trash_from_hand: waste}",
            "{optional: [{return_waste: any}]}",
        )
        for way in ways:
            own = (
                "cards:\n- {id: night, name: Night, cost: 4, value: 1, categories: [action], "
                f"effects: [{way}]}}\n"
            )
            assert told(kit("garage", "night", more=own)) == []

    def test_with_fewer_players_cards_may_be_enough(self) -> None:
        five = small().replace("max: 4", "max: 5")
        assert (
            told(five)
            == [
                "DCK306 5 players begin with 35 Normal train, and there are 30",
                "RUL304 there are 70 Waste for 5 players, and fewer than 10 each run out",
            ][:1]
        )

    def test_piles_are_as_large_as_they_say(self) -> None:
        rules = OFFICE % "{count: 8}, always: {rail-laying: 14}"
        assert told(small(rules=rules)) == [
            (
                "DCK307 the pile of Rail laying is said to have 14 cards, and with 4 players there "
                "are 12"
            )
        ]


class TestKits:
    def test_are_as_large_as_the_rules_choose(self) -> None:
        ours = "kits:\n- {id: ours, name: Ours, cards: [landfill, garage]}\n"
        assert told(small(more=ours)) == [
            "DCK308 Ours has 2 kinds of cards, and the rules choose 8"
        ]

    def test_have_kinds_that_can_be_chosen(self) -> None:
        own = "cards:\n- {id: garage, buyable: false}\n"
        found = told(kit("landfill", "normal-train", "express-train", "garage", more=own), "DCK308")
        assert sorted(found) == [
            "DCK308 Express train is always in the supply, and is in Ours",
            "DCK308 Garage cannot be bought, and is in Ours",
            "DCK308 Normal train is a card of starting decks alone, and is in Ours",
        ]

    def test_what_must_come_is_among_what_is_drawn(self) -> None:
        rules = OFFICE % "{count: 2, from: [garage, landfill, signals], must: [tunnel]}"
        assert told(small(rules=rules)) == [
            "DCK309 Tunnel must come, and is not among the kinds that are drawn"
        ]
        many = OFFICE % "{count: 1, from: [garage, landfill], must: [garage, landfill]}"
        assert told(small(rules=many)) == ["DCK309 2 kinds must come, and 1 are drawn"]
