"""What the checks of a system need besides: derived data of its scenarios, one file a system."""
