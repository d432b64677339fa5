/** What a seat sees, as tefuda.core.view writes it. */
export type Lying = string | { face?: string; back?: string; up?: boolean }

export interface Zone {
  zone: string
  owner: string | null
  shape: 'hand' | 'row' | 'pile'
  count: number
  cards: Lying[]
}

export interface View {
  game: string
  seat: string | null
  options: Record<string, string | number | null>
  facts: Record<string, unknown>
  zones: Zone[]
  waiting: Waiting[]
}

export interface Waiting {
  how: 'turn' | 'all' | 'race' | 'then'
  seats: string[]
  why: string
}

/** `left`: milliseconds that each seat had at `since`; the time of those in `running` runs from then on. */
export interface Clocks {
  left: Record<string, number>
  running: string[]
  since: number
  paused: boolean
}

export function faceOf(card: Lying): string | null {
  return typeof card === 'string' ? card : (card.face ?? null)
}

export function backOf(card: Lying): string {
  return typeof card === 'string' ? '' : (card.back ?? '')
}

export function isUp(card: Lying): boolean {
  return typeof card === 'string' || card.up === true
}

const NONE: Zone = { zone: '', owner: null, shape: 'pile', count: 0, cards: [] }

export function zone(view: View, key: string, owner: string | null = null): Zone {
  return view.zones.find((one) => one.zone === key && one.owner === owner) ?? NONE
}

/** All seats, from the one after `me` on. */
export function others(seats: readonly string[], me: string | null): string[] {
  const start = me === null ? 0 : seats.indexOf(me) + 1
  return [...seats.slice(start), ...seats.slice(0, start)].filter((seat) => seat !== me)
}

/** Each card with a number that tells it from its likes. */
export function numbered(cards: readonly string[]): { card: string; copy: number }[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0
    seen.set(card, copy + 1)
    return { card, copy }
  })
}
