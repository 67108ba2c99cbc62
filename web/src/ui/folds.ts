import { getContext, setContext } from 'svelte';

const KEY = Symbol('folds');

/** What is unfolded on a page stays so where its parts are laid anew, for as long as the page stands. */
export const keepFolds = (): void => void setContext(KEY, new Set<string>());

/** The names of what was left unfolded; nothing is kept where the page does not say so. */
export const leftOpen = (): Set<string> => getContext<Set<string> | undefined>(KEY) ?? new Set();
