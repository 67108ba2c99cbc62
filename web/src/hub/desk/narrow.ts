/** Three columns need so much, in the size of the letters; a window with less has one. */
const COLUMNS = { width: 64, height: 36 };

/** Whether a window of so many pixels has room for one column only, where letters are `rem` high. */
export function isNarrow(width: number, height: number, rem: number): boolean {
  return width <= COLUMNS.width * rem || height < COLUMNS.height * rem;
}

/** Measures the page, and marks it. */
function measure(): void {
  const root = document.documentElement;
  const rem = parseFloat(getComputedStyle(root).fontSize) || 16;
  root.classList.toggle('narrow', isNarrow(window.innerWidth, window.innerHeight, rem));
}

/**
 * Marks the page as `narrow` while the cockpit has room for one column only. Measured, because a media
 * query knows nothing of letters that somebody made larger. To be called before the cockpit is built: asked
 * for its size after that, a browser would lay out all of it at once. Gives what watches from then on, for
 * `{@attach}`.
 */
export function narrowing(): () => () => void {
  measure();
  return () => {
    const letter = document.createElement('i');
    letter.style.cssText = 'position: absolute; visibility: hidden; width: 1rem; height: 1px';
    document.body.append(letter);
    const letters = new ResizeObserver(measure);
    letters.observe(letter);
    window.addEventListener('resize', measure);
    return () => {
      letters.disconnect();
      letter.remove();
      window.removeEventListener('resize', measure);
      document.documentElement.classList.remove('narrow');
    };
  };
}
