/** How cards lie side by side: so many in a row, each so far behind the one before. */
export interface Spread {
  perRow: number
  step: number
}

export const TOUCH = 44
const GAP = 6

/** Cards overlap when they must, but of each stays what a finger needs; then they go into the next row. */
export function spread(count: number, width: number, card: number): Spread {
  if (count <= 1 || width <= card) return { perRow: 1, step: card + GAP }
  const most = Math.max(1, Math.floor((width - card) / TOUCH) + 1)
  const rows = Math.ceil(count / most)
  const perRow = Math.ceil(count / rows)
  const step = perRow === 1 ? card + GAP : Math.min(card + GAP, (width - card) / (perRow - 1))
  return { perRow, step: Math.floor(step) }
}
