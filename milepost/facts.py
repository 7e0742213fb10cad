"""The facts of a scenario as plain data, and as lines for people."""

from collections import Counter
from typing import Any

from milepost.say import clean, count, table
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.network import edge_ends
from model.rules import NoRules, resolve_rules
from model.scenario import Scenario
from model.search import pieces
from model.systems.crayon.ground import CrayonGround, NoMileposts, ground_of
from model.systems.crayon.part import CrayonPart
from model.systems.crayon.victory import victory_of


def facts_of(scenario: Scenario) -> dict[str, Any]:
    """Counts and networks of a scenario; what its system or its gaps do not allow is left out."""
    facts: dict[str, Any] = {
        "id": scenario.id,
        "title": scenario.title,
        "system": scenario.system,
        "players": {"min": scenario.players.min, "max": scenario.players.max},
        "board": _board(scenario),
        "cities": _by_kind(scenario),
        "waters": dict(sorted(Counter(w.kind for w in scenario.waters.values()).items())),
        "regions": len(scenario.regions),
    }
    if scenario.system == "crayon":
        facts |= _crayon(scenario)
    return facts


def _board(scenario: Scenario) -> dict[str, Any]:
    board = scenario.board
    if isinstance(board, TerrainBoard):
        kinds = board.kinds()
        return {"size": list(board.size), "cells": sum(kinds.values()), "terrain": kinds}
    if isinstance(board, RouteBoard):
        segments = sum(line.segments for line in board.lines.values())
        return {"lines": len(board.lines), "segments": segments}
    return {}


def _by_kind(scenario: Scenario) -> dict[str, int]:
    kinds = Counter("overseas" if c.overseas else c.kind for c in scenario.cities.values())
    return dict(sorted(kinds.items()))


def _crayon(scenario: Scenario) -> dict[str, Any]:
    part = scenario.part_as(CrayonPart)
    facts: dict[str, Any] = {
        "preset": resolve_rules(scenario).preset,
        "ferries": len(part.ferries),
        "links": len(part.links),
        "cards": len(part.demands),
        "events": sum(event.count for event in part.events.values()),
        "goods": _goods(scenario, part),
        "payouts": _payouts(part),
    }
    try:
        ground = ground_of(scenario)
    except (NoRules, NoMileposts) as trouble:
        return {**facts, "rules": str(trouble)}
    return {**facts, "network": _network(ground), "victory": _victory(ground)}


def _goods(scenario: Scenario, part: CrayonPart) -> dict[str, dict[str, int]]:
    supplied = Counter(good for city in scenario.cities.values() for good in city.supplies)
    demanded = Counter(demand.good for card in part.demands.values() for demand in card)
    names = sorted({*scenario.goods, *supplied, *demanded})
    return {
        name: {
            "chips": scenario.goods[name].chips if name in scenario.goods else 0,
            "supplied": supplied[name],
            "demanded": demanded[name],
        }
        for name in names
    }


def _payouts(part: CrayonPart) -> dict[str, int]:
    pays = sorted(demand.pays for card in part.demands.values() for demand in card)
    if not pays:
        return {}
    return {"least": pays[0], "median": pays[len(pays) // 2], "most": pays[-1], "total": sum(pays)}


def _network(ground: CrayonGround) -> dict[str, Any]:
    network = ground.network
    sizes = Counter(piece for piece in pieces(network, by_ferry=False) if piece >= 0)
    edges = sum(len(network.ways(n)) for n in range(len(network.price)) if network.has(n)) // 2
    over = Counter(
        crossing.kind
        for key, crossings in network.crossings.items()
        if all(map(network.has, edge_ends(key)))
        for crossing in crossings
    )
    return {
        "edges": edges,
        "land_pieces": sorted(sizes.values(), reverse=True),
        "crossed_edges": dict(sorted(over.items())),
    }


def _victory(ground: CrayonGround) -> dict[str, Any] | None:
    victory = victory_of(ground)
    if victory is None:
        return None
    return {
        "majors": [_city(ground, place) for place in victory.majors],
        "link": victory.link.link if victory.link else None,
        "track": victory.total,
        "sections": len(victory.sections),
        "exact": victory.exact,
        "cash": ground.rules.win.cash,
    }


def _city(ground: CrayonGround, place: int) -> str:
    return clean(ground.scenario.cities[ground.network.majors[place].city].name)


def lines_of(facts: dict[str, Any]) -> list[str]:
    """The facts for people."""
    players = facts["players"]
    who = f"{players['min']} to {players['max']} players"
    lines = [f"{clean(facts['title'])} ({facts['id']}): {facts['system'] or 'no system'}, {who}"]
    lines += _board_lines(facts["board"])
    lines.append(f"  cities: {_counted(facts['cities'])}")
    lines.append(f"  waters: {_counted(facts['waters'])}")
    if "preset" in facts:
        lines += _crayon_lines(facts)
    return lines


def _counted(kinds: dict[str, int]) -> str:
    return ", ".join(f"{number} {kind}" for kind, number in kinds.items()) or "none"


def _board_lines(board: dict[str, Any]) -> list[str]:
    if "terrain" in board:
        cols, rows = board["size"]
        cells = count(board["cells"], "cell")
        return [f"  board: {cols} x {rows}, {cells}: {_counted(board['terrain'])}"]
    if "lines" in board:
        return [f"  board: {count(board['lines'], 'line')}, {count(board['segments'], 'segment')}"]
    return ["  board: none"]


def _crayon_lines(facts: dict[str, Any]) -> list[str]:
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
        lines.append(_victory_line(facts["victory"]))
    if facts["payouts"]:
        pay = facts["payouts"]
        lines.append(f"  payouts: {pay['least']} to {pay['most']}, median {pay['median']}")
    if facts["goods"]:
        lines.append("  goods:")
        head = ("", "chips", "supplied", "demanded")
        rows = [(g, f["chips"], f["supplied"], f["demanded"]) for g, f in facts["goods"].items()]
        lines += table([head, *rows], "    ")
    return lines


def _network_line(network: dict[str, Any]) -> str:
    sizes = network["land_pieces"]
    land = "one piece of land" if len(sizes) == 1 else f"{len(sizes)} pieces of land"
    if len(sizes) > 1:
        land += f" (the largest have {', '.join(map(str, sizes[:5]))} mileposts)"
    over = network["crossed_edges"]
    crossed = f"; crossed by {_counted(over)}" if over else ""
    return f"  network: {count(network['edges'], 'edge')}, {land}{crossed}"


def _victory_line(victory: dict[str, Any] | None) -> str:
    if victory is None:
        return "  victory: no network can meet the victory condition"
    link = f" and link {victory['link']}" if victory["link"] else ""
    about = "" if victory["exact"] else "about "
    return (
        f"  victory: {victory['cash']} cash and {', '.join(victory['majors'])}{link}; "
        f"cheapest network {about}{victory['track']} in {count(victory['sections'], 'section')}"
    )
