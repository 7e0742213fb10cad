"""The workshop: a program beside the window that works out what takes long, so that nothing waits.

Whatever happens in it, the window goes on: it can be stopped at any moment and begun anew.
"""
