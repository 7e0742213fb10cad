"""Recipes of maps: amounts, the recipe, its file, the bundled regions."""
