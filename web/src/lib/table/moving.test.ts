import { expect, test } from 'vitest'
import { moving } from './moving'
import type { Lying, View, Zone } from './view'

const HIDDEN = { back: 'number' }

function view(zones: Record<string, { count?: number; cards?: Lying[] }>): View {
  const made = Object.entries(zones).map(([name, lies]): Zone => {
    const [zone = '', owner = null] = name.split(' ')
    const { cards = [] } = lies
    const count = lies.count ?? cards.length
    return { zone, owner, shape: zone === 'hand' ? 'hand' : zone === 'scrolls' ? 'row' : 'pile', count, cards }
  })
  return { game: 'x', seat: 'A', options: {}, facts: {}, zones: made, waiting: [] }
}

const ways = (before: View, after: View) =>
  moving(before, after).map((one) => `${one.card ?? '?'}: ${one.from.zone} ${one.from.owner ?? '-'} > ${one.to.zone} ${one.to.owner ?? '-'}`)

test('my card goes from its place in the hand to the pile', () => {
  const before = view({ 'hand A': { cards: ['red.sai', 'red.sai', 'golem'] }, discards: { cards: ['blue.sai'] } })
  const after = view({ 'hand A': { cards: ['red.sai', 'golem'] }, discards: { cards: ['blue.sai', 'red.sai'] } })
  expect(moving(before, after)).toEqual([
    { card: 'red.sai', back: '', from: { zone: 'hand', owner: 'A', card: 'red.sai', copy: 1 }, to: { zone: 'discards', owner: null, card: '', copy: 0 } },
  ])
})

test('a card of a hidden hand is seen when it is played', () => {
  const before = view({ 'hand B': { cards: [HIDDEN, HIDDEN] }, discards: { cards: ['blue.sai'] } })
  const after = view({ 'hand B': { cards: [HIDDEN] }, discards: { cards: ['blue.sai', 'golem'] } })
  expect(ways(before, after)).toEqual(['golem: hand B > discards -'])
})

test('what I draw I see, what others draw stays hidden', () => {
  const before = view({ 'hand A': { cards: ['golem'] }, 'hand B': { cards: [HIDDEN] }, pile: { count: 9 } })
  const mine = view({ 'hand A': { cards: ['golem', 'red.sai'] }, 'hand B': { cards: [HIDDEN] }, pile: { count: 8 } })
  const theirs = view({ 'hand A': { cards: ['golem'] }, 'hand B': { cards: [HIDDEN, HIDDEN, HIDDEN] }, pile: { count: 7 } })
  expect(ways(before, mine)).toEqual(['red.sai: pile - > hand A'])
  expect(ways(before, theirs)).toEqual(['?: pile - > hand B', '?: pile - > hand B'])
})

test('a card that is turned up or shown has not moved', () => {
  const before = view({ 'scrolls B': { cards: [{ back: 'scroll', up: false }] }, 'hand B': { cards: [HIDDEN, HIDDEN] }, pile: { count: 3 } })
  const after = view({ 'scrolls B': { cards: [{ face: 'mirage', up: true }] }, 'hand B': { cards: ['golem', HIDDEN] }, pile: { count: 3 } })
  expect(ways(before, after)).toEqual([])
})

test('nothing moves where nothing has changed', () => {
  const one = view({ 'hand A': { cards: ['golem'] }, pile: { count: 9 } })
  expect(moving(one, one)).toEqual([])
})

test('when half the table moves, one card stands for each way', () => {
  const before = view({ discards: { cards: Array.from({ length: 30 }, (_, i) => `c${i}`) }, pile: { count: 0 } })
  const after = view({ discards: { cards: ['c29'] }, pile: { count: 29 } })
  expect(ways(before, after)).toEqual(['?: discards - > pile -'])
})
