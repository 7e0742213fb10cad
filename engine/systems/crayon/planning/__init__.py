"""How bots think about crayon rails: what places are worth, routes over track and to be built."""
