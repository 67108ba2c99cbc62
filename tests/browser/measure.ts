import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

/*
 * What the eye would find and axe does not: letters that are cut off, that lie over each other, that are
 * too small for the back of the hall, or too pale for a bad projector.
 */

/** What is wrong with the letters under an element, a sentence each; sizes in pixels of the page. */
export async function lettering(of: Locator, smallest: number): Promise<string[]> {
  return of.evaluate((root, least) => {
    type Words = { element: Element; text: string; box: DOMRect; size: number };
    /** Letters reach beyond their line by less than this share of their size. */
    const SLACK = 0.3;
    const seen = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).opacity === '0') return false;
      const hidden = getComputedStyle(element).visibility === 'hidden';
      return !hidden && !element.closest('.unseen, [aria-hidden="true"]');
    };
    function words(): Words[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Words[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const [element, text] = [node.parentElement, node.textContent?.trim() ?? ''];
        if (!element || text === '' || !seen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        const inner = box.height > size * 1.7 ? 0 : (box.height - size) / 2;
        found.push({
          ...{ element, text, size },
          box: new DOMRect(box.x, box.y + inner, box.width, box.height - 2 * inner),
        });
      }
      return found;
    }
    function cut({ element, text, box, size }: Words): string[] {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible' && at !== root) continue;
        const edge = at.getBoundingClientRect();
        const sides = box.left < edge.left - 2 || box.right > edge.right + 2;
        const slack = size * SLACK;
        const ends = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
        if (sides || ends) return [`“${text}” is cut off`];
      }
      return [];
    }
    function over(a: Words, b: Words): boolean {
      const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      return x > 2 && y > SLACK * Math.min(a.size, b.size);
    }
    const all = words();
    const faults = all.flatMap(cut);
    for (const { text, size } of all)
      if (size < least) faults.push(`“${text}” is only ${size} px high`);
    all.forEach((a, n) =>
      all.slice(n + 1).forEach((b) => {
        if (a.element !== b.element && over(a, b)) faults.push(`“${a.text}” lies over “${b.text}”`);
      }),
    );
    return faults;
  }, smallest);
}

