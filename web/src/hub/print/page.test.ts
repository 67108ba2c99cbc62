import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { sheets } from '../../games/council/dev/fixtures';
import { screens } from '../../games/council/print/screens';
import App from './App.svelte';
import { filledIn, tableIn, type Filled } from './source';

const games = { council: () => Promise.resolve({ screens }) };
let screen: Record<string, unknown> | undefined;

function show(filled: Filled | null) {
  screen = mount(App, { target: document.body, props: { games, filled } });
  flushSync();
}
const find = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);

afterEach(() => {
  if (screen) void unmount(screen);
  screen = undefined;
  document.body.innerHTML = '';
  sessionStorage.clear();
});

describe('the page', () => {
  it('reads what it was filled with', () => {
    document.body.innerHTML =
      '<script type="application/json" id="sheets">{"faults":["x"]}</script>';
    expect(filledIn(document)).toEqual({ faults: ['x'] });
    document.body.innerHTML = '<script type="application/json" id="sheets">null</script>';
    expect(filledIn(document)).toBeNull();
  });

  it('knows its table from the address, and no nonsense', () => {
    expect(tableIn('#table=delos')).toBe('DELOS');
    expect(tableIn('#table=../x')).toBeNull();
    expect(tableIn('')).toBeNull();
  });

  it('says where to open it when it is about nothing', () => {
    show(null);
    expect(document.body.textContent).toContain('from that table’s menu');
  });

  it('lists what is wrong with the files', () => {
    show({ faults: ['events.toml, line 2: card “a”, title: It is empty.'] });
    expect(find('faults')?.textContent).toContain('It is empty.');
    expect(find('faults')?.textContent).toContain('line 2');
  });

  it('shows sheets by the screens of their game', async () => {
    show({ game: 'council', sheets: sheets() });
    await vi.waitFor(() => expect(find('found')?.textContent).toBe('12 cards'));
  });

  it('shows the tables of a game that is not played here', () => {
    const entries = [{ head: ['BUY qty item', 'BUY ALL item'], text: 'Buys goods.' }];
    const orders = { word: 'orders', title: 'Orders', entries, notes: ['qty: a number'] };
    const tables = { title: 'Wells', chapters: { en: [orders] } };
    show({ tables: true, sheets: tables });
    const text = find('tables')?.textContent ?? '';
    for (const part of ['Wells', 'Orders', 'BUY ALL item', 'Buys goods.', 'qty: a number']) {
      expect(text).toContain(part);
    }
    expect(document.querySelectorAll('dt code')).toHaveLength(2);
  });

  it('previews such tables with what is wrong with them', () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    show({ tables: true, preview: true, faults: ['goods.toml, line 2: it has no tag.'] });
    expect(find('faults')?.textContent).toContain('goods.toml');
    vi.unstubAllGlobals();
  });

  it('takes sheets that do not say their game for those of the first', async () => {
    show({ sheets: sheets() });
    await vi.waitFor(() => expect(find('found')?.textContent).toBe('12 cards'));
  });

  it('says that it does not know a game', async () => {
    show({ game: 'chess', sheets: {} });
    await vi.waitFor(() => expect(find('no-screens')?.textContent).toContain('“chess”'));
  });
});
