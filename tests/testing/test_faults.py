"""The kit sees what is wrong with a game: each fault, put into the game of docs/adding-a-game.md, breaks its law."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.docs import pages


class Fault(NamedTuple):
    """In this file, this text is replaced by that. It may show first by another law than the one it is about."""

    laws: str
    file: str
    old: str
    new: str


RULES, NOTATION, WORDS = "rules.py", "notation.py", "text/en.ftl"

FAULTS = {
    "a move twice": Fault(
        "offers", RULES, "            out.add(card)\n", "            out.add(card)\n            out.add(card)\n"
    ),
    "no move": Fault(
        "offers, copies", RULES, "for card in t.hands[seat]:", "for card in t.hands[seat][: len(t.hands[seat]) - 1]:"
    ),
    "no winner": Fault("offers", RULES, "== max(t.won)]", "> max(t.won)]"),
    "order by luck": Fault("order", RULES, "in t.hands[seat]:", "in t.hands[seat][:: 1 - 2 * t.chance.below(2)]:"),
    "a mistake in mid-move": Fault(
        "acceptance, copies", RULES, "        self.played.append(card)", "        self.played[card] = 1"
    ),
    "no paragraph": Fault("refusal", RULES, '"not_in_hand", "HC-2"', '"not_in_hand", ""'),
    "no text for a reason": Fault("refusal, secrecy", RULES, 'Reason("not_in_hand"', 'Reason("not_yours"'),
    "a reason lacks a variable": Fault("refusal, secrecy", RULES, ", card=move)", ")"),
    "reading changes the table": Fault(
        "refusal",
        NOTATION,
        "        words = text.lower().split()\n",
        "        words = text.lower().split()\n        t.won[0] += 1\n",
    ),
    "copies share a list": Fault("copies", RULES, "new.won = list(self.won)", "new.won = self.won"),
    "a forgotten field": Fault("copies", RULES, "        new.won = list(self.won)\n", ""),
    "another card comes": Fault(
        "cards, resampling", RULES, "self.played.append(card)", "self.played.append(card % 20 + 1)"
    ),
    "capitals are not read": Fault("moves in notation", NOTATION, "text.lower()", "text"),
    "the table leaves something out": Fault(
        "tables in notation, saving", NOTATION, 'lines["won"] = " ".join(map(str, t.won))', "pass"
    ),
    "an event without a text": Fault("words", WORDS, "event-took_trick", "event-trick"),
    "a text tells more than is heard": Fault("words", WORDS, "event-drew-hidden", "event-drew-secretly"),
    "a question without a text": Fault("words", WORDS, "ask-choice", "ask-choose"),
    "a hand is seen": Fault(
        "secrecy, secrecy of moves",
        RULES,
        "1 << seat) for card in t.hands[seat]",
        "3 << seat) for card in t.hands[seat]",
    ),
    "a fact tells of the pile": Fault("secrecy", RULES, 'return {"won":', 'return {"next": str(t.pile[-1:]), "won":'),
    "a reason tells of a hand": Fault("secrecy", RULES, "card=move)", "card=move) if move in t.hands[0] else None"),
    "an answer is told too soon": Fault(
        "secrecy of moves",
        RULES,
        "    def scores(self, t):",
        """    def play(self, t, seat, move):
        t.tell("turned_up", seat, None, str(move), how.EVERYBODY)
        Game.play(self, t, seat, move)

    def scores(self, t):""",
    ),
    "an answer is seen too soon": Fault(
        "secrecy of moves, secrecy",
        RULES,
        'return {"won":',
        'return {"said": [t.depth and t.answer_of(i) * (not t.asks(i)) for i in range(t.seats)], "won":',
    ),
    "the truth is resampled": Fault(
        "resampling", RULES, "        hidden = [other", "        return new\n        hidden = [other"
    ),
    "the true luck is resampled": Fault(
        "resampling", RULES, "        new = t.copy(chance)", "        new = t.copy(t.chance.copy())"
    ),
    "no end": Fault(
        "end, resampling",
        RULES,
        "        if t.hands[0]:\n            t.everybody_chooses()\n",
        """        if not t.hands[0]:
            t.pile, t.played = sorted(t.pile + t.played), []
            for seat in range(t.seats):
                t.draw(seat)
        t.everybody_chooses()
""",
    ),
    "luck of its own": Fault(
        "copies, saving",
        RULES,
        "t.take_trick(chosen.index(max(chosen)))",
        't.take_trick(__import__("random").randrange(t.seats))',
    ),
}


def high_card(folder: Path, fault: Fault | None) -> Path:
    """The game of the page, with a fault."""
    for _, name, text in pages.blocks("adding-a-game.md"):
        if name:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if fault and path.parts[-len(Path(fault.file).parts) :] == Path(fault.file).parts:
                assert fault.old in text
                text = text.replace(fault.old, fault.new)
            path.write_text(text, encoding="utf-8")
    words = folder / "high_card" / "text"
    for language in ("ja", "de"):
        (words / f"{language}.ftl").write_text((words / "en.ftl").read_text(encoding="utf-8"), encoding="utf-8")
    return folder


def outcome(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tefuda.testing", "high_card", "--games", "80", "--longest", "3000"],
        env=os.environ | {"TEFUDA_GAMES": str(folder)},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_without_a_fault_every_law_holds(tmp_path: Path) -> None:
    run = outcome(high_card(tmp_path, None))
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_seen(name: str, tmp_path: Path) -> None:
    run = outcome(high_card(tmp_path, FAULTS[name]))
    assert run.returncode == 1
    found = run.stderr.partition("the law of ")[2].partition(" is broken: ")[0]
    assert found in FAULTS[name].laws.split(", "), run.stderr
    assert "tefuda.game('high_card'" in run.stderr or "tefuda.testing.conformance('high_card'" in run.stderr
