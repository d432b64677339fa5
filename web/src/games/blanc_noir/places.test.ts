import { expect, test } from 'vitest'
import { offer } from '../../lib/ask/moves'
import { kindOf } from './deck'
import { moveOf, places, trades } from './places'

const pixie = offer(['swap pile A.1', 'swap pile B.2', 'swap A.1 B.2', 'swap pile C.1'])

test('every place that can be swapped is offered, then those it can change with', () => {
  expect(places(pixie)).toEqual(['pile', 'A.1', 'B.2', 'C.1'])
  expect(places(pixie, 'A.1')).toEqual(['pile', 'B.2'])
})

test('two places make a move in whichever order they are chosen', () => {
  expect(moveOf(pixie, ['B.2', 'A.1'])?.text).toBe('swap A.1 B.2')
  expect(moveOf(pixie, ['C.1', 'A.1'])).toBeUndefined()
})

test('one place is enough for a Shock Wave', () => {
  const wave = offer(['return A.1', 'return B.2'])
  expect(places(wave)).toEqual(['A.1', 'B.2'])
  expect(moveOf(wave, ['B.2'])?.text).toBe('return B.2')
})

test('trades are told apart by the number of their cards', () => {
  const some = offer(['trade red.sai blue.sai green.sai', 'trade red.sai red.sai blue.sai', 'trade red.dagger blue.dagger green.dagger', 'draw'])
  const found = trades(some, (card) => kindOf(card)?.number ?? 0)
  expect([...found].map(([number, moves]) => [number, moves.length])).toEqual([[6, 2], [5, 1]])
})
