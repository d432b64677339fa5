import { expect, test } from 'vitest'
import { arrivals, when } from './arrivals'

test('a move that waited for a slower line had arrived before', () => {
  const steps = [
    { number: 0, ms: null },
    { number: 1, ms: 1000 },
    { number: 2, ms: 2040, held: 0 },
    { number: 3, ms: 2041, held: 40 },
    { number: 4, ms: 3000, held: 10 },
  ]
  expect([...arrivals(steps)]).toEqual([[3, 2], [2, 3]])
})

test('where nothing was held, moves count as they come', () => {
  expect(arrivals([{ number: 1, ms: 5 }, { number: 2, ms: 5 }, { number: 3, ms: 9 }]).size).toBe(0)
})

test('times of a race show hundredths', () => {
  expect([when(7_319), when(7_319, true), when(754_000), when(10_800_000)]).toEqual(['0:07', '0:07.31', '12:34', '3:00:00'])
})
