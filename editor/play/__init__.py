"""Play a scenario from the editor: people and bots at one table, with the mouse.

`match`, `seating`, `offers` and `story` know no window; `window.open_play` is the way in.
"""
