import type { Plugin } from 'vite';

/** Leaves all games but this one out of the lists of a build: `src/games.ts` alone names them. */
export function oneGame(name: string): Plugin {
  const others = new RegExp(`import\\('\\./games/(?!${name}/)[^']*'\\)`, 'g');
  return {
    name: 'prytaneion-one-game',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/src/games.ts')
        ? code.replace(others, 'Promise.reject(new Error())')
        : undefined,
  };
}
