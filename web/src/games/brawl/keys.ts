/** Keys by where they lie, whatever is printed on them: a row for the far side, one for Bases and ends, one for the near side. */
export type Row = 'far' | 'base' | 'near'

const WHOLE: Readonly<Record<Row, readonly string[]>> = {
  far: ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU'],
  base: ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ'],
  near: ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM'],
}
/** In a circle each arena has a half of the keyboard. */
const HALVES: readonly Readonly<Record<Row, readonly string[]>>[] = [
  { far: WHOLE.far.slice(0, 5), base: WHOLE.base.slice(0, 5), near: WHOLE.near.slice(0, 5) },
  {
    far: ['KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP'],
    base: ['KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'],
    near: ['KeyN', 'KeyM', 'Comma', 'Period', 'Slash'],
  },
]

/** What needs no place on the table. */
export const DOING: Readonly<Record<string, string>> = { Space: 'flip', ArrowDown: 'discard', ArrowUp: 'lift', ArrowRight: 'tag' }

/** `number`: which of the own arenas, of so many. */
export function keyAt(number: number, of: number, row: Row, lane: number): string {
  const rows = of > 1 ? HALVES[number] : WHOLE
  return rows?.[row][lane] ?? ''
}

export function lanesOf(of: number): number {
  return of > 1 ? 5 : 7
}

const GERMAN: Readonly<Record<string, string>> = { KeyY: 'Z', KeyZ: 'Y', Semicolon: 'Ö', Slash: '-' }
const SIGNS: Readonly<Record<string, string>> = { Semicolon: ';', Comma: ',', Period: '.', Slash: '/', ArrowDown: '↓', ArrowUp: '↑', ArrowRight: '→', Space: '␣' }

/** What is printed on a key: as the browser knows it, else as is usual in this language. */
export function printedOn(code: string, layout: ReadonlyMap<string, string> | null, language: string): string {
  const known = layout?.get(code)
  if (known) return known.toUpperCase()
  return (language === 'de' ? GERMAN[code] : undefined) ?? SIGNS[code] ?? code.replace('Key', '')
}

interface Keyboard {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>
}

/** Which letters this keyboard has where, if the browser tells. */
export async function layoutOf(here: { keyboard?: Keyboard }): Promise<ReadonlyMap<string, string> | null> {
  return (await here.keyboard?.getLayoutMap?.().catch(() => null)) ?? null
}
