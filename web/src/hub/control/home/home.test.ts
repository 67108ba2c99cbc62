import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import NewTable from './NewTable.svelte';
import { speak } from '../../../ui/language.svelte';
import TableList from './TableList.svelte';

let screen: Record<string, unknown> | undefined;
const asked = vi.fn<(path: string, how: RequestInit) => Promise<Response>>();
const find = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);

beforeEach(() => vi.stubGlobal('fetch', asked));
afterEach(() => {
  if (screen) void unmount(screen);
  document.body.innerHTML = '';
  asked.mockReset();
  vi.unstubAllGlobals();
});

const ATLANTIS = { id: 'atlantis', name: 'Atlantis', summary: 'The usual one.', game: 'council' };
const onenter = vi.fn();

function show() {
  const props = { scenarios: [ATLANTIS], first: true, operator: 'key', onenter };
  screen = mount(NewTable, { target: document.body, props });
  flushSync();
}

async function bring(file: File) {
  const input = find('zip') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(find('choose-zip')?.hasAttribute('disabled')).toBe(false));
  flushSync();
}

it('calls a scenario what it is called in the page’s language', async () => {
  const [text, says] = ['The usual one.', 'Die übliche.'];
  const translations = { de: { Atlantis: { text: 'Der Rat' }, [text]: { text: says } } };
  await speak('de');
  const scenarios = [{ ...ATLANTIS, translations }];
  const props = { scenarios, first: true, operator: 'key', onenter };
  screen = mount(NewTable, { target: document.body, props });
  await vi.waitFor(() => expect(find('scenario-atlantis')?.textContent).toContain('Der Rat'));
  expect(find('scenario-atlantis')?.textContent).toContain(says);
  expect((find('table-name') as HTMLInputElement).value).toContain('Der Rat');
  await speak('en');
});

describe('a scenario of one’s own', () => {
  it('stands chosen, ready for a table, once the server has taken it', async () => {
    const taken = { id: 'up-1', name: 'Lesbos', summary: 'Small.', game: 'council', seats: 5 };
    asked.mockImplementation(async (path) =>
      Response.json(path === '/api/uploads' ? taken : { code: 'DELOS' }, { status: 201 }),
    );
    show();
    await bring(new File(['PK'], 'lesbos.zip'));
    await vi.waitFor(() =>
      expect(find('scenario-up-1')?.getAttribute('aria-pressed')).toBe('true'),
    );
    expect(find('scenario-up-1')?.textContent).toContain('5 factions');
    expect((find('table-name') as HTMLInputElement).value).toContain('Lesbos');
    find('make-table')?.click();
    await vi.waitFor(() => expect(onenter).toHaveBeenCalledWith('DELOS'));
    expect(asked.mock.calls.at(-1)?.[1].body).toContain('"scenario":"up-1"');
  });

  it('says what is wrong with it', async () => {
    const faults = ['events.toml, line 2: card “a”, title: It is empty.'];
    asked.mockImplementation(async () =>
      Response.json({ code: 'faulty', sentence: 'It does not hold.', faults }, { status: 422 }),
    );
    show();
    await bring(new File(['PK'], 'lesbos.zip'));
    await vi.waitFor(() => expect(find('faults')?.textContent).toContain('It does not hold.'));
    expect(find('faults')?.textContent).toContain('It is empty.');
  });

  it('is not sent when it is too large', async () => {
    show();
    await bring(new File([new Uint8Array(3 << 20)], 'large.zip'));
    await vi.waitFor(() => expect(find('bring-refused')?.textContent).toContain('3.0 MB'));
    expect(asked).not.toHaveBeenCalled();
  });
});

it('a new table speaks what the device does, unless another language is chosen', async () => {
  asked.mockImplementation(async () => Response.json({ code: 'DELOS' }, { status: 201 }));
  show();
  expect(find('scenario-atlantis')?.getAttribute('aria-pressed'), 'by itself').toBe('true');
  flushSync();
  const pressed = (tag: string) => find(`speaks-${tag}`)?.getAttribute('aria-pressed');
  expect(pressed('en')).toBe('true');
  find('speaks-el')?.click();
  flushSync();
  expect([pressed('en'), pressed('el')]).toEqual(['false', 'true']);
  find('make-table')?.click();
  await vi.waitFor(() => expect(onenter).toHaveBeenCalled());
  expect(asked.mock.calls.at(-1)?.[1].body).toContain('"language":"el"');
});

it('the sheets of each table are a link away', () => {
  screen = mount(TableList, {
    target: document.body,
    props: { tables: [{ code: 'DELOS', name: 'Saturday' }], onenter },
  });
  expect(find('sheets-DELOS')?.getAttribute('href')).toBe('/print#table=DELOS');
});
