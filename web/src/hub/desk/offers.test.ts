import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fetchAll } from '../../ui/part.svelte';
import recorded from '../../../../tests/hub/offers/desk.json';
import { speak, textsAreThere } from '../../ui/language.svelte';
import { told } from '../../ui/told.svelte';
import type { PointView } from '../../wire/hub';
import { FakeHub } from '../dev/fake-hub';
import { Table } from '../table.svelte';
import { SETTLE_MS } from './next.svelte';
import { OffersDesk } from './dev/offers';
import type { OffersDeskView, OffersView } from './dev/views';
import OffersCockpit from './dev/OffersCockpit.svelte';

/*
 * A game that is not the council, at the same desk: what everybody and Control see of it is what its rules showed
 * (`tests/hub/offers/laws.rs`).
 */

type Moment = keyof typeof recorded;

const seenAt = (moment: Moment) => {
  const { shared, own } = recorded[moment];
  return { shared: shared as unknown as OffersView, own: own as unknown as OffersDeskView };
};

/** What happened, for going back. */
const history: Record<number, PointView> = Object.fromEntries(
  [
    { entry: 3, words: 'The first lot is put up.' },
    { entry: 5, words: 'ANT takes the lot.' },
  ].map(({ entry, words }) => {
    const rest = { by: 'control', seat: null, device: 'Control’s laptop' } as const;
    return [
      entry,
      { entry, before: entry - 1, at: 0, words, abandoned: false, back_to: null, ...rest },
    ];
  }),
);

let hub: FakeHub;
let screen: Record<string, unknown> | undefined;
let table: Table<OffersView, OffersDeskView>;

async function lay(moment: Moment): Promise<OffersDesk> {
  const { shared, own } = seenAt(moment);
  const seats = shared.players.map(({ id, name, colour, emblem }) => ({
    id,
    name: told(name),
    colour,
    emblem,
    says: '',
    taken: true,
    online: true,
  }));
  const hall = {
    code: 'DELOS',
    language: 'en',
    name: 'A table',
    address: 'http://192.168.1.5:8080',
    lobby: 'open',
    pause: null,
    returns: 0,
    ticker: '',
    answers: [],
    seats,
  };
  hub = new FakeHub({
    audience: 'control',
    shared: { table: hall, game: shared },
    own: { table: { tickets: [], addresses: [], devices: [], history }, game: own, messages: [] },
    now: 9_000,
    running: false,
    past: () => ({
      seen: 5,
      shared: seenAt('offering').shared,
      control: seenAt('offering').own,
      sealed: true,
      opened: true,
      steps: 1,
      undone: ['ANT takes the lot.'],
    }),
  });
  table = new Table({ code: 'DELOS', screen: 'control', socket: hub.socket });
  table.connect();
  await Promise.resolve();
  await Promise.resolve();
  // What may be opened is there before it is.
  await fetchAll();
  const desk = new OffersDesk(table);
  screen = mount(OffersCockpit, { target: document.body, props: { desk } });
  flushSync();
  return desk;
}

const seen = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);

function found(testid: string): HTMLElement {
  const element = seen(testid);
  if (!element) throw new Error(`no ${testid}`);
  return element;
}

function touch(...testids: string[]): void {
  for (const testid of testids) {
    found(testid).click();
    flushSync();
  }
}

function run(desk: OffersDesk, id: string): void {
  const act = desk.acts().find((one) => one.id === id);
  if (!act) throw new Error(`no act ${id}`);
  desk.run(act);
  flushSync();
}

const said = () =>
  hub.heard.flatMap((one) =>
    one.type === 'play'
      ? [[one.command, one.for_seat ?? null]]
      : one.type === 'table'
        ? [one.command]
        : [],
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  const still = class {
    observe = () => undefined;
    disconnect = () => undefined;
  };
  vi.stubGlobal('ResizeObserver', still);
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLElement.prototype.scrollIntoView ??= () => undefined;
});

afterEach(async () => {
  if (screen) await unmount(screen);
  screen = undefined;
  table.leave();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  await speak('en');
});

