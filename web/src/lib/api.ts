import { say } from './text/texts.svelte'
import type { Me, NewTable, NewTableMade, Person, Refusal, Tables } from './generated/protocol'

/** Why the server did not do it, in the visitor's language. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

/** An option of a game takes one of `values`, or a number from `low` to `high`; with `text` also what somebody writes. */
export interface GameOption {
  option: string
  default: string | number | null
  values?: (string | number | null)[]
  low?: number
  high?: number
  text?: boolean
}

export interface GameInfo {
  game: string
  name: string
  seats: number[]
  /** So many where nobody says how many. */
  usual: number
  options: GameOption[]
  editions: Record<string, Record<string, string | number | null>>
}

/** Why something did not work, in one sentence. */
export function problemText(error: unknown): string {
  return (error instanceof Problem && error.message) || say('web-line-offline')
}

/** A body that is text is sent as it is; anything else as JSON. */
export async function call<Found>(method: string, path: string, body?: unknown): Promise<Found> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new Problem('offline', '')
  }
  const found: unknown = await answer.json().catch(() => null)
  if (answer.ok) return found as Found
  const { error } = (found ?? {}) as Partial<Refusal>
  throw new Problem(error?.code ?? 'unknown', error?.text ?? '')
}

let games: Promise<GameInfo[]> | null = null

/** They stay the same while the page is open. */
function allGames(): Promise<GameInfo[]> {
  games ??= call<{ games: GameInfo[] }>('GET', '/api/games').then((found) => found.games)
  games.catch(() => (games = null))
  return games
}

export const api = {
  me: () => call<Person>('GET', '/api/me'),
  be: (me: Me) => call<Person>('POST', '/api/me', me),
  register: (login: string, password: string) => call<Person>('POST', '/api/me/account', { login, password }),
  login: (login: string, password: string) => call<Person>('POST', '/api/login', { login, password }),
  logout: () => call<null>('POST', '/api/logout'),
  password: (old: string, fresh: string) => call<Person>('POST', '/api/me/password', { old, new: fresh }),
  forget: (password: string | null) => call<null>('DELETE', '/api/me', { password }),
  games: allGames,
  tables: async () => (await call<Tables>('GET', '/api/tables')).tables,
  mine: async () => (await call<Tables>('GET', '/api/me/tables')).tables,
  make: (table: NewTable) => call<NewTableMade>('POST', '/api/tables', table),
}
