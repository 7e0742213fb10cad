"""Age of Steam: what its maps are asked, and what is derived for it."""
