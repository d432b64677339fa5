import { beforeEach, expect, test, vi } from 'vitest'
import { note, noted } from './noted'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

test('only the first commitment of a game is kept', () => {
  note('t', 1, 'first', true)
  note('t', 1, 'second', false)
  note('t', 2, 'other', false)
  expect(noted('t', 1)).toEqual({ commitment: 'first', isBefore: true })
  expect(noted('t', 2)).toEqual({ commitment: 'other', isBefore: false })
  expect(noted('t', 3)).toBeNull()
})

test('the oldest are forgotten, and nonsense is none', () => {
  for (let number = 1; number <= 120; number++) note('t', number, `c${number}`, true)
  expect(noted('t', 1)).toBeNull()
  expect(noted('t', 120)?.commitment).toBe('c120')
  localStorage.setItem('tefuda.commitments', '{')
  expect(noted('t', 120)).toBeNull()
})
