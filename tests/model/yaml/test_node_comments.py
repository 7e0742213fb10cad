"""The comments between nodes are found, and nothing else is taken for one."""

from hypothesis import given
from hypothesis import strategies as st

from model.yaml.nodes import read_nodes
from tests.model.yaml.exact_places import assert_places_are_exact
from tests.model.yaml.two_valleys import SCENARIO


def test_comments_are_found_and_nothing_else() -> None:
    comments = read_nodes(SCENARIO).comments
    assert [(c.line, c.column, c.text, c.alone) for c in comments] == [
        (1, 1, "# A map of two valleys.", True),
        (3, 22, "# on the box", False),
        (16, 1, "# the far end", True),
    ]


def test_a_comment_behind_the_sign_of_an_empty_block_of_text_is_found_once() -> None:
    comments = read_nodes("a: |  # rows\n\n\nb: >- # d").comments
    assert [comment.text for comment in comments] == ["# rows", "# d"]


PIECES = [
    "a{n}: word{c}",
    'a{n}: "in # quotes"{c}',
    "a{n}: 'it''s # here'{c}",
    "a{n}: x#y{c}",
    "a{n}#b: x{c}",
    "'a{n} # ': x{c}",
    "a{n}: |{c}\n      # text\n      more # text\n",
    "a{n}: >-{c}\n      # text\n\n\n",
    "a{n}:{c}\n- 1{c}\n{c}\n- '#'{c}",
    "a{n}: [1,{c}\n  {{b: '#',{c}\n{c}\n  c: #2\n  d}}{c}\n  ]{c}",
    "a{n}: two\n  lines{c}",
    "{c}",
    "   {c}",
    "",
]


@given(
    st.lists(
        st.tuples(st.sampled_from(PIECES), st.sampled_from(["# one", "#", "# 'two' # three: x"])),
        max_size=12,
    ),
    st.sampled_from(["\n", "\r\n"]),
)
def test_comments_are_found_exactly_wherever_they_stand(
    pieces: list[tuple[str, str]], newline: str
) -> None:
    marked = "\n".join(
        piece.format(n=number, c=f" \x01{comment}").replace("#2", "\x01#2")
        for number, (piece, comment) in enumerate(pieces)
    ).replace("\n", newline)
    text = marked.replace("\x01", "")
    expected = [
        index - marked.count("\x01", 0, index)
        for index, character in enumerate(marked)
        if character == "\x01"
    ]
    document = read_nodes(text)
    assert [comment.index for comment in document.comments] == expected
    for comment in document.comments:
        before, after = text[: comment.index], text[comment.index :]
        assert comment.text == after.split(newline)[0]
        assert comment.alone == (not before.split("\n")[-1].strip())
    assert_places_are_exact(document)
