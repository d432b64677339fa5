import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const KEPT = /\.(js|css)$/

/** Writes the service worker, which knows what this build consists of. */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post', // Vite takes files out that only lead to others
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => KEPT.test(name)).sort().map((name) => `/${name}`)
      const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: written(build, files) })
    },
  }
}

/** The shell opens without a network. What the server says (/api, /ws) is never kept, and a page is asked for first. */
export function written(build: string, files: readonly string[]): string {
  return `const SHELL = 'tefuda ${build}'
const FILES = ${JSON.stringify(['/', '/favicon.svg', '/manifest.webmanifest', ...files])}

addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(FILES)).then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  const old = caches.keys().then((keys) => Promise.all(keys.filter((key) => key !== SHELL).map((key) => caches.delete(key))))
  event.waitUntil(old.then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')))
  else if (FILES.includes(url.pathname)) event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(request)))
})
`
}
