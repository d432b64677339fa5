import { expect, test } from 'vitest'
import { cardTarget, choices, isByHand, offer, placeTarget, read, seatTarget } from './moves'

test('a word that makes a legal move another legal move is a variant', () => {
  const found = offer(['draw', 'discard red.sai', 'discard red.sai declare', 'discard golem red'])
  expect(found.moves.map((move) => move.text)).toEqual(['draw', 'discard red.sai', 'discard golem red'])
  expect([...(found.variants.get('declare') ?? [])]).toEqual(['discard red.sai'])
})

test('a card is found in every move that it is in', () => {
  const card = cardTarget('red.sai')
  expect(card.fits(read('discard red.sai'))).toBe(true)
  expect(card.fits(read('trade blue.sai red.sai green.sai'))).toBe(true)
  expect(card.fits(read('draw'))).toBe(false)
})

test('a card in a row is found by its place, and by face and number for its owner', () => {
  expect(placeTarget('B', 2, null, false).fits(read('swap pile B.2'))).toBe(true)
  expect(placeTarget('A', 2, 'mirage', true).fits(read('use mirage 2'))).toBe(true)
  expect(placeTarget('A', 1, 'mirage', true).fits(read('use mirage 2'))).toBe(false)
  expect(seatTarget('B').fits(read('aim B'))).toBe(true)
})

test('a move is made by pointing at a card when it needs only one', () => {
  const hand = new Set(['red.sai', 'blue.sai', 'green.sai', 'golem'])
  expect(isByHand(read('discard golem blue'), hand)).toBe(true)
  expect(isByHand(read('trade red.sai blue.sai green.sai'), hand)).toBe(false)
  expect(isByHand(read('take red.lord'), hand)).toBe(false)
})

test('few moves are a button each, many are asked step by step', () => {
  expect(choices(['aim B', 'aim C'].map(read)).length).toBe(2)
  const pairs = ['pile', 'A.1', 'B.1'].flatMap((one) => ['C.1', 'C.2', 'D.1', 'D.2'].map((two) => read(`swap ${one} ${two}`)))
  const first = choices(pairs)
  expect(first.map((one) => one.moves.length)).toEqual([4, 4, 4])
  expect(first[0]?.depth).toBe(1)
  expect(choices(first[0]?.moves ?? [], 2).length).toBe(4)
})
