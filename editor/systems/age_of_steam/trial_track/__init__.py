"""Track that is laid on trial: tiles and prices as in a game, and no part of the file."""
