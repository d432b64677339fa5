import { expect, test } from 'vitest'
import { clockKey, clockKeys, clockOf, withOption } from './agreed'

test('a thinking time is the same after it was chosen', () => {
  for (const key of clockKeys(undefined)) expect(clockKey(clockOf(key))).toBe(key)
})

test('a thinking time that is not offered can still be seen', () => {
  expect(clockKeys({ kind: 'move', seconds: 77 })).toContain('move 77 0')
  expect(clockKeys({ kind: 'none' })).toEqual(clockKeys(undefined))
})

test('an edition brings its options with it, any other option only itself', () => {
  const editions = { de: { edition: 'de', lord: 'de', trade: 'de' } }
  const now = { edition: 'ja', lord: 'ja', trade: 'ja', target: 200 }
  expect(withOption(now, 'edition', 'de', editions)).toEqual({ edition: 'de', lord: 'de', trade: 'de', target: 200 })
  expect(withOption(now, 'lord', 'de', editions)).toEqual({ ...now, lord: 'de' })
})
