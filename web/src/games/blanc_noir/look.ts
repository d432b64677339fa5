import type { Look } from '../../lib/table/look'
import Arrangement from './Arrangement.svelte'
import Back from './Back.svelte'
import { conceive } from './conceive'
import Declare from './Declare.svelte'
import Face from './Face.svelte'
import Mark from './Mark.svelte'
import Printed from './Printed.svelte'
import RoundOver from './RoundOver.svelte'
import { retold } from './telling'

const ON_THE_TABLE = new Set(['use', 'trade', 'swap', 'return', 'take'])

export const look: Partial<Look> = {
  Arrangement,
  Face,
  Back,
  Beside: Declare,
  besideSays: ['declare'],
  Over: RoundOver,
  Mark,
  Printed,
  retold,
  retells: (view) => view.options.log !== 'last',
  conceive,
  elsewhere: (move) => ON_THE_TABLE.has(move.verb),
}
