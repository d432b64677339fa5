import { beforeAll, expect, test, vi } from 'vitest'
import type { Replay, ReplayStep } from '../generated/protocol'
import type { Eyes, Source } from './source'

const COUNT = 130
const view = (number: number, eyes: Eyes) => ({ zones: [], facts: { number, seat: eyes.seat, open: eyes.open }, waiting: [] })

function game(over = true, mine: string | null = 'B') {
  const asked: { eyes: Eyes; first: number; most: number; views: boolean }[] = []
  const source: Source = {
    of: { table: 't', number: 1 },
    record: () => Promise.resolve(''),
    playOn: () => Promise.reject(new Error('not here')),
    steps: (eyes, first, most, views) => {
      asked.push({ eyes, first, most, views })
      const numbers = Array.from({ length: Math.min(most, COUNT + 1 - first) }, (_, i) => first + i)
      const steps = numbers.map((number) => ({ number, seat: 'A', move: null, ms: 0, by: '', events: [], view: views ? view(number, eyes) : null }))
      return Promise.resolve({ seats: 2, players: { A: 'Anna' }, over, mine, count: COUNT, number: 1, steps: steps as unknown as ReplayStep[] } as unknown as Replay)
    },
  }
  return { asked, source }
}

let Replaying: typeof import('./replaying.svelte').Replaying
beforeAll(async () => {
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', pathname: '/', search: '' })
  ;({ Replaying } = await import('./replaying.svelte'))
})

test('it begins where and with whose eyes it was asked to', async () => {
  const { source } = game()
  const found = new Replaying(source)
  await found.start({ seat: 'B', open: false }, 42)
  expect([found.at, found.eyes.seat, found.count]).toEqual([42, 'B', COUNT])
  expect(found.table.view?.facts).toEqual({ number: 42, seat: 'B', open: false })
  expect(found.table.name('A')).toBe('Anna')
})

test('a game that goes on is seen with the own eyes only', async () => {
  const { source } = game(false, 'A')
  const found = new Replaying(source)
  await found.start({ seat: 'B', open: true }, 3)
  expect(found.eyes).toEqual({ seat: 'A', open: false })
})

test('a step that was seen is not asked for again, and none lies beyond the ends', async () => {
  const { source, asked } = game()
  const found = new Replaying(source)
  await found.start({ seat: null, open: false }, 5)
  const before = asked.length
  await found.go(6)
  await found.go(4)
  expect(asked.length).toBe(before)
  await found.go(-3)
  expect(found.at).toBe(0)
  await found.go(9999)
  expect(found.at).toBe(COUNT)
  expect(found.isAtEnd).toBe(true)
})

test('other eyes see the same step anew', async () => {
  const { source } = game()
  const found = new Replaying(source)
  await found.start({ seat: 'A', open: false }, 7)
  await found.look({ seat: null, open: true })
  expect(found.table.view?.facts).toEqual({ number: 7, seat: null, open: true })
})

test('only a leap makes the table new', async () => {
  const { source } = game()
  const found = new Replaying(source)
  await found.start({ seat: 'A', open: false }, 7)
  const { leaps } = found.table
  await found.go(8)
  await found.go(7)
  expect(found.table.leaps).toBe(leaps)
  await found.go(20)
  expect(found.table.leaps).toBe(leaps + 1)
})

test('the list of moves comes by stretches', async () => {
  const { source } = game()
  const found = new Replaying(source)
  await found.start({ seat: 'A', open: false }, 120)
  expect([found.listStart, found.listed.length, found.listed[0]?.number]).toEqual([100, 31, 100])
})
