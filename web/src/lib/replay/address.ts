import type { Eyes } from './source'

interface Moment {
  readonly at: number
  readonly eyes: Eyes
  readonly source: { readonly of: { table: string; number: number } | null }
}

/** The link to a moment: the move, and whose eyes see it. */
export function addressOf({ at, eyes, source }: Moment): string {
  if (!source.of) return '/replay'
  const fields = new URLSearchParams({ move: String(at), ...(eyes.open ? { open: '' } : eyes.seat ? { seat: eyes.seat } : {}) })
  return `/replay/${source.of.table}/${source.of.number}?${fields}`
}

/** What such a link says; without one, the beginning. `seat`: empty where it says nothing about whose eyes they are. */
export function momentOf(search: string): { at: number; seat: string; open: boolean } {
  const fields = new URLSearchParams(search)
  const move = fields.get('move') ?? ''
  const seat = fields.get('seat') ?? ''
  return { at: /^\d{1,9}$/.test(move) ? Number(move) : 0, seat: /^[A-H]$/.test(seat) ? seat : '', open: fields.has('open') }
}
