"""Areas of events as trains meet them: over the map or along track, from centres and coasts."""

from collections.abc import Sequence

import pytest

from tests.engine.systems.crayon.situations.long_line import line, long_line, seat, train
from tests.engine.systems.crayon.situations.situation import both_games, play, refused

COAST = """
regions:
- {id: sea, kind: coast, cells: "20,1 20,2 21,2"}
- {id: woods, kind: area, cells: "20,1 20,2 21,2"}
"""


def raid(area: str) -> str:
    effect = f'{{effect: lose-load, area: "{area}"}}'
    return f"- {{id: raid, name: Raid, duration: instant, effects: [{effect}]}}"


def hit(
    area: str, *places: str, rules: str = "preset: china-rails", track: Sequence[str] = ()
) -> str:
    """Which of Bob's trains, one at each place, lose their load to an event with this area."""
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 10))
    bob = seat(trains=[train(place, "tea") for place in places], track=track)
    game = long_line(ann, bob, events=raid(area), land=COAST, deck=["raid"], rules=rules)
    play(game, "deliver coal mill 10")
    lost = (not one.loads for one in game.state.seats[1].trains)
    return " ".join(place for place, gone in zip(places, lost, strict=True) if gone)


@both_games
@pytest.mark.rule("CRY-EVENT-06")
def test_the_distance_itself_still_belongs_to_the_area(preset: str) -> None:
    rules = f"preset: {preset}"
    places = ("16,1", "18,1", "19,1", "17,0", "18,2", "19,2")
    assert hit("within(2, cities(market))", *places, rules=rules) == "16,1 18,1 17,0 18,2"


@pytest.mark.rule("CRY-EVENT-06")
def test_counting_goes_round_what_is_no_milepost() -> None:
    rows = ["." * 32, "." * 17 + "_" + "." * 14, "." * 32]
    events = raid("within(2, cities(market))")
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 10))
    bob = seat(trains=[train("18,1", "tea"), train("18,0", "tea")])
    game = long_line(ann, bob, events=events, rows=rows, deck=["raid"])
    play(game, "deliver coal mill 10")
    assert [one.loads for one in game.state.seats[1].trains] == [("tea",), ()]


@pytest.mark.rule("CRY-EVENT-06")
@pytest.mark.rule("OPEN-CRY-45")
@pytest.mark.parametrize(
    ("metric", "found"), [("lattice", "14,1 16,1 18,1"), ("track", "16,1 18,1")]
)
def test_distances_are_counted_over_the_map_whatever_is_built(metric: str, found: str) -> None:
    rules = f"preset: china-rails, event: {{metric: {metric}}}"
    places, track = ("14,1", "16,1", "18,1", "19,1"), line(16, 20)
    assert hit("within(2, cities(market))", *places, rules=rules, track=track) == found


@pytest.mark.rule("CRY-EVENT-06")
@pytest.mark.rule("OPEN-CRY-45")
def test_along_track_an_area_grows_with_the_line() -> None:
    effect = '{effect: no-move, area: "within(2, cities(market))"}'
    events = f"- {{id: snow, name: Snow, duration: 2 turns, effects: [{effect}]}}"
    ann = seat("18,1", track=line(17, 26), came_from="19,1")
    rules = "preset: china-rails, event: {metric: track}"
    snow = [{"event": "snow", "drawer": 1}]
    game = long_line(ann, seat(), events=events, rules=rules, in_play=snow)
    assert refused(game, "move 17,1") == ""
    play(game, "done", "build 17,1 16,1", "end", "done", "end")
    assert refused(game, "move 17,1") == "CRY-EVENT-47"


@both_games
@pytest.mark.rule("CRY-EVENT-07")
def test_a_major_city_is_counted_from_its_centre(preset: str) -> None:
    rules = f"preset: {preset}"
    places = ("28,1", "27,1", "26,1")
    assert hit("within(2, cities(harbour))", *places, rules=rules) == "28,1 27,1"


@both_games
@pytest.mark.rule("CRY-EVENT-08")
def test_from_a_coast_its_own_mileposts_are_counted_as_nought(preset: str) -> None:
    rules = f"preset: {preset}"
    places = ("20,1", "19,1", "18,1", "17,1")
    assert hit("within(2, region(sea))", *places, rules=rules) == "20,1 19,1 18,1"
    assert hit("within(0, region(sea))", *places, rules=rules) == "20,1"


@pytest.mark.rule("CRY-EVENT-08")
@pytest.mark.rule("OPEN-CRY-46")
def test_another_reading_counts_the_coast_as_one() -> None:
    rules = "preset: china-rails, event: {coast_origin: 1}"
    places = ("20,1", "19,1", "18,1", "17,1")
    assert hit("within(2, region(sea))", *places, rules=rules) == "20,1 19,1"
    assert hit("within(0, region(sea))", *places, rules=rules) == ""
    assert hit("within(2, region(woods))", *places, rules=rules) == "20,1 19,1 18,1"


@pytest.mark.rule("CRY-EVENT-01")
def test_only_the_milepost_of_a_train_says_whether_it_is_in_an_area() -> None:
    assert hit("cities(market)", "16,1", "17,1") == "16,1"
    assert hit("cities(harbour)", "28,1", "29,1", "27,1") == "28,1 29,1"
    assert hit("terrain(clear) minus within(3, cities(market))", "18,1", "20,1") == "20,1"
