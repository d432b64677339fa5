"""The names of cards, colours and places in notation."""

from tefuda.games.blanc_noir import faces, names, sets

COLOURS = ["red", "yellow", "blue", "green", "any"]
SCROLLS = [row.key for row in faces.SCROLLS]
FACES: dict[int, str] = {}

for colour in range(4):
    for kind, row in enumerate(faces.COLOURED):
        FACES[sets.face_of(colour, kind)] = f"{COLOURS[colour]}.{row.key}"
for i, row in enumerate(faces.WILD):
    FACES[names.FIRST_WILD + i] = row.key

FACE_OF = {name: face for face, name in FACES.items()}
SCROLL_OF = {name: scroll for scroll, name in enumerate(SCROLLS)}
LIKE_CARDS, LIKE_SCROLLS = "red.great_sword, golem", "mirage, shock_wave"
COLOUR_OF = {name: colour for colour, name in enumerate(COLOURS)}


def place_of(place: int) -> str:
    if place == names.PILE:
        return "pile"
    return f"{'ABCDEF'[place // names.MOST_SCROLLS]}.{place % names.MOST_SCROLLS + 1}"
