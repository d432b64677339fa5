import { beforeEach, expect, test, vi } from 'vitest'
import { Asking } from '../../lib/ask/asking.svelte'
import type { FromServer } from '../../lib/generated/protocol'
import { Table } from '../../lib/table/table.svelte'
import { Playing } from './playing.svelte'

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = []
  readonly sent: { id: string; type: string; ply: number; move: string }[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly url: string) {
    Wire.all.push(this)
  }
  send(data: string) {
    this.sent.push(JSON.parse(data) as (typeof this.sent)[number])
  }
  close() {
    this.onclose = null
  }
  static get last(): Wire {
    const found = Wire.all.at(-1)
    if (!found) throw new Error('no socket')
    return found
  }
}

let table: Table
let playing: Playing
let seq = 0

const state = (ply: number, hand: string[], legal: string[]) => ({
  ply, over: false, waiting: [{ how: 'race', seats: ['A', 'B'], why: 'race' }], legal, clocks: null, hands: null,
  view: {
    game: 'brawl', seat: 'A', options: {}, facts: {}, waiting: [],
    zones: [
      { zone: 'hand', owner: 'A', shape: 'hand', count: hand.length, cards: hand },
      { zone: 'deck', owner: 'A', shape: 'pile', count: 20, cards: [] },
    ],
  },
})
const says = (message: object) => Wire.last.onmessage?.({ data: JSON.stringify(message as FromServer) })
const moved = (id: string | undefined, game: ReturnType<typeof state>, seat = 'A') =>
  says({ type: 'moved', seq: (seq += 1), at: 0, ...(id ? { id } : {}), seat, events: [], state: game })
const refuses = (id: string | undefined, text: string) => says({ type: 'refused', id, code: 'illegal-move', reason: 'x', text, seq })
const moves = () => Wire.last.sent.filter((one) => one.type === 'move').map((one) => one.move)
const idOf = (number: number) => Wire.last.sent.filter((one) => one.type === 'move')[number]?.id
const PLAYS = ['play red.hit A1 A', 'play red.hit A1 B', 'discard']

function welcome(game: ReturnType<typeof state>) {
  says({
    type: 'welcome', seq: (seq += 1), at: 0, you: { user: 'u', name: 'Anna', seat: 'A', host: true }, table: 'x', name: '', game: 'brawl',
    rules_version: 1, options: {}, settings: {}, host: 'u', phase: 'playing', number: 1, seats: [], commitment: 'c', state: game,
  })
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
  seq = 0
  table = new Table('x')
  playing = new Playing(new Asking(table))
  table.line.open()
  welcome(state(4, ['red.hit'], PLAYS))
})

test('a lit place is played at once, and goes dark', () => {
  expect([...playing.spots.keys()]).toEqual(['A1 A', 'A1 B', 'discard'])
  expect(playing.act('A1 B')).toBe(true)
  expect(moves()).toEqual(['play red.hit A1 B'])
  expect([playing.spots.size, playing.onTheWay?.spot]).toEqual([0, 'A1 B'])
})

test('a second tap plays nothing a second time', () => {
  playing.act('A1 B')
  expect(playing.act('A1 B')).toBe(false)
  expect(playing.act('A1 A')).toBe(false)
  expect(playing.act('discard')).toBe(false)
  expect(moves()).toEqual(['play red.hit A1 B'])
})

test('the next flip need not wait for the answer, and only one may follow', () => {
  playing.act('A1 B')
  expect([playing.act('flip'), playing.act('flip')]).toEqual([true, false])
  expect(moves()).toEqual(['play red.hit A1 B', 'flip'])
  moved(idOf(0), state(5, [], ['flip']))
  expect([playing.onTheWay, playing.sent.length, playing.mayFlip]).toEqual([null, 1, false])
  moved(idOf(1), state(6, ['clear'], ['play clear A1', 'discard']))
  expect([playing.sent.length, playing.held, [...playing.spots.keys()]]).toEqual([0, 'clear', ['A1', 'discard']])
})

test('a play that came too late is in the hand again, with the reason', () => {
  playing.act('A1 B')
  moved(undefined, state(5, ['red.hit'], ['discard']), 'B')
  expect(playing.onTheWay?.spot).toBe('A1 B')
  refuses(idOf(0), 'A Block lies there.')
  expect([playing.onTheWay, playing.held, playing.returned?.text]).toEqual([null, 'red.hit', 'A Block lies there.'])
  expect([...playing.spots.keys()]).toEqual(['discard'])
})

test('a flip behind a play that did not count is refused as well, and only the first reason is told', () => {
  playing.act('A1 B')
  playing.act('flip')
  refuses(idOf(0), 'A Block lies there.')
  refuses(idOf(1), 'You hold a card.')
  expect([playing.returned?.text, playing.sent.length]).toEqual(['A Block lies there.', 0])
  expect(playing.act('A1 A')).toBe(true)
})

test('what nobody has answered is sent again under its id when the line is back, and counts once', () => {
  vi.useFakeTimers()
  playing.act('A1 B')
  const id = idOf(0)
  Wire.last.onclose?.({ code: 1006 })
  vi.advanceTimersByTime(400)
  vi.useRealTimers()
  expect([Wire.all.length, playing.onTheWay?.id]).toEqual([2, id])
  says({ type: 'caught', seq: (seq += 1), at: 0, you: { user: 'u', name: 'Anna', seat: 'A', host: true }, seats: [], state: state(5, [], ['flip']) })
  expect(moves()).toEqual(['play red.hit A1 B'])
  expect(idOf(0)).toBe(id)
  says({ type: 'done', id, seq })
  expect([playing.sent.length, playing.mayFlip]).toEqual([0, true])
})

test('what is not lit does nothing, and can be asked about', async () => {
  expect(playing.act('B1 B')).toBe(false)
  const asked = playing.ask('B1 B')
  const question = Wire.last.sent.find((one) => one.type === 'why')
  expect(question?.move).toBe('play red.hit B1 B')
  says({ type: 'reason', id: question?.id, move: question?.move, legal: false, text: 'It is frozen.', rule: 'B-3' })
  await asked
  expect([playing.returned?.text, playing.returned?.rule, playing.held]).toEqual(['It is frozen.', 'B-3', 'red.hit'])
})

test('in turns the next flip waits', () => {
  const turn = { ...state(5, ['red.hit'], PLAYS), waiting: [{ how: 'turn', seats: ['A'], why: 'turn' }] }
  moved(undefined, turn, 'B')
  playing.act('A1 B')
  expect([playing.mayFlip, playing.act('flip')]).toEqual([false, false])
})

test('a game that ends takes what is on its way with it', () => {
  playing.act('A1 B')
  says({ type: 'ended', seq: (seq += 1), at: 0, outcome: null, secret: 's', number: 1, commitment: 'd', seats: [] })
  expect([playing.sent.length, playing.returned]).toEqual([0, null])
})
