// As in faults.ts, where runes are known.
import type { Said } from '../../src/ui/told.svelte.ts';

declare const message: Said;
declare const several: string[];

// eslint-disable-next-line @typescript-eslint/no-base-to-string
export const written = String(message);
// eslint-disable-next-line @typescript-eslint/no-base-to-string, @typescript-eslint/restrict-template-expressions
export const joined = `${message}!`;
// eslint-disable-next-line @typescript-eslint/restrict-template-expressions
export const list = `${several}!`;
// eslint-disable-next-line texts/no-sentences
export const sentence = 'The gates are shut.';
