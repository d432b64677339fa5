"""BN-11: the options of a table, as the rules ask for them."""

from collections.abc import Mapping

from tefuda.games.blanc_noir import names


class Choices:
    def __init__(self, options: Mapping[str, str | int | None]) -> None:
        self.target = int(options["target"] or 0)
        self.rounds = int(options["rounds"] or 0)
        self.is_automatic = options["declaration"] == "automatic"
        self.is_boxed = options["deck"] == "boxed"
        self.logs_all = options["log"] == "full"
        self.scouts_alone = options["gargoyle"] == "private"
        self.lord_takes_any = options["lord"] == "de"
        self.pixie_between_two = options["pixie"] == "de"
        self.trades_any = options["trade"] == "de"
        self.names_first = options["first_wild"] == "de"
        self.takes_top = options["draw_scroll"] == "top"
        self.escort_may_stop = options["edition"] == "de"
        order = {"random": names.AT_RANDOM, "winner": names.WINNER, "left_of_last": names.LEFT_OF_LAST}
        self.first_player = order[str(options["first_player"])]
