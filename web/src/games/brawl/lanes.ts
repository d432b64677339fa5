/** Each Base keeps its lane, and with it its keys, while others come and go beside it. */
export interface Lanes {
  /** The lane of the first Base of the row. */
  readonly start: number
  readonly row: readonly string[]
}

/** `lanes`: so many there are; `most`: so many Bases a row has at most. While it has fewer, both ends need a lane. */
export function lanesAfter(before: Lanes | undefined, row: readonly string[], lanes: number, most: number): Lanes {
  const centred = Math.floor((lanes - row.length) / 2)
  const kept = row.find((base) => before?.row.includes(base))
  const start = kept && before ? before.start + before.row.indexOf(kept) - row.indexOf(kept) : centred
  const margin = row.length < most ? 1 : 0
  const fits = start >= margin && start + row.length <= lanes - margin
  return { start: fits ? start : centred, row }
}
