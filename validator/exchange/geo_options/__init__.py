"""What can be said of a map from geography: an option for each key of a recipe."""
