/** Which file a module goes into. A slow line brings few files sooner than many small ones: what every page needs is
 * one, and what every table needs another. Whatever is not named here goes with the page or the game that asks for it. */
const RULES: readonly (readonly [RegExp, string | null])[] = [
  [/\.ftl$|\/node_modules\/uqr\/|\/parts\/Qr/, null],
  [/\/node_modules\/|^\0|\/src\/(?:main|App|app)\b/, 'shell'],
  [/\/src\/lib\/(?:parts|account|text|generated)\/|\/src\/lib\/[\w.]+$|\/src\/lib\/table\/look\.ts$/, 'shell'],
  [/\/src\/pages\/(?:pages|Start)\b|\/src\/pages\/start\/(?!Poster)|\/poster\.ts$/, 'shell'],
  [/\/src\/lib\/(?:table|ask|lobby|line|faces)\/|\/pages\/start\/Poster|\/pages\/TablePage/, 'table'],
]

export function chunkOf(id: string): string | null {
  const path = id.split('?', 1)[0] ?? id
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? null
}
