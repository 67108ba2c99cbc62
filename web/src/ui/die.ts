/** Where the pips lie, in quarters of a face. */
export const SPOTS: Record<number, [number, number][]> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
};
/** Which way each face looks. */
export const FACES = [
  { of: 1, turn: '' },
  { of: 6, turn: 'rotateY(180deg)' },
  { of: 2, turn: 'rotateY(90deg)' },
  { of: 5, turn: 'rotateY(-90deg)' },
  { of: 3, turn: 'rotateX(90deg)' },
  { of: 4, turn: 'rotateX(-90deg)' },
];
/** How the die is turned to show a face. */
export const SHOWS: Record<number, [x: number, y: number]> = {
  1: [0, 0],
  6: [0, 180],
  2: [0, -90],
  5: [0, 90],
  3: [-90, 0],
  4: [90, 0],
};
