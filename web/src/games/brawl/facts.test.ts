import { expect, test } from 'vitest'
import { copiesOf } from './deck'
import { arenasOf, sideOf, type ArenaFacts, type BaseFacts, type Facts, type Recipe } from './facts'

const base = (name: string): BaseFacts => ({ base: name, owner: name.slice(0, 1), deck: 'hale', frozen: false, modifiers: [], worth: 1, winner: name.slice(0, 1), columns: {} })
const arena = (name: string, ...bases: string[]): ArenaFacts => ({ arena: name, sides: [name[0] ?? '', name[1] ?? ''], open: true, row: bases.map(base) })
const facts = (players: string[], ...arenas: ArenaFacts[]): Facts => ({ round: 1, players, plays: 0, arenas, seats: {}, recipes: {} })

test('your side is below, and who sits across sees the row the other way round', () => {
  const duel = facts(['A', 'B'], arena('AB', 'A1', 'B1', 'A2'))
  const [mine] = arenasOf(duel, 'A').own
  const [theirs] = arenasOf(duel, 'B').own
  expect([mine?.near, mine?.far, mine?.row.map((one) => one.base)]).toEqual(['A', 'B', ['A1', 'B1', 'A2']])
  expect([theirs?.near, theirs?.far, theirs?.row.map((one) => one.base)]).toEqual(['B', 'A', ['A2', 'B1', 'A1']])
})

test('in a circle two arenas are your own, and who looks on sees the first two', () => {
  const circle = facts(['A', 'B', 'C', 'D'], arena('AB'), arena('BC'), arena('CD'), arena('DA'))
  const { own, others } = arenasOf(circle, 'A')
  expect(own.map((one) => one.arena.arena)).toEqual(['AB', 'DA'])
  expect(own.every((one) => one.near === 'A')).toBe(true)
  expect(others.map((one) => one.arena.arena)).toEqual(['BC', 'CD'])
  expect(arenasOf(circle, null).own.length).toBe(2)
})

test('partners share a side', () => {
  expect(['A', 'B', 'C', 'D'].map((seat) => sideOf(seat, true))).toEqual(['A', 'B', 'A', 'B'])
  expect(sideOf('C', false)).toBe('C')
})

test('a card says how many of it the deck holds', () => {
  const hale: Recipe = { hit: [4, 8, 5], hit2: [1, 1, 1], block: [1, 1, 0], press: 0, clear: 4, base: 6, freeze: 3, null: 0, reverse: 0, hold: 0, double: 0 }
  expect(['red.hit', 'green.hit', 'blue.block', 'clear'].map((card) => copiesOf(card, hale))).toEqual([4, 8, 0, 4])
  expect(copiesOf('red.hit', undefined)).toBeNull()
})
