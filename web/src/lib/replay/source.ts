import { call, Problem } from '../api'
import type { NewTableMade, PlayOn, PlayedGames, Proof, Replay } from '../generated/protocol'
import { say, texts } from '../text/texts.svelte'

/** Whose view of the game is wanted. */
export interface Eyes {
  seat: string | null
  open: boolean
}

/** Where a game's steps come from: a table of this server, or a record that the visitor brought. */
export interface Source {
  steps(eyes: Eyes, first: number, most: number, views: boolean): Promise<Replay>
  /** The record as it is written. */
  record(): Promise<string>
  playOn(ply: number, seat: string): Promise<NewTableMade>
  /** The table and the number of its game; null for a record. */
  readonly of: { table: string; number: number } | null
}

/** As many bytes as the server takes. */
export const LARGEST = 1 << 20

function query(fields: Record<string, string | number | boolean | null>): string {
  const some = Object.entries(fields).filter(([, value]) => value !== null && value !== false)
  return new URLSearchParams(some.map(([name, value]) => [name, String(value)])).toString()
}

const asked = (eyes: Eyes, first: number, most: number, views: boolean) => ({
  seat: eyes.open ? null : eyes.seat,
  open: eyes.open,
  first,
  most,
  ...(views ? {} : { views: 'false' }),
})

export function ofTable(table: string, number: number): Source {
  const path = `/api/tables/${table}`
  return {
    of: { table, number },
    steps: (eyes, first, most, views) => call('GET', `${path}/replay?${query({ number, ...asked(eyes, first, most, views) })}`),
    record: () => download(`${path}/record?${query({ number })}`),
    playOn: (ply, seat) => call('POST', `${path}/play-on`, { number, ply, seat } satisfies PlayOn),
  }
}

export function ofRecord(text: string): Source {
  return {
    of: null,
    steps: (eyes, first, most, views) => call('POST', `/api/replay?${query(asked(eyes, first, most, views))}`, text),
    record: () => Promise.resolve(text),
    playOn: (ply, seat) => call('POST', `/api/replay/play-on?${query({ ply, seat })}`, text),
  }
}

export const gamesOf = (table: string) => call<PlayedGames>('GET', `/api/tables/${table}/games`)
export const proofOf = (record: string) => call<Proof>('POST', `/api/replay/proof?${query({ lang: texts.language })}`, record)

async function download(path: string): Promise<string> {
  const answer = await fetch(path).catch(() => null)
  if (answer?.ok) return answer.text()
  const found = (await answer?.json().catch(() => null)) as { error?: { code: string; text: string } } | null
  throw new Problem(found?.error?.code ?? 'offline', found?.error?.text ?? '')
}

/** The text of a file, if it can be a record at all. */
export async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Problem('too-large', say('replay-too_large'))
  return file.text()
}
