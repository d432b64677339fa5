const FOUND = import.meta.glob<readonly string[]>('../../games/*/poster.ts', { eager: true, import: 'POSTER' })

/** Cards that show what a game looks like; none where it has not chosen any. */
export function posterOf(game: string): readonly string[] {
  return FOUND[`../../games/${game}/poster.ts`] ?? []
}
