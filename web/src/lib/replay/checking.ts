import { Problem } from '../api'
import type { Proof } from '../generated/protocol'
import { noted } from '../table/noted'
import { say } from '../text/texts.svelte'
import { commitmentOf, digestOf, drawsFollow, type Plain } from './proof'
import { proofOf, type Source } from './source'

/** `proven`: null where nothing here can prove it. */
export interface Finding {
  readonly proven: boolean | null
  readonly text: string
}

export interface Checked {
  readonly isGenuine: boolean
  readonly ours: readonly Finding[]
  readonly theirs: readonly Finding[]
}

/** What this browser can prove of a record, and what the server has found. */
export async function check(source: Source): Promise<Checked> {
  if (!globalThis.crypto?.subtle) throw new Problem('no-crypto', say('replay-no_crypto'))
  const text = await source.record()
  const record = JSON.parse(text) as Plain
  const proof = await proofOf(text)
  const ours = [await ofDigest(record), ...(await ofLuck(record, source)), await ofDraws(record, proof)]
  const theirs = proof.findings.map((one) => one as unknown as Finding)
  return { isGenuine: proof.genuine && ours.every((one) => one.proven !== false), ours, theirs }
}

async function ofDigest(record: Plain): Promise<Finding> {
  const proven = (await digestOf(record)) === record.digest
  return { proven, text: say(proven ? 'replay-digest-yes' : 'replay-digest-no') }
}

async function ofLuck(record: Plain, source: Source): Promise<Finding[]> {
  const { luck } = record
  if (luck?.kind !== 'sealed') return [{ proven: null, text: say('replay-commitment-none') }]
  const commitment = luck.commitment ?? ''
  const fits = (await commitmentOf(luck.secret ?? '')) === commitment
  const told = source.of && noted(source.of.table, source.of.number)
  const known = !told ? 'none' : told.commitment !== commitment ? 'no' : told.isBefore ? 'yes' : 'later'
  const words = luck.entropy ?? []
  return [
    { proven: fits, text: fits ? say('replay-commitment-yes', { commitment }) : say('replay-commitment-no') },
    { proven: { none: null, later: null, yes: true, no: false }[known], text: say(`replay-noted-${known}`) },
    { proven: null, text: words.length ? say('replay-entropy-some', { words }) : say('replay-entropy-none') },
  ]
}

async function ofDraws(record: Plain, { draws }: Proof): Promise<Finding> {
  if (record.luck?.kind !== 'sealed' || !draws.below.length) return { proven: null, text: say('replay-draws-none') }
  const { count, wrong } = await drawsFollow(record.luck, draws)
  if (wrong !== null) return { proven: false, text: say('replay-draws-no', { number: wrong }) }
  return { proven: true, text: say(draws.all ? 'replay-draws-yes' : 'replay-draws-part', { count }) }
}
