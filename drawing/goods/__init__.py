"""The icons of goods: the drawn ones as data, and which icon a good has."""
