import { flushSync, mount, unmount } from 'svelte';
import { vi } from 'vitest';

import { fetchAll } from '../../../../ui/part.svelte';
import { control, council, desk as keys, FakeHub, nowIn, shared } from '../../dev/fixtures';
import { Table } from '../../../../hub/table.svelte';
import type { ControlView, CouncilView } from '../../../../wire/council';
import type { DeskView, MessageView, TableView } from '../../../../wire/hub';
import Cockpit from '../Cockpit.svelte';
import { FullDesk } from '../full-desk';
import Opened from './Opened.svelte';

/** A cockpit in the page of a test, and the hands that touch it. */
let screen: Record<string, unknown> | undefined;
let table: Table<CouncilView, ControlView> | undefined;
let hub: FakeHub | undefined;

type Laid = {
  /** The situation. */
  name: string;
  game?: Partial<CouncilView>;
  hall?: Partial<TableView>;
  own?: Partial<ControlView>;
  keys?: DeskView;
  messages?: MessageView[];
  helper?: boolean;
  /** Only what lies open, without the cockpit under it. */
  opened?: boolean;
};

export async function lay({
  name,
  game,
  hall,
  own,
  helper = false,
  opened: only = false,
  ...desk
}: Laid): Promise<FullDesk> {
  const socket = new FakeHub({
    audience: 'control',
    shared: shared(council(name, game), {
      elsewhere: 'http://192.168.1.6:8080',
      ...hall,
    }),
    own: { table: desk.keys ?? keys(), game: control(name, own), messages: desk.messages ?? [] },
    now: nowIn(name),
    running: false,
    helper,
  });
  const opened = new Table<CouncilView, ControlView>({
    code: 'DELOS',
    screen: 'control',
    socket: socket.socket,
  });
  opened.connect();
  await Promise.resolve();
  await Promise.resolve();
  // What may be opened is there before it is.
  await fetchAll();
  const made = new FullDesk(opened);
  screen = mount(only ? Opened : Cockpit, { target: document.body, props: { desk: made } });
  flushSync();
  hub = socket;
  table = opened;
  return made;
}

export const seen = (testid: string) =>
  document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);

export function found<E extends HTMLElement>(testid: string): E {
  const element = seen(testid);
  if (!element) throw new Error(`no ${testid}`);
  return element as E;
}

export function touch(...testids: string[]): void {
  for (const testid of testids) {
    found(testid).click();
    flushSync();
  }
}

export function type(testid: string, value: string): void {
  const field = found<HTMLInputElement | HTMLSelectElement>(testid);
  field.value = value;
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
  flushSync();
}

/** Sends the form in which this lies. */
export function submit(testid = 'go'): void {
  found(testid).closest('form')?.requestSubmit();
  flushSync();
}

/** What the cockpit asked of the hub, to the game and to the table. */
export const said = () =>
  hub?.heard.flatMap((one) => (one.type === 'play' || one.type === 'table' ? [one.command] : [])) ??
  [];

/** What this page's browser lacks. */
export function furnish(): void {
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
}

export function clear(): void {
  if (screen) void unmount(screen);
  screen = undefined;
  table?.leave();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
}
