"""What a program says that no file may say, each with its place."""

from typing import Any

from editor.builder.parts.program import Program
from editor.builder.parts.schemas import Way
from model.schema.schema import marked_schema
from model.schema.schema_files import Schema


def troubles_in(program: Program) -> list[tuple[Way, str]]:
    """What cannot be said as it is, each with its place."""
    if program.plain is None:
        return []
    if program.left_out is None:
        return _checked(program.system, program.schema(), program.plain)
    return _of_keys(program)


def _checked(system: str, part: Schema, plain: Any) -> list[tuple[Way, str]]:
    from model.schema.checking import in_detail
    from model.schema.sentences import told

    found = in_detail(plain, {**part, "$defs": marked_schema(system)["$defs"]})
    return list(dict.fromkeys((one.route, one.message) for each in found for one in told(each)))


def _of_keys(program: Program) -> list[tuple[Way, str]]:
    """The same of parts that are the keys of one thing: each where it stands among the parts."""
    part = {**program.schema(), "required": []}
    places = {key: number for number, one in enumerate(program.parts) for key in one}
    found = _checked(program.system, part, program.of_keys)
    return [((places[way[0]], *way) if way and way[0] in places else (), why) for way, why in found]
