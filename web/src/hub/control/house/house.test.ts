import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { HouseCard, TableLine } from '../../../wire/hub';
import Home from '../home/Home.svelte';
import { operatorKey } from '../../keyring';
import LookAfter from './LookAfter.svelte';
import Organisers from './Organisers.svelte';
import { ago, facts, size, standing } from './words';

let screen: Record<string, unknown> | undefined;
const asked = vi.fn<(path: string, how: RequestInit) => Promise<Response>>();
const find = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const calls = (path: string) => asked.mock.calls.filter(([at]) => at === path);

beforeEach(() => vi.stubGlobal('fetch', asked));
afterEach(() => {
  if (screen) void unmount(screen);
  screen = undefined;
  document.body.innerHTML = '';
  asked.mockReset();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const NOON = new Date('2026-11-23T12:00:00').getTime();
const LINE: TableLine = {
  code: 'DELOS',
  name: 'Saturday',
  game: 'toy',
  lobby: 'open',
  over: false,
  seats: [],
  here: 3,
  bytes: 1_234_000,
  unix_ms: [NOON - 3 * 86_400_000, NOON - 86_400_000],
  organiser: 'The club',
  shown: false,
  archived: null,
};
const AWAY: TableLine = {
  ...LINE,
  code: 'NAXOS',
  name: 'Old',
  here: 0,
  archived: [NOON, NOON + 30 * 86_400_000],
};
const OPERATOR: HouseCard = { keeper: null, keep_days: 30, operator: true, organiser: null };
const LIMITS = { tables: 20, onlookers: 100, megabytes: 500, scenarios: 8 };
const ORGANISER: HouseCard = {
  ...OPERATOR,
  operator: false,
  organiser: {
    name: 'The club',
    limits: LIMITS,
    used: { tables: 1, bytes: 1_234_000, scenarios: 0 },
  },
};
const refusal = (code: string, sentence: string, status: number) =>
  Response.json({ code, sentence }, { status });

const onenter = vi.fn();
const onchanged = vi.fn(async () => undefined);

function show(card: HouseCard, tables = [LINE, AWAY]) {
  onchanged.mockClear();
  const props = { card, tables, operator: 'key', onenter, onchanged };
  screen = mount(LookAfter, { target: document.body, props });
  flushSync();
}

function press(testid: string) {
  find(testid)?.click();
  flushSync();
}

function type(testid: string, text: string) {
  const input = find(testid) as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

it('says how a table stands in few words', () => {
  expect(standing(LINE)).toBe('3 screens there now');
  expect(standing({ ...LINE, here: 0 })).toBe('Nobody is there');
  expect(standing({ ...LINE, here: 0, over: true })).toBe('The game is over, nobody is there');
  expect(standing({ ...LINE, here: null })).toBe('On another server of this house');
  expect(standing(AWAY)).toContain('purged on 23 December 2026');
  expect(facts(LINE, NOON)).toBe('Made 3 days ago, last used yesterday · 1.2 MB');
  expect([size(0), size(999), size(123_456), size(45_600_000)]).toEqual([
    '0 KB',
    '1 KB',
    '124 KB',
    '46 MB',
  ]);
  expect([ago(NOON, NOON), ago(NOON - 13 * 3_600_000, NOON)]).toEqual(['today', 'yesterday']);
});

describe('a table that is looked after', () => {
  it('is deleted only when its name was typed, and once', async () => {
    asked.mockImplementation(async () => new Response(null, { status: 204 }));
    show(ORGANISER);
    press('more-DELOS');
    press('delete');
    expect(find('delete-now')?.hasAttribute('disabled')).toBe(true);
    type('delete-name', 'saturday');
    expect(find('delete-now')?.hasAttribute('disabled')).toBe(true);
    type('delete-name', 'Saturday');
    press('delete-now');
    press('delete-now');
    await vi.waitFor(() => expect(onchanged).toHaveBeenCalled());
    expect(calls('/api/tables/DELOS/delete')).toHaveLength(1);
    expect(calls('/api/tables/DELOS/delete')[0]?.[1].body).toBe('{"name":"Saturday"}');
  });

  it('tells when somebody else was faster, and the list is read again', async () => {
    asked.mockImplementation(async () =>
      refusal('archived', 'This table is archived already.', 409),
    );
    show(ORGANISER);
    press('more-DELOS');
    press('archive');
    await vi.waitFor(() => expect(onchanged).toHaveBeenCalledOnce());
    flushSync();
    expect(find('deed-refused')?.textContent).toBe('This table is archived already.');
  });

  it('is copied under another name, and entered', async () => {
    asked.mockImplementation(async (path) =>
      path === '/api/tables/DELOS'
        ? Response.json({ language: 'el' })
        : Response.json({ code: 'PAROS' }, { status: 201 }),
    );
    show(ORGANISER);
    press('more-DELOS');
    type('copy-name', 'Sunday');
    press('copy');
    await vi.waitFor(() => expect(onenter).toHaveBeenCalledWith('PAROS'));
    expect(calls('/api/tables')[0]?.[1].body).toBe(
      '{"copy":"DELOS","name":"Sunday","language":"el"}',
    );
  });

  it('is offered as a file and back once it is archived, and says until when', () => {
    show(ORGANISER);
    expect(find('open-NAXOS')).toBeNull();
    press('more-NAXOS');
    expect(find('deeds')?.textContent).toContain('purged on 23 December 2026');
    expect(find('download') && find('take-back')).not.toBeNull();
    expect(find('archive')).toBeNull();
  });

  it('is restored from its file; another file is refused in a sentence', async () => {
    asked.mockImplementation(async () =>
      refusal('unreadable_record', 'This is no archived table.', 422),
    );
    show(ORGANISER);
    const input = find('restore-file') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [new File(['PK'], 'holiday.jpg')] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(find('restore-refused')?.textContent).toContain('no archived'));
  });
});

describe('the first page of who makes tables', () => {
  const home = async (card: HouseCard) => {
    operatorKey.keep('key');
    asked.mockImplementation(async (path) => {
      if (path === '/api/house') return Response.json(card);
      return Response.json(path === '/api/tables' ? [LINE] : []);
    });
    screen = mount(Home, { target: document.body, props: { onenter, onhouse: vi.fn() } });
    await vi.waitFor(() => expect(find('kept') ?? find('house')).not.toBeNull());
  };

  it('is for the operator what it was, with one quiet word more', async () => {
    await home(OPERATOR);
    expect(find('table-DELOS')).not.toBeNull();
    expect(find('lobby') ?? find('organisers') ?? find('used')).toBeNull();
  });

  it('is for an organiser the own tables and what there may be', async () => {
    await home(ORGANISER);
    expect(find('used')?.textContent).toContain('1 of 20 tables');
    expect(find('open-DELOS')).not.toBeNull();
    expect(find('invite') ?? find('house')).toBeNull();
  });
});

it('an organiser is invited, and the link stands there at once', async () => {
  const line = {
    id: 'AbCdEf12',
    name: 'The club',
    key: 'org.AbCdEf12.secret',
    limits: LIMITS,
    used: ORGANISER.organiser?.used,
  };
  let invited = false;
  asked.mockImplementation(async (path, { method }) => {
    if (path === '/api/server') return Response.json({ addresses: ['https://hall.example'] });
    if (method === 'POST') {
      invited = true;
      return Response.json({ id: line.id }, { status: 201 });
    }
    return Response.json(invited ? [line] : []);
  });
  screen = mount(Organisers, { target: document.body, props: { operator: 'key' } });
  flushSync();
  type('invite-name', ' The club ');
  press('invite');
  const link = 'https://hall.example/control#key=org.AbCdEf12.secret';
  await vi.waitFor(() => expect((find('link') as HTMLInputElement).value).toBe(link));
  expect(calls('/api/organisers').find(([, how]) => how.method === 'POST')?.[1].body).toContain(
    '"name":"The club"',
  );
  press('revoke');
  expect(asked.mock.calls.some(([, how]) => how.method === 'DELETE')).toBe(false);
  press('revoke-now');
  await vi.waitFor(() =>
    expect(
      asked.mock.calls.some(([path, how]) => how.method === 'DELETE' && path.endsWith('AbCdEf12')),
    ).toBe(true),
  );
});
