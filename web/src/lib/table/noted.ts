/** The commitments that this browser was told, and whether before the deal: what the server cannot change afterwards. */
const KEPT = 'tefuda.commitments'
const MOST = 100

export interface Noted {
  readonly commitment: string
  readonly isBefore: boolean
}

type Notes = [name: string, commitment: string, isBefore: boolean][]

function all(): Notes {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(found) ? (found as Notes) : []
  } catch {
    return []
  }
}

/** Only the first one counts: a later one may have been made to fit. */
export function note(table: string, number: number, commitment: string, isBefore: boolean): void {
  const [name, notes] = [`${table} ${number}`, all()]
  if (notes.some(([one]) => one === name)) return
  try {
    localStorage.setItem(KEPT, JSON.stringify([...notes, [name, commitment, isBefore]].slice(-MOST)))
  } catch {
    // a browser that keeps nothing has nothing to compare with later, and says so
  }
}

export function noted(table: string, number: number): Noted | null {
  const found = all().find(([one]) => one === `${table} ${number}`)
  return found ? { commitment: found[1], isBefore: found[2] } : null
}
