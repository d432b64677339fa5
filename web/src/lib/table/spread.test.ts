import { expect, test } from 'vitest'
import { spread, TOUCH } from './spread'

test('few cards lie side by side', () => {
  expect(spread(3, 800, 90)).toEqual({ perRow: 3, step: 96 })
})

test('more cards overlap, and still fit', () => {
  const { perRow, step } = spread(12, 800, 90)
  expect(perRow).toBe(12)
  expect(step * 11 + 90).toBeLessThanOrEqual(800)
  expect(step).toBeGreaterThanOrEqual(TOUCH)
})

test('of every card stays what a finger needs: the rest goes into more rows, evenly', () => {
  for (let count = 1; count <= 40; count += 1) {
    const { perRow, step } = spread(count, 336, 68)
    expect(step).toBeGreaterThanOrEqual(TOUCH)
    expect(step * (perRow - 1) + 68).toBeLessThanOrEqual(336)
  }
  expect(spread(9, 336, 68).perRow).toBe(5)
})
