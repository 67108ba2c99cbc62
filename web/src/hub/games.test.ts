import { describe, expect, it } from 'vitest';

import { NoScreens, screensOf } from './games';

describe('the screens of a game', () => {
  const games = {
    council: () => Promise.resolve({ screens: 'of the council' }),
    broken: () => Promise.reject(new TypeError('Failed to fetch')),
  };

  it('are loaded by its name', async () => {
    expect(await screensOf(games, 'council')).toBe('of the council');
  });
  it('are missed in a sentence where the build does not know it', async () => {
    const missed = screensOf(games, 'chess');
    await expect(missed).rejects.toThrow(NoScreens);
    await expect(missed).rejects.toThrow('does not know the game “chess”');
    await expect(screensOf(games, 'constructor')).rejects.toThrow('“constructor”');
  });
  it('are missed in a sentence where they cannot be fetched', async () => {
    await expect(screensOf(games, 'broken')).rejects.toThrow('did not come');
  });
});
