"""Playing Age of Steam: shares, an auction, actions, track, goods, money, growth, and the end."""
