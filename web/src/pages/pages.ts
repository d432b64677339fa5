import type { Component } from 'svelte'
import { api } from '../lib/api'
import { texts } from '../lib/text/texts.svelte'
import Start from './Start.svelte'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has its own props, named by its address
type Page = Component<any>

interface Kind {
  path: RegExp
  hasHeader: boolean
  load: () => Promise<{ default: Page }>
  /** What it needs from the server first: on its way while the words are. */
  ask?: () => Promise<unknown>
}

export interface Found extends Omit<Kind, 'path'> {
  props: Record<string, string>
}

const tablePage = () => import('./TablePage.svelte')

/** Every page: its address, whose named groups are its props, and what is loaded for it. The server knows them in static.py. */
const PAGES: readonly Kind[] = [
  { path: /^\/$/, hasHeader: true, load: () => Promise.resolve({ default: Start }), ask: api.games },
  { path: /^\/t\/(?<id>[0-9a-f]{32})\/?$/, hasHeader: false, load: tablePage, ask: tablePage },
  { path: /^\/replay\/?$/, hasHeader: true, load: () => withTexts('replay', import('./Replays.svelte')) },
  {
    path: /^\/replay\/(?<id>[0-9a-f]{32})\/(?<number>[1-9]\d{0,8})\/?$/,
    hasHeader: false,
    load: () => withTexts('replay', import('./ReplayPage.svelte')),
  },
  { path: /^\/rules\/(?<game>\w+)\/?$/, hasHeader: true, load: () => withTexts('rules', import('./Rules.svelte')) },
  { path: /^\/learn\/(?<game>\w+)\/?$/, hasHeader: true, load: () => withTexts('lesson', import('./Learn.svelte')) },
]
const NOWHERE: Omit<Kind, 'path'> = { hasHeader: true, load: () => import('./Nowhere.svelte') }

/** The page and the words that only it says. */
async function withTexts(part: string, page: Promise<{ default: Page }>): Promise<{ default: Page }> {
  const [found] = await Promise.all([page, texts.open(part)])
  return found
}

export function pageOf(path: string): Found {
  for (const page of PAGES) {
    const found = page.path.exec(path)
    if (found) return { ...page, props: { ...found.groups } }
  }
  return { ...NOWHERE, props: {} }
}
