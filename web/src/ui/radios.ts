const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * One of several by the keyboard, as everywhere: Tab comes to the one that is picked, or to the first, and
 * the arrows go from one to the next and pick it. Attached to the group.
 */
export function radios(group: HTMLElement) {
  const all = () => [...group.querySelectorAll<HTMLElement>('[role=radio]:not(:disabled)')];

  function reach(): void {
    const rows = all();
    const at = rows.find((row) => row.getAttribute('aria-checked') === 'true') ?? rows[0];
    for (const row of rows)
      if (row.tabIndex !== (row === at ? 0 : -1)) row.tabIndex = row === at ? 0 : -1;
  }
  function press(event: KeyboardEvent): void {
    const rows = all();
    const at = rows.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = rows[(at + step + rows.length) % rows.length];
    next?.focus();
    next?.click();
  }

  reach();
  group.addEventListener('keydown', press);
  const watch = new MutationObserver(reach);
  watch.observe(group, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-checked', 'disabled'],
  });
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', press);
  };
}
