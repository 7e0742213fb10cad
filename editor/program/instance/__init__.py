"""One editor for all files: a second start hands its files to the one that runs already."""
