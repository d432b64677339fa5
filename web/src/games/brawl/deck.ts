import type { Emblem } from '../../lib/faces/emblem'
import { FIGURES } from './emblems/figures'
import { KINDS } from './emblems/kinds'
import type { Recipe } from './facts'

export const COLOURS = ['red', 'green', 'blue'] as const
export const COLOURED = ['hit', 'hit2', 'block'] as const
export const PLAIN = ['press', 'clear', 'base', 'freeze'] as const
/** B-9 */
export const EXPANSION = ['null', 'reverse', 'hold', 'double'] as const
/** The decks of the house, and those of the expansion. */
export const DECKS = ['hale', 'bennett', 'chris', 'darwin', 'morgan', 'pearl'] as const
export const EXPANSION_DECKS = ['umbra', 'volt'] as const

export interface Card {
  colour: string
  kind: string
}

export function cardOf(card: string): Card {
  const dot = card.indexOf('.')
  return dot < 0 ? { colour: '', kind: card } : { colour: card.slice(0, dot), kind: card.slice(dot + 1) }
}

/** Every face, in the order of cards. */
export const CARDS: readonly string[] = [
  ...COLOURED.flatMap((kind) => COLOURS.map((colour) => `${colour}.${kind}`)),
  ...PLAIN,
  ...EXPANSION,
]

/** How the deck of a character is drawn; one of its own making has a figure for everybody. */
export function figureOf(deck: string): Emblem {
  return FIGURES[deck] ?? KINDS.hit ?? []
}

export function emblemOf(card: string, deck = ''): Emblem {
  const { kind } = cardOf(card)
  if (kind === 'base' && FIGURES[deck]) return FIGURES[deck]
  return KINDS[kind] ?? []
}

/** B-1: so many of this card the deck holds. */
export function copiesOf(card: string, recipe: Recipe | undefined): number | null {
  if (!recipe) return null
  const { colour, kind } = cardOf(card)
  const found = recipe[kind as keyof Recipe]
  if (Array.isArray(found)) return (found as readonly number[])[COLOURS.indexOf(colour as (typeof COLOURS)[number])] ?? null
  return typeof found === 'number' ? found : null
}

const GROUNDS: Readonly<Record<string, string>> = { hit: 'noble', hit2: 'noble', block: 'plain', press: 'noir', base: 'base' }

/** The ground of the face: blows on their colour, Blocks on paper, the rest each on its own. */
export function groundOf(card: string): string {
  const { kind } = cardOf(card)
  return GROUNDS[kind] ?? `plain k-${kind}`
}
