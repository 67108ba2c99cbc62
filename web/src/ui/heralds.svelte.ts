import { herald, type Urgency } from './herald';

/**
 * Has these words said whenever they become others than they were; nothing while they are empty. Made while
 * a component is set up.
 */
export function heralds(words: () => string | null, urgency: Urgency = 'polite'): void {
  let last = '';
  $effect(() => {
    const now = words()?.trim() ?? '';
    if (now !== '' && now !== last) herald(now, urgency);
    last = now;
  });
}
