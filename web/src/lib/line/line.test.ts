import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromServer } from '../generated/protocol'
import { Line, type Status } from './line'
import { wait } from './waits'

class FakeSocket {
  static all: FakeSocket[] = []
  sent: Record<string, unknown>[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  closed = false
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close() {
    this.closed = true
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  ends(code: number) {
    this.onclose?.({ code })
  }
  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1)
    if (!found) throw new Error('no socket')
    return found
  }
}

const heard: FromServer[] = []
const statuses: Status[] = []
let line: Line

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  heard.length = statuses.length = 0
  line = new Line('/ws/tables/x', (one) => heard.push(one), (one) => statuses.push(one), (url) => new FakeSocket(url) as unknown as WebSocket)
  line.open()
})
afterEach(() => vi.useRealTimers())

const move = { type: 'move', ply: 3, move: 'draw' } as const

test('asks for whole views, and for what it missed after a drop', () => {
  expect(FakeSocket.last.url).toBe('/ws/tables/x?views=1')
  FakeSocket.last.says({ type: 'welcome', seq: 7 })
  FakeSocket.last.says({ type: 'moved', seq: 8 })
  FakeSocket.last.ends(1006)
  expect(line.status).toBe('waiting')
  vi.advanceTimersByTime(300)
  expect(FakeSocket.last.url).toBe('/ws/tables/x?views=1&since=8')
})

test('a refusal tells no place in the log', () => {
  FakeSocket.last.says({ type: 'welcome', seq: 7 })
  FakeSocket.last.says({ type: 'refused', seq: 3, code: 'stale', reason: '', text: '' })
  expect(line.seq).toBe(7)
})

test('what is asked before the line is open is sent when it is', () => {
  line.ask(move)
  expect(FakeSocket.last.sent).toEqual([])
  FakeSocket.last.says({ type: 'welcome', seq: 1 })
  expect(FakeSocket.last.sent).toMatchObject([move])
})

test('an unanswered move is sent again under its id, words are not', () => {
  FakeSocket.last.says({ type: 'welcome', seq: 1 })
  const id = line.ask(move)
  line.ask({ type: 'say', text: 'hello' })
  FakeSocket.last.ends(1006)
  vi.advanceTimersByTime(300)
  FakeSocket.last.says({ type: 'caught', seq: 1 })
  expect(FakeSocket.last.sent).toEqual([{ ...move, id }])
})

test('a ping is answered at once, and nobody else hears of it', () => {
  FakeSocket.last.says({ type: 'ping', word: 'clover' })
  expect(FakeSocket.last.sent).toEqual([{ type: 'pong', word: 'clover' }])
  expect(heard).toEqual([])
})

test('an answered move is not sent again', () => {
  FakeSocket.last.says({ type: 'welcome', seq: 1 })
  const id = line.ask(move)
  FakeSocket.last.says({ type: 'moved', seq: 2, id })
  FakeSocket.last.ends(1006)
  vi.advanceTimersByTime(300)
  FakeSocket.last.says({ type: 'caught', seq: 2 })
  expect(FakeSocket.last.sent).toEqual([])
})

test('a line without answers is taken for down', () => {
  FakeSocket.last.says({ type: 'welcome', seq: 1 })
  line.ask(move)
  vi.advanceTimersByTime(8000)
  expect(line.status).toBe('waiting')
  expect(FakeSocket.all[0]?.closed).toBe(true)
})

test('another tab keeps the table until the person takes it back', () => {
  FakeSocket.last.says({ type: 'welcome', seq: 1 })
  FakeSocket.last.ends(4001)
  vi.advanceTimersByTime(60_000)
  expect(line.status).toBe('replaced')
  expect(FakeSocket.all.length).toBe(1)
  line.open()
  FakeSocket.last.says({ type: 'caught', seq: 1 })
  expect(line.status).toBe('open')
})

test('a closed door is not knocked at again', () => {
  FakeSocket.last.ends(4003)
  vi.advanceTimersByTime(60_000)
  expect(line.status).toBe('refused')
  expect(FakeSocket.all.length).toBe(1)
})

test('a node that stops says when to come back', () => {
  FakeSocket.last.says({ type: 'welcome', seq: 1 })
  FakeSocket.last.says({ type: 'gone', why: 'stops', again: 2000 })
  FakeSocket.last.ends(1001)
  vi.advanceTimersByTime(1999)
  expect(FakeSocket.all.length).toBe(1)
  vi.advanceTimersByTime(1)
  expect(FakeSocket.all.length).toBe(2)
})

test('good news end the waiting', () => {
  FakeSocket.last.ends(1006)
  line.hurry()
  expect(FakeSocket.all.length).toBe(2)
})

test('a line that has long said nothing is asked, and left when it does not answer', () => {
  FakeSocket.last.says({ type: 'welcome', seq: 7 })
  vi.advanceTimersByTime(20_000)
  const probe = FakeSocket.last.sent.at(-1)
  expect(probe?.type).toBe('probe')
  FakeSocket.last.says({ type: 'done', id: probe?.id })
  vi.advanceTimersByTime(19_999)
  expect(line.status).toBe('open')
  expect(FakeSocket.last.sent.length).toBe(1)
  vi.advanceTimersByTime(1 + 8000)
  expect(line.status).toBe('waiting')
  vi.advanceTimersByTime(300)
  expect(FakeSocket.last.url).toBe('/ws/tables/x?views=1&since=7')
})

test('a line that talks is not asked', () => {
  FakeSocket.last.says({ type: 'welcome', seq: 7 })
  for (let seq = 8; seq < 12; seq += 1) {
    vi.advanceTimersByTime(15_000)
    FakeSocket.last.says({ type: 'moved', seq })
  }
  expect(FakeSocket.last.sent).toEqual([])
})

test('whoever comes back to the page asks the line at once', () => {
  FakeSocket.last.says({ type: 'welcome', seq: 7 })
  line.hurry()
  expect(FakeSocket.last.sent.at(-1)?.type).toBe('probe')
  expect(FakeSocket.all.length).toBe(1)
})

test('waits grow to a limit, and differ', () => {
  expect([0, 1, 2, 3].map((tries) => wait(tries, 1))).toEqual([250, 500, 1000, 2000])
  expect(wait(30, 1)).toBe(15_000)
  expect(wait(0, 0)).toBe(150)
})
