/** How bots may play, as the server knows it; tests/web compares. */
export const LEVELS = ['sensible', 'random', 'novice', 'trained', 'quick', 'lightning'] as const
