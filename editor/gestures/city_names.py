"""Names for cities that nobody has named yet: made up, pleasant to read, each once on a map."""

from model.scenario.scenario import Scenario

NAMES = (
    "Alderton Bexwick Corrigan Dunmere Eastvale Farrow Glenholt Harrowby Ivybridge Jasper "
    "Kelmore Lindale Marwick Northam Oakhurst Penrose Quarrington Rosedale Selby Thornwick "
    "Upland Verhaven Westmoor Yarrow Zennor Ashgrove Brightwater Copperhill Deepwell Elmford "
    "Foxbury Greywood Highcliff Ironbridge Juniper Kingsley Longmead Millbrook Newhaven Otterburn "
    "Pinecrest Redmarsh Stonegate Tarnfield Underhill Valemount Willowby Amberley Birchwood"
).split()


def fresh_name(scenario: Scenario) -> str:
    """The first name that no city of the map has."""
    taken = {city.name for city in scenario.cities.values()}
    free = (name for name in NAMES if name not in taken)
    return next(free, f"City {len(taken) + 1}")
