"""Fields: what forms ask for follows from the schemas, and so does why a value does not fit."""

import pytest

from model.schema.fields import Field, fields_of, part_at, why_not


def field(*route: str) -> Field:
    *above, name = route
    return next(one for one in fields_of("crayon", *above) if one.name == name)


def test_a_choice_has_its_words_with_what_they_mean() -> None:
    kind = field("cities", "kind")
    assert kind.kind == "choice"
    assert [word for word, _ in kind.choices] == ["small", "medium", "major"]
    assert all(about for _, about in kind.choices)
    assert kind.is_required


def test_a_number_has_its_range_and_its_unit() -> None:
    chips, cost = field("goods", "chips"), field("ferries", "cost")
    assert (chips.kind, chips.least, chips.most) == ("number", 0, 1000)
    assert (cost.kind, cost.unit) == ("number", "money")


def test_references_say_of_what_they_are_the_ids() -> None:
    assert (field("cities", "supplies").kind, field("cities", "supplies").refers) == (
        "ids",
        "goods",
    )
    assert field("links", "serves").refers == "cities"
    assert field("labels", "of").refers == "things"
    assert field("variants").refers == "variants"


def test_names_notations_and_paragraphs_are_told_apart() -> None:
    assert field("cities", "names").kind == "names"
    assert field("cities", "at").notation == "cell"
    assert field("goods", "colour").notation == "colour"
    assert field("notes").kind == "paragraphs"
    assert field("house_rules").kind == "texts"
    assert field("cities", "tags").kind == "words"
    assert field("cities", "members").kind == "text"


def test_rules_are_groups_of_fields() -> None:
    win = field("rules", "win")
    assert win.kind == "group"
    cash = next(one for one in win.inside if one.name == "cash")
    assert (cash.kind, cash.unit) == ("number", "money")
    city = field("rules", "city")
    small = next(one for one in city.inside if one.name == "small")
    assert next(one for one in small.inside if one.name == "max_players").may_be_null


@pytest.mark.parametrize(
    ("route", "plain"),
    [
        (("goods", "coal", "chips"), 5000),
        (("goods", "coal", "chips"), "many"),
        (("cities", "aston", "name"), ""),
        (("cities", "aston", "name"), None),
        (("cities", "aston", "kind"), "huge"),
        (("cities", "aston", "at"), "here"),
        (("cities", "aston", "colour"), "#ffffff"),
        (("cities", "aston", "names", "Deutsch!"), "Aston"),
        (("players", "min"), 0),
        (("rules", "win", "cash"), -1),
        (("title",), "\ud800"),
    ],
)
def test_what_does_not_fit_has_a_sentence(route: tuple[str, ...], plain: object) -> None:
    assert why_not("crayon", route, plain)


@pytest.mark.parametrize(
    ("route", "plain"),
    [
        (("goods", "coal", "chips"), 5),
        (("goods", "coal", "chips"), None),
        (("cities", "aston", "names", "de"), "Aston"),
        (("cities", "aston", "at"), "12,7"),
        (("rules", "win", "cash"), 250),
        (("rules", "cost", "terrain", "swamp"), 3),
        (("demands", "12"), ["aston coal 9"]),
    ],
)
def test_what_fits_has_none(route: tuple[str, ...], plain: object) -> None:
    assert why_not("crayon", route, plain) == ""


def test_nothing_can_stand_where_the_schema_knows_nothing() -> None:
    assert part_at("crayon", ("cities", "aston", "kind", "deep")) is None
    assert fields_of("crayon", "nothing") == ()


def test_the_lines_of_a_board_of_routes_have_fields_like_all_other_things() -> None:
    found = {one.name: one for one in fields_of("santa-fe", "board", "lines")}
    assert list(found) == ["id", "a", "b", "segments", "arrow", "terrain", "bends"]
    assert found["a"].refers == found["b"].refers == "cities"
    assert (found["segments"].least, found["segments"].most, found["segments"].usual) == (
        1,
        1000,
        1,
    )
    assert [word for word, _ in found["arrow"].choices] == ["a>b", "b>a"]
    assert found["terrain"].kind == "rows"
    assert all(one.about for one in found.values())


@pytest.mark.parametrize(
    ("field", "plain"),
    [
        ("segments", 0),
        ("a", None),
        ("arrow", "both"),
        ("terrain", [["Not A Kind"]]),
        ("nothing", 1),
    ],
)
def test_what_does_not_fit_a_line_is_told(field: str, plain: object) -> None:
    assert why_not("santa-fe", ("board", "lines", "x", field), plain)
    assert not why_not("santa-fe", ("board", "lines", "x", "terrain"), [[], ["mountain"]])
