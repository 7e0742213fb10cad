"""Turns scenarios into pictures, pages and cards."""
