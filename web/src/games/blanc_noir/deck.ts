import type { Emblem } from '../../lib/faces/emblem'
import { DECK } from '../../lib/generated/blanc_noir'
import { PEOPLE } from './emblems/people'
import { SCROLLS } from './emblems/scrolls'
import { WEAPONS } from './emblems/weapons'
import { WILD } from './emblems/wild'

export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const

const GROUNDS = { normal: 'plain', special: 'noble', wild: 'noir', scroll: 'scroll' } as const
type Group = keyof typeof GROUNDS

/** What is printed on a kind of card, and how it is drawn. */
export interface Kind {
  group: Group
  ground: (typeof GROUNDS)[Group]
  /** None on scrolls. */
  number: number | null
  /** How many there are; of coloured cards in each colour. */
  copies: number
  japanese: string
  emblem: Emblem
  /** The paragraph of the rulebook. */
  rule: string
}

export interface Card {
  colour: string
  kind: string
}

export function cardOf(card: string): Card {
  const herald = /^herald_of_(.*)$/.exec(card)?.[1]
  if (herald) return { colour: herald, kind: 'herald' }
  const dot = card.indexOf('.')
  return dot < 0 ? { colour: '', kind: card } : { colour: card.slice(0, dot), kind: card.slice(dot + 1) }
}

const EMBLEMS: Readonly<Record<string, Emblem>> = { ...WEAPONS, ...PEOPLE, ...WILD, ...SCROLLS }

/** Of a card, with or without its colour. */
export function kindOf(card: string): Kind | null {
  const printed = DECK[card] ?? DECK[card.slice(card.indexOf('.') + 1)]
  if (!printed) return null
  const { kind } = cardOf(card)
  const group = printed.group as Group
  return {
    ...printed,
    group,
    ground: GROUNDS[group],
    number: printed.number || null,
    emblem: EMBLEMS[kind] ?? [],
    rule: group === 'normal' ? 'BN-1' : `${group === 'scroll' ? 'BN-9' : 'BN-8'}.${kind}`,
  }
}

/** Every face, in the order of cards. */
export const CARDS: readonly string[] = Object.keys(DECK).flatMap((kind) =>
  ['normal', 'special'].includes(DECK[kind]?.group ?? '') ? COLOURS.map((colour) => `${colour}.${kind}`) : [kind],
)
