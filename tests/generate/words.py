"""Names, texts and ids for made-up scenarios: pleasant ones, and those that trip writers."""

from random import Random

PLEASANT = (
    "Aston Byford Colby Dunmore Eastleigh Farway Gorsley Hexham Ickleton Jarrow Kelso Lydney "
    "Marlow Newby Oakham Penrith Quorn Ripley Selby Thirsk Ulverston Verwood Whitby Yarm"
).split()

AWKWARD = (
    *"no null ~ true Off y 0 1e5 0x1F 017 -1 1.5 .5 +1 .inf NaN 12:30 2024-01-01".split(),
    *("=", "<<", "...", "---"),
    *("a: b", "a:", ":a", "a:b", "a #b", "#hash", "- dash", "-dash", "? mark", "key: [x, y]"),
    *(
        " leading",
        "trailing ",
        "a  b",
        "\u00a0hard\u00a0",
        "it's",
        '"quoted"',
        'a "b" c',
        "'single'",
    ),
    *(
        "back\\slash",
        "{brace}",
        "[bracket]",
        "comma, comma",
        "&anchor",
        "*alias",
        "!tag",
        "%percent",
    ),
    *("@at", "`tick`", "|pipe", "> fold", "100%", "São Paulo", "Ελλάδα", "Москва", "北京", "東京"),
    *("القاهرة", "ירושלים", "दिल्ली", "กรุงเทพ", "e\u0301", "İstanbul", "🚂 🛤️", "𝔘𝔫𝔦", "\u200eleft"),
    *("\u202eturned", "\ufffd", "x" * 200, "long words " * 18, "\u200e" * 90, "a\\" * 100),
)

TEXTS = (
    "One line.",
    "Two\nlines",
    "It ends with a line end\n",
    "\nIt begins with one",
    "a\n\n\nb",
    "a\n\n",
    "\n",
    "  indented\nthen not",
    "not\n  then indented\n",
    "a tab\there",
    "a blank at the end \nof a line",
    "# no comment\n- no list: no mapping\n",
    "a return\r\nand another",
    "wide " * 60 + "end",
    "one paragraph " * 20 + "\n" + "another one " * 20,
    "one paragraph " * 20 + "\n\n" + "another one " * 20 + "\n",
    "unbroken" * 60,
    "  " + "blank first " * 20,
    'quotes " and \\ backslashes ' * 8,
    "中文没有空格" * 40,
)

AWKWARD_IDS = (
    "no",
    "null",
    "true",
    "y",
    "1e5",
    "0x1f",
    "017",
    "0",
    "12",
    "1-2",
    "2024-01-01",
    "on",
)
LANGUAGES = ("de", "fr", "ja", "no", "pt-BR", "ru", "zh")


class Words:
    """Draws names, texts and fresh ids; `awkward` mixes in those that are hard to write."""

    def __init__(self, rng: Random, *, awkward: bool) -> None:
        self.rng = rng
        self.awkward = awkward
        self._ids: set[str] = set()

    def name(self) -> str:
        pool = AWKWARD if self.awkward and self.rng.random() < 0.4 else PLEASANT
        return self.rng.choice(pool)

    def names(self) -> dict[str, str]:
        """Translations, mostly none."""
        if self.rng.random() < 0.7:
            return {}
        return {language: self.name() for language in self.rng.sample(LANGUAGES, 2)}

    def text(self) -> str:
        return self.rng.choice(TEXTS) if self.awkward else "Made up for a test."

    def fresh_id(self, stem: str) -> str:
        """An id that no thing of this kind has; `stem` names the kind."""
        if self.awkward and self.rng.random() < 0.1:
            found = self.rng.choice(AWKWARD_IDS)
        else:
            found = f"{stem}-{self.rng.randrange(10_000)}"
        while f"{stem}/{found}" in self._ids:
            found = f"{stem}-{self.rng.randrange(1_000_000)}"
        self._ids.add(f"{stem}/{found}")
        return found
