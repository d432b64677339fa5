import { getContext, setContext } from 'svelte'
import type { Asking } from '../ask/asking.svelte'
import type { Words } from '../text/words'
import type { Easel } from './easel.svelte'
import type { Look } from './look'
import type { Table } from './table.svelte'

/** What every component at a table may need. */
export interface Scene {
  readonly table: Table
  readonly asking: Asking
  readonly words: Words
  readonly look: Look
  /** Whose turn to be drawn has come; without it, everybody's. */
  readonly easel?: Easel
}

const KEY = Symbol('scene')

export function setScene(scene: Scene): Scene {
  return setContext(KEY, scene)
}

export function scene(): Scene {
  return getContext<Scene>(KEY)
}
