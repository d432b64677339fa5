import { expect, test } from 'vitest'
import { retold, reveals, roundEnd } from './telling'

const back = { back: 'number' }

test('a deal is one sentence', () => {
  const told = retold([
    { event: 'round_began', round: 2 },
    { event: 'drew', seat: 'A', card: 'red.sai' },
    { event: 'gained_scroll', seat: 'A', place: 'A.1', scroll: 'mirage' },
    { event: 'pile_opened', card: 'golem' },
    { event: 'turn_passed', seat: 'B' },
  ])
  expect(told).toEqual([{ event: 'round_dealt', round: 2, card: 'golem', first: 'B' }])
})

test('cards that one seat draws in a row are one sentence, if they are hidden with their number', () => {
  const drew = { event: 'drew', seat: 'B', card: back }
  expect(retold([drew, drew, drew])).toEqual([{ event: 'drew-many', seat: 'B', count: 3 }])
  expect(retold([{ ...drew, card: 'golem' }, { ...drew, card: 'red.sai' }])).toEqual([{ event: 'drew', seat: 'B', card: ['golem', 'red.sai'] }])
  expect(retold([drew, { ...drew, seat: 'C' }]).length).toBe(2)
})

test('whose turn it is shows the table, and who learns a scroll unseen is not worth a line', () => {
  expect(retold([{ event: 'learned_scroll', seat: 'B', place: 'B.1', scroll: { back: 'scroll' } }, { event: 'turn_passed', seat: 'C' }])).toEqual([])
})

test('the end of a round says what everybody scored', () => {
  expect(roundEnd([{ event: 'drew', seat: 'A', card: back }], 1)).toBeNull()
  expect(
    roundEnd([
      { event: 'quest_fulfilled', seat: 'A' },
      { event: 'round_ended', why: 'quest' },
      { event: 'scored', seat: 'B', points: 31, total: 200 },
      { event: 'halved', seat: 'B', total: 100 },
      { event: 'round_began', round: 3 },
    ], 3),
  ).toEqual({ round: 2, why: 'quest', quest: 'A', scores: { B: { points: 31, total: 100, halved: true } } })
})

test('after the last round no other begins', () => {
  expect(roundEnd([{ event: 'round_ended', why: 'menace' }, { event: 'game_ended', winners: ['A'] }], 4)?.round).toBe(4)
})

test('notes hold what this seat was shown in this round, the newest first', () => {
  const old = { event: 'hand_shown', seat: 'C', cards: ['golem'] }
  const hand = { event: 'hand_shown', seat: 'B', cards: ['red.sai'] }
  const told = [
    { heard: [old] },
    { heard: [{ event: 'round_began', round: 2 }] },
    { heard: [hand, { event: 'hand_shown', seat: 'A', cards: ['dragon'] }, { event: 'hand_shown', seat: 'C', cards: { back: 'number' }, to: 'B' }] },
    { heard: [{ event: 'learned_scroll', seat: 'A', place: 'A.1', scroll: 'menace' }] },
  ]
  expect(reveals(told, 'A')).toEqual([{ event: 'learned_scroll', seat: 'A', place: 'A.1', scroll: 'menace' }, hand])
})
