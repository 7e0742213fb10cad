"""The window: tabs, docks, menus, welcome page and status line."""
