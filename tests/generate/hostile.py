"""Hostile maps: files that are in order by their form and have far too much of something.

Each maker takes the number of things and gives the text of a scenario, so that the same kind of
trouble can be had in any size, and twice the size can be held against the work that it makes.
"""

from collections.abc import Callable, Iterable
from random import Random

GOODS = 40


def scenario(side: int, *parts: str, sign: Callable[[int, int], str] = lambda _c, _r: ".") -> str:
    """A crayon scenario with a square board and some lists, each beginning with its key."""
    rows = "\n".join("    " + "".join(sign(c, r) for c in range(side)) for r in range(side))
    return (
        "format: 1\nid: hostile\ntitle: Hostile\nsystem: crayon\nplayers: {min: 2, max: 6}\n"
        "rules: {preset: china-rails}\n"
        f"board:\n  kind: mileposts\n  size: [{side}, {side}]\n"
        '  legend: {".": clear, "^": mountain}\n'
        f"  terrain: |\n{rows}\n" + "".join(parts)
    )


def listed(key: str, items: Iterable[str]) -> str:
    return f"{key}:\n" + "".join(f"- {item}\n" for item in items)


def _spot(number: int, side: int) -> str:
    return f"{number * 7 % side},{number * 7 // side * 2 % side}"


def goods(number: int = GOODS) -> str:
    return listed("goods", (f"{{id: g{n}, chips: 4}}" for n in range(number)))


def cities(number: int, side: int, kind: str = "small") -> str:
    """Cities spread over a board, each supplying a good; every tenth is a Major City."""
    kinds = ("major" if n % 10 == 0 and kind == "small" else kind for n in range(number))
    return listed(
        "cities",
        (
            f'{{id: c{n}, name: City {n}, kind: {what}, at: "{_spot(n, side)}", '
            f"supplies: [g{n % GOODS}]}}"
            for n, what in enumerate(kinds)
        ),
    )


