"""What is shown of a Santa Fe game at a terminal, and what typed lines mean."""

import pytest

from milepost.playing.examples import help_lines
from milepost.playing.talk import talk_of
from milepost.terminal.say import Refusal
from tests.engine.systems.santa_fe.games import do, game_with, laying

TALK = talk_of("santa-fe")
DOUBLE = [["double-turn", "branch sf"], ["hale"], ["gila"]]


def typed(text: str, **more: object) -> list[str] | None:
    game = game_with(laying(**more))  # type: ignore[arg-type]
    plan = TALK.plan(game, text, None)
    return None if plan is None else [str(action) for action in plan.actions]


class TestLines:
    def test_names_stand_for_ids_and_filling_words_for_nothing(self) -> None:
        assert typed("lay Santa Fe from Aldon to Cask") == ["lay sf aldon cask"]
        assert typed("build sf aldon cask") == ["lay sf aldon cask"]

    def test_the_city_that_a_piece_leads_to_is_enough(self) -> None:
        assert typed("lay sf cask") == ["lay sf aldon cask"]
        assert typed("lay gn elko") == ["lay gn brack elko"]

    def test_slips_of_typing_are_put_right(self) -> None:
        assert typed("lay sf aldn cask") == ["lay sf aldon cask"]

    def test_what_can_mean_several_things_is_asked(self) -> None:
        with pytest.raises(
            Refusal, match=r"that can mean 2 things: lay sf aldon cask; lay sf aldon"
        ):
            typed("lay sf")

    def test_several_pieces_are_laid_as_far_as_the_card_allows(self) -> None:
        assert typed("lay sf aldon dunn 2", play=DOUBLE) == ["lay sf aldon dunn"] * 2
        assert typed("lay sf aldon dunn x5", play=DOUBLE) == ["lay sf aldon dunn"] * 2
        assert typed("lay sf aldon dunn 2") == ["lay sf aldon dunn"]

    def test_a_branch_is_started_only_where_it_is_said(self) -> None:
        track = {"aldon-cask": "sf 1 from aldon"}
        more = {"track": track, "routes": {"sf": {"heads": ["cask"], "routes": 1}}, "play": DOUBLE}
        assert typed("lay sf dunn", **more) == ["lay sf cask dunn"]
        assert typed("lay sf aldon dunn + branch", **more) == ["lay sf aldon dunn + branch"]
        assert typed("lay sf aldon dunn with branch", **more) == ["lay sf aldon dunn + branch"]

    def test_cards_are_played_by_name(self) -> None:
        game = game_with({"round": 2, "step": "play", "seats": [{"hand": ["iris", "branch sf"]}]})
        plan = TALK.plan(game, "play Iris and Branch Line of Santa Fe", None)
        assert plan is not None
        assert str(plan.actions[0]) == "play iris + branch sf"

    def test_other_lines_are_left_alone(self) -> None:
        assert typed("dance sf aldon") is None
        assert typed("lay sf lund iris") is None

    def test_what_is_a_move_and_refused_stays_refused(self) -> None:
        game = game_with(laying())
        refusal = game.why_not(game.read("lay sf iris hale"))
        assert refusal is not None
        assert TALK.plan(game, "lay sf iris hale", refusal) is None


class TestSituation:
    def test_shows_hand_railroads_and_what_is_due(self) -> None:
        game = game_with(laying(track={"aldon-dunn": "sf 1 from aldon"}))
        shown = "\n".join(TALK.picture(game, 0))
        assert "money    $2; Iris: 1 piece to lay in this turn, one is due" in shown
        assert "sf  Santa Fe        11 left  towards Dunn (1 of 2)" in shown
        assert "gn  Great Northern  10 left  begins in Brack" in shown
        assert "and 1 short line whose card has not come" in shown
        assert "played   Iris  7 for each of 0 railroads: 0" in shown

    def test_hides_the_cards_of_others(self) -> None:
        game = game_with(laying(seats={1: {"hand": ["elko", "kirk"]}}))
        shown = "\n".join(TALK.picture(game, 0))
        assert "Bob: $2; 2 cards; plays Hale; played Hale" in shown
        assert "Elko" not in shown
        assert "Kirk" not in shown
        assert "Elko" not in "\n".join(TALK.hand(game, 1))

    def test_hides_what_others_have_chosen(self) -> None:
        game = game_with({"round": 2, "step": "play"})
        do(game, str(next(iter(game.actions()))))
        chosen = game.state.seats[0].play
        assert chosen
        name = game.table.card_name(chosen[0])
        assert f"plays {name}" not in "\n".join(TALK.others(game, 1))

    def test_counts_pieces_by_railroad(self) -> None:
        game = game_with(laying())
        said = TALK.in_short("lay", list(game.actions()))
        assert said == "4 pieces: 2 of gn, 2 of sf; list lay shows all, lay gn its own"

    def test_help_speaks_of_this_board(self) -> None:
        lines = help_lines(TALK.examples(game_with(laying())))
        assert any(line.startswith("play elko + branch gn") for line in lines) or any(
            line.startswith("play dunn + branch gn") for line in lines
        )
