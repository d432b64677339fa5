/** The cards that stand for the game before it is played. */
export const POSTER = ['red.hit', 'blue.hit2', 'freeze', 'green.block', 'press'] as const
