import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { council, FakeHub, nowIn, seat, shared } from '../../../games/council/dev/fixtures';
import { screens } from '../../../games/council/seat/screens';
import { heardAloud } from '../../dev/voice';
import { seatKeys, tabletKeys } from '../../keyring';
import { routeOf } from '../route';
import Tablet from './Tablet.svelte';
import { seatCode } from '../route';

const games = { council: () => Promise.resolve({ screens }) };
const CODE = 'DELOS';

function hubOf(): FakeHub {
  const game = council('ballot');
  const own = (id: string) => ({
    audience: { seat: id },
    own: { table: null, messages: [], game: seat('ballot', id) },
  });
  const nobody = { table: null, messages: [], game: null };
  return new FakeHub({
    audience: 'public',
    shared: shared(game),
    own: nobody,
    now: nowIn('ballot'),
    others: { 'token-democrats': own('democrats'), 'token-medes': own('medes') },
  });
}

describe('the seats of a shared tablet', () => {
  beforeEach(() => localStorage.clear());

  it('are kept by table and let go one by one', () => {
    expect(tabletKeys.holds(CODE)).toBe(false);
    tabletKeys.keep(CODE, 'medes', { token: 'm' });
    tabletKeys.keep(CODE, 'tyrants', { token: 't' });
    tabletKeys.keep('OTHER', 'medes', { token: 'o' });
    tabletKeys.forget(CODE, 'medes');
    expect(Object.keys(tabletKeys.at(CODE))).toEqual(['tyrants']);
    expect(tabletKeys.tables()).toEqual([CODE, 'OTHER']);
    tabletKeys.forget(CODE, 'tyrants');
    expect(tabletKeys.tables()).toEqual(['OTHER']);
  });
  it('draw a scanned code of the table to the tablet', () => {
    expect(routeOf('/j/DELOS', '#seat=medes')).toEqual({ page: 'join', code: CODE });
    tabletKeys.keep(CODE, 'medes', { token: 'm' });
    expect(routeOf('/j/DELOS', '#seat=medes')).toEqual({ page: 'tablet', code: CODE });
    expect(routeOf('/j/OTHER', '')).toEqual({ page: 'join', code: 'OTHER' });
  });
  it('have an address with the code or a question for it', () => {
    expect(routeOf('/tablet/delos', '')).toEqual({ page: 'tablet', code: CODE });
    expect(routeOf('/tablet', '#delos')).toEqual({ page: 'tablet', code: CODE });
    expect(routeOf('/tablet', '')).toEqual({ page: 'tablet', code: '' });
    expect(routeOf('/', '')).toEqual({ page: 'landing', code: '' });
  });
  it('are added by a link, by what stands behind it, or by the bare code', () => {
    const ticket = 'aB3_-xyz';
    const both = { seat: 'medes', ticket };
    expect(seatCode(`http://192.168.1.5:8080/j/DELOS#seat=medes&ticket=${ticket}`)).toEqual(both);
    expect(seatCode(`seat=medes&ticket=${ticket}`)).toEqual(both);
    expect(seatCode(` ${ticket} `)).toEqual({ seat: null, ticket });
    expect(seatCode('abcd EFGH jklm')).toEqual({ seat: null, ticket: 'abcd-EFGH-jklm' });
    expect(seatCode('')).toBeNull();
    expect(seatCode('not a code')).toBeNull();
    expect(seatCode('http://x/j/DELOS#seat=medes&ticket=')).toBeNull();
  });
});

