/** Three columns need so much, in the size of the letters; a window with less has one. */
const COLUMNS = { width: 64, height: 36 };

/** Whether a window of so many pixels has room for one column only, where letters are `rem` high. */
export function isNarrow(width: number, height: number, rem: number): boolean {
  return width <= COLUMNS.width * rem || height < COLUMNS.height * rem;
}

/**
 * Marks the page as `narrow` while the cockpit has room for one column only. Measured, because a media
 * query knows nothing of letters that somebody made larger. For `{@attach narrowing}`.
 */
export function narrowing(): () => void {
  const root = document.documentElement;
  const letter = document.createElement('i');
  letter.style.cssText = 'position: absolute; visibility: hidden; width: 1rem; height: 1px';
  document.body.append(letter);
  const measure = () => {
    const rem = parseFloat(getComputedStyle(root).fontSize) || 16;
    root.classList.toggle('narrow', isNarrow(window.innerWidth, window.innerHeight, rem));
  };
  const letters = new ResizeObserver(measure);
  letters.observe(letter);
  window.addEventListener('resize', measure);
  measure();
  return () => {
    letters.disconnect();
    letter.remove();
    window.removeEventListener('resize', measure);
    root.classList.remove('narrow');
  };
}
