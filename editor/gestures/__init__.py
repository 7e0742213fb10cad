"""Parts of gestures that several tools share: writing a text, drawing a line, moving things."""
