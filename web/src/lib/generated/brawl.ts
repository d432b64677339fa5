/** Written by python -m tools.web_decks from the recipes of brawl: red, green, blue. */
export const RECIPES = {
  hale: { hit: [4, 8, 5], hit2: [1, 1, 1], block: [1, 1, 0], press: 0, clear: 4, freeze: 3, base: 6, null: 0, reverse: 0, hold: 0, double: 0 },
  bennett: { hit: [4, 4, 6], hit2: [0, 0, 1], block: [1, 1, 1], press: 1, clear: 6, freeze: 3, base: 7, null: 0, reverse: 0, hold: 0, double: 0 },
  chris: { hit: [5, 5, 5], hit2: [1, 1, 1], block: [2, 2, 2], press: 0, clear: 2, freeze: 3, base: 6, null: 0, reverse: 0, hold: 0, double: 0 },
  darwin: { hit: [9, 4, 3], hit2: [3, 0, 0], block: [1, 1, 1], press: 3, clear: 2, freeze: 3, base: 5, null: 0, reverse: 0, hold: 0, double: 0 },
  morgan: { hit: [2, 4, 8], hit2: [0, 0, 2], block: [1, 2, 2], press: 1, clear: 4, freeze: 3, base: 6, null: 0, reverse: 0, hold: 0, double: 0 },
  pearl: { hit: [1, 6, 6], hit2: [0, 1, 1], block: [2, 1, 1], press: 3, clear: 5, freeze: 3, base: 5, null: 0, reverse: 0, hold: 0, double: 0 },
  umbra: { hit: [3, 4, 5], hit2: [0, 0, 1], block: [2, 2, 2], press: 3, clear: 2, freeze: 3, base: 5, null: 2, reverse: 1, hold: 0, double: 0 },
  volt: { hit: [6, 5, 3], hit2: [1, 1, 0], block: [2, 1, 0], press: 2, clear: 2, freeze: 3, base: 5, null: 0, reverse: 0, hold: 1, double: 3 },
} as const
