"""What is told of a game of Santa Fe: points so far, what a piece earns, nothing that is hidden."""

from engine.showing.player_aid import aid_of
from engine.systems.santa_fe.game import SantaFeGame
from model.pieces.places import AtCity, Segment
from tests.engine.systems.santa_fe.games import do, game_with, laying

AID = aid_of("santa-fe")


def about(game: SantaFeGame, text: str) -> str:
    return AID.about(game, game.read(text))


def test_a_piece_tells_what_it_reaches_and_earns_and_changes_nothing() -> None:
    game = game_with(laying())
    before = game.to_plain()
    assert about(game, "lay sf aldon dunn") == "piece 1 of 2"
    assert about(game, "lay sf aldon cask") == "reaches Cask, earns $2"
    doubled = game_with(laying([["double-turn"], ["hale"], ["gila"]]))
    assert about(doubled, "lay sf aldon cask") == "reaches Cask, earns $4"
    assert game.to_plain() == before


def test_pieces_and_markers_have_their_places_on_the_board() -> None:
    game = game_with(laying())
    where = AID.where(game, game.read("lay sf aldon dunn"))
    assert where is not None
    assert where.step == (AtCity("aldon"), AtCity("dunn"))
    assert where.places == (Segment("aldon-dunn", 0),)
    assert AID.place_name(game, Segment("aldon-dunn", 0)) == "Aldon – Dunn"
    (piece,) = AID.ghost(game, game.read("lay sf aldon dunn")).pieces
    assert (piece.kind, piece.owner, piece.place) == ("track", "sf", where.places[0])


def test_the_points_of_a_player_are_money_and_cards_as_things_stand() -> None:
    game = game_with(laying([["cask"], ["hale"], ["gila"]]))
    do(game, "lay sf aldon cask")
    ledger = AID.ledger(game, 0)
    assert ledger is not None
    value = int(AID.seat(game, 0).cards[-1].lines[0].number.split()[0])
    assert ledger.entries == (
        ("money", "$4"), ("City cards", f"+{value}"), ("points", str(4 + value)),
    )  # fmt: skip
    assert game.scores()[0] == 4 + value


def test_hands_are_told_to_their_players_alone() -> None:
    game = game_with(laying(seats={0: {"hand": ["ford", "double-turn"]}}))
    facts = AID.seat(game, 0)
    assert [card.title for card in facts.cards] == ["Ford", "Double Turn", "Played City cards"]
    others = facts.to_others()
    assert [card.title for card in others.cards] == ["Played City cards"]
    assert others.hidden_cards == 2
    assert "Ford" not in str(others)
    assert "Ford" not in str(AID.ledger(game, 0)), "it is shown while nobody sits there"


def test_cards_that_are_exchanged_are_called_by_their_names() -> None:
    play = [["double-turn"], ["hale"], ["gila"]]
    game = game_with(laying(play, turn=2, seats={0: {"hand": ["ford"]}}))
    assert AID.title(game, game.read("exchange 1")) == "Exchange Ford"
    assert AID.about(game, game.read("exchange 1")) == "1 from the deck instead"


def test_a_turn_is_ended_by_what_is_allowed_then() -> None:
    game = game_with(laying([["triple-turn"], ["hale"], ["gila"]]))
    assert AID.goes_on(game) is None, "a piece is due"
    do(game, "lay sf aldon dunn")
    assert str(AID.goes_on(game)) == "stop"
