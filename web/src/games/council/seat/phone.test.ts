import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { heardAloud } from '../../../hub/dev/voice';
import { keepAt } from '../../../hub/seals/kept';
import SeatScreen from '../../../hub/seat/SeatScreen.svelte';
import { fetchAhead } from '../../../ui/part.svelte';
import type { CouncilView, SeatView } from '../../../wire/council';
import type { TableView } from '../../../wire/hub';
import type { Text } from '../../../ui/told.svelte';
import { council, FakeHub, nowIn, seat, shared } from '../dev/fixtures';
import { ASIDE, COUNCIL } from './parts';
import { screens } from './screens';

const games = { council: () => Promise.resolve({ screens }) };
const EXILE = {
  key: 'exile',
  title: 'You are in exile',
  lost: ['Your vote.'],
  still: ['Grant your influence.'],
};
let hub: FakeHub;
let screen: Record<string, unknown>;
let revision = 1;

async function show(name: string, as: string, own: Partial<SeatView> = {}) {
  const game = council(name);
  hub = new FakeHub({
    audience: { seat: as },
    shared: shared(game),
    own: { table: null, messages: [], game: seat(name, as, own) },
    now: nowIn(name),
  });
  const props = { games, code: 'DELOS', token: 't', socket: hub.socket, onleft: () => undefined };
  screen = mount(SeatScreen, { target: document.body, props });
  await vi.waitFor(() => expect(id('menu')).not.toBeNull());
  await Promise.all([ASIDE.fetch(), COUNCIL.fetch()]);
  flushSync();
}
/** What the seat sees from now on. */
function now(
  name: string,
  as: string,
  own: Partial<SeatView>,
  game: Partial<CouncilView> = {},
  table: Partial<TableView> = {},
) {
  revision += 1;
  const view = { table: null, messages: [], game: seat(name, as, own) };
  hub.send(
    { type: 'view', part: 'shared', revision, view: shared(council(name, game), table) },
    { type: 'view', part: 'own', revision, view },
  );
  flushSync();
}
const id = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
function touch(testid: string) {
  id(testid)?.click();
  flushSync();
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});
afterEach(() => void unmount(screen));

