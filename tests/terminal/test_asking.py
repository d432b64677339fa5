"""From what is typed to a move, and the answers to everything that is none."""

import pytest

from tefuda.terminal.leaving import Leave
from tests.terminal.tables import asking, table

Capture = pytest.CaptureFixture[str]
HAND = "red.sai yellow.boomerang blue.sai green.sai green.sai blue.dagger golem"


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("1", "discard red.sai"),
        ("2", "discard blue.dagger"),
        ("3 blue", "discard golem blue"),
        ("3\n3", "discard golem blue"),
        ("golem\ngreen", "discard golem green"),
        ("golem r", "discard golem red"),
        ("4", "use mirage 1"),
        ("6", "draw"),
        ("dr", "draw"),
        ("DRAW", "draw"),
        ("  Discard   RED.Sai ", "discard red.sai"),
        ("di sai", "discard red.sai"),
        ("r6", "discard red.sai"),
        ("d 6", "discard red.sai"),
        ("red sai", "discard red.sai"),
        ("u m", "use mirage 1"),
        ("5\n2", "trade red.sai green.sai green.sai"),
        ("trade\n1", "trade red.sai blue.sai green.sai"),
        ("nonsense\n99\n\n1", "discard red.sai"),
        ("3\n\n1", "discard red.sai"),
        ("２", "discard blue.dagger"),
        ("３　ｂｌｕｅ", "discard golem blue"),
        ("1)", "discard red.sai"),
        ("2.", "discard blue.dagger"),
        ("2）", "discard blue.dagger"),
        ("sai", "discard red.sai"),
        ("trade three\n1", "trade red.sai blue.sai green.sai"),
    ],
)
def test_a_move_is_read(typed: str, move: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asking(table(HAND), typed=f"{typed}\n", patch=monkeypatch).ask() == move


@pytest.mark.parametrize(
    ("lang", "typed", "move"),
    [
        ("ja", "釵", "discard red.sai"),
        ("ja", "赤6", "discard red.sai"),
        ("ja", "ゴーレム 青", "discard golem blue"),
        ("de", "haarnadel", "discard red.sai"),
        ("de", "golem grün", "discard golem green"),
        ("de", "ro6", "discard red.sai"),
        ("de", "ziehen", "draw"),
        ("de", "ablegen ro6", "discard red.sai"),
        ("de", "Ablegen Golem blau", "discard golem blue"),
        ("ja", "引く", "draw"),
        ("ja", "捨てる 釵", "discard red.sai"),
        ("ja", "捨てる　ゴーレム　青", "discard golem blue"),
        ("ja", "discard red.sai", "discard red.sai"),
    ],
)
def test_cards_have_their_names_of_the_language(
    lang: str, typed: str, move: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asking(table(HAND), lang=lang, typed=f"{typed}\n", patch=monkeypatch).ask() == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("1", "discard red.sai"),
        ("1!", "discard red.sai declare"),
        ("sai !", "discard red.sai declare"),
        ("d sai！", "discard red.sai declare"),
        ("discard red.sai declare", "discard red.sai declare"),
        ("2!\n3", "discard golem blue declare"),
        ("2\n3!", "discard golem blue declare"),
        ("2 blue!", "discard golem blue declare"),
        ("2!\n\n2\n3", "discard golem blue"),
        ("1 declare", "discard red.sai declare"),
        ("r6 declare", "discard red.sai declare"),
        ("golem declare\nblue", "discard golem blue declare"),
        ("why 1!\n1！", "discard red.sai declare"),
    ],
)
def test_the_word_is_said_by_whoever_thinks_of_it(typed: str, move: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asking(table("red.sai golem"), typed=f"{typed}\n", patch=monkeypatch).ask() == move


def test_nothing_reminds_of_the_word(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    for hand in ("red.sai golem", "red.sai golem blue.mage"):
        asking(table(hand), typed="1\n", patch=monkeypatch).ask()
        shown.append([line for line in capsys.readouterr().out.splitlines() if "Blanc Noir" in line])
    assert shown[0] == shown[1]


def test_the_word_is_refused_where_it_may_not_be_said(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asking(table(HAND), typed="1!\n1\n", patch=monkeypatch).ask() == "discard red.sai"
    assert "“Blanc Noir” is said only with" in capsys.readouterr().out


def test_with_automatic_declaration_there_is_no_word(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    for typed in ("1!\n", "1 declare\n"):
        at = asking(table("red.sai golem"), typed=typed, patch=monkeypatch, declaration="automatic")
        assert at.ask() == "discard red.sai"
        assert "Blanc Noir" not in capsys.readouterr().out
    asking(table("red.sai golem"), typed="declare\n1\n", patch=monkeypatch, declaration="automatic").ask()
    assert "At this table “Blanc Noir” is said for you." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("why yellow.boomerang", "matches neither the colour red nor the number 5"),
        ("why boomerang", "Discard a card of the colour red, a card with the number 5 or a wild card, or draw."),
        ("y3", "BN-5.2"),
        ("why r6", "“Discard: red Sai” is legal."),
        ("why 1", "“Discard: red Sai” is legal."),
        ("why 3", "“Discard: Golem, blue” is legal."),
        ("why 6", "“Draw” is legal."),
        ("why trade", "“Trade three: red Sai, blue Sai, green Sai” is legal."),
        ("why 2!", "“Blanc Noir” is said only with"),
        ("why b5!", "“Blanc Noir” is said only with"),
        ("why discard red.sai declare", "“Blanc Noir” is said only with"),
        ("discard b5 declare", "“Blanc Noir” is said only with"),
        ("r6 declare", "“Blanc Noir” is said only with"),
        ("1 declare", "“Blanc Noir” is said only with"),
        ("declare", "“Blanc Noir” is said together with a move"),
        ("!", "“Blanc Noir” is said together with a move"),
        ("1 blue", "The red Sai is not wild, so no colour is named with it."),
        ("b5 red", "The blue Dagger is not wild, so no colour is named with it."),
        ("1 dragon", "Nothing here fits “1 dragon”"),
        ("why dragon blue", "You have no Dragon in your hand."),
        ("why tornado", "You have no face-down Tornado"),
        ("why aim", "No question is open that this would answer."),
        ("why swap", "No question is open that this would answer."),
        ("why discard golem", "no colour was named with it"),
        ("discard golem", "Golem …"),
        ("why dragon", "You have no Dragon in your hand."),
        ("why use tornado", "You have no face-down Tornado"),
        ("why trade red.sai blue.dagger golem", "three cards of the same number"),
        ("why", "Type why and a card or a move"),
        ("why 77", "no choice 77"),
        ("card gargoyle", "Gargoyle 35 Scout"),
        ("card r9", "Battleaxe 9"),
        ("card mirage", "Your turn ends without drawing or discarding."),
        ("card unicorn", "There is no card “unicorn”"),
        ("card", "Type card and a name"),
        ("card 3", "Golem 25 Chain +4"),
        ("card 4", "Mirage Your turn ends"),
        ("card 5", "Sai 6 A normal card"),
        ("card 35", "Gargoyle 35 Scout"),
        ("rules", "BN-8 Special cards"),
        ("rules 5", "BN-5.2.1 Chain."),
        ("rules BN-4a", "BN-4.1 Trade."),
        ("rules 5", "BN-5b When your hand grows again"),
        ("rules 1", "Battlewhip"),
        ("rules 99", "BN-11 Editions and options"),
        ("table", "Discard pile: 3"),
        ("?", "quit – leave the game"),
        ("?", "say “Blanc Noir” with the move that leaves you one card"),
        ("foo", "Nothing here fits “foo”"),
        ("aim B", "No question is open that this would answer."),
        ("name pink", "pink"),
        ("swap x y", "swap PLACE PLACE"),
        ("\x1b[31m", "Nothing here fits"),
        ("d", "Which one?"),
        ("5", "Trade three: Sai"),
    ],
)
def test_questions_are_answered(typed: str, said: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    at = asking(table(HAND), typed=f"{typed}\n\n6\n", patch=monkeypatch)
    assert at.ask() == "draw"
    answer = capsys.readouterr().out.partition("> ")[2]
    assert said in " ".join(answer.split())
    assert "\x1b" not in answer


def test_the_log_is_shown(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    asking(table(HAND, "revelation"), "use revelation 1", typed="log\ndraw\n", patch=monkeypatch).ask()
    assert "A turns up Revelation (A’s scroll 1)." in capsys.readouterr().out


@pytest.mark.parametrize("typed", ["quit\n", "Q\n", "exit\n", "", "why sai"])
def test_a_game_can_be_left(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Leave):
        asking(table(HAND), typed=typed, patch=monkeypatch).ask()


@pytest.mark.parametrize(
    ("before", "shown", "typed", "move"),
    [
        (("golem dragon", "discard dragon blue"), "1) B (3 cards) 2) C (2 cards)", "c", "aim C"),
        (("golem pixie", "discard pixie blue"), "1) the scroll pile …", "1\n2", "swap pile A.2"),
        (("golem valkyrie", "discard valkyrie blue"), "3) W25 Golem 4) No card (decline)", "4", "decline"),
        (("golem red.mage red.sai", "use shock_wave 1"), "1) A’s scroll 2 (Mirage)", "b.2", "return B.2"),
        (
            ("green.sai blue.sai red.princess red.prince", "discard red.princess"),
            "1) R25 Prince",
            "1",
            "remove red.prince",
        ),
    ],
)
def test_a_card_asks_in_words(
    before: tuple[str, ...], shown: str, typed: str, move: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, *moves = before
    at = asking(table(hand, "shock_wave mirage"), *moves, typed=f"{typed}\n", patch=monkeypatch)
    assert at.ask() == move
    screen = " ".join(capsys.readouterr().out.split())
    assert all(part in screen for part in shown.split("? "))
