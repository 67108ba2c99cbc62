/** Brings what has just come into sight, above the dock; never again, so that nothing moves under a finger. */
export function inSight(node: HTMLElement): void {
  node.style.scrollMarginBottom = 'calc(var(--dock, 0px) + var(--s-2))';
  node.scrollIntoView?.({ block: 'nearest' });
}
