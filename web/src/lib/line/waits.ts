const FIRST = 250
const LONGEST = 15_000

/** Milliseconds before the line is tried again: each time longer, and never the same for everybody. */
export function wait(tries: number, luck: number = Math.random()): number {
  const longest = Math.min(FIRST * 2 ** tries, LONGEST)
  return Math.round(longest * (0.6 + 0.4 * luck))
}
