import { callThings } from './language.svelte';

/** Has all texts call these things so while a component is there. Made while it is set up. */
export function calling(names: () => Record<string, string>): void {
  $effect.pre(() => callThings(names()));
  $effect.pre(() => () => callThings({}));
}
