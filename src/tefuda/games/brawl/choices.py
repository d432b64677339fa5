"""The options of a table, as the rules ask for them."""

from collections.abc import Mapping
from typing import Any

from tefuda.games.brawl import decks, names


class Choices:
    def __init__(self, options: Mapping[str, Any]) -> None:
        self.is_race = options["mode"] == "tournament"
        self.is_tag = options["tag"] == "on"
        self.is_drawn = options["decks"] == decks.RANDOM
        self.most_bases = 4 if self.is_tag else 3
        self.freezes = 2 if self.is_tag else 3
        self.recipes = decks.of_option(options)
        self.decks = len(self.recipes)
        self.counts = [0] * 272  # deck * FACES + face: how many of it
        for number, recipe in enumerate(self.recipes):
            for face, count in enumerate(recipe.counts):
                self.counts[number * names.FACES + face] = count
