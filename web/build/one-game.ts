import type { Plugin } from 'vite';

/** Leaves what fits this pattern out of the lists of a build: `src/games.ts` alone names all games and their screens. */
const without = (others: RegExp): Plugin => ({
  name: 'prytaneion-one-game',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/src/games.ts') ? code.replace(others, 'Promise.reject(new Error())') : undefined,
});

/** Only this game. */
export const oneGame = (name: string): Plugin =>
  without(new RegExp(`import\\('\\./games/(?!${name}/)[^']*'\\)`, 'g'));

/**
 * Only the screens in this folder of each game: what the others fetch would be cut into files beside them, though nobody
 * can come to it from there.
 */
export const onePage = (folder: string): Plugin =>
  without(new RegExp(`import\\('\\./games/\\w+/(?!${folder}/)[^']*'\\)`, 'g'));
