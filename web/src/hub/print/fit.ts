import type { Attachment } from 'svelte/attachments';

/** Points. No text on paper is smaller than the least. */
export const LEAST_PT = 7;

/** A way to set a text: its size, and how much is left out so that it fits. */
export type Setting = { pt: number; trim: number };

/** From `most` points down to `least`; then, at the least, with more and more left out. */
export function settings(most: number, least = LEAST_PT, trims = 0): Setting[] {
  const sizes: Setting[] = [];
  for (let pt = most; pt > least; pt -= 0.25) sizes.push({ pt, trim: 0 });
  return [
    ...sizes,
    ...Array.from({ length: trims + 1 }, (_, trim) => ({ pt: Math.max(LEAST_PT, least), trim })),
  ];
}

/** How a text came to stand: whole, with something left out, or still too long. */
export type Fitted = 'whole' | 'trimmed' | 'over';

/**
 * Sets an element's text by the first setting at which it does not overflow its own box, which has a
 * size of its own on paper. `data-trim` says how much is left out.
 */
export function fitted(
  all: Setting[],
  content: unknown,
  ondone: (fitted: Fitted) => void = () => undefined,
): Attachment<HTMLElement> {
  return (element) => {
    void content;
    let alive = true;
    const fit = () => {
      const over = ({ pt, trim }: Setting) => {
        element.style.fontSize = `${pt}pt`;
        element.dataset['trim'] = String(trim);
        return (
          element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1
        );
      };
      const found = all.find((one) => !over(one));
      ondone(found === undefined ? 'over' : found.trim > 0 ? 'trimmed' : 'whole');
    };
    fit();
    // Once more when the faces have come.
    void document.fonts?.ready.then(() => alive && fit());
    return () => {
      alive = false;
    };
  };
}
