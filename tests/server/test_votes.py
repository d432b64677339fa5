"""What players ask of each other: taking back, pausing, ending; and what becomes of it when nobody answers."""

from pathlib import Path

import pytest

from tefuda import registry
from tefuda.core import how
from tefuda.server.questions import Question
from tests.server.dealt import Dealt, dealt
from tests.server.players import Line, house
from tests.server.test_life_game import game_of_two, is_plain

pytestmark = pytest.mark.anyio


async def plain_move(a: Line, b: Line) -> tuple[Line, Line]:
    """Somebody makes a move that can be taken back: who, and the other."""
    while not (plain := [move for move in a.legal or [] if is_plain(move)]):
        await a.play("draw")
        while not b.legal:
            await b.hear()
        a, b = b, a
    seq = (await a.play(plain[0]))["seq"]
    await b.until("moved", lambda said: said["seq"] == seq)
    return a, b


async def test_who_moves_on_has_answered_a_wish_to_take_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as pair:
        a, b = await plain_move(*pair)
        table = here.room(next(iter(here.node.rooms.open))).table
        await a.answer(await a.say("propose", what="undo"))
        await b.until("asked")
        moved = await b.play("draw")
        assert moved["type"] == "moved"
        late = await b.answer(await b.say("agree", yes=True))
        assert (late["reason"], table.vote, table.ply) == ("server_no_vote", None, moved["state"]["ply"])
        again = await a.answer(await a.say("propose", what="undo"))
        assert again["reason"] == "server_no_undo"  # another player's move, and a draw


async def test_only_one_move_is_taken_back_and_only_by_who_made_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as pair:
        a, b = await plain_move(*pair)
        assert (await b.answer(await b.say("propose", what="undo")))["reason"] == "server_no_undo"
        await a.say("propose", what="undo")
        await b.until("asked")
        await b.say("agree", yes=True)
        await a.until("undone")
        assert (await a.answer(await a.say("propose", what="undo")))["reason"] == "server_no_undo"


async def test_a_proposal_can_be_withdrawn_and_only_by_whose_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        await a.say("propose", what="pause")
        await b.until("asked")
        assert (await a.answer(await a.say("agree", yes=True)))["reason"] == "server_no_vote"
        withdrawn = await a.answer(await a.say("agree", yes=False))
        assert (withdrawn["type"], withdrawn["result"]) == ("answered", "refused")
        assert (await b.answer(await b.say("agree", yes=True)))["reason"] == "server_no_vote"


async def test_a_proposal_that_nobody_answers_lapses(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        room = here.room(next(iter(here.node.rooms.open)))
        await a.answer(await a.say("propose", what="end"))
        assert room.due_at == room.table.vote.until
        room.table.vote.until = room.now
        room.post(room.catch_up)
        assert (await b.until("answered"))["result"] == "refused"
        assert (await a.play("draw"))["type"] == "moved"


async def test_who_says_nothing_does_not_keep_a_paused_game_waiting(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        room = here.room(next(iter(here.node.rooms.open)))
        await a.say("propose", what="pause")
        await b.until("asked")
        await b.say("agree", yes=True)
        await a.until("paused")
        await b.close()
        await a.answer(await a.say("propose", what="resume"))
        assert room.due_at == room.table.vote.until
        room.table.vote.until = room.now
        room.post(room.catch_up)
        assert (await a.until("resumed"))["why"] == "agreed"
        assert room.table.paused == ""


async def test_bots_wait_while_a_move_may_be_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here, "Anna", "Ben", "Cleo", grace=5, stand_in="random") as game:
        room = game.room
        while not (plain := [move for move in room.table.state.legal(game.asked.seat) if is_plain(move)]):
            await step(game, "draw")
        mover = game.asked
        await step(game, plain[0])
        ply = room.table.ply
        leaver = game.asked
        (third,) = [line for line in game.lines if line not in (mover, leaver)]
        await mover.answer(await mover.say("propose", what="undo"))
        await leaver.close()
        await mover.until("presence", lambda said: said["seat"] == leaver.seat)
        room.away[leaver.seat] -= 6000
        room.post(room.catch_up)
        await mover.until("taken_over")
        assert (room.table.state.asked, room.thinking.seat, room.thinking.task) == (leaver.seat, None, None)
        await third.say("agree", yes=True)
        assert (await mover.until("undone"))["state"]["ply"] == ply - 1
        await mover.play(plain[0])
        moved = await mover.until("moved", lambda said: said["seat"] == leaver.seat)
        assert moved["by"] == "bot"


async def step(game: Dealt, move: str) -> None:
    """A move of whose turn it is, heard by all."""
    moved = await game.asked.play(move)
    for line in game.lines:
        if line.seq < moved["seq"]:
            await line.until("moved", lambda said: said["seq"] == moved["seq"])


# -- which question an answer belongs to


def test_an_answer_to_an_earlier_question_is_none_to_this_one() -> None:
    state = registry.game("blanc_noir").new(seats=4, seed=1)
    t = state.t
    t.wait(how.ALL, 0b1111, 1, 0)
    asked = Question(state)
    assert not asked.is_still_put(state)  # nobody has answered: then it was put anew
    t.note_answer(2, 7)
    assert asked.is_still_put(state)
    t.wait(how.ALL, 0b0011, 1, 0)
    assert not asked.is_still_put(state)  # another one on top of it
    t.answered()
    t.count_to(1)
    assert not asked.is_still_put(state)  # the next step of the same effect
    t.count_to(0)
    t.answered()
    assert not asked.is_still_put(state)
    t.wait(how.TURN, 0b0011, 1, 0)
    turn = Question(state)
    t.answered()
    t.wait(how.TURN, 0b0001, 1, 0)
    assert not turn.is_still_put(state)
