import type { Plugin } from 'vite'

/** Texts that only the server and the terminal say, and the rules page and lessons, which come from the server. */
const ELSEWHERE = /^(error|term-help|term-verify|term-step|term-words|record|field|refused|rules|ruling|tutorial)-/

/** Fluent files as text, without remarks and without what the client never says. */
export function fluent(): Plugin {
  return {
    name: 'fluent',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ftl')) return null
      return { code: `export default ${JSON.stringify(shortened(code))}`, map: null }
    },
  }
}

export function shortened(text: string): string {
  const entries = text.replaceAll(/^#.*\n?/gm, '').split(/\n(?=[a-z-])/)
  return entries.map((entry) => entry.trimEnd()).filter((entry) => entry && !ELSEWHERE.test(entry.trimStart())).join('\n')
}