describe('a phone', () => {
  it('says the first time that a phase comes what it is for, and always on being asked', async () => {
    await show('debate', 'tyrants');
    expect(id('purpose')).toBeNull();
    const purpose = { says: 'Votes are won with words.', is_new: true };
    now('debate', 'tyrants', {}, { purpose });
    expect(id('purpose')?.textContent).toContain('Votes are won with words.');
    touch('help');
    expect(id('what-now')?.textContent).toContain('Votes are won with words.');
    expect(id('what-now')?.textContent).toContain('Ask for the floor');
  });

  it('shows whoever waits what is being decided, and its own figures', async () => {
    await show('ballot', 'medes');
    const { title } = council('ballot').docket[0]?.card ?? { title: '?' };
    expect(id('before')?.textContent).toContain(title);
    expect(id('before')?.textContent).toContain('If nothing passes');
    expect(id('own-figures')?.textContent).toContain('Tyche');
  });

  it('says why a sealed choice is asked for again, until it is answered', async () => {
    const gone = { choice: 'yes', words: 'YES', commitment: 'ab', nonce: 'cd' };
    const row = { ...gone, sent: false, returns: -1, devices: 1, replaced: false, doubt: null };
    const { ballot } = council('ballot');
    const voter = 'democrats';
    expect(ballot?.votes_in).not.toContain(voter);
    keepAt('DELOS', voter, [{ ...row, question: 'vote 1' }]);
    await show('ballot', voter);
    await vi.waitFor(() => expect(id('missed')?.textContent).toContain('took the game back'));
    now('ballot', voter, {}, { ballot: ballot && { ...ballot, votes_in: [voter] } });
    expect(id('sealed')).not.toBeNull();
    expect(id('missed')).toBeNull();
  });

  it('reads announcements out once that is turned on in its menu, and keeps it', async () => {
    const heard = heardAloud();
    await show('ballot', 'medes');
    await fetchAhead();
    flushSync();
    now('ballot', 'medes', {}, { announcement: 'Soup' });
    expect(heard, 'nobody asked for it').toEqual([]);
    touch('menu');
    await vi.waitFor(() => expect(id('speaks')?.getAttribute('aria-pressed')).toBe('false'));
    touch('speaks');
    expect(id('speaks')?.getAttribute('aria-pressed')).toBe('true');
    heard.length = 0;
    now('ballot', 'medes', {}, { announcement: 'Lunch' });
    expect(heard.map(({ text }) => text)).toEqual(['Lunch']);
    expect(localStorage.getItem('prytaneion.speaks')).toBe('1');
    vi.unstubAllGlobals();
  });

  it('does not say that a vote is locked while it is changed', async () => {
    await show('ballot-voted', 'medes');
    const voted = council('ballot-voted').ballot?.votes_in[0] ?? '';
    void unmount(screen);
    document.body.innerHTML = '';
    await show('ballot-voted', voted);
    expect(id('ask')?.textContent).toContain('Locked');
    touch('change');
    expect(id('ask')?.textContent).not.toContain('Locked');
    touch('keep');
    expect(id('ask')?.textContent).toContain('Locked');
  });

  it('is taken whole by a blow of fate, once', async () => {
    await show('check', 'tyrants', { fates: [] });
    expect(id('blow')).toBeNull();
    now('check', 'tyrants', { fates: [EXILE] });
    expect(id('blow')?.textContent).toContain('Your vote.');
    expect(id('blow')?.textContent).toContain('Grant your influence.');
    touch('blow-heard');
    expect(id('blow')).toBeNull();
    void unmount(screen);
    document.body.innerHTML = '';
    await show('check', 'tyrants', { fates: [EXILE] });
    expect(id('blow'), 'a reload does not tell it again').toBeNull();
    now('check', 'tyrants', { fates: [] });
    now('check', 'tyrants', { fates: [EXILE] });
    expect(id('blow'), 'a second exile is another one').not.toBeNull();
  });

  it('lays no blow of fate over a clock until it is touched', async () => {
    await show('debate', 'tyrants', { fates: [] });
    now('debate', 'tyrants', { fates: [EXILE] });
    expect(id('blow')).toBeNull();
    expect(id('struck')?.textContent).toContain('You are in exile');
    touch('struck');
    expect(id('blow')?.textContent).toContain('Grant your influence.');
    touch('blow-heard');
    expect(id('struck')).toBeNull();
  });

  it('says in a line what a card or Control takes, and not what was paid', async () => {
    const poorer = (by: number, cause: Text) =>
      council('debate').factions.map((one) => {
        if (one.id !== 'tyrants') return one;
        const { value, parts } = one.arete;
        const arete = { value: value - by, parts: [...parts, { label: cause, by: -by }] };
        return { ...one, arete };
      });
    await show('debate', 'tyrants');
    now('debate', 'tyrants', {}, { factions: poorer(1, { say: 'cause-paid-for-stasis-cards' }) });
    expect(id('struck')).toBeNull();
    now('debate', 'tyrants', {});
    now('debate', 'tyrants', {}, { factions: poorer(2, 'The Short Loaf') });
    expect(id('struck')?.textContent).toContain('You lose 2 Arête');
    expect(id('struck')?.textContent).toContain('The Short Loaf');
    expect(id('blow'), 'nothing is hidden by it').toBeNull();
    const counters = [{ counter: 'arete' as const, name: 'Glory', left_out: false }];
    now('debate', 'tyrants', {}, { factions: poorer(2, 'The Short Loaf'), counters });
    expect(id('struck')?.textContent).toContain('You lose 2 Glory');
    expect(id('struck')?.textContent).toMatch(/Glory: \d+ before/);
    touch('struck');
    expect(id('struck')).toBeNull();
    now('debate', 'tyrants', {});
    now(
      'debate',
      'tyrants',
      {},
      { factions: poorer(1, { say: 'cause-control', with: { reason: 'late again' } }) },
    );
    expect(id('struck')?.textContent).toContain('late again');
    void unmount(screen);
    document.body.innerHTML = '';
    await show('debate', 'tyrants');
    expect(id('struck'), 'what nobody has read is told after a reload').not.toBeNull();
  });

  it('takes nothing of a game that is taken back for a loss', async () => {
    await show('debate', 'tyrants');
    const factions = council('debate').factions.map((one) => ({
      ...one,
      arete: { value: 1, parts: [{ label: 'at the start', by: 1 }] },
    }));
    now('debate', 'tyrants', {}, { factions }, { returns: 1 });
    expect(id('struck')).toBeNull();
  });

  it('says of a choice that the line swallowed that it goes by itself', async () => {
    await show('ballot', 'democrats');
    hub.answers = false;
    touch('vote-yes');
    expect(id('sealed')?.textContent).toContain('Sealing');
    hub.end(1006);
    flushSync();
    expect(id('unsent')?.textContent).toContain('It goes by itself');
    expect(id('connection')?.textContent).toContain('Not sent yet');
  });

  it('does not lay a blow of fate over what the table waits for', async () => {
    await show('ballot', 'democrats', { fates: [] });
    now('ballot', 'democrats', { fates: [EXILE] });
    expect(id('ask')?.dataset['urgency']).toBe('now');
    expect(id('blow') ?? id('struck')).toBeNull();
  });

  it('says of a grant that nothing of it counts', async () => {
    await show('ballot', 'amazons');
    const factions = council('ballot').factions.map((one) =>
      one.id === 'amazons'
        ? { ...one, grant: { to: 'medes', amount: 5, fixed: false, vain: 'It counts as 0.' } }
        : one,
    );
    now('ballot', 'amazons', {}, { factions });
    expect(id('vain')?.textContent).toBe('It counts as 0.');
  });
});