describe('a shared tablet', () => {
  let page: ReturnType<typeof mount>;
  let hub: FakeHub;
  const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);

  async function settle(milliseconds = 0): Promise<void> {
    await vi.advanceTimersByTimeAsync(milliseconds);
    flushSync();
  }
  async function open(who: string): Promise<void> {
    find(`who-${who}`)?.dispatchEvent(
      new PointerEvent('pointerdown', { button: 0, bubbles: true }),
    );
    await settle(700);
    // What the seat's step needs is loaded when it is opened.
    await vi.dynamicImportSettled();
    await settle();
  }
  beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    window.scrollTo = () => undefined;
    tabletKeys.keep(CODE, 'democrats', { token: 'token-democrats' });
    tabletKeys.keep(CODE, 'medes', { token: 'token-medes' });
    hub = hubOf();
    page = mount(Tablet, {
      target: document.body,
      props: { games, code: CODE, brought: null, socket: hub.socket, go: () => undefined },
    });
    await settle(10);
  });
  afterEach(async () => {
    await unmount(page);
    vi.useRealTimers();
  });

  it('asks who one is, marks who is awaited, and holds no secret while it is covered', () => {
    expect(find('who-democrats')?.dataset['awaited']).toBe('true');
    expect(find('who-medes')?.dataset['awaited']).toBe('false');
    expect(find('who-tyrants')).toBeNull();
    expect(hub.heard.flatMap((one) => (one.type === 'hello' ? [one.token] : []))).toEqual([null]);
  });
  it('stands in for its seats, over a lost connection too, and shows whom Control asks for', async () => {
    const minded = () => hub.heard.filter(({ type }) => type === 'mind');
    const both = { type: 'mind', tokens: ['token-democrats', 'token-medes'] };
    expect(minded().at(-1)).toEqual(both);
    const before = minded().length;
    hub.end(1006);
    await settle(5_000);
    expect(minded().slice(before)).toEqual([both]);

    hub.send({ type: 'nudged', seat: 'medes' });
    await settle();
    expect(find('who-medes')?.textContent).toContain('Control waits for you');
    expect(find('who-democrats')?.textContent).not.toContain('Control waits');
    const view = hub.scene.shared as ReturnType<typeof shared>;
    const game = { ...view.game, step_number: view.game.step_number + 1 };
    hub.send({ type: 'view', part: 'shared', revision: 9, view: { ...view, game } });
    await settle();
    expect(find('who-medes')?.textContent).not.toContain('Control waits');

    hub.send({ type: 'nudged', seat: 'medes' });
    await settle();
    expect(find('who-medes')?.textContent).toContain('Control waits for you');
    await open('medes');
    find('done')?.click();
    await settle(10);
    expect(find('who-medes')?.textContent).not.toContain('Control waits');
  });
  it('says farewell once the table is closed, without what was announced and a seat to add', async () => {
    const view = hub.scene.shared as ReturnType<typeof shared>;
    const game = { ...view.game, announcement: 'Lunch at one.' };
    hub.send({ type: 'view', part: 'shared', revision: 9, view: { ...view, game } });
    await settle();
    expect(find('announcement')).not.toBeNull();
    const table = { ...view.table, over: true };
    hub.send({ type: 'view', part: 'shared', revision: 10, view: { table, game } });
    await vi.waitFor(() => expect(find('farewell')).not.toBeNull());
    expect(find('announcement')).toBeNull();
    expect(find('add-seat')).toBeNull();
    expect(find('who-democrats')).not.toBeNull();
  });
  it('shows what Control announces, and reads it out to all who share it once somebody asked', async () => {
    const heard = heardAloud();
    const view = hub.scene.shared as ReturnType<typeof shared>;
    let revision = 20;
    async function announce(announcement: string | null) {
      const game = { ...view.game, announcement };
      revision += 1;
      const told = { type: 'view', part: 'shared', revision, view: { ...view, game } };
      hub.sockets[0]?.onmessage?.({ data: JSON.stringify([told]) });
      await settle();
    }
    await announce('Soup');
    expect(find('announcement')?.textContent).toContain('Soup');
    expect(heard, 'nobody asked for it').toEqual([]);
    await announce(null);
    expect(find('announcement')).toBeNull();
    find('speaks')?.click();
    await settle();
    expect(find('speaks')?.getAttribute('aria-pressed')).toBe('true');
    await announce('Lunch');
    await open('medes');
    await announce('Tea');
    expect(heard.map(({ text }) => text)).toEqual(['Lunch', 'Tea']);
    vi.unstubAllGlobals();
  });
  it('opens a seat only for a finger that stays', async () => {
    const coin = find('who-democrats');
    coin?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
    await settle(300);
    coin?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await settle(700);
    expect(find('done')).toBeNull();
    await open('democrats');
    expect(find('faction')?.textContent).toBe('Democrats');
  });
  it('covers everything again: by Done, after a while, when it is out of sight', async () => {
    await open('democrats');
    expect(find('ask')).not.toBeNull();
    find('done')?.click();
    await settle(10);
    expect(find('who')).not.toBeNull();
    expect(find('ask')).toBeNull();

    await open('medes');
    expect(find('faction')?.textContent).toBe('Medes');
    await settle(20_500);
    expect(find('who')).not.toBeNull();

    await open('medes');
    window.dispatchEvent(new Event('pagehide'));
    await settle(10);
    expect(find('who')).not.toBeNull();
    expect(find('faction')).toBeNull();
  });
  it('comes back covered after a reload, with its seats', async () => {
    await open('democrats');
    await unmount(page);
    page = mount(Tablet, {
      target: document.body,
      props: { games, code: CODE, brought: null, socket: hub.socket, go: () => undefined },
    });
    await settle(10);
    expect(find('who-democrats')).not.toBeNull();
    expect(find('faction')).toBeNull();
  });
  it('takes over the seat that the device held for itself', async () => {
    await unmount(page);
    seatKeys.keep(CODE, { token: 'token-tyrants', seat: 'tyrants' });
    page = mount(Tablet, {
      target: document.body,
      props: { games, code: CODE, brought: null, socket: hub.socket, go: () => undefined },
    });
    await settle(10);
    expect(seatKeys.at(CODE)).toBeNull();
    expect(find('who-tyrants')).not.toBeNull();
  });
});
