"""Age of Steam in the editor: colours and numbers of cities, trial track, prices, sheets."""
