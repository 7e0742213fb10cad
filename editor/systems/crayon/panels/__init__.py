"""The panel of goods and cards."""
