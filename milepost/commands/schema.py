"""Print the JSON Schema of scenario files, presets, logs or findings."""

import argparse

EXAMPLE = "milepost schema -o scenario.schema.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--system", metavar="S", help="only the keys of one system, such as crayon")
    which.add_argument("--preset", action="store_true", help="the schema of preset files")
    which.add_argument("--log", action="store_true", help="the schema of game logs")
    which.add_argument("--findings", action="store_true", help="the schema of findings in JSON")
    parser.add_argument("-o", "--output", metavar="FILE", help="write to a file")


def run(arguments: argparse.Namespace) -> int:
    text = schema_text(_schema(arguments))
    if arguments.output:
        from model.files.atomic import write_atomically

        write_atomically(arguments.output, text.encode())
    else:
        print(text, end="")
    return 0


def schema_text(schema: object) -> str:
    """A schema as it is written to a file."""
    import json

    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _schema(arguments: argparse.Namespace) -> object:
    from milepost.terminal.say import Refusal
    from model.schema import schema
    from model.systems import system_names

    if arguments.preset:
        return schema.preset_schema()
    if arguments.log:
        return schema.log_schema()
    if arguments.findings:
        return schema.findings_schema()
    if arguments.system is None:
        return schema.scenario_schema()
    if arguments.system not in system_names():
        raise Refusal(f"system must be one of {', '.join(system_names())}")
    return schema.schema_for(arguments.system)
