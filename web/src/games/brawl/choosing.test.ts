import { expect, test } from 'vitest'
import { RECIPES } from '../../lib/generated/brawl'
import { cardsOf, decksOf, handicapOf, known, nameOf, recipeOf, withDeck, withHandicap, written } from './choosing'

test('the option tells what each seat plays', () => {
  expect(decksOf('house', 3)).toEqual(['hale', 'bennett', 'chris'])
  expect(decksOf('pearl', 3)).toEqual(['pearl', 'pearl', 'pearl'])
  expect(decksOf('darwin,hale', 2)).toEqual(['darwin', 'hale'])
  expect(decksOf('random', 2)).toEqual(['random', 'random'])
})

test('another deck for one seat leaves the others theirs', () => {
  expect(withDeck('house', 2, 1, 'pearl')).toBe('hale,pearl')
  expect(withDeck('hale,pearl', 2, 1, 'bennett')).toBe('house')
  expect(withDeck('random', 2, 0, 'volt')).toBe('volt,bennett')
  expect(withDeck('hale,pearl', 2, 0, 'random')).toBe('random')
})

test('every deck of the house has 35 cards, three of them Freezes', () => {
  expect(known(true).length).toBe(8)
  expect(known(false)).not.toContain('umbra')
  for (const recipe of Object.values(RECIPES)) expect([cardsOf(recipe), recipe.freeze]).toEqual([35, 3])
})

test('a recipe is read as it was written', () => {
  const hale = recipeOf('hale')
  if (!hale) throw new Error('no Hale')
  const own = written('mine', { ...hale, press: 1, clear: 3 })
  expect(own).toBe('mine:hit=4/8/5;hit2=1/1/1;block=1/1/0;press=1;clear=3;base=6;freeze=3')
  expect(recipeOf(own)).toEqual({ ...hale, press: 1, clear: 3 })
  expect(nameOf(own)).toBe('mine')
  expect(recipeOf('random')).toBeNull()
})

test('a handicap is set for one seat and leaves the others', () => {
  expect(withHandicap('none', 'B', 300)).toBe('B=300')
  expect(withHandicap('B=300', 'A', 100)).toBe('A=100,B=300')
  expect(withHandicap('A=100,B=300', 'B', 0)).toBe('A=100')
  expect(withHandicap('A=100', 'A', 0)).toBe('none')
  expect([handicapOf('A=100,B=300', 'B'), handicapOf('none', 'A')]).toEqual([300, 0])
})
