"""Steps of an entry through its program: up, down, into what stands before it, and out again."""

from editor.builder.parts.program import Program
from editor.builder.parts.schemas import Way


def up(program: Program, way: Way) -> tuple[Program, Way]:
    """One place up: before its neighbour, to the end of the option before, or out."""
    *above, place = way
    if not isinstance(place, int):
        return program, way
    if place > 0:
        return program.moved(way, (*above, place - 1))
    option = _other_option(program, tuple(above), -1)
    if option:
        return program.moved(way, (*option, len(program.at(option))))
    return _out(program, way, 0)


def down(program: Program, way: Way) -> tuple[Program, Way]:
    """One place down: behind its neighbour, to the beginning of the next option, or out."""
    *above, place = way
    listed = program.at(tuple(above))
    if not isinstance(place, int) or not isinstance(listed, list):
        return program, way
    if place < len(listed) - 1:
        return program.moved(way, (*above, place + 2))
    option = _other_option(program, tuple(above), 1)
    if option:
        return program.moved(way, (*option, 0))
    return _out(program, way, 1)


def into(program: Program, way: Way) -> tuple[Program, Way]:
    """To the end of the last list that the neighbour above holds."""
    *above, place = way
    if not isinstance(place, int) or place == 0:
        return program, way
    for listed in reversed(lists_in(program, (*above, place - 1))):
        if program.takes(listed, program.at(way)):
            return program.moved(way, (*listed, len(program.at(listed))))
    return program, way


def out(program: Program, way: Way) -> tuple[Program, Way]:
    """Behind the part that holds it."""
    return _out(program, way, 1)


def lists_in(program: Program, way: Way) -> list[Way]:
    """The lists of parts that a part holds: none, one, or one for each option."""
    words, plain = program.vocabulary(way), program.at(way)
    word = None if words is None else words.word_in(plain)
    if words is None or word is None or word.shape not in ("parts", "options"):
        return []
    inside = (*way, *words.way_in(word))
    if word.shape == "parts":
        return [inside] if isinstance(program.at(inside), list) else []
    options = program.at(inside)
    options = options if isinstance(options, list) else []
    return [(*inside, n) for n, one in enumerate(options) if isinstance(one, list)]


def _other_option(program: Program, option: Way, by: int) -> Way:
    """The option beside one; nothing where there is none."""
    if not option or not isinstance(option[-1], int):
        return ()
    other = option[-1] + by
    there = (*option[:-1], other)
    return there if other >= 0 and isinstance(program.at(there), list) else ()


def _out(program: Program, way: Way, behind: int) -> tuple[Program, Way]:
    owner = program.owner(way)
    while owner:
        *above, place = owner
        goal = (*above, (place if isinstance(place, int) else 0) + behind)
        if program.takes(tuple(above), program.at(way)):
            return program.moved(way, goal)
        owner = program.owner(owner)
    return program, way
