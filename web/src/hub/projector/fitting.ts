import type { Attachment } from 'svelte/attachments';

/** A step on the way to smaller text: the size in stage pixels, and how much is left out. */
export interface FitStep {
  size: number;
  /** 0 nothing; a scene's styles say what goes at 1 and beyond. */
  trim: number;
}

/** No text on the stage is smaller, in stage pixels. */
export const SMALLEST = 28;

/** Sizes from `most` to `least`, then the same smallest size with more and more left out. */
export function steps(most: number, least: number, trims = 0): FitStep[] {
  const floor = Math.max(least, SMALLEST);
  const sizes: FitStep[] = [];
  for (let size = most; size > floor; size = Math.round(size - Math.max(2, size * 0.08))) {
    sizes.push({ size, trim: 0 });
  }
  sizes.push({ size: floor, trim: 0 });
  for (let trim = 1; trim <= trims; trim++) sizes.push({ size: floor, trim });
  return sizes;
}

/** The first step that does not overflow, or the last. */
export function fitting(all: FitStep[], overflows: (step: FitStep) => boolean): FitStep {
  const last = all[all.length - 1] ?? { size: SMALLEST, trim: 0 };
  return all.find((step) => !overflows(step)) ?? last;
}

/** Letters may reach beyond their line by less than this share of the size; a line too many by more. */
const SLACK = 0.3;

/**
 * Sets an element's text to the largest step at which it does not overflow its own box; what overflows
 * even so is cut off. `content` is named so that the text is fitted again when it changes.
 */
export function fit(all: FitStep[], content: unknown): Attachment<HTMLElement> {
  return (element) => {
    void content;
    element.style.overflow = 'hidden';
    set(element, all[0]);
    return whenever(element, () => {
      element.style.overflowWrap = 'normal';
      element.style.hyphens = 'manual';
      const over = (step: FitStep) => {
        set(element, step);
        return overflows(element, step.size);
      };
      // Only where no step fits may a word be broken, and then where its language breaks it.
      if (!over(fitting(all, over))) return;
      element.style.hyphens = 'auto';
      element.style.overflowWrap = 'anywhere';
    });
  };
}

/**
 * Sets one size for all the `boxes` within an element, the largest at which none overflows; where
 * even the smallest is too large for a box, that box alone leaves out as much as it must.
 */
export function fitTogether(
  all: FitStep[],
  boxes: string,
  content: unknown,
): Attachment<HTMLElement> {
  return (element) => {
    void content;
    const refit = () => {
      const found = [...element.querySelectorAll<HTMLElement>(boxes)];
      const trim = (box: HTMLElement, step: FitStep) => {
        box.dataset.trim = String(step.trim);
        box.style.fontSize = step.trim > 0 ? `${step.size}px` : '';
      };
      const over = (step: FitStep) => {
        element.style.fontSize = `${step.size}px`;
        return found.some((box) => overflows(box, step.size));
      };
      const whole = all.filter((step) => step.trim === 0);
      for (const box of found) trim(box, { size: 0, trim: 0 });
      const size = fitting(whole, over);
      if (!over(size)) return;
      for (const box of found) {
        const overBox = (step: FitStep) => {
          trim(box, step);
          return overflows(box, step.size);
        };
        trim(box, fitting([size, ...all.filter((step) => step.trim > 0)], overBox));
      }
    };
    // A box that was leaving has gone, or another has come; or its words have, in the language of the wall.
    const watch = new MutationObserver(refit);
    watch.observe(element, { childList: true, subtree: true, characterData: true });
    const rest = whenever(element, refit);
    return () => {
      watch.disconnect();
      rest();
    };
  };
}

/**
 * Before an element is first seen, again when its box has become smaller, and whenever faces have come: the first text in
 * a face is what makes a browser fetch it. Measured when all has been laid out and not painted yet; here and now, or asked
 * whether its faces are ready, a browser would lay out the page for each element anew. A box that grows keeps its text, so
 * that two that share a place come to rest.
 */
function whenever(element: Element, again: () => void): () => void {
  let [width, height] = [Infinity, Infinity];
  const laid = new ResizeObserver(() => {
    if (element.clientWidth >= width && element.clientHeight >= height) return;
    again();
    [width, height] = [element.clientWidth, element.clientHeight];
  });
  laid.observe(element);
  document.fonts?.addEventListener?.('loadingdone', again);
  return () => {
    laid.disconnect();
    document.fonts?.removeEventListener?.('loadingdone', again);
  };
}

function set(element: HTMLElement, step: FitStep = { size: SMALLEST, trim: 0 }): void {
  element.style.fontSize = `${step.size}px`;
  element.dataset.trim = String(step.trim);
}

function overflows(box: Element, size: number): boolean {
  return (
    box.scrollHeight > box.clientHeight + size * SLACK || box.scrollWidth > box.clientWidth + 1
  );
}
