import type { View } from '../../lib/table/view'

export interface ColumnFacts {
  readonly colour: string | null
  readonly hits: number
  readonly last: string | null
  readonly cards: readonly string[]
}

export interface BaseFacts {
  readonly base: string
  readonly owner: string
  readonly deck: string
  readonly frozen: boolean
  readonly modifiers: readonly string[]
  readonly worth: number
  /** As it lies: a seat, in tag team `A` or `B` for the team. */
  readonly winner: string
  readonly columns: Readonly<Record<string, ColumnFacts>>
}

export interface ArenaFacts {
  readonly arena: string
  readonly sides: readonly [string, string]
  readonly open: boolean
  /** From the first side's left to its right. */
  readonly row: readonly BaseFacts[]
}

export interface SeatFacts {
  readonly deck: string
  readonly held: 'flipped' | 'lifted' | null
  readonly active: boolean
  readonly bases: number
  readonly out: boolean
}

export interface Recipe {
  readonly hit: readonly number[]
  readonly hit2: readonly number[]
  readonly block: readonly number[]
  readonly press: number
  readonly clear: number
  readonly base: number
  readonly freeze: number
  readonly null: number
  readonly reverse: number
  readonly hold: number
  readonly double: number
}

/** What everybody knows of a table of BRAWL. */
export interface Facts {
  readonly round: number
  readonly players: readonly string[]
  readonly plays: number
  readonly turn_of?: string
  readonly arenas: readonly ArenaFacts[]
  readonly seats: Readonly<Record<string, SeatFacts>>
  readonly recipes: Readonly<Record<string, Recipe>>
}

export function factsOf(view: View): Facts {
  return view.facts as unknown as Facts
}

/** B-8: the teams are A and C, B and D; else everybody stands alone. */
export function sideOf(seat: string, tag: boolean): string {
  return tag ? (seat === 'A' || seat === 'C' ? 'A' : 'B') : seat
}

/** An arena as somebody sees it: whose side is below, and the row from left to right. */
export interface Seen {
  readonly arena: ArenaFacts
  readonly near: string
  readonly far: string
  /** The row is seen from the other side than the first-named one's. */
  readonly turned: boolean
  readonly row: readonly BaseFacts[]
  readonly isOwn: boolean
}

/** B-2: left and right are as the first-named side sees them; whoever sits across sees the row the other way round. */
export function seen(arena: ArenaFacts, me: string | null): Seen {
  const [first, second] = arena.sides
  const turned = second === me
  return {
    arena,
    near: turned ? second : first,
    far: turned ? first : second,
    turned,
    row: turned ? [...arena.row].reverse() : arena.row,
    isOwn: first === me || turned,
  }
}

/** The own arenas, the one with the left neighbour first; and all others. */
export function arenasOf(facts: Facts, me: string | null): { own: Seen[]; others: Seen[] } {
  const all = facts.arenas.map((arena) => seen(arena, me))
  const own = all.filter((one) => one.isOwn)
  if (!own.length) return { own: all.slice(0, 2), others: all.slice(2) }
  const order = facts.players
  const after = (one: Seen) => (order.indexOf(one.far) - order.indexOf(one.near) + order.length) % order.length
  return { own: own.sort((one, other) => after(one) - after(other)), others: all.filter((one) => !one.isOwn) }
}
