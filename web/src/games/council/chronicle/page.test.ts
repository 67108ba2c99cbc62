import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { seatKeys } from '../../../hub/keyring';
import App from '../../../hub/chronicle/App.svelte';
import { partsOf } from './book';
import { chronicle } from './dev/fixture';
import { screens } from './screens';
import type { Told } from './told';

// A whole book is a lot of page for a made-up browser.
vi.setConfig({ testTimeout: 30_000 });

let page: Record<string, unknown> | undefined;
const asked = vi.fn<typeof fetch>();
/** What was asked besides icons. */
const told = () => asked.mock.calls.filter(([path]) => !(path as string).startsWith('/emblems/'));

async function opened(filled: Told | null): Promise<void> {
  const games = { council: () => Promise.resolve({ screens }) };
  page = mount(App, { target: document.body, props: { games, filled: filled as never } });
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  // Its parts come one after the other.
  const all = filled ? partsOf(filled).map(({ id }) => `part-${id}`) : [];
  await vi.waitFor(() => all.forEach((part) => expect(seen(part)).toHaveLength(1)), 10_000);
  flushSync();
}
const seen = <E extends HTMLElement>(testid: string): E[] => [
  ...document.querySelectorAll<E>(`[data-testid="${testid}"]`),
];
function found<E extends HTMLElement>(testid: string): E {
  const [element] = seen<E>(testid);
  if (!element) throw new Error(`no ${testid}`);
  return element;
}
async function touch(element: HTMLElement): Promise<void> {
  element.click();
  await tick();
  flushSync();
}
/** The picture at which a chapter begins. */
function at(told: Told, chapter: number): number {
  const begins = told.story.chapters[chapter]?.paragraphs[0]?.entry ?? 0;
  return told.frames.findIndex(({ entry }) => entry === begins);
}
const headline = () => found('replay-headline').textContent;

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.innerHTML = '';
  location.hash = '';
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a chronicle that holds its data', () => {
  it('asks nobody for anything', async () => {
    await opened(chronicle());
    expect(document.title).toContain('Saturday at the town hall');
    expect(told()).toEqual([]);
    expect(
      document.querySelectorAll('link[href^="http"], script[src], img[src^="http"]').length,
    ).toBe(0);
  });
  it('tells every chapter, and has no part for Control alone in the public edition', async () => {
    const told = chronicle();
    await opened(told);
    expect(seen('chapter')).toHaveLength(told.story.chapters.length);
    expect(seen('part-desk')).toHaveLength(0);
    expect(seen('save-journal')).toHaveLength(0);
  });
  it('shows Control what the game cost, and gives the journal', async () => {
    await opened(chronicle('control'));
    expect(found('part-desk').textContent).toContain('Stasis 1');
    expect(seen('save-journal')).toHaveLength(1);
  });
  it('filters the votes', async () => {
    const told = chronicle();
    await opened(told);
    const passed = told.story.votes.filter(({ verdict }) => verdict === 'passed').length;
    const which = found<HTMLSelectElement>('votes-which');
    which.value = 'passed';
    which.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(seen('see-vote')).toHaveLength(passed);
    expect(passed).toBeLessThan(told.story.votes.length);
  });
});

describe('the replay', () => {
  it('opens where the paragraph was, and goes where the slider goes', async () => {
    const told = chronicle();
    await opened(told);
    const [first] = seen('see');
    if (!first) throw new Error('no paragraph');
    await touch(first);
    const slider = found<HTMLInputElement>('replay-slider');
    expect(slider.valueAsNumber).toBe(at(told, 0));
    const before = headline();
    slider.value = '7';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(headline()).not.toBe(before);
    // Its scenes come when somebody looks.
    await vi.waitFor(() => expect(found('replay-stage').dataset['scene']).toBe('outcome'), 10_000);
  });
  it('leaps by chapters', async () => {
    const told = chronicle();
    expect(at(told, 1)).toBeGreaterThan(at(told, 0));
    await opened(told);
    await touch(found('open-replay'));
    await touch(found('replay-chapter-on'));
    expect(found<HTMLInputElement>('replay-slider').valueAsNumber).toBe(at(told, 0));
    await touch(found('replay-chapter-on'));
    expect(found<HTMLInputElement>('replay-slider').valueAsNumber).toBe(at(told, 1));
    await touch(found('replay-chapter-back'));
    expect(found<HTMLInputElement>('replay-slider').valueAsNumber).toBe(at(told, 0));
  });
  it('is left out where nothing was seen', async () => {
    await opened({ ...chronicle(), frames: [] });
    expect(seen('open-replay')).toHaveLength(0);
    expect(seen('see')).toHaveLength(0);
  });
});

describe('a chronicle of this server', () => {
  const answers = (body: unknown, status = 200) =>
    asked.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

  it('is the public one for somebody without a key', async () => {
    answers(chronicle());
    location.hash = '#delos';
    await opened(null);
    await vi.waitFor(() => expect(seen('chapter').length).toBeGreaterThan(0));
    const [path, init] = told()[0] ?? [];
    expect(path).toBe('/api/tables/DELOS/chronicle?edition=public&frames=later');
    expect(new Headers(init?.headers).has('authorization')).toBe(false);
    expect(seen<HTMLSelectElement>('edition')[0]?.options).toHaveLength(1);
  });
  it('is a seat’s own for its key', async () => {
    seatKeys.keep('DELOS', { token: 'made-up', seat: 'medes' });
    answers(chronicle('seat:medes'));
    location.hash = '#DELOS';
    await opened(null);
    await vi.waitFor(() => expect(seen('part-own')).toHaveLength(1));
    const [path, init] = told().at(-1) ?? [];
    expect(path).toBe('/api/tables/DELOS/chronicle?edition=seat%3Amedes&frames=later');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer made-up');
    // What everybody may read is asked for without it.
    answers(chronicle());
    const edition = found<HTMLSelectElement>('edition');
    edition.value = 'public';
    edition.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    await vi.waitFor(() => expect(seen('part-own')).toHaveLength(0));
    await vi.waitFor(() => expect(seen('chapter').length).toBeGreaterThan(0));
    expect(told().at(-1)?.[0]).toBe('/api/tables/DELOS/chronicle?edition=public&frames=later');
  });
  it('asks for what was seen step by step when the book is there', async () => {
    const { frames, ...rest } = chronicle();
    const later = [frames[0]?.at ?? 0, frames.at(-1)?.at ?? 0];
    asked.mockImplementation((path) => {
      const isLater = (path as string).endsWith('&frames=later');
      const body = isLater ? { ...rest, frames: [], frames_later: later } : { ...rest, frames };
      return Promise.resolve(new Response(JSON.stringify(body)));
    });
    location.hash = '#DELOS';
    await opened(null);
    await vi.waitFor(() => expect(told()).toHaveLength(2), 10_000);
    expect(told().map(([path]) => path)).toEqual([
      '/api/tables/DELOS/chronicle?edition=public&frames=later',
      '/api/tables/DELOS/chronicle?edition=public',
    ]);
    expect(seen('part-keep')).toHaveLength(1);
    await touch(found('open-replay'));
    await vi.waitFor(() => expect(seen('replay-slider')).toHaveLength(1), 10_000);
    expect(found<HTMLInputElement>('replay-slider').max).toBe(String(frames.length - 1));
  });
  it('says why it is not shown', async () => {
    answers({ code: 'no_table', sentence: 'There is no table with this code.' }, 404);
    location.hash = '#DELOS';
    await opened(null);
    await vi.waitFor(() =>
      expect(found('refused').textContent).toBe('There is no table with this code.'),
    );
  });
});
