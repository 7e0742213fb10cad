"""Maps of 18xx-maker: boards of hexes with their terrain, cities, towns and labels."""
