import { untrack } from 'svelte';

/** Nothing, or what closes it again. */
type Closes = ReturnType<Parameters<typeof $effect>[0]>;

/**
 * Opens something for what `by` says, and closes it when that changes or the page is left. A law of every page: what
 * opens a connection depends on a table's code and a token alone. What opening reads besides, the language of the page
 * above all, opens nothing anew.
 */
export function opens<By>(by: () => By, open: (by: By) => Closes): void {
  $effect(() => {
    const what = by();
    return untrack(() => open(what));
  });
}
