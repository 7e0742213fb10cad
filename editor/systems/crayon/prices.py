"""The prices of crayon maps: those of the cheapest track."""

from editor.systems.crayon.track_prices.cheapest_lines import CheapestLines

PRICES = CheapestLines
