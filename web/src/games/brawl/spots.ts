import type { Move, Offer } from '../../lib/ask/moves'

/** The places where something can be done now, each with the move that is made there: `A1 B` a side of a Base, `A1` the Base,
 * `AB left` an end of a row; `flip`, `discard`, `lift` and `tag` by their verbs. */
export function spotsOf(offer: Offer): ReadonlyMap<string, Move> {
  return new Map(offer.moves.map((move) => [move.verb === 'play' ? move.things.slice(1).join(' ') : move.verb, move]))
}

/** The card that these plays are about. */
export function cardOfPlays(offer: Offer): string | null {
  return offer.moves.find((move) => move.verb === 'play')?.things[0] ?? null
}

export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const AHEAD = 150
const FAR = 110
const SLOW = 0.25

/** Where a card comes down that was let go at `x y` with this speed (pixels a millisecond): flicked, on the place nearest to
 * where it flies; carried, or flicked beyond everything, on the place where it was let go. */
export function landing(x: number, y: number, vx: number, vy: number, areas: ReadonlyMap<string, Area>): string | null {
  const isFlicked = Math.hypot(vx, vy) >= SLOW
  return (isFlicked ? nearest(x + vx * AHEAD, y + vy * AHEAD, FAR, areas) : null) ?? nearest(x, y, 24, areas)
}

function nearest(x: number, y: number, within: number, areas: ReadonlyMap<string, Area>): string | null {
  let found: string | null = null
  let least = within
  for (const [key, area] of areas) {
    const far = Math.hypot(Math.max(area.left - x, 0, x - area.right), Math.max(area.top - y, 0, y - area.bottom))
    if (far < least) [found, least] = [key, far]
  }
  return found
}
