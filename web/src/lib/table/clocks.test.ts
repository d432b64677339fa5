import { expect, test } from 'vitest'
import { leftOf, spelled } from './clocks'

const clocks = { left: { A: 20_000, B: 5_000 }, running: ['A'], since: 1_000_000, paused: false }

test('only the time of those who think runs', () => {
  expect(leftOf(clocks, 'A', 1_003_000)).toBe(17_000)
  expect(leftOf(clocks, 'B', 1_003_000)).toBe(5_000)
  expect(leftOf(clocks, 'A', 1_900_000)).toBe(0)
})

test('a paused clock stands, and a seat without one has none', () => {
  expect(leftOf({ ...clocks, paused: true }, 'A', 1_003_000)).toBe(20_000)
  expect(leftOf(clocks, 'C', 1_003_000)).toBeNull()
})

test('a clock that seems to run in the future gives nothing away', () => {
  expect(leftOf(clocks, 'A', 999_000)).toBe(20_000)
})

test('time is spelled as on clocks', () => {
  expect([0, 6_400, 60_000, 754_000, 10_800_000].map(spelled)).toEqual(['0:00', '0:07', '1:00', '12:34', '3:00:00'])
})
