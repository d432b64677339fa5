import type { Clock, Settings } from '../generated/protocol'

export type Options = Readonly<Record<string, string | number | null>>

/** Thinking times that are offered; any other can be set over the interface for programs. */
export const CLOCKS: readonly Required<Clock>[] = [
  { kind: 'none', seconds: 0, increment: 0 },
  { kind: 'move', seconds: 15, increment: 0 },
  { kind: 'move', seconds: 30, increment: 0 },
  { kind: 'move', seconds: 60, increment: 0 },
  { kind: 'move', seconds: 180, increment: 0 },
  { kind: 'move', seconds: 86_400, increment: 0 },
  { kind: 'game', seconds: 300, increment: 5 },
  { kind: 'game', seconds: 900, increment: 10 },
]

export function clockKey(clock: Clock | undefined): string {
  const { kind = 'none', seconds = 0, increment = 0 } = clock ?? {}
  return kind === 'none' ? 'none' : `${kind} ${seconds} ${increment}`
}

export function clockOf(key: string): Clock {
  const [kind = 'none', seconds = '0', increment = '0'] = key.split(' ')
  return kind === 'none' ? { kind } : { kind, seconds: Number(seconds), increment: Number(increment) }
}

/** The offered times, and the one that holds if it is another. */
export function clockKeys(now: Clock | undefined): string[] {
  return [...new Set([...CLOCKS.map(clockKey), clockKey(now)])]
}

/** Settings as the server says them leave out what has its default; as they are asked for they replace all. */
export function changed(settings: Settings, change: Partial<Settings>): Settings {
  return { ...settings, ...change }
}

/** An edition sets several options at once. */
export function withOption(options: Options, name: string, value: string | number | null, editions: Readonly<Record<string, Options>>): Options {
  const whole = name === 'edition' ? editions[String(value)] : undefined
  return { ...options, ...whole, [name]: value }
}
