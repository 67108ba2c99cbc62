import { untrack } from 'svelte';
import type { AlarmView } from '../../views';

/** What passes sooner alarms nobody: a page that is loaded again is gone for a second or two. */
export const LASTS_MS = 5_000;

/** Those of the alarms that have stood for a while. */
export function lasting(alarms: () => AlarmView[]): () => AlarmView[] {
  let stood = $state.raw<string[]>([]);
  const keys = $derived(
    alarms()
      .map(({ key }) => key)
      .join(' '),
  );
  $effect(() => {
    const all = keys.split(' ');
    const before = untrack(() => stood).filter((key) => all.includes(key));
    if (before.length !== untrack(() => stood).length) stood = before;
    const coming = all.filter((key) => !before.includes(key));
    const timer = setTimeout(() => (stood = [...stood, ...coming]), LASTS_MS);
    return () => clearTimeout(timer);
  });
  return () => alarms().filter(({ key }) => stood.includes(key));
}
