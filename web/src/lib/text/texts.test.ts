import { FluentBundle, type FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

type Body = FluentResource['body']

const LANGUAGES = ['en', 'ja', 'de']
const files = import.meta.glob<Body>(['./*.ftl', './*/*.ftl'], { import: 'default', eager: true })
const sources = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const parts = [...new Set(Object.keys(files).map((path) => path.replace(/\w+\.ftl$/, '')))]

/** The keys of a file, each with the variables that it uses. */
function entries(body: Body = []): Record<string, string[]> {
  return Object.fromEntries(body.map((entry) => [entry.id, variables(JSON.stringify(entry))]))
}

function variables(entry: string): string[] {
  return [...new Set([...entry.matchAll(/"type":"var","name":"(\w+)"/g)].map((one) => one[1] ?? ''))].sort()
}

test.each(parts)('%s says the same things in every language, with the same variables', (part) => {
  const [english, ...others] = LANGUAGES.map((lang) => entries(files[`${part}${lang}.ftl`]))
  expect(Object.keys(english ?? {}).length).toBeGreaterThan(5)
  for (const other of others) expect(other).toEqual(english)
})

test.each(Object.keys(files))('%s can be said', (path) => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  expect(bundle.addResource({ body: files[path] ?? [] })).toEqual([])
  for (const [key, names] of Object.entries(entries(files[path]))) {
    const pattern = bundle.getMessage(key)?.value
    const problems: Error[] = []
    if (pattern) bundle.formatPattern(pattern, Object.fromEntries(names.map((name) => [name, 2])), problems)
    expect([key, problems]).toEqual([key, []])
  }
})

test('every text that a page of its own asks for is there', () => {
  const known = new Set(Object.values(files).flatMap((text) => Object.keys(entries(text))))
  const asked = Object.values(sources).flatMap((text) => [...text.matchAll(/'((?:replay|rulespage|lesson|brawl)-[\w-]+)'/g)].map((one) => one[1] ?? ''))
  expect(asked.length).toBeGreaterThan(60)
  expect(asked.filter((key) => !known.has(key))).toEqual([])
})
