import { expect, test } from 'vitest'
import { retold, roundEnd } from './telling'

test('a deal is one line, and what others flip unseen is none', () => {
  const deal = [{ event: 'round_began', round: 1 }, { event: 'base_placed', seat: 'A', base: 'A1', arena: 'AB', end: 'left' }, { event: 'turn_passed', seat: 'A' }]
  expect(retold(deal)).toEqual([deal[0]])
  expect(retold([{ event: 'flipped', seat: 'B', card: { back: 'brawl' } }])).toEqual([])
  const mine = { event: 'flipped', seat: 'A', card: 'red.hit' }
  expect(retold([mine])).toEqual([mine])
})

const won = { event: 'base_won', base: 'A1', winner: 'B', hits: '1:3' }

test('a game is counted Base by Base', () => {
  expect(roundEnd([{ event: 'froze', seat: 'A', base: 'A1' }])).toBeNull()
  expect(roundEnd([won, { event: 'game_ended', winners: ['B'] }])).toEqual({
    bases: [{ base: 'A1', winner: 'B', hits: '1:3' }], tied: [], isIdle: false, isOver: true,
  })
})

test('a round that nobody has won tells who plays on', () => {
  const end = roundEnd([{ event: 'went_idle' }, won, { event: 'round_tied', players: ['A', 'B'] }, { event: 'round_began', round: 2 }])
  expect([end?.tied, end?.isIdle, end?.isOver]).toEqual([['A', 'B'], true, false])
})
