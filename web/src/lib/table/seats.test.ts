import { beforeEach, expect, test, vi } from 'vitest'
import { Table } from './table.svelte'

/** A socket whose other end is the test. */
class Wire {
  static last: Wire
  onmessage: ((event: { data: string }) => void) | null = null
  constructor(readonly url: string) {
    Wire.last = this
  }
  send() {}
  close() {}
}

let table: Table
const says = (message: object) => Wire.last.onmessage?.({ data: JSON.stringify(message) })
const B = { seat: 'B', kind: 'person', name: 'Ben', user: 'b', here: true }

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('WebSocket', Wire)
  table = new Table('x')
  table.line.open()
  says({
    type: 'welcome', seq: 1, at: 0, you: { user: 'u', name: 'Anna', seat: 'A', host: true }, table: 'x', name: '', game: 'brawl',
    rules_version: 1, options: {}, settings: {}, host: 'u', phase: 'gathering', number: 0, commitment: 'c',
    seats: [{ seat: 'A', kind: 'person', name: 'Anna', user: 'u', here: true }, { ...B, ready: true }],
  })
})

test('a seat that was given up is free', () => {
  says({ type: 'stood', seq: 2, at: 0, seat: { seat: 'B' }, name: 'Ben', kicked: true })
  expect(table.holder('B')).toEqual({ seat: 'B' })
})

test('who is back plays again, and no bot', () => {
  says({ type: 'taken_over', seq: 2, at: 0, seat: { ...B, here: false, stand_in: 'sensible' } })
  expect(table.holder('B')?.stand_in).toBe('sensible')
  says({ type: 'returned', seq: 3, at: 0, seat: B })
  expect(table.holder('B')).toEqual(B)
})