/** Which of these are paler than `least` to 1 against what lies behind them (WCAG). */
export async function pale(of: Locator, least: number): Promise<string[]> {
  return of.evaluateAll((all, wanted) => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('There is no canvas.');
    function colour(text: string): Colour {
      brush!.clearRect(0, 0, 1, 1);
      brush!.fillStyle = text;
      brush!.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush!.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    }
    const laid = (over: Colour, under: Colour): Colour => {
      const mix = (n: 0 | 1 | 2) => over[n] * over[3] + under[n] * (1 - over[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    /** Where only a picture lies behind: the palest that the stage is painted with. */
    const stage = colour(
      getComputedStyle(document.documentElement).getPropertyValue('--ground-raised'),
    );
    function behind(element: Element | null): Colour {
      if (!element) return stage;
      const own = colour(getComputedStyle(element).backgroundColor);
      return own[3] >= 1 ? own : laid(own, behind(element.parentElement));
    }
    function light([red, green, blue]: Colour): number {
      const part = (value: number) => {
        const c = value / 255;
        return c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    }
    function strength(element: Element): number {
      let shown = 1;
      for (let at: Element | null = element; at; at = at.parentElement)
        shown *= parseFloat(getComputedStyle(at).opacity);
      return shown;
    }
    /** Whether a picture lies behind, of which only the eye can judge; the stage's own is dark. */
    function painted(element: Element | null): boolean {
      if (!element || element.hasAttribute('data-theme')) return false;
      const style = getComputedStyle(element);
      return style.backgroundImage !== 'none' || painted(element.parentElement);
    }
    const own = (element: Element) =>
      Array.from(element.childNodes).some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
    const read = all.filter(
      (element) => own(element) && strength(element) > 0 && !painted(element),
    );
    return read.flatMap((element) => {
      const ground = behind(element);
      const ink = colour(getComputedStyle(element).color);
      const seen = light(laid([ink[0], ink[1], ink[2], ink[3] * strength(element)], ground));
      const [dark, bright] = [seen, light(ground)].sort((a, b) => a - b) as [number, number];
      const ratio = (bright + 0.05) / (dark + 0.05);
      const said = element.textContent?.trim() ?? '';
      return ratio < wanted ? [`“${said}” has only ${ratio.toFixed(1)} to 1`] : [];
    });
  }, least);
}

/** Which of these hold more than has room in them. */
export async function bursting(of: Locator): Promise<string[]> {
  return of.evaluateAll((all) =>
    all
      .filter(
        (one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2,
      )
      .map((one) => `${one.getAttribute('data-testid') ?? one.className} holds too much`),
  );
}

const ROOT = join(import.meta.dirname, '../..');

/** The names of all messages that consist of several words: none of these is read by anybody. */
const MESSAGES = ['server', 'web/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('texts/en.ftl'))
    .flatMap((path) => readFileSync(join(ROOT, folder, path), 'utf8').match(/^[a-z][a-z0-9]*-[a-z0-9-]+(?= =)/gm) ?? []),
);

/**
 * What a page shows or reads out that was made of no message: an object, nothing, no number, or the name of
 * a message that was not found.
 */
export async function untold(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const READ = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder', 'title'];
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style')) found.push(node.textContent ?? '');
    }
    for (const name of READ) {
      for (const one of document.querySelectorAll(`[${name}]`)) {
        found.push(one.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  const names = new Set(MESSAGES);
  const wrong = (text: string) =>
    /\[object|\b(undefined|NaN)\b/.test(text) ||
    (text.match(/[a-z][a-z0-9]*(-[a-z0-9]+)+/g) ?? []).some((word) => names.has(word));
  return said.map((text) => text.trim()).filter(wrong);
}

/** Buttons with the frame that a browser gives them, which nobody drew. */
export async function bare(page: Page): Promise<string[]> {
  return page.locator('button:visible').evaluateAll((buttons) =>
    buttons.filter((one) => getComputedStyle(one).borderTopStyle === 'outset').map((one) => one.textContent ?? ''),
  );
}

/** Which words of a page are parted at the end of a line without a hyphen. */
export async function parted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.unseen, script, style')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad\u200b–/-]{4,}/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.add(word);
      }
    }
    return [...found];
  });
}

/** Which buttons, links and fields of a page cannot be touched, wherever one scrolls; the page ends at its top. */
export async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')) {
      if (!one.checkVisibility() || one.closest('.unseen, [inert]') || one.classList.contains('skip')) continue;
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      const same = at !== null && (one.contains(at) || at.contains(one) || at.closest('label')?.control === one);
      if (!same) found.push(one.dataset['testid'] ?? one.textContent?.trim() ?? one.tagName);
    }
    scrollTo(0, 0);
    return found;
  });
}

/** How many icons of a page are not drawn. */
export async function blank(page: Page): Promise<number> {
  return page.evaluate(() => {
    const icons = document.querySelectorAll('svg[viewBox="0 0 512 512"], svg > g[color]');
    return [...icons].filter((icon) => icon.childElementCount === 0).length;
  });
}

/** How many coins of a page differ in what is struck on them. */
export async function struck(page: Page): Promise<number> {
  return page.evaluate(() => {
    const faces = document.querySelectorAll('svg > g[color]:last-of-type');
    return new Set([...faces].map((face) => face.innerHTML)).size;
  });
}

/** What a keyboard comes to and a bar or a dock lies over, by its words; the page is put back to its beginning. */
export async function underBars(page: Page): Promise<string[]> {
  const covered = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return null;
      const box = at.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top?.closest('header, .dock') && !top.contains(at) && !at.contains(top) ? (at.textContent ?? '') : '';
    });
  const found: string[] = [];
  for (let n = 0; n < 80; n += 1) {
    await page.keyboard.press('Tab');
    const words = await covered();
    if (words === null) break;
    if (words !== '') found.push(words.trim());
  }
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  return found;
}
