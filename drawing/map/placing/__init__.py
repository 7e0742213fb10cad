"""What finds its place before the labels: margin and title, key, names placed by hand, legends."""
