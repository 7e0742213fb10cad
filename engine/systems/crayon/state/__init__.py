"""What lies on the table of a crayon game: track, trains, cards, money, weather."""
