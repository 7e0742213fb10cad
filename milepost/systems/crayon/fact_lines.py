"""The facts of a crayon scenario in lines for people."""

from typing import Any

from milepost.terminal.say import clean, count, counted, listed, table
from model.scenario.scenario import Scenario


def crayon_lines(facts: dict[str, Any], scenario: Scenario) -> list[str]:
    """What there is to say beyond the shared core, from the map to the cards."""
    counts = [
        count(facts["cards"], "demand card"),
        count(facts["events"], "event"),
        count(facts["ferries"], "ferry", "ferries"),
        count(facts["links"], "container link"),
    ]
    lines = [f"  rules: {facts['preset']}; {', '.join(counts)}"]
    if "rules" in facts:
        lines.append(f"  network: none, for {clean(facts['rules'])}")
    if "network" in facts:
        lines.append(_network_line(facts["network"]))
        lines += _bridge_lines(facts["red_bridges"], scenario)
        lines.append(_victory_line(facts["victory"]))
    lines += _deck_lines(facts)
    lines += _idle_lines(facts, scenario)
    if facts["goods"]:
        lines.append("  goods:")
        head = ("", "chips", "supplied", "demanded")
        rows = [(g, f["chips"], f["supplied"], f["demanded"]) for g, f in facts["goods"].items()]
        lines += table([head, *rows], "    ")
    return lines + _open_lines(facts["left_open"])


def _network_line(network: dict[str, Any]) -> str:
    sizes = network["land_pieces"]
    land = "one piece of land" if len(sizes) == 1 else f"{len(sizes)} pieces of land"
    if len(sizes) > 1:
        land += f" (the largest have {', '.join(map(str, sizes[:5]))} mileposts)"
    over = network["crossed_edges"]
    crossed = f"; crossed by {counted(over)}" if over else ""
    mileposts, edges = count(network["mileposts"], "milepost"), count(network["edges"], "edge")
    return f"  network: {mileposts}, {edges}, {land}{crossed}"


def _bridge_lines(bridges: list[dict[str, Any]], scenario: Scenario) -> list[str]:
    if not bridges:
        return []
    waters, cities = scenario.waters, scenario.cities
    names = [
        f"{waters[one['water']].name or one['water']} in {cities[one['city']].name or one['city']}"
        for one in bridges
    ]
    return [f"  rivers in major cities: {listed(names)}; floods erase no bridge there"]


def _victory_line(victory: dict[str, Any] | None) -> str:
    if victory is None:
        return "  victory: no network can meet the victory condition"
    link = f" and link {victory['link']}" if victory["link"] else ""
    about = "" if victory["exact"] else "about "
    needed = victory["deliveries"]
    work = f"; about {count(needed, 'delivery', 'deliveries')} to win" if needed else ""
    return (
        f"  victory: {victory['cash']} cash and {', '.join(victory['majors'])}{link}; "
        f"cheapest network {about}{victory['track']} in {count(victory['sections'], 'section')}"
        f"{work}"
    )


def _deck_lines(facts: dict[str, Any]) -> list[str]:
    lines, deck, pay = [], facts.get("deck"), facts["payouts"]
    if deck and deck["events"]:
        lines.append(
            f"  deck: {count(deck['cards'], 'card')}, {deck['events']} of them events "
            f"({round(100 * deck['share'])} %): one comes every {deck['draws_to_an_event']:g} draws"
        )
    if pay:
        usual = f"half of them {pay['lower_quarter']} to {pay['upper_quarter']}"
        lines.append(f"  payouts: {pay['least']} to {pay['most']}, {usual}, median {pay['median']}")
    if "per_milepost" in pay:
        rates = pay["per_milepost"]
        best, worst = (_offer(rates[name]) for name in ("best", "worst"))
        middle = f"{rates['median']['pays']:g}"
        lines.append(f"  pay per milepost: median {middle}, best {best}, worst {worst}")
    return lines


def _offer(rate: dict[str, Any]) -> str:
    return f"{rate['pays']:g} ({rate['demand']}, {count(rate['mileposts'], 'milepost')})"


def _idle_lines(facts: dict[str, Any], scenario: Scenario) -> list[str]:
    """Cities without a trade, on maps that have one."""
    lines, idle = [], facts["idle"]
    has_supplies = any(good["supplied"] for good in facts["goods"].values())
    for title, names, has_any in (
        ("supply nothing", idle["supply_nothing"], has_supplies),
        ("on no card", idle["never_demanded"], bool(facts["cards"])),
    ):
        if names and has_any:
            lines.append(f"  {title}: {listed(scenario.cities[n].name or n for n in names)}")
    return lines


def _open_lines(questions: list[dict[str, Any]]) -> list[str]:
    """What the books leave open and the scenario does not say; by key where it matters most."""
    if not questions:
        return []
    rows = [
        (question["id"] if first else "", f"{key}: {_said(value)}")
        for question in questions
        if question["danger"] == "high"
        for first, (key, value) in _with_first(question["values"])
    ]
    number = count(len(questions), "question")
    most = "; what matters most:" if rows else ""
    head = f"  left to our recommendation: {number} that the books leave open (--json lists them)"
    return [head + most, *table(rows, "    ")]


def _with_first(values: dict[str, Any]) -> list[tuple[bool, tuple[str, Any]]]:
    return [(place == 0, item) for place, item in enumerate(values.items())]


def _said(value: Any) -> str:
    """A value as a file says it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_said(inner)}" for key, inner in value.items()) + "}"
    return str(value)
