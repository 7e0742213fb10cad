"""A map from a recipe, checked as it is made."""
