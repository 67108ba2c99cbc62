import { describe, expect, it } from 'vitest';

import { CARD_SIZES, copied, gridOf, mirrored, onPages, onSheets, PAPERS, seatCard } from './paper';

describe('cards on sheets', () => {
  it.each([
    ['a4', 'poker', { columns: 3, rows: 3 }],
    ['letter', 'poker', { columns: 3, rows: 3 }],
    ['a4', 'tarot', { columns: 2, rows: 2 }],
    ['letter', 'tarot', { columns: 2, rows: 2 }],
    ['a4', 'jumbo', { columns: 2, rows: 2 }],
    ['letter', 'jumbo', { columns: 2, rows: 2 }],
  ] as const)('%s holds %s cards', (paper, card, grid) => {
    expect(gridOf(PAPERS[paper], CARD_SIZES[card])).toEqual(grid);
  });

  it('holds a piece that is larger than the paper by itself', () => {
    expect(gridOf(PAPERS.a4, { width: 400, height: 400 })).toEqual({ columns: 1, rows: 1 });
  });

  it('fills sheet after sheet and leaves the last one’s places empty', () => {
    const sheets = onSheets([1, 2, 3, 4, 5], { columns: 2, rows: 2 });
    expect(sheets).toEqual([
      [1, 2, 3, 4],
      [5, null, null, null],
    ]);
  });

  it('prints nothing of nothing', () => {
    expect(onSheets([], { columns: 3, rows: 3 })).toEqual([]);
  });

  it('prints a card as often as there are copies', () => {
    const cards = [
      { id: 'a', copies: 2 },
      { id: 'b', copies: 1 },
    ];
    expect(copied(cards).map(({ id }) => id)).toEqual(['a', 'a', 'b']);
  });
});

describe('backs', () => {
  it('lie behind their fronts when the paper turns over its long edge', () => {
    expect(mirrored([1, 2, 3, 4, 5, 6], 3)).toEqual([3, 2, 1, 6, 5, 4]);
  });

  it('leave out what the front leaves out, on the other side', () => {
    expect(mirrored([1, null, null], 3)).toEqual([null, null, 1]);
  });

  it('do not disturb the fronts', () => {
    const front = [1, 2];
    mirrored(front, 2);
    expect(front).toEqual([1, 2]);
  });
});

describe('blocks on pages', () => {
  it('splits none, and knows that the title takes room on the first page', () => {
    expect(onPages([40, 40, 40, 40], 90, 130)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('gives a block that is too tall a page of its own', () => {
    expect(onPages([10, 500, 10], 100, 100)).toEqual([[0], [1], [2]]);
  });

  it('has one empty page for nothing', () => {
    expect(onPages([], 100, 100)).toEqual([[]]);
  });
});

it('fills a sheet with the cards of the seats', () => {
  for (const paper of Object.values(PAPERS)) {
    for (const seats of [3, 8, 10, 12]) {
      const piece = seatCard(paper, seats);
      const { columns, rows } = gridOf(paper, piece);
      expect(columns, paper.name).toBe(2);
      expect(columns * rows, paper.name).toBeGreaterThanOrEqual(Math.min(seats, 10));
    }
  }
});
