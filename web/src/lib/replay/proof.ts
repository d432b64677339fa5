/** What a record proves, worked out here: see docs/replay.md. Nothing of this asks the server. */
import type { Draws } from '../generated/protocol'

export interface Luck {
  kind: 'quick' | 'sealed'
  secret?: string
  entropy?: string[]
  commitment?: string
}

export type Plain = Record<string, unknown> & { digest?: string; luck?: Luck }

export interface Drawn {
  /** So many numbers were compared. */
  count: number
  /** Which of them is wrong, counted from 1. */
  wrong: number | null
}

const ASCII = new TextEncoder()
const WORDS = 8
const BLOCKS_AT_ONCE = 256

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole))
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('')
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16))
}

/** Canonical JSON (RFC 8785) of what a record can hold: names in order, no spaces, whole numbers. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1))
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`
}

export async function digestOf(record: Plain): Promise<string> {
  const rest = Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'digest'))
  return toHex(await sha256(ASCII.encode(canonical(rest))))
}

export async function commitmentOf(secret: string): Promise<string> {
  return toHex(await sha256(ASCII.encode('tefuda seal 1'), fromHex(secret)))
}

/** The stream of numbers that a secret and the players' words give. */
export class Stream {
  private words: number[] = []
  private block = 0

  private constructor(private readonly key: Uint8Array) {}

  static async of(secret: string, entropy: readonly string[]): Promise<Stream> {
    const words = await Promise.all(entropy.map((word) => sha256(ASCII.encode(word))))
    return new Stream(await sha256(ASCII.encode('tefuda luck 1'), fromHex(secret), ...words))
  }

  /** The next number below n. */
  async below(n: number): Promise<number> {
    const limit = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      if (!this.words.length) await this.fill()
      const word = this.words.pop() ?? 0
      if (word < limit) return word % n
    }
  }

  private async fill(): Promise<void> {
    const numbers = Array.from({ length: BLOCKS_AT_ONCE }, (_, i) => this.block + i)
    this.block += BLOCKS_AT_ONCE
    const blocks = await Promise.all(numbers.map((number) => sha256(this.key, eight(number))))
    for (const block of blocks.reverse()) {
      const view = new DataView(block.buffer)
      for (let i = WORDS - 1; i >= 0; i--) this.words.push(view.getUint32(4 * i))
    }
  }
}

function eight(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8))
  bytes.setBigUint64(0, BigInt(number))
  return new Uint8Array(bytes.buffer)
}

/** Whether what the game is said to have drawn is what this luck gives. */
export async function drawsFollow(luck: Luck, draws: Draws): Promise<Drawn> {
  const stream = await Stream.of(luck.secret ?? '', luck.entropy ?? [])
  for (const [i, below] of draws.below.entries()) {
    if ((await stream.below(below)) !== draws.value[i]) return { count: i, wrong: i + 1 }
  }
  return { count: draws.below.length, wrong: null }
}
