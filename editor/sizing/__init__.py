"""Resizing, cropping and shifting a map, with a picture of what stays and what falls off."""
