/** How far a reveal has come: hidden, being shown, and how it stays. */
export type Act = 'hidden' | 'shown' | 'settled';

/**
 * Plays a reveal when it happens while somebody watches; what was revealed before stands as it is.
 * Made while a component is set up.
 */
export function reveal(what: () => { id: unknown; revealed: boolean }, milliseconds: number) {
  let act = $state<Act>(what().revealed ? 'settled' : 'hidden');
  let id = what().id;
  const revealed = $derived(what().revealed);
  const same = $derived(what().id);
  $effect.pre(() => {
    if (!revealed || same !== id) {
      id = same;
      act = revealed ? 'settled' : 'hidden';
    }
    if (!revealed || act === 'settled') return;
    act = 'shown';
    const timer = setTimeout(() => (act = 'settled'), milliseconds);
    return () => clearTimeout(timer);
  });
  return {
    get act() {
      return act;
    },
  };
}
