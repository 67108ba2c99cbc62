/** From what fills a bare table down to what tired eyes still read; below that one scrolls. */
const LARGEST = 1.16;
const SIZES = [LARGEST, 1.08, 1, 0.95, 0.9, 0.85];

/**
 * Keeps what lies in an element within its height: what is written in `em` of `--fit` shrinks a
 * little before the element has to scroll. For `{@attach fitted}`.
 */
export function fitted(element: HTMLElement): () => void {
  let asked = 0;
  let now = LARGEST;
  const put = (size: number) => {
    now = size;
    element.style.setProperty('--fit', String(size));
  };
  put(LARGEST);
  const fits = () => element.scrollHeight <= element.clientHeight;
  const fit = () => {
    asked = 0;
    // Mostly it stays as it is: each write makes a browser look at all styles in here again.
    if (now === LARGEST && fits()) return;
    // Measured at once, not while sizes glide to where they go.
    element.toggleAttribute('data-measured', true);
    for (const size of SIZES) {
      put(size);
      if (fits()) break;
    }
    element.toggleAttribute('data-measured', false);
  };
  const ask = () => {
    asked ||= requestAnimationFrame(fit);
  };
  const resized = new ResizeObserver(ask);
  const changed = new MutationObserver(ask);
  resized.observe(element);
  changed.observe(element, { childList: true, characterData: true, subtree: true });
  // Asked whether they are ready, a browser would lay out the whole page here and now.
  document.fonts?.addEventListener?.('loadingdone', ask);
  ask();
  return () => {
    cancelAnimationFrame(asked);
    document.fonts?.removeEventListener?.('loadingdone', ask);
    resized.disconnect();
    changed.disconnect();
  };
}
