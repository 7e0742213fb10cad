"""Tables as they are seen and used: sheets in a table of Qt, with keys, menus and what is below."""
