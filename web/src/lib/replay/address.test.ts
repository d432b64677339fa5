import { expect, test } from 'vitest'
import { addressOf, momentOf } from './address'

const of = { table: '0'.repeat(32), number: 2 }

test('a link to a moment says the move and whose eyes see it', () => {
  const seen = addressOf({ at: 17, eyes: { seat: 'B', open: false }, source: { of } })
  expect(seen).toBe(`/replay/${of.table}/2?move=17&seat=B`)
  expect(momentOf(seen.slice(seen.indexOf('?')))).toEqual({ at: 17, seat: 'B', open: false })
  const open = addressOf({ at: 3, eyes: { seat: null, open: true }, source: { of } })
  expect(momentOf(open.slice(open.indexOf('?')))).toEqual({ at: 3, seat: '', open: true })
  expect(addressOf({ at: 3, eyes: { seat: null, open: false }, source: { of: null } })).toBe('/replay')
})

test('a link that says nonsense begins at the beginning', () => {
  for (const search of ['', '?move=-1&seat=Z', '?move=x', '?move=9999999999999'])
    expect(momentOf(search)).toEqual({ at: 0, seat: '', open: false })
})
