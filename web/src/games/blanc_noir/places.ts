import type { Move, Offer } from '../../lib/ask/moves'

/** Pixie and Shock Wave: the places of scrolls that may be chosen, in order, after `first` was. */
export function places(offer: Offer, first: string | null = null): string[] {
  const fits = offer.moves.filter(isOfPlaces).filter((move) => first === null || move.things.includes(first))
  return [...new Set(fits.flatMap((move) => move.things))].filter((place) => place !== first)
}

export function isOfPlaces(move: Move): boolean {
  return move.verb === 'swap' || move.verb === 'return'
}

/** The move that these places make, in whichever order they were chosen. */
export function moveOf(offer: Offer, chosen: readonly string[]): Move | undefined {
  return offer.moves.find(
    (move) => isOfPlaces(move) && move.things.length === chosen.length && chosen.every((place) => move.things.includes(place)),
  )
}

/** BN-4.1: the trades, by the number of their cards. */
export function trades(offer: Offer, numberOf: (card: string) => number): Map<number, Move[]> {
  const found = new Map<number, Move[]>()
  for (const move of offer.moves)
    if (move.verb === 'trade') {
      const number = numberOf(move.things[0] ?? '')
      found.set(number, [...(found.get(number) ?? []), move])
    }
  return found
}
