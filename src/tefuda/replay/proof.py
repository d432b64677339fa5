"""What a record proves: that it is unchanged, that its luck was sealed, and that its moves are legal."""

from typing import Any, NamedTuple

from tefuda import codec, texts
from tefuda.core.reasons import BadInput, Refused
from tefuda.replay import writing
from tefuda.replay.luck import Quick, Sealed
from tefuda.replay.record import Record, play


class Finding(NamedTuple):
    """One thing that was looked into. `proven`: True, False (it is wrong), or None (nothing here can prove it)."""

    about: str
    proven: bool | None
    key: str = ""
    words: dict[str, Any] = {}
    error: Refused | None = None

    def say(self, language: str = "en") -> str:
        if self.error is not None:
            return self.error.say(language)
        return texts.say(language, None, self.key, **self.words)


class Verdict(NamedTuple):
    findings: tuple[Finding, ...]

    @property
    def genuine(self) -> bool:
        """Nothing in it is wrong."""
        return all(one.proven is not False for one in self.findings)

    def say(self, language: str = "en") -> list[str]:
        """A sentence for each finding; the last one is the conclusion."""
        conclusion = "term-verify_good" if self.genuine else "term-verify_bad"
        return [*(one.say(language) for one in self.findings), texts.say(language, None, conclusion)]

    def plain(self, language: str = "en") -> dict[str, Any]:
        findings = [{"about": one.about, "proven": one.proven, "text": one.say(language)} for one in self.findings]
        return {"genuine": self.genuine, "findings": findings}


def verify(record: Record, commitment: str | None = None) -> Verdict:
    """Plays a record again. `commitment`: the one that was told before the deal, from whoever noted it."""
    moves = of_moves(record)
    shuffle = of_shuffle(record) if moves.proven else []
    return Verdict((of_digest(record), *of_luck(record, commitment), *shuffle, moves, *of_the_rest(record)))


def of_digest(record: Record) -> Finding:
    if record.digest == writing.digest(record.plain()):
        return Finding("digest", True, "term-verify_digest")
    return Finding("digest", False, error=BadInput("record_digest"))


def of_luck(record: Record, commitment: str | None) -> list[Finding]:
    luck = record.luck
    if isinstance(luck, Sealed):
        words = luck.entropy
        added = [Finding("entropy", None, "term-verify_entropy", {"words": words})] if words else []
        if luck.chance().commitment != luck.commitment or commitment not in (None, luck.commitment):
            return [Finding("commitment", False, "term-verify_commitment_wrong"), *added]
        if commitment is None:
            return [Finding("commitment", True, "term-verify_commitment_fits", {"commitment": luck.commitment}), *added]
        return [Finding("commitment", True, "term-verify_commitment"), *added]
    if commitment is not None:
        return [Finding("commitment", False, "term-verify_commitment_wrong")]
    return [Finding("commitment", None, "term-verify_no_commitment")] if luck else []


def of_shuffle(record: Record) -> list[Finding]:
    """Cards are not recorded: that the moves are legal in this deal is what shows that it is the one."""
    if record.table:
        return [Finding("shuffle", None, "term-verify_table" if record.luck is None else "term-verify_table_sealed")]
    if isinstance(record.luck, Sealed):
        return [Finding("shuffle", True, "term-verify_shuffle")]
    assert isinstance(record.luck, Quick)
    return [Finding("shuffle", True, "term-verify_seed", {"seed": record.luck.seed})]


def of_moves(record: Record) -> Finding:
    try:
        state = record.start()
        for number, played in enumerate(record.moves, 1):
            play(state, number, played)
    except Refused as wrong:
        return Finding("moves", False, error=wrong)
    told = record.plain()["outcome"]
    if told != codec.outcome(state):
        return Finding("outcome", False, error=BadInput("record_outcome"))
    key = "term-verify_moves" if told is not None else "term-verify_unfinished"
    return Finding("moves", True, key, {"count": len(record.moves)})


def of_the_rest(record: Record) -> list[Finding]:
    told = record.players or record.started or any(played.ms is not None for played in record.moves)
    return [Finding("told", None, "term-verify_told")] if told else []
