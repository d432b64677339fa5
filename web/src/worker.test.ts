import { expect, test, vi } from 'vitest'
import { written } from '../worker'

type Listener = (event: { request: Request & { mode: string }; respondWith: (answer: Promise<unknown>) => void }) => void

/** Runs the worker as a browser does, and gives what it hears requests with. */
function run(): { fetched: string[]; ask: (path: string, mode?: string, method?: string) => Promise<unknown> | null; offline: () => void } {
  const listeners: Record<string, Listener> = {}
  const fetched: string[] = []
  let isOffline = false
  const fetch = (request: { url: string }) => {
    fetched.push(request.url)
    return isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(`fresh ${request.url}`)
  }
  const caches = { match: (path: string) => Promise.resolve(`kept ${path}`) }
  const listen = (name: string, listener: Listener) => (listeners[name] = listener)
  // this text is what the browser runs
  new Function('addEventListener', 'fetch', 'caches', 'location', written('b1', ['/assets/a.js']))(listen, fetch, caches, { origin: 'https://x' })
  return {
    fetched,
    offline: () => (isOffline = true),
    ask(path, mode = 'cors', method = 'GET') {
      const respondWith = vi.fn<(answer: Promise<unknown>) => void>()
      listeners.fetch?.({ request: { url: `https://x${path}`, mode, method } as Request & { mode: string }, respondWith })
      return respondWith.mock.calls[0]?.[0] ?? null
    },
  }
}

test('what the server says is never touched', () => {
  const { ask, fetched } = run()
  for (const path of ['/api/tables', '/api/me', '/ws/tables/1', '/healthz', '/schema']) expect(ask(path)).toBeNull()
  expect(ask('/api/tables', 'cors', 'POST')).toBeNull()
  expect(ask('/', 'navigate', 'POST')).toBeNull()
  expect(fetched).toEqual([])
})

test('the files of the build are kept', async () => {
  const { ask, fetched } = run()
  expect(await ask('/assets/a.js')).toBe('kept /assets/a.js')
  expect(ask('/assets/other.js')).toBeNull()
  expect(fetched).toEqual([])
})

test('a page comes from the server, and from what is kept only without one', async () => {
  const { ask, offline } = run()
  expect(await ask('/t/abc', 'navigate')).toBe('fresh https://x/t/abc')
  offline()
  expect(await ask('/t/abc', 'navigate')).toBe('kept /')
})