def demands(number: int, among: int, on_a_card: int = 3, pays: int = 30) -> str:
    rng = Random("demands")
    lines = []
    for card in range(1, number // on_a_card + 1):
        wanted = (
            f"c{rng.randrange(among)} g{rng.randrange(GOODS)} {pays + rng.randrange(20)}"
            for _ in range(on_a_card)
        )
        lines.append(f"  {card}: [{', '.join(wanted)}]\n")
    return "demands:\n" + "".join(_folded(lines))


def _folded(lines: Iterable[str]) -> Iterable[str]:
    return (line.replace(", ", ",\n    ") if len(line) > 4_000 else line for line in lines)


def ferries(number: int, side: int) -> str:
    rng = Random("ferries")
    ports = (f"{rng.randrange(side)},{rng.randrange(side)}" for _ in range(2 * number))
    return listed(
        "ferries",
        (f'{{id: f{n}, ports: "{next(ports)} {next(ports)}", cost: 4}}' for n in range(number)),
    )


def trade(number: int) -> str:
    """A large board with as many cities, twenty demands for each, and ferries."""
    side = 320
    return scenario(
        side,
        cities(number, side),
        goods(),
        demands(20 * number, number),
        ferries(number // 4, side),
    )


def wide_cards(number: int) -> str:
    """Few cards with very many demands."""
    return scenario(40, cities(50, 40), goods(), demands(number, 50, on_a_card=max(number // 5, 1)))


def poor_trade(number: int) -> str:
    """Demands that all pay nearly nothing."""
    return scenario(60, cities(50, 60), goods(), demands(number, 50, pays=1))


def waters_on_a_spot(number: int) -> str:
    outline = "2.0,2.0 9.0,2.5 9.5,9.0 2.5,9.5"
    lakes = (f"{{id: w{n}, kind: lake, outline: '{outline}'}}" for n in range(number))
    return scenario(40, listed("waters", lakes), cities(20, 40), goods())


def rivers_on_a_spot(number: int) -> str:
    course = '"5,5n 5,4s 6,5n 6,4s 7,5n 7,4s 8,5n"'
    rivers = (f"{{id: w{n}, kind: river, path: {course}}}" for n in range(number))
    return scenario(40, listed("waters", rivers), cities(20, 40), goods())


def many_arms(number: int) -> str:
    """One river with very many arms, in one bed."""
    arms = [f"{n % 30},{5 + n % 20}n {n % 30},{4 + n % 20}s {n / 7:.3f},3.0" for n in range(number)]
    lines = "".join(f"  - {arm}\n" for arm in arms)
    return scenario(
        40, "waters:\n- id: w\n  kind: river\n  paths:\n" + lines, cities(20, 40), goods()
    )


def long_river(number: int) -> str:
    """One river with very many corners, to and fro."""
    there = [f"{col},{row}{way}" for row in range(5, 35, 2) for col in range(38) for way in "n"]
    course = (there * (number // len(there) + 1))[:number]
    lines = "".join(f"    {' '.join(course[n : n + 100])}\n" for n in range(0, number, 100))
    return scenario(
        40, "waters:\n- id: w\n  kind: river\n  path: >-\n" + lines, cities(20, 40), goods()
    )


def crossing_lake(number: int) -> str:
    """A lake whose outline crosses itself very often."""
    rng = Random("crossing")
    places = [f"{rng.randrange(400) / 10},{rng.randrange(400) / 10}" for _ in range(number)]
    lines = "".join(f"    {' '.join(places[n : n + 100])}\n" for n in range(0, number, 100))
    return scenario(
        40, "waters:\n- id: w\n  kind: lake\n  outline: >-\n" + lines, cities(20, 40), goods()
    )


def crossing_region(number: int) -> str:
    """A region and a piece of scenery whose outlines cross themselves very often."""
    rng = Random("region")
    places = [f"{rng.randrange(400) / 10},{rng.randrange(400) / 10}" for _ in range(number)]
    lines = "".join(f"    {' '.join(places[n : n + 100])}\n" for n in range(0, number, 100))
    return scenario(
        40,
        "regions:\n- id: r\n  outline: >-\n" + lines,
        "shapes:\n- id: s\n  kind: own\n  outline: >-\n" + lines,
        cities(20, 40),
        goods(),
    )


def regions(number: int) -> str:
    rng = Random("regions")
    areas = (
        f"{{id: r{n}, area: 'within({rng.randrange(9)}, cities(c{n % 20}))'}}"
        for n in range(number)
    )
    return scenario(100, listed("regions", areas), cities(20, 100), goods(), _region_events(number))


def outlined_regions(number: int) -> str:
    outlines = (
        f"{{id: r{n}, outline: '0.0,0.0 90.0,{n % 90}.0 90.0,90.0'}}" for n in range(number)
    )
    return scenario(
        100, listed("regions", outlines), cities(20, 100), goods(), _region_events(number)
    )


def _region_events(number: int) -> str:
    return listed(
        "events",
        (
            f"{{id: e{n}, name: E {n}, duration: 1 turn, effects: "
            f"[{{effect: no-move, area: region(r{n})}},\n"
            f"  {{effect: lose-load, area: region(r{n})}}]}}"
            for n in range(number)
        ),
    )


def chained_regions(number: int) -> str:
    """Regions of which each names the next, from the last to the first."""
    chain = (
        f"{{id: r{n}, area: 'within(1, region(r{n + 1}))'}}"
        if n + 1 < number
        else f"{{id: r{n}, cells: '5,5'}}"
        for n in range(number)
    )
    return scenario(40, listed("regions", chain), cities(20, 40), goods(), _region_events(number))


def wide_areas(number: int) -> str:
    """Events with expressions as long as they may be, on a large board."""
    terms = [f"within({n % 90 + 1}, cities(c{n % 20}, c{n % 7}))" for n in range(24)]
    rng = Random("areas")
    cards = []
    for n in range(number):
        words = "".join(f" {rng.choice(('or', 'minus', 'and'))} {term}" for term in terms)
        area = f"within({n}, all){words}"[:1000].rsplit(" ", 4)[0]
        area = area[: area.rindex("))") + 2]
        cards.append(
            f"{{id: e{n}, name: E {n}, duration: 1 turn, effects: "
            f"[{{effect: no-move, area: '{area}'}}, {{effect: no-build, area: '{area}'}}]}}"
        )
    return scenario(320, cities(20, 320), goods(), listed("events", cards))


def many_cities(number: int) -> str:
    return scenario(320, cities(number, 320), goods())


def many_majors(number: int) -> str:
    return scenario(320, cities(number, 320, "major"), goods())


def cities_on_a_spot(number: int) -> str:
    towns = (
        f'{{id: c{n}, name: City {n}, kind: {("small", "major")[n % 2]}, at: "9,9"}}'
        for n in range(number)
    )
    return scenario(40, listed("cities", towns))


def many_ferries(number: int) -> str:
    return scenario(320, cities(50, 320), goods(), ferries(number, 320), demands(90, 50))


def ferries_on_a_spot(number: int) -> str:
    lines = (f'{{id: f{n}, ports: "3,3 9,9", cost: {n % 9}}}' for n in range(number))
    return scenario(40, cities(20, 40), goods(), listed("ferries", lines), demands(90, 20))


def many_links(number: int) -> str:
    towns = [
        f"{{id: o{n}, name: O {n}, kind: small, overseas: true, supplies: [g{n % GOODS}]}}"
        for n in range(number)
    ]
    serves = ",\n  ".join(f"o{n}" for n in range(number))
    lines = (
        f"id: l{n}\n  port: {n % 40},{n // 40 % 40}\n  mode: purchase\n  cost: 4\n"
        f"  serves: [{serves}]"
        for n in range(min(number, 200))
    )
    wanted = "".join(f"  {n + 1}: [o{n} g{n % 7} 20]\n" for n in range(number))
    own = cities(20, 40) + "".join(f"- {town}\n" for town in towns)
    return scenario(40, own, goods(), listed("links", lines), f"demands:\n{wanted}")


def islands(number: int) -> str:
    """A board on which every other milepost is an island."""
    side = max(int(number**0.5), 3)
    return scenario(
        side,
        cities(20, side),
        goods(),
        sign=lambda c, r: "." if c % 2 == 0 and r % 2 == 0 else "_",
    )


def comb(number: int) -> str:
    """One very long way to and fro, with small cities in it."""
    side = max(int(number**0.5), 8)
    towns = (
        f'{{id: c{n}, name: City {n}, kind: small, at: "{side // 2},{2 * n}"}}'
        for n in range(side // 2)
    )

    def sign(col: int, row: int) -> str:
        if row % 2 == 0:
            return "."
        return "." if col == (side - 1 if row % 4 == 1 else 0) else "_"

    return scenario(
        side,
        listed("cities", ['{id: m, name: M, kind: major, at: "0,0", members: "0,0 1,0"}', *towns]),
        sign=sign,
    )


def labels_on_a_spot(number: int) -> str:
    texts = (f"{{id: l{n}, text: Label {n}, at: '5.0,5.0'}}" for n in range(number))
    return scenario(40, cities(20, 40), listed("labels", texts))


def blocked_edges(number: int) -> str:
    edges = (f'"{n % 300},{n // 300} {n % 300 + 1},{n // 300}"' for n in range(number))
    return scenario(320, cities(100, 320), goods(), listed("blocked", edges))


def allowances(number: int) -> str:
    entries = (
        f"{{code: MAP014, at: cities/c{n % 20}, reason: It is meant so.}}" for n in range(number)
    )
    return scenario(40, cities(20, 40), listed("allow", entries))


def nobody_named(number: int) -> str:
    """References to things that there are not, each nearly the name of one that there is."""
    cards = "".join(f"  {n + 1}: [cc{n} gg{n % 99} 20]\n" for n in range(number))
    return scenario(60, cities(number, 60), goods(), f"demands:\n{cards}")


def position(number: int) -> str:
    """A game in progress with very much track in it."""
    sections = [f'"{n % 300},{n // 300 * 2} {n % 300 + 1},{n // 300 * 2}"' for n in range(number)]
    seats = "".join(
        f"  - track:\n{''.join(f'    - {one}' + chr(10) for one in sections[seat::6])}"
        for seat in range(6)
    )
    return scenario(
        320, cities(100, 320), goods(), demands(300, 100), f"position:\n  seats:\n{seats}"
    )


def pairs_of_mileposts(number: int) -> str:
    """A board of islands of two mileposts each."""
    side = max(int(number**0.5), 3)
    return scenario(
        side, cities(20, side), goods(), sign=lambda c, r: "_" if c % 3 == 2 or r % 2 else "."
    )


def wide_major(number: int) -> str:
    """One Major City with very many mileposts."""
    cells = [f"{n % 300},{n // 300}" for n in range(number)]
    lines = "".join(f"    {' '.join(cells[n : n + 100])}\n" for n in range(0, number, 100))
    town = f"id: m\n  name: M\n  kind: major\n  at: 0,0\n  members: >-\n{lines}"
    return scenario(320, listed("cities", [town]), goods())


def priced_ferries(number: int) -> str:
    """Ferries of which no two cost the same."""
    rng = Random("priced")
    lines = (
        f'{{id: f{n}, ports: "{rng.randrange(320)},{rng.randrange(320)} '
        f'{rng.randrange(320)},{rng.randrange(320)}", cost: {n}}}'
        for n in range(number)
    )
    return scenario(
        320, cities(90, 320), goods(), listed("ferries", lines), demands(300, 90, pays=1)
    )


def priced_waters(number: int) -> str:
    """Rivers of which no two cost the same to cross."""
    rivers = (
        f'{{id: w{n}, kind: river, surcharge: {n}, path: "{3 * n % 318},{n // 100 * 9}n '
        f'{3 * n % 318},{n // 100 * 9 - 1}s {3 * n % 318 + 1},{n // 100 * 9}n"}}'
        for n in range(number)
    )
    return scenario(
        320, listed("waters", rivers), cities(90, 320), goods(), demands(300, 90, pays=1)
    )


def same_names(number: int) -> str:
    towns = (
        f'{{id: c{n}, name: Springfield, kind: small, at: "{_spot(n, 300)}"}}'
        for n in range(number)
    )
    return scenario(300, listed("cities", towns))


def many_goods(number: int) -> str:
    towns = (
        f'{{id: c{n}, name: City {n}, kind: small, at: "{_spot(n, 100)}", supplies: [g{n}]}}'
        for n in range(number)
    )
    cards = "".join(f"  {n + 1}: [c{n} g{(n + 7) % number} 9]\n" for n in range(number))
    return scenario(100, listed("cities", towns), goods(number), f"demands:\n{cards}")


def unknown_allowances(number: int) -> str:
    entries = (f"{{code: MAPP{n:04}, place: c{n}, reason: So.}}" for n in range(number))
    return scenario(40, cities(20, 40), listed("allow", entries))


def narrow_majors(number: int) -> str:
    """Major Cities on one long way to and fro."""
    side = max(int(number**0.5), 8)
    towns = (
        f'{{id: c{n}, name: City {n}, kind: major, at: "{side // 2},{4 * n}", '
        f'members: "{side // 2},{4 * n} {side // 2 + 1},{4 * n}"}}'
        for n in range(side // 4)
    )

    def sign(col: int, row: int) -> str:
        return "." if row % 4 < 3 or col in (0, 1) else "_"

    return scenario(side, listed("cities", towns), sign=sign)


KINDS: dict[str, Callable[[int], str]] = {
    made.__name__: made
    for made in (
        *(trade, wide_cards, poor_trade, waters_on_a_spot, rivers_on_a_spot, long_river, many_arms),
        *(crossing_lake, crossing_region, regions, outlined_regions, chained_regions, wide_areas),
        *(many_cities, many_majors, cities_on_a_spot, many_ferries, ferries_on_a_spot, many_links),
        *(islands, comb, labels_on_a_spot, blocked_edges, allowances, nobody_named, position),
        *(pairs_of_mileposts, wide_major, priced_ferries, priced_waters, same_names, many_goods),
        *(unknown_allowances, narrow_majors),
    )
}
