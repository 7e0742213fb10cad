"""A game of Trains for whoever shows it: cards at the table, what is asked, what scores."""
