/** Where somebody is in a tutorial: the table tells the step as well, but only this browser knows which table it was. */
const KEPT = 'tefuda.lessons'

export interface Kept {
  readonly table: string
  /** From 0. */
  readonly step: number
  /** No more help was wanted. */
  readonly isLeft?: boolean
}

function all(): Record<string, Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? '{}') ?? {}) as Record<string, Kept>
  } catch {
    return {}
  }
}

export function kept(game: string): Kept | null {
  return all()[game] ?? null
}

export function keep(game: string, now: Kept | null): void {
  const rest = Object.fromEntries(Object.entries(all()).filter(([one]) => one !== game))
  try {
    localStorage.setItem(KEPT, JSON.stringify(now ? { ...rest, [game]: now } : rest))
  } catch {
    // the table still knows the step, for as long as its address is open
  }
}
