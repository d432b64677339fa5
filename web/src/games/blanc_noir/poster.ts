/** The cards that stand for the game before it is played. */
export const POSTER = ['red.knight', 'blue.princess', 'dragon', 'yellow.jester', 'green.mage'] as const
