/** Made by build/emblems.ts from the game-icons set. */
declare module 'virtual:emblems' {
  export const known: Record<string, string>;
  export const soon: () => Promise<{ default: Record<string, string> }>;
  export const shards: (() => Promise<{ default: Record<string, string> }>)[];
}
