"""Checks of what track can reach: approaches, ports, links, victory."""
