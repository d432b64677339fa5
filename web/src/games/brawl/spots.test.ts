import { expect, test } from 'vitest'
import { offer } from '../../lib/ask/moves'
import { cardOfPlays, landing, spotsOf, type Area } from './spots'

test('every move has its place', () => {
  const all = spotsOf(offer(['play red.hit A1 A', 'play red.hit A1 B', 'play red.hit B1 A', 'discard', 'tag']))
  expect([...all.keys()]).toEqual(['A1 A', 'A1 B', 'B1 A', 'discard', 'tag'])
  expect(all.get('A1 B')?.text).toBe('play red.hit A1 B')
})

test('Bases go to the ends of a row, other cards onto a Base', () => {
  expect([...spotsOf(offer(['play base AB left', 'play base AB right'])).keys()]).toEqual(['AB left', 'AB right'])
  expect([...spotsOf(offer(['flip', 'play freeze A1'])).keys()]).toEqual(['flip', 'A1'])
})

test('plays tell which card they are about', () => {
  expect(cardOfPlays(offer(['flip', 'play clear A1']))).toBe('clear')
  expect(cardOfPlays(offer(['flip']))).toBeNull()
})

const area = (left: number, top: number): Area => ({ left, top, right: left + 100, bottom: top + 100 })
const areas = new Map([['near', area(0, 300)], ['far', area(0, 100)], ['beside', area(150, 300)]])

test('a card that is carried comes down where it is let go', () => {
  expect(landing(50, 350, 0, 0, areas)).toBe('near')
  expect(landing(60, 150, 0.1, -0.1, areas)).toBe('far')
})

test('a card that is flicked flies on: how far, its speed says', () => {
  expect(landing(50, 600, 0, -1.5, areas)).toBe('near')
  expect(landing(50, 600, 0, -3, areas)).toBe('far')
  expect(landing(50, 600, 1, -1.6, areas)).toBe('beside')
})

test('a card that is flicked beyond everything lies where the finger left it', () => {
  expect(landing(50, 150, 0, -9, areas)).toBe('far')
  expect(landing(50, 600, 0, -9, areas)).toBeNull()
})

test('a card that comes down far from every place goes back', () => {
  expect(landing(50, 600, 0, 0, areas)).toBeNull()
  expect(landing(50, 700, 0, -0.5, areas)).toBeNull()
  expect(landing(50, 350, 0, 0, new Map())).toBeNull()
})
