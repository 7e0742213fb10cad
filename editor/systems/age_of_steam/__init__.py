"""Age of Steam in the editor: cities, trial track, prices, sheets, and playing by mouse."""
