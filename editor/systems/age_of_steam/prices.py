"""The prices of maps of Age of Steam: those of first tiles on an empty board."""

from editor.systems.age_of_steam.link_prices.empty_board import LinkPrices

PRICES = LinkPrices
