"""What a picture is made of: symbols, curves, boxes, lines side by side."""