describe('the desk of another game', { timeout: 30_000 }, () => {
  it('goes on by the big button, which says what is missing', async () => {
    const { own, shared } = seenAt('offering');
    await lay('offering');
    expect(found('next').textContent).toContain('2 are missing');
    expect(found('next').dataset['ready']).toBe('false');
    expect(found('headline').textContent).toContain('An amphora');
    touch('next');
    expect(said()).toEqual([[own.next.command, null]]);
    expect(own.next.command).toEqual({ do: 'advance', step: shared.step_number });
  });

  it('does not press a step that came under the finger', async () => {
    await lay('offering');
    const { shared, own } = seenAt('judging');
    const hall = table.view?.table;
    hub.send(
      { type: 'view', part: 'shared', revision: 2, view: { table: hall, game: shared } },
      { type: 'view', part: 'own', revision: 2, view: { ...table.own, game: own } },
    );
    flushSync();
    touch('next');
    expect(said()).toEqual([]);
    await new Promise((done) => setTimeout(done, SETTLE_MS + 20));
    flushSync();
    touch('next');
    expect(said()).toEqual([[own.next.command, null]]);
    expect(found('verdict').textContent).toContain('ANT takes “An amphora” for 4.');
  });

  it('shows who has offered, whom the table waits for, and what each has', async () => {
    await lay('offering');
    expect(found('seat-ant').dataset['in']).toBe('true');
    expect(found('seat-bee').textContent).toContain('to hide an offer');
    expect(found('coins-ant').textContent).toBe('10');
    expect(seen('enter-cat')).not.toBeNull();
    touch('nudge-bee');
    expect(said()).toEqual([{ do: 'nudge', seat: 'bee' }]);
  });

  it('offers in the place of a seat from its drawer', async () => {
    await lay('offering');
    touch('open-bee');
    expect(found('seat-drawer').textContent).toContain('BEE');
    touch('offer-3');
    const step = seenAt('offering').shared.step_number;
    expect(said()).toEqual([[{ do: 'offer', step, coins: 3 }, 'bee']]);
  });

  it('has the rulings of the game, each by its number', async () => {
    const desk = await lay('offering');
    run(desk, 'settings');
    const tie = found('setting-tie');
    expect(tie.textContent).toContain('O-3');
    expect(tie.textContent).toContain('Who takes a lot for which several offer the most.');
    const first = [...tie.querySelectorAll('button, input')].find((one) =>
      one.closest('label, button')?.textContent.includes('the first in the order of the seats'),
    );
    (first as HTMLElement).click();
    flushSync();
    expect(said()).toEqual([[{ do: 'change_setting', key: 'tie', value: 'first' }, null]]);
  });

  it('has the log, with what only Control reads', async () => {
    const desk = await lay('judging');
    run(desk, 'log');
    const text = found('log-dialog').textContent;
    expect(text).toContain('ANT takes “An amphora” for 4.');
    expect(text).toContain('Lot 1');
    expect(text).toContain('The seat of CAT is played on paper now.');
  });

  it('goes back, and says what was so then and what has been seen', async () => {
    const desk = await lay('judging');
    run(desk, 'history');
    found('point-3').querySelector<HTMLElement>('button')?.click();
    flushSync();
    await vi.waitFor(() => expect(seen('past-headline')).not.toBeNull());
    expect(found('past').textContent).toContain('Lot 1');
    expect(found('past').textContent).toContain('10now 6');
    touch('go-back');
    await vi.waitFor(() => expect(seen('opened')).not.toBeNull());
    expect(found('take-back').textContent).toContain('All have seen what was offered');
    found('go').closest('form')?.requestSubmit();
    flushSync();
    await vi.waitFor(() => expect(said()).toHaveLength(1));
    expect(said()).toEqual([{ do: 'rewind', to: 3, seen: 5, anew: true }]);
  });

  it.each([
    ['judging', true],
    ['offering', false],
  ] as const)('whose choice lies locked, going back to %s takes it: %s', async (moment, lost) => {
    const desk = await lay('offering');
    const then = seenAt(moment);
    const past = hub.scene.past?.(3);
    if (!past) throw new Error('nothing was so then');
    hub.scene.past = () => ({ ...past, shared: then.shared, control: then.own, opened: false });
    run(desk, 'take-back');
    await vi.waitFor(() => expect(found('take-back').textContent).toContain('takes the lot'));
    const seats = seen('seats-since')?.textContent ?? '';
    expect(seats.includes('ANT')).toBe(lost);
    expect(seats).not.toContain('BEE');
  });

  it.each([
    ['de', 'Gebote aufdecken', 'Wer bietet was für'],
    ['el', 'Άνοιγμα προσφορών', 'Ποιος προσφέρει τι για'],
  ] as const)('speaks %s', async (language, button, headline) => {
    await lay('offering');
    await speak(language);
    await textsAreThere();
    flushSync();
    expect(found('next').textContent).toContain(button);
    expect(found('headline').textContent).toContain(headline);
  });
});
