"""What is measured of OpenSpiel's crazy eights and RLCard's UNO, each in the way that suits it best."""

from __future__ import annotations

from itertools import cycle
from random import random
from typing import TYPE_CHECKING

from bench import measure

if TYPE_CHECKING:
    import pyspiel

SEATS = 4


class OpenSpiel:
    """Special cards on: attacks that add up, skips and turned directions, at the same speed as without.

    Without reshuffling, since its longer games are slower a move.
    """

    ROLLOUTS = 50

    def __init__(self) -> None:
        import pyspiel

        self.search, self.rollouts = pyspiel.MCTSBot, pyspiel.RandomRolloutEvaluator
        self.game = pyspiel.load_game("crazy_eights", {"players": SEATS, "use_special_cards": True})
        self.starts = [self.dealt() for _ in range(16)]
        games = [self.counted(start) for start in self.starts for _ in range(200)]
        self.moves_per_game, self.chances_per_game = (sum(n) / len(games) for n in zip(*games))
        games = [self.counted(self.game.new_initial_state()) for _ in range(2000)]
        moves, chances = (sum(n) for n in zip(*games))
        self.share_of_moves = moves / (moves + chances)
        self.middles = cycle([self.middle() for _ in range(8)])

    # The evaluator's rollouts are the fastest whole games that its C++ can be made to play (evaluate_bots reaches three
    # quarters), and a search of one simulation is the only way to them from Python. The search must start at a player's
    # node, so the deal, which ours has to do each time, costs OpenSpiel nothing here.

    def games(self) -> int:
        for start in self.starts:
            evaluator = self.rollouts(self.ROLLOUTS, int(random() * 2**31))
            self.search(self.game, evaluator, 1.0, 1, 1, False, 0, False).mcts_search(start)
        return self.ROLLOUTS * len(self.starts)

    def moves(self) -> int:
        """Stepped as its documentation tells its users to, but for a faster draw: the customary numpy.random.choice
        over the probabilities takes six times as long as picking one of the outcomes, which are equally likely here.
        """
        state = self.game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                options = state.legal_actions()
                state.apply_action(options[int(random() * len(options))])
                moves += 1
        return moves

    def nodes(self) -> int:
        """The tightest loop there is: a chance node lists its outcomes as legal actions too, and nothing is asked."""
        state = self.game.new_initial_state()
        nodes = 0
        legal, play = state.legal_actions, state.apply_action
        while options := legal():
            play(options[int(random() * len(options))])
            nodes += 1
        return nodes

    def copies(self) -> int:
        return measure.repeated(next(self.middles).clone)

    def state_bytes(self) -> float | None:
        return measure.bytes_each(next(self.middles).clone)

    def dealt(self) -> pyspiel.State:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            self.advance(state)
        return state

    def middle(self) -> pyspiel.State:
        whole = self.game.new_initial_state()
        self.counted(whole)
        state = self.game.new_initial_state()
        for action in whole.history()[: len(whole.history()) // 2]:
            state.apply_action(action)
        return state

    def counted(self, state: pyspiel.State) -> tuple[int, int]:
        """The moves of players and the chance nodes of a random game from here."""
        state = state.clone()
        moves = chances = 0
        while not state.is_terminal():
            if state.is_chance_node():
                chances += 1
            else:
                moves += 1
            self.advance(state)
        return moves, chances

    def advance(self, state: pyspiel.State) -> None:
        options = state.legal_actions()
        state.apply_action(options[int(random() * len(options))])


class RLCard:
    """Its step always returns an observation, which costs it much, but nobody steps it without."""

    def __init__(self) -> None:
        import rlcard

        self.env = rlcard.make("uno", config={"seed": 1})
        # The setting game_num_players is ignored for UNO, which would stay at two.
        self.env.game.num_players = self.env.num_players = SEATS

    def steps(self) -> int:
        state, _ = self.env.reset()
        moves = 0
        step, is_over = self.env.step, self.env.is_over
        while not is_over():
            options = list(state["legal_actions"])
            state, _ = step(options[int(random() * len(options))])
            moves += 1
        return moves
