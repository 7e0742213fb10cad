"""Writes the results of long playtests into docs/bundled-maps.md, and draws their corridors.

python docs/scripts/playtests.py FOLDER  reads FOLDER/china-3.json and its like, if they are there;
                                         what is said of others stays as it is

Each file is what `milepost playtest china --games 2000 --players 3 --json` printed;
FOLDER/kanto-cards.json is what `card_worth.py` asks for.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from docs.scripts import card_worth  # noqa: E402 (it is found where the line above has said)

PAGE = Path("docs/bundled-maps.md")
PICTURES = Path("docs/pictures/playtests")
WIDE = 1200
"""Pixels of a picture."""
ENDS = {
    "victory": "ended by victory",
    "the last turn is over": "ended with the last turn",
    "every piece of the majors is laid": "ended with the last piece of the majors",
    "all majors with pieces left are dead-ended": "with all majors in dead ends",
    "all stations are placed": "ended with the last station",
    "enough piles are empty": "with four empty piles",
}
"""Why games end, and how that is told."""
ALL_TRACK = "has placed all markers"
FIFTH = 0.2
"""A city should be served in this part of the games."""
POINTS = 0.05
"""A share of wins should not be further from the even one."""


@dataclass(frozen=True, slots=True)
class Trial:
    """How a map is tried."""

    title: str
    players: tuple[int, ...]
    games: int
    mm: float
    """From cell to cell: so small that corridors stand out, and so large that names have room."""


MAPS = {
    "china": Trial("China", (3, 4), 2000, 4.0),
    "north-america": Trial("North America", (3, 4), 2000, 5.0),
    "southern-china": Trial("Southern China", (3, 4, 5), 1000, 16.0),
    "danube": Trial("The Danube", (3, 4, 5, 6), 1000, 16.0),
    "antilles": Trial("The Antilles", (3, 4, 5), 1000, 16.0),
    "hokkaido": Trial("Hokkaido", (2,), 1000, 16.0),
    "western-usa": Trial("Western USA", (2, 3, 4, 5), 400, 12.0),
    "southern-cone": Trial("The Southern Cone", (2, 3, 4, 5), 400, 12.0),
    "kanto": Trial("Kanto", (2, 3, 4), 400, 16.0),
    "kansai": Trial("Kansai", (2, 3, 4), 400, 16.0),
    "po-valley": Trial("The Po Valley", (2, 3, 4), 400, 16.0),
    "lantern-bay": Trial("Lantern Bay", (2, 3, 4), 400, 16.0),
}


def command(name: str, players: int, games: int = 0) -> str:
    """What one types to play the games again."""
    games = games or MAPS[name].games
    return f"milepost playtest {name} --games {games} --players {players} --json"


def results(
    name: str, answers: Mapping[int, Mapping[str, Any]], before: Mapping[int, str] | None = None
) -> Iterator[str]:
    """The part of the page about one map, by the number of players.

    Where there is no answer, what was said before stays.
    """
    trial, known = MAPS[name], before or {}
    if not answers and not known:
        yield "\nThese runs have not been made yet:\n"
        yield from (f"* `{command(name, players)}`" for players in trial.players)
        return
    for players in trial.players:
        yield f"\n### {trial.title}, {players} players\n"
        if players not in answers and players in known:
            yield known[players]
            continue
        if players not in answers:
            yield f"This run has not been made yet: `{command(name, players)}`."
            continue
        answer = answers[players]
        asked = command(name, players, answer["games"]["asked"])
        yield f"```sh\n{asked} > {name}-{players}.json\n```\n"
        if answer["games"]["played"] < trial.games:
            yield f"A short run: {trial.games:,} games would make the intervals narrow.\n"
        yield from _length(answer)
        yield from _points(answer)
        yield from _wins(answer)
        yield from _served(answer)
        shown = f"The corridors of {trial.title} with {players} players"
        yield f"\n![{shown}]({_picture(name, players)})"


def _picture(name: str, players: int) -> Path:
    return (PICTURES / f"{name}-{players}.png").relative_to(PAGE.parent)


def _length(answer: Mapping[str, Any]) -> Iterator[str]:
    games, rounds = answer["games"], answer["rounds"]
    played, ended = games["played"], games["ended"]
    how = _endings(answer["reasons"], played)
    given_up = f", {played - ended:,} given up after {answer['limit']} rounds" * (played > ended)
    took = (
        f"They took {rounds['mean']:.1f} rounds on average, half of them {rounds['lower']} to "
        f"{rounds['upper']}, the shortest {rounds['least']}, the longest {rounds['most']}"
    )
    if rounds["least"] == rounds["most"]:
        took = f"Each took {rounds['most']} rounds"
    yield f"{played:,} games: {how}{given_up}. {took}.\n"


def _endings(reasons: Mapping[str, int], played: int) -> str:
    """How games ended; some endings name somebody, and it does not matter whom."""
    alone = sum(number for reason, number in reasons.items() if reason.startswith("only "))
    track = sum(number for reason, number in reasons.items() if reason.endswith(ALL_TRACK))
    parts = {words: reasons[reason] for reason, words in ENDS.items() if reason in reasons}
    if alone:
        parts["ended with one player left"] = alone
    if track:
        parts["with all markers of a player"] = track
    told = [f"{number:,} {words}" for words, number in parts.items()]
    whole = next((words for words, number in parts.items() if number == played), "")
    return f"all {whole}" if whole else ", ".join(told)


def _points(answer: Mapping[str, Any]) -> Iterator[str]:
    """With how many points games are won, and how many players went bankrupt, where that is so."""
    score, figures = answer.get("score", {}), answer.get("figures", ())
    if score.get("name") != "points":
        return
    won, broke = score["winners"], [one["bankruptcies"] for one in figures if "bankruptcies" in one]
    part = 100 * sum(broke) / max(len(broke), 1)
    out = f"; {_rarely(part)} went bankrupt" if broke else ""
    yield (
        f"They were won with {won['mean']:.0f} points on average, half of them with {won['lower']} "
        f"to {won['upper']}{out}.\n"
    )


def _rarely(part: float) -> str:
    """So many of 100 players; the answers are rounded, so that none of them need not be nobody."""
    return f"{part:.0f} of 100 players" if part >= 1 else "fewer than 1 of 100 players"


def _wins(answer: Mapping[str, Any]) -> Iterator[str]:
    fair, places = 1 / answer["players"], answer["wins"]["by_order"]
    yield "| place in the order of play | wins | share | 95 % interval | beside an even share |"
    yield "|---|---|---|---|---|"
    for one in places:
        share, low, high = (100 * one[key] for key in ("share", "low", "high"))
        yield (
            f"| {one['place']} | {one['wins']:,.0f} | {share:.1f} % | {low:.1f} % to {high:.1f} % "
            f"| {round(share - 100 * fair, 1) + 0.0:+.1f} points |"
        )
    far = [str(one["place"]) for one in places if abs(one["share"] - fair) > POINTS]
    if far:
        yield f"\nFurther than 5 points from its even share: place {', '.join(far)}."
    else:
        yield "\nNo place is further than 5 points from its even share."


def _served(answer: Mapping[str, Any]) -> Iterator[str]:
    played, stops = answer["games"]["played"], answer["topics"]["cities"]
    cities = [stop for stop in stops if stop.get("kind") != "town"]
    parts = sorted((city["games"] / played, city["city"]) for city in cities)
    seldom = [f"{city} ({100 * part:.0f} %)" for part, city in parts if part < FIFTH]
    part, city = parts[0]
    yield f"\nThe city that is served least is {city}, in {100 * part:.0f} % of the games."
    if seldom:
        yield f"Served in less than a fifth of the games: {', '.join(seldom)}."
    else:
        yield "Every city is served in more than a fifth of the games."


# -- the page and its pictures


def written(page: str, name: str, lines: Sequence[str]) -> str:
    """The page with new results between the marks of a map."""
    begin, end = f"<!-- results of {name} -->", f"<!-- end of {name} -->"
    before, rest = page.split(begin)
    _, after = rest.split(end)
    return f"{before}{begin}\n" + "\n".join(lines) + f"\n\n{end}{after}"


def told(page: str, name: str) -> dict[int, str]:
    """What the page says of a map, by the number of players."""
    _, _, rest = page.partition(f"<!-- results of {name} -->")
    section, _, _ = rest.partition(f"<!-- end of {name} -->")
    _, *parts = re.split(r"^### .*, (\d+) players$", section, flags=re.MULTILINE)
    texts = zip(parts[::2], parts[1::2], strict=True)
    return {int(players): text.strip() for players, text in texts}


def saved(folder: Path, name: str) -> dict[int, Mapping[str, Any]]:
    """The answers about a map that are there; one that is still being written does not count."""
    found = {}
    for players in MAPS[name].players:
        path = folder / f"{name}-{players}.json"
        if path.is_file() and path.stat().st_size:
            found[players] = json.loads(path.read_text(encoding="utf-8"))
    return found


def draw(name: str, players: int, answer: Mapping[str, Any], root: Path = ROOT) -> None:
    """The corridors as a picture of our width."""
    from drawing.exporting.map_files import Look
    from drawing.map.sheet.sheet import Sheet
    from drawing.themes.theme import theme
    from milepost.showing.use_picture import UsePicture
    from model.bundled import bundled_scenarios
    from model.files.scenario_files import open_file

    file = bundled_scenarios()[name]
    scenario, mm = open_file(file).scenario, MAPS[name].mm
    dpi = 25.4 * WIDE / Sheet(scenario, theme(), mm).width
    out = root / PAGE.parent / _picture(name, players)
    out.parent.mkdir(parents=True, exist_ok=True)
    # Second names need fonts that are not everywhere, and the picture is to be the same.
    look = Look(mm=mm, language="en")
    print(UsePicture(scenario, file.parent, look, str(out), dpi).draw(answer))


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where the saved answers are")
    folder: Path = parser.parse_args(argv).folder
    page = (root / PAGE).read_text(encoding="utf-8")
    for name in MAPS:
        answers = saved(folder, name)
        if not answers:
            continue
        page = written(page, name, list(results(name, answers, told(page, name))))
        for players, answer in answers.items():
            draw(name, players, answer, root)
    cards = folder / card_worth.FILE
    if cards.is_file() and cards.stat().st_size:
        answer = json.loads(cards.read_text(encoding="utf-8"))
        page = written(page, card_worth.MARK, list(card_worth.results(answer)))
    (root / PAGE).write_text(page, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
