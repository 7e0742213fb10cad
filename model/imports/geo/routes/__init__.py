"""Boards of routes from geography: lines that a railway might take, their segments and terrain."""
