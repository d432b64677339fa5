import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

/** Texts that only the server and the terminal say, and the rules page and lessons, which come from the server. */
const ELSEWHERE = /^(error|term-help|term-verify|term-step|term-words|record|field|refused|rules|ruling|tutorial)-/

/** Fluent files as they are when they have been read, which no page then has to do; without what the client never says. */
export function fluent(): Plugin {
  return {
    name: 'fluent',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ftl')) return null
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(read(code)))})`, map: null }
    },
  }
}

export function read(text: string): FluentResource['body'] {
  return new FluentResource(text).body.filter((entry) => !ELSEWHERE.test(entry.id))
}
