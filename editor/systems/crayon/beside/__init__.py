"""A deck of demand cards as a whole: payouts by distance, what strays, what is asked for."""
