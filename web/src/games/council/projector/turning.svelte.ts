/**
 * Which of so many things is shown, one after the other, each for so long; the first where there is one, and where there
 * are more or fewer than before.
 * Made while a component is set up.
 */
export function turning(count: () => number, milliseconds: number) {
  let turned = $state(0);
  const all = $derived(count());
  $effect(() => {
    turned = 0;
    if (all < 2) return;
    const timer = setInterval(() => (turned += 1), milliseconds);
    return () => clearInterval(timer);
  });
  return {
    get at() {
      return all < 2 ? 0 : turned % all;
    },
  };
}
