import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { council, desk as keys, device } from '../../../games/council/dev/fixtures';
import type { DeskView, DeviceView } from '../../../wire/hub';
import { clear, furnish, lay } from '../../../games/council/control/dev/in-page';
import { roomAlarms } from './room-alarms';

beforeEach(furnish);
afterEach(clear);

const control = (id: string, online: boolean, helper = false): DeviceView =>
  device(id, id, { screen: 'control', online, helper });

async function alarms(desk: Partial<DeskView>, helper = false) {
  const laid = await lay({
    name: 'ballot',
    keys: { ...keys(), devices: [], ...desk },
    helper,
  });
  return roomAlarms(laid).map(({ key, sentence }) => [key, sentence] as const);
}

describe('the room', () => {
  it('is quiet while everything is there', async () => {
    const devices = [control('Ada', true)];
    expect(await alarms({ projector: 'shown', devices })).toEqual([]);
    clear();
    expect(await alarms({}), 'no projector was ever there').toEqual([]);
  });

  it('says that the projector is covered or gone', async () => {
    expect((await alarms({ projector: 'covered' }))[0]?.[0]).toBe('projector');
    clear();
    expect((await alarms({ projector: 'gone' }))[0]?.[1]).toContain('open the page anew');
  });

  it('names the Controls that are gone, and says when nobody leads', async () => {
    const [gone] = await alarms({ devices: [control('Ada', true), control('Old laptop', false)] });
    expect(gone?.[1]).toContain('Old laptop: not connected');
    clear();
    const left = await alarms(
      { devices: [control('Ada', false), control('Bo', true, true)] },
      true,
    );
    expect(left.map(([key]) => key)).toEqual(['control', 'leader']);
  });

  it('names the seats of a tablet that sleeps', async () => {
    const game = council('ballot');
    const factions = game.factions.map((one) =>
      ['amazons', 'medes'].includes(one.id) ? { ...one, mode: { how: 'tablet' as const } } : one,
    );
    const desk = await lay({
      name: 'ballot',
      game: { factions },
      keys: { ...keys(), devices: [] },
    });
    const asleep = desk.hall.seats.filter(
      ({ id, taken, online }) => ['amazons', 'medes'].includes(id) && taken && !online,
    );
    const said = roomAlarms(desk).find(({ key }) => key === 'tablet');
    expect(said !== undefined).toBe(asleep.length > 0);
  });
});
