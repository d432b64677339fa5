import { likeOthers } from '../../lib/ask/asking.svelte'
import type { Look } from '../../lib/table/look'
import Arrangement from './Arrangement.svelte'
import Back from './Back.svelte'
import Face from './Face.svelte'

/** For any game: everything from its views, its legal moves and its texts. */
export const look: Look = {
  Arrangement,
  Face,
  Back,
  Dock: null,
  flies: true,
  Agreed: null,
  agrees: [],
  part: '',
  Beside: null,
  retold: (heard) => heard,
  retells: () => true,
  conceive: likeOthers,
  elsewhere: () => false,
  besideSays: [],
  Over: null,
  Mark: null,
  Printed: null,
  acts: {},
  zoneName: (zone, words) => words.firstOf(`zone-${zone.zone}`, `term-${zone.zone}`) ?? zone.zone.replaceAll('_', ' '),
  standing: () => [],
}
