import type { View } from '../../lib/table/view'

/** What everybody knows of a table of Blanc Noir. */
export interface Facts {
  readonly round: number
  readonly first: string
  readonly turn: string
  readonly direction: 'clockwise' | 'counterclockwise'
  readonly top: string
  readonly colour: string
  readonly chain: number
  readonly points: Readonly<Record<string, number>>
  readonly quests: Readonly<Record<string, number>>
  readonly declared: readonly string[]
}

export function factsOf(view: View): Facts {
  return view.facts as unknown as Facts
}

/** Where the others sit, clockwise from the left of whoever looks: beside, across, and beside again. */
export function around(others: readonly string[]): { left: readonly string[]; top: readonly string[]; right: readonly string[] } {
  if (others.length < 2) return { left: [], top: others, right: [] }
  return { left: others.slice(0, 1), top: others.slice(1, -1), right: others.slice(-1) }
}
