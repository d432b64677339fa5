import type { Look } from '../../lib/table/look'
import Arrangement from './Arrangement.svelte'
import Back from './Back.svelte'
import Dock from './Dock.svelte'
import Face from './Face.svelte'
import Fight from './Fight.svelte'
import { retold } from './telling'

export const look: Partial<Look> = {
  Arrangement,
  Dock,
  Face,
  Back,
  Agreed: Fight,
  agrees: ['mode', 'decks', 'expansion', 'tag', 'slow', 'handicap'],
  part: 'brawl',
  flies: false,
  retold,
  elsewhere: () => true,
}
