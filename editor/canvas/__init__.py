"""The map on the screen: painted from `drawing`, so that screen and paper agree."""
