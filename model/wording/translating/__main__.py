"""Tools of translators: `python -m model.wording.translating untranslated zh`, `take zh FILE` …"""

import argparse
import sys
from pathlib import Path

from model.wording.translating import catalogue_files, chunks


def main(words: list[str] | None = None) -> int:
    given = _parser().parse_args(words)
    answer: int = given.run(given)
    return answer


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m model.wording.translating", description=__doc__)
    tools = parser.add_subparsers(required=True)
    tools.add_parser("template", help="every text as a template of gettext").set_defaults(
        run=_template
    )
    tools.add_parser("update", help="bring every catalogue up to the sources").set_defaults(
        run=_update
    )
    tools.add_parser("check", help="what is wrong in the catalogues").set_defaults(run=_check)
    left = tools.add_parser("untranslated", help="what is left to do, as lines of JSON")
    left.add_argument("language", choices=catalogue_files.languages())
    left.add_argument("--chunk", default="1/1", help="one of several even parts: 3/8")
    left.set_defaults(run=_untranslated)
    take = tools.add_parser("take", help="put translated lines of JSON into a catalogue")
    take.add_argument("language", choices=catalogue_files.languages())
    take.add_argument("file", type=Path)
    take.set_defaults(run=_take)
    return parser


def _template(_given: argparse.Namespace) -> int:
    sys.stdout.write(catalogue_files.template())
    return 0


def _update(_given: argparse.Namespace) -> int:
    for language in catalogue_files.languages():
        left = catalogue_files.update(language)
        sys.stdout.write(f"{language}: {left} texts to translate\n")
    return 0


def _check(_given: argparse.Namespace) -> int:
    wrong = 0
    for language in catalogue_files.languages():
        for fault in catalogue_files.faults(language):
            sys.stdout.write(f"{language}: {fault}\n")
            wrong += 1
        sys.stdout.write(f"{language}: {catalogue_files.share_done(language):.1%} translated\n")
    return int(wrong > 0)


def _untranslated(given: argparse.Namespace) -> int:
    number, _, of = given.chunk.partition("/")
    for line in chunks.untranslated(given.language, int(number), int(of or 1)):
        sys.stdout.write(line + "\n")
    return 0


def _take(given: argparse.Namespace) -> int:
    lines = given.file.read_text(encoding="utf-8").splitlines()
    taken, refused = chunks.take(given.language, lines)
    sys.stdout.write(f"{taken} translations taken\n")
    sys.stdout.writelines(f"{one}\n" for one in refused)
    return int(bool(refused))


if __name__ == "__main__":
    sys.exit(main())
