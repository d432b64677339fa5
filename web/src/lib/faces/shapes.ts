/** The sign of each colour, about the middle of a square of 20: a lozenge, a star, a crescent and a trefoil tell colours apart without colour. */
export const SHAPES: Readonly<Record<string, string>> = {
  red: 'M0-10 8 0 0 10-8 0Z',
  yellow: 'M0-10.5 2.6-3.6 10-3.2 4.2 1.4 6.2 8.5 0 4.5-6.2 8.5-4.2 1.4-10-3.2-2.6-3.6Z',
  blue: 'M5-8.8A9.6 9.6 0 1 0 5 8.8 9 9 0 0 1 5-8.8Z',
  green: 'M-1.2 4.3A4.9 4.9 0 1 1-4.6-3.8 4.9 4.9 0 1 1 4.6-3.8 4.9 4.9 0 1 1 1.2 4.3L3 10H-3Z',
}
