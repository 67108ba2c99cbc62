import { mount } from 'svelte';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

import '../src/games/council/chronicle/story-texts.ts';
import '../src/games/council/shared/late-rules-texts.ts';
import '../src/games/council/shared/rules-texts.ts';
import '../src/games/council/shared/soon-rules-texts.ts';
import { allAtOnce } from '../src/ui/in-turn.ts';
import { speak, textsAreThere } from '../src/ui/language.svelte.ts';
import { outlive } from '../src/ui/translators.ts';

/** As on every page the first to be shown is shown so that it outlives a translator. */
outlive(() => mount(() => ({}), { target: document.createElement('div') }));

/** A test looks at a page as a whole. */
allAtOnce();

/** All texts are there before a test file is read: what it makes outside of its tests has its words, too. */
import.meta.glob('../src/**/texts/index.ts', { eager: true });
await speak('en');
beforeAll(textsAreThere);

/** The files share a page: what one leaves running would disturb the next, so its timers end with it. */
const { setTimeout, setInterval, clearTimeout } = globalThis;
/** By their numbers: a timer itself would keep all alive that it was made in. */
const begun: number[] = [];
const kept =
  <Rest extends unknown[]>(begin: (...rest: Rest) => ReturnType<typeof setTimeout>) =>
  (...rest: Rest) => {
    const timer = begin(...rest);
    begun.push(Number(timer));
    return timer;
  };
Object.assign(globalThis, { setTimeout: kept(setTimeout), setInterval: kept(setInterval) });
afterAll(() => {
  begun.forEach((timer) => clearTimeout(timer));
  Object.assign(globalThis, { setTimeout, setInterval });
});

/** For the same reason what a test shows and does not take away is gone with the test. */
const shown = vi.hoisted(() => new Set<object>());
vi.mock('svelte', async (original) => {
  const svelte: typeof import('svelte') = await original();
  const mount: typeof svelte.mount = (...what) => {
    const one = svelte.mount(...what);
    shown.add(one);
    return one;
  };
  const unmount: typeof svelte.unmount = (one, how) => {
    shown.delete(one);
    return svelte.unmount(one, how);
  };
  return { ...svelte, mount, unmount };
});
afterEach(async () => {
  const { unmount } = await import('svelte');
  await Promise.all([...shown].map((one) => unmount(one)));
});

/** There is no server behind the tests: to them all icons are amphorae, and nobody answers anything else. */
globalThis.fetch = (asked) => {
  const url = asked instanceof Request ? asked.url : String(asked);
  if (url.includes('/emblems/')) return Promise.resolve(Response.json({}));
  return Promise.reject(new Error(`no test answers ${url}`));
};

/** The tests speak English whatever the machine's own language is. */
Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });

/** What is waited for gets most of a test's own time: a machine that compiles beside it may be slow. */
const { waitFor } = vi;
vi.waitFor = (what, options = { timeout: 15_000 }) => waitFor(what, options);
afterAll(() => void (vi.waitFor = waitFor));
