/** Legal moves in notation, as things to choose: a verb first, then what it is about. Nothing here knows any game. */

export interface Move {
  readonly text: string
  readonly verb: string
  readonly things: readonly string[]
}

/** Moves without their variants: `discard sai declare` is a variant of `discard sai` when both are legal. */
export interface Offer {
  readonly moves: readonly Move[]
  /** The words that can be added, and to which moves. */
  readonly variants: ReadonlyMap<string, ReadonlySet<string>>
}

export const NOTHING: Offer = { moves: [], variants: new Map() }

export function offer(legal: readonly string[]): Offer {
  const all = new Set(legal)
  const variants = new Map<string, Set<string>>()
  const moves: Move[] = []
  for (const text of legal) {
    const cut = text.lastIndexOf(' ')
    const [plain, word] = [text.slice(0, cut), text.slice(cut + 1)]
    if (cut > 0 && all.has(plain)) variants.set(word, (variants.get(word) ?? new Set()).add(plain))
    else moves.push(read(text))
  }
  return { moves, variants }
}

export function read(text: string): Move {
  const [verb = '', ...things] = text.split(' ')
  return { text, verb, things }
}

/** Something on the table that can be pointed at. `key` tells it from its likes. */
export interface Target {
  readonly key: string
  readonly fits: (move: Move) => boolean
  /** The words of moves that it stands for, and that need not be said beside it. */
  readonly words: readonly string[]
}

export function cardTarget(card: string, copy = 0): Target {
  return { key: `card ${card} ${copy}`, words: [card], fits: (move) => move.things.includes(card) }
}

export function seatTarget(seat: string): Target {
  return { key: `seat ${seat}`, words: [seat], fits: (move) => move.things.includes(seat) }
}

export function wordTarget(word: string): Target {
  return { key: `word ${word}`, words: [word], fits: (move) => move.things.includes(word) }
}

export function verbTarget(verb: string): Target {
  return { key: `verb ${verb}`, words: [], fits: (move) => move.verb === verb }
}

/** A card in a row: by its place, or, for its owner, by its face and number. */
export function placeTarget(owner: string, number: number, face: string | null, isMine: boolean): Target {
  const place = `${owner}.${number}`
  const own = (things: readonly string[]) =>
    isMine && things.some((one, i) => one === face && things[i + 1] === String(number))
  const words = [place, ...(isMine && face ? [face, String(number)] : [])]
  return { key: `place ${place}`, words, fits: (move) => move.things.includes(place) || own(move.things) }
}

/** A button: one move, or several that begin alike. */
export interface Choice {
  readonly moves: readonly Move[]
  /** So many things of its moves are said on it. */
  readonly depth: number
}

export const MOST_CHOICES = 8

/** Moves that begin with a card of the own hand are made by pointing at it, when they need no second one. */
export function isByHand(move: Move, hand: ReadonlySet<string>): boolean {
  const [first, ...rest] = move.things
  return first !== undefined && hand.has(first) && !rest.some((one) => hand.has(one))
}

/** The buttons for these moves, when so many of their things are chosen already. */
export function choices(moves: readonly Move[], depth = 0): Choice[] {
  if (moves.length <= MOST_CHOICES) return moves.map((move) => ({ moves: [move], depth: move.things.length }))
  const groups = new Map<string, Move[]>()
  for (const move of moves) {
    const key = [move.verb, ...move.things.slice(0, depth)].join(' ')
    const group = groups.get(key)
    if (group) group.push(move)
    else groups.set(key, [move])
  }
  if (groups.size === 1 && depth < Math.max(...moves.map((move) => move.things.length))) return choices(moves, depth + 1)
  return [...groups.values()].map((group) => ({
    moves: group,
    depth: group.length === 1 ? (group[0]?.things.length ?? 0) : depth,
  }))
}
