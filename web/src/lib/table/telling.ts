import type { Heard, Words } from '../text/words'
import type { Look } from './look'
import type { Told } from './table.svelte'

export interface Line {
  key: string
  seq: number
  by: string
  text: string
}

/** What an entry of the log says in words, a line for each event. */
export function lines(told: Told, words: Words, look: Look): Line[] {
  return look.retold(told.heard).map((heard: Heard, i) => ({
    key: `${told.seq} ${i}`,
    seq: told.seq,
    by: told.by,
    text: words.event(heard),
  }))
}

/** The entries of the log that say something, the last of them alone where no more may be told. */
export function logged(told: readonly Told[], words: Words, look: Look, keepsAll: boolean): { told: Told; lines: Line[] }[] {
  const all = told.map((one) => ({ told: one, lines: lines(one, words, look) })).filter((one) => one.lines.length)
  return keepsAll ? all : all.slice(-1)
}
