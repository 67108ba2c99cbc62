import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { fetchAll } from '../../../ui/part.svelte';
import type { FakeHub } from '../../../hub/dev/fake-hub';
import { Table } from '../../../hub/table.svelte';
import { speak, textsAreThere } from '../../../ui/language.svelte';
import type { ControlView, TableView } from '../../../wire/atlantida';
import '../shared/rules-texts';
import { control, SITUATIONS, table as recorded } from '../dev/recorded';
import { led, played } from './adapted';
import Cockpit from './Cockpit.svelte';
import { correctionOf, FIGURES, standing } from './corrections';
import { stage } from './dev/fixture';
import { FullDesk } from './full-desk';

let screen: Record<string, unknown> | undefined;
let hub: FakeHub;

async function lay(name: string): Promise<FullDesk> {
  hub = stage(name, new URLSearchParams());
  const table = new Table<TableView, ControlView>({
    code: 'YMDUX',
    screen: 'control',
    socket: (url) => hub.socket(url),
  });
  table.connect();
  await new Promise((done) => setTimeout(done, 20));
  // What may be opened is there before it is.
  await fetchAll();
  const desk = new FullDesk(table);
  screen = mount(Cockpit, { target: document.body, props: { desk } });
  flushSync();
  return desk;
}
const find = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const touch = (testid: string) => {
  find(testid)?.click();
  flushSync();
};
const sent = () => hub.heard.filter((one) => one.type === 'play').map((one) => one.command);

beforeAll(async () => {
  await speak('en');
  await textsAreThere();
});
afterEach(() => {
  if (screen) void unmount(screen);
  screen = undefined;
  document.body.innerHTML = '';
  sessionStorage.clear();
});

it.each(SITUATIONS)('%s is read by a desk', (name) => {
  const game = played(recorded(name));
  const own = led(game, control(name), null);
  expect(game.headline).not.toContain('atl-');
  expect(game.awaiting.map(({ faction }) => faction)).toEqual(
    game.asked.duties.map(({ faction }) => faction),
  );
  expect(own.next.waits_for).toBe(game.asked.duties[0]?.faction ?? null);
  for (const { text } of Object.values(own.log)) expect(text).not.toMatch(/^log-/);
  for (const { what } of game.awaiting) expect(what).not.toContain('atl-');
});

describe('the desk', () => {
  it('begins with those who sit there and those of the steward', async () => {
    const desk = await lay('lobby');
    expect(desk.players).toHaveLength(5);
    await desk.setSeat('azaes', { how: 'scripted' });
    touch('next');
    expect(sent()[0]).toEqual({ do: 'mark_absent', faction: 'azaes' });
    expect(sent()[1]).toMatchObject({ do: 'begin', absent: [] });
  });

  it('leaves whoever never came to the steward', async () => {
    await lay('lobby');
    touch('mark-absent-azaes');
    expect(sent()).toEqual([{ do: 'mark_absent', faction: 'azaes' }]);
  });

  it('misses nobody before anybody has come', async () => {
    const desk = await lay('lobby');
    desk.hall.seats.forEach((seat) => (seat.taken = false));
    expect(desk.toBeAsked).toEqual([]);
  });

  it('asks after nobody once the game is over', async () => {
    await lay('score-5');
    expect(find('absentees')).toBeNull();
  });

  it('shows island, figures, and whom it waits for', async () => {
    const desk = await lay('moving');
    const waits = desk.game.asked.duties[0]?.faction ?? '';
    expect(document.querySelector('svg.island')).not.toBeNull();
    expect(find(`people-${waits}`)?.className).toContain('lit');
    expect(find(`seat-${waits}`)?.className).toContain('awaited');
    touch('next');
    expect(find('seat-drawer')).not.toBeNull();
    touch('steward');
    expect(JSON.stringify(sent())).toContain('"do":"mark_absent"');
  });

  it('says that the steward plays', async () => {
    const desk = await lay('absent');
    const [away] = desk.control.absent;
    expect(desk.player(away)?.mode).toEqual({ how: 'scripted' });
  });
});

it('offers for a seat what the server allows', async () => {
  const desk = await lay('moving');
  const waits = desk.game.asked.duties[0]?.faction ?? 'atlas';
  const { actions, own } = desk.ofSeat(waits);
  expect(actions.map(({ key }) => key)).toEqual(['finish', 'give-up']);
  expect(own.map(({ key }) => key)).toEqual(['absent', 'play-for']);
  desk.openSeat(waits);
  flushSync();
  touch('play-for');
  expect(sent()).toContainEqual({ do: 'play_for', faction: waits });
});

it('sets the clock of the step and stops it', async () => {
  const desk = await lay('moving');
  void desk.setClock(90);
  expect(sent()).toContainEqual({ do: 'set_clock', step: desk.game.asked.step, seconds: 90 });
});

it('makes a correction of each kind, with a reason only', () => {
  const game = recorded('moving');
  const begin = { faction: 'atlas', stock: 'gold', place: 'home', hex: 'B1' } as const;
  for (const figure of FIGURES) {
    const draft = standing(game, { ...begin, figure });
    draft.advance = 'medicine';
    draft.at = { column: 3, row: 3 };
    expect(correctionOf(draft, ' ').ok).toBe(false);
    const made = correctionOf(draft, 'A slip');
    expect(made.ok && made.command).toMatchObject({ do: 'correct', reason: 'A slip' });
    expect(made.ok && JSON.stringify(made.command)).toContain(`"figure":"${figure}"`);
  }
  const wrong = { ...standing(game, { ...begin, figure: 'stock' }), to: -1 };
  expect(correctionOf(wrong, 'A slip').ok).toBe(false);
});
