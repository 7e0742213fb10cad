"""What must lie on the table: cubes by colour, tiles, discs, tokens, dice, each with its number."""

from collections.abc import Iterator

from drawing.aids.strips import Cell, Setter, Strip
from model.scenario.names_in_words import good_name
from model.systems.age_of_steam.sentences.differences.of_goods import dice_text
from model.systems.age_of_steam.sentences.words import Words
from model.systems.age_of_steam.things.city import AgeOfSteamGood
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.wording.sentences import capital
from model.wording.speech import later, tr

LIMITLESS = later("as many as needed")


def in_the_box(words: Words, setter: Setter) -> Iterator[Strip]:
    """Cubes first, as they are the only part that cannot be printed."""
    yield setter.heading(tr("Cubes"))
    goods = words.scenario.goods.values()
    for good in goods:
        bag = good.in_bag if isinstance(good, AgeOfSteamGood) else good.chips
        number = str(good.chips)
        if bag != good.chips:
            number = tr("{n} ({bag} in the bag)", n=good.chips, bag=bag)
        cells = [Cell(good_name(words.scenario, good.id)), Cell(number, strong=True)]
        yield setter.row(cells, [5, 6])
    whole = str(sum(good.chips for good in goods))
    yield setter.row([Cell(tr("All cubes"), strong=True), Cell(whole, strong=True)], [5, 6])
    yield setter.space(2.0)
    yield setter.heading(tr("Other parts"))
    for name, number in other_parts(words):
        yield setter.row([Cell(name), Cell(number, strong=True)], [5, 6])
    yield setter.space(2.0)


def other_parts(words: Words) -> Iterator[tuple[str, str]]:
    """Names and numbers of what is printed, and of dice."""
    rules, part = words.rules, words.scenario.part_as(AgeOfSteamPart)
    yield tr("Track tiles"), str(sum(count or 0 for count in rules.tiles.values()))
    yield tr("Town discs"), str(rules.town_discs)
    yield tr("New Cities"), str(len(part.new_cities))
    discs = rules.discs.per_player
    yield tr("Discs of each player"), tr(LIMITLESS) if discs is None else str(discs)
    for token in rules.tokens.values():
        name = words.token(token.id)
        number = tr(LIMITLESS) if token.supply is None else str(token.supply)
        yield capital(name), number
    yield tr("Light dice"), words.varied(rules.growth.dice.light, dice_text)
    yield tr("Dark dice"), words.varied(rules.growth.dice.dark, dice_text)
