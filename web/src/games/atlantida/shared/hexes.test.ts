import { describe, expect, it } from 'vitest';
import { printed } from '../dev/island';
import { made } from '../dev/made-up';
import { along, bounds, corners, middle, nextTo, openSides } from './hexes';
import { landOf, spotting } from './spots';

const MAIN = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
];
const land = [...MAIN, ...printed().map((hex) => hex.cell)];
const cell = (id: string) => printed().find((hex) => hex.id === id)?.cell ?? { q: 9, r: 9 };

describe('the hexes', () => {
  it('lie where the wall has them', () => {
    // The wall's origin is (200, 838): B6 ends at 1080, E1 begins at 126.
    const east = middle(cell('B6'), 176);
    expect(200 + east.x + 88).toBe(1080);
    const north = middle(cell('E1'), 176);
    expect(Math.floor(838 + north.y + (corners(176)[0]?.y ?? 0))).toBe(126);
  });
  it('fit the picture of a phone', () => {
    const box = bounds(land, 62);
    expect(box.width).toBe(372);
    expect(box.height).toBeCloseTo(287, -1);
  });
  it('have 29 sides to the sea, on twelve of them', () => {
    const open = printed().map((hex) => openSides(hex.cell, land).length);
    expect(open.reduce((all, one) => all + one, 0)).toBe(29);
    expect(open.filter((sides) => sides > 0).length).toBe(12);
  });
  it('have a coast of as many lines as it has parts', () => {
    expect(along([0, 1], 100).match(/M/g)?.length).toBe(1);
    expect(along([5, 0], 100).match(/M/g)?.length).toBe(1);
    expect(along([0, 3], 100).match(/M/g)?.length).toBe(2);
    expect(along([0, 1, 2, 3, 4, 5], 100)).toMatch(/Z$/);
  });
  it('lead to their neighbours by the keys', () => {
    const all = printed().map((hex) => ({ id: hex.id, ...middle(hex.cell, 100) }));
    const from = middle(cell('C3'), 100);
    expect(nextTo(from, all, 'ArrowLeft')?.id).toBe('C2');
    expect(nextTo(from, all, 'ArrowRight')?.id).toBe('C4');
    expect(['D2', 'D3']).toContain(nextTo(from, all, 'ArrowUp')?.id);
    expect(nextTo(from, all, 'Enter')).toBeNull();
  });
});

describe('the spots', () => {
  it('stay the same thing while nothing changes in them', () => {
    const spots = spotting();
    const { board, players } = made();
    const before = spots(board, players);
    const moved = structuredClone({ board, players });
    const group = moved.players[0]?.groups.find((one) => one.place === 'B3');
    if (group) group.pops += 1;
    const after = spots(moved.board, moved.players);
    expect(after.filter((one, n) => one !== before[n]).map((one) => one.id)).toEqual(['B3']);
  });
  it('have a new coast where a neighbour has sunk', () => {
    const { board, players } = made();
    expect(landOf(board).length).toBe(21);
    const spots = spotting()(board, players);
    expect(spots.find((one) => one.id === 'E1')?.coast).toEqual([]);
    expect(spots.find((one) => one.id === 'D2')?.coast.length).toBe(2);
  });
});
