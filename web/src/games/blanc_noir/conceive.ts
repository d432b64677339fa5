import type { Offer } from '../../lib/ask/moves'
import { cardOf, COLOURS, kindOf } from './deck'

const ANSWERS = ['remove', 'take']

/** What somebody who points at this card may have in mind. */
export function conceive(card: string, offer: Offer): string[] {
  const kind = kindOf(card)
  if (kind?.group === 'scroll') return [`use ${card}`]
  const verb = ANSWERS.find((one) => offer.moves.some((move) => move.verb === one))
  if (verb) return [`${verb} ${card}`]
  return cardOf(card).colour ? [`discard ${card}`] : COLOURS.map((colour) => `discard ${card} ${colour}`)
}
