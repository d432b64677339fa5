import { expect, test } from 'vitest'
import { keyAt, lanesOf, printedOn } from './keys'
import { lanesAfter, type Lanes } from './lanes'

const through = (rows: readonly string[][], lanes: number, most = 3) => {
  let now: Lanes | undefined
  return rows.map((row) => {
    now = lanesAfter(now, row, lanes, most)
    return Object.fromEntries(row.map((base, i) => [base, (now?.start ?? 0) + i]))
  })
}

test('a Base keeps its lane when others come and go', () => {
  const [first, second, third] = through([['A1', 'B1'], ['B2', 'A1', 'B1'], ['B2', 'A1']], 7)
  expect(first).toEqual({ A1: 2, B1: 3 })
  expect(second).toEqual({ B2: 1, A1: 2, B1: 3 })
  expect(third).toEqual({ B2: 1, A1: 2 })
})

test('while a row is not full, both of its ends have a lane', () => {
  const rows = [['A1', 'B1'], ['A1', 'B1', 'A2'], ['B1', 'A2'], ['B1', 'A2', 'A3'], ['A2', 'A3'], ['A2', 'A3', 'A4'], ['A3', 'A4'], ['A4']]
  for (const lanes of [5, 7])
    for (const one of through(rows, lanes)) {
      const all = Object.values(one)
      const margin = all.length < 3 ? 1 : 0
      expect(Math.min(...all)).toBeGreaterThanOrEqual(margin)
      expect(Math.max(...all)).toBeLessThan(lanes - margin)
    }
})

test('a new round begins in the middle', () => {
  expect(through([['A1', 'B1', 'A2'], ['A7', 'B7']], 7)[1]).toEqual({ A7: 2, B7: 3 })
})

test('no two places of one seat have the same key', () => {
  for (const of of [1, 2]) {
    const keys: string[] = []
    for (let number = 0; number < of; number += 1)
      for (const row of ['far', 'base', 'near'] as const)
        for (let lane = 0; lane < lanesOf(of); lane += 1) keys.push(keyAt(number, of, row, lane))
    expect(keys).not.toContain('')
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('a key is called by what is printed on it', () => {
  expect(printedOn('KeyZ', null, 'en')).toBe('Z')
  expect(printedOn('KeyZ', null, 'de')).toBe('Y')
  expect(printedOn('KeyQ', new Map([['KeyQ', 'a']]), 'en')).toBe('A')
  expect(printedOn('Semicolon', null, 'en')).toBe(';')
})
