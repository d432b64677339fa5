import { RECIPES } from '../../lib/generated/brawl'
import { COLOURED, DECKS, EXPANSION, EXPANSION_DECKS, PLAIN } from './deck'
import type { Recipe } from './facts'

/** The option `decks` as the lobby shows it: a deck for each seat; `random` where luck decides. */
const HOUSE = ['hale', 'bennett', 'chris', 'darwin', 'morgan', 'pearl', 'hale']
export const RANDOM = 'random'

/** What each of so many seats plays. */
export function decksOf(option: string, seats: number): string[] {
  if (option === RANDOM) return Array<string>(seats).fill(RANDOM)
  const some = option === 'house' ? HOUSE : option.split(',')
  const only = some.length === 1 ? some[0] : undefined
  return Array.from({ length: seats }, (_, i) => only ?? some[i] ?? HOUSE[i] ?? 'hale')
}

/** The option with another deck for one seat. A draw is for all or for nobody. */
export function withDeck(option: string, seats: number, seat: number, deck: string): string {
  if (deck === RANDOM) return RANDOM
  const all = decksOf(option === RANDOM ? 'house' : option, seats).map((one, i) => (i === seat ? deck : one))
  return all.every((one, i) => one === HOUSE[i]) ? 'house' : all.join(',')
}

/** The decks that may be chosen. */
export function known(expansion: boolean): string[] {
  return [...DECKS, ...(expansion ? EXPANSION_DECKS : [])]
}

export function nameOf(deck: string): string {
  return deck.split(':')[0] ?? deck
}

/** What is in a deck of the house, or in one of one's own making. */
export function recipeOf(deck: string): Recipe | null {
  if (deck in RECIPES) return RECIPES[deck as keyof typeof RECIPES]
  const [, rest] = deck.split(':')
  if (rest === undefined) return null
  const read = Object.fromEntries(rest.split(';').map((part) => part.split('=')))
  const three = (kind: string) => [0, 1, 2].map((i) => Number(String(read[kind] ?? '').split('/')[i]) || 0)
  const coloured = Object.fromEntries(COLOURED.map((kind) => [kind, three(kind)]))
  const plain = Object.fromEntries([...PLAIN, ...EXPANSION].map((kind) => [kind, Number(read[kind]) || 0]))
  return { ...coloured, ...plain } as unknown as Recipe
}

/** A recipe as the option says it. What is wrong with it the server tells. */
export function written(name: string, recipe: Recipe): string {
  const coloured = COLOURED.map((kind) => `${kind}=${recipe[kind].join('/')}`)
  const plain = [...PLAIN, ...EXPANSION].filter((kind) => recipe[kind] !== 0).map((kind) => `${kind}=${recipe[kind]}`)
  return `${name}:${[...coloured, ...plain].join(';')}`
}

export function cardsOf(recipe: Recipe): number {
  return [...COLOURED.flatMap((kind) => recipe[kind]), ...[...PLAIN, ...EXPANSION].map((kind) => recipe[kind])].reduce((sum, one) => sum + one, 0)
}

/** So many milliseconds later count the moves of this seat: the option `handicap`, such as `A=300,C=150`. */
export function handicapOf(option: string, seat: string): number {
  const found = option.split(',').find((one) => one.startsWith(`${seat}=`))
  return found ? Number(found.slice(2)) : 0
}

export function withHandicap(option: string, seat: string, ms: number): string {
  const others = option.split(',').filter((one) => one.includes('=') && !one.startsWith(`${seat}=`))
  return [...others, ...(ms ? [`${seat}=${ms}`] : [])].sort().join(',') || 'none'
}
