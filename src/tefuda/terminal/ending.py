"""The score, after a round and at the end."""

from rich.text import Text

from tefuda.core.state import State
from tefuda.terminal.pen import padded
from tefuda.words import Words


def table(state: State, words: Words, mine: str | None) -> list[Text]:
    """Seats by their points; who has won, when the game is over."""
    outcome = state.outcome
    facts = state.view(mine)["facts"]
    scores: dict[str, int] = outcome.scores if outcome else facts.get("points", {})
    quests: dict[str, int] = facts.get("quests", {})
    winners = outcome.winners if outcome else ()
    rows = []
    is_most = bool(winners) and scores[winners[0]] == max(scores.values())  # or else the fewest win
    for seat in sorted(scores, key=lambda seat: (seat not in winners, scores[seat] * (-1 if is_most else 1), seat)):
        name = f"{seat} ({words.say('term-you')})" if seat == mine else seat
        score = words.say("term-score", seat=name, points=scores[seat])
        style = "bold green" if seat in winners else "bold" if seat == mine else ""
        about = f"   {words.say('term-quests')}: {quests[seat]}" if seat in quests else ""
        rows.append((Text(score, style), about))
    width = max((row[0].cell_len for row in rows), default=0)
    lines = [Text.assemble("  ", padded(score, width), (about, "dim")) for score, about in rows]
    return [Text(), *lines, *verdict(words, winners, mine), Text()]


def verdict(words: Words, winners: tuple[str, ...], mine: str | None) -> list[Text]:
    if not winners:
        return []
    if winners == (mine,):
        said = words.say("term-you_won")
    elif len(winners) == 1:
        said = words.say("term-won", winner=winners[0])
    else:
        said = words.say("term-shared_win", winners=winners)
    return [Text(), Text(said, "bold")]
