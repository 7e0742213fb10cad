"""The goods of a game as the model ships them: the network of links, and what a player may do."""
