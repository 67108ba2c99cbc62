import { listed } from '../../../ui/format';
import { told } from '../../../ui/told.svelte';
import type { DeviceView } from '../../../wire/hub';
import type { Desk } from '../desk.svelte';
import { say } from '../texts';
import type { AlarmView } from '../../views';

/** What the room's devices need of somebody, said like the alarms of the game. */
export function roomAlarms(desk: Desk): AlarmView[] {
  return [projector(desk), tablets(desk), lostControls(desk), alone(desk)].filter(
    (alarm) => alarm !== null,
  );
}

const alarm = (key: string, title: string, sentence: string): AlarmView => ({
  key,
  title,
  sentence,
  actions: [],
});

function projector({ keys }: Desk): AlarmView | null {
  switch (keys.projector) {
    case 'covered':
      return alarm('projector', say('room-covered'), say('room-covered-says'));
    case 'gone':
      return alarm('projector-gone', say('room-no-projector'), say('room-no-projector-says'));
    case 'shown':
    case undefined:
      return null;
  }
}

/** A shared tablet that sleeps takes several seats with it. */
function tablets({ players, hall }: Desk): AlarmView | null {
  const asleep = players.filter(({ id, mode }) => {
    const seat = hall.seats.find((one) => one.id === id);
    return mode.how === 'tablet' && seat?.taken === true && !seat.online;
  });
  if (asleep.length === 0) return null;
  const whose = listed(asleep.map(({ name }) => told(name)));
  return alarm('tablet', say('room-tablet'), say('room-tablet-says', { whose }));
}

/** Other devices of Control that were there and are not. */
function lostControls({ keys, table }: Desk): AlarmView | null {
  const gone = keys.devices.filter(
    ({ id, screen, online }) => screen === 'control' && !online && id !== table.device,
  );
  if (gone.length === 0) return null;
  const who = listed(gone.map(({ name }) => name || say('room-unnamed')));
  const n = gone.length;
  return alarm('control', say('room-controls', { n }), say('room-controls-says', { n, who }));
}

/** A helper whom every full Control has left. */
function alone({ keys, helper }: Desk): AlarmView | null {
  const leads = ({ screen, online, helper }: DeviceView) =>
    screen === 'control' && online && !helper;
  if (!helper || keys.devices.some(leads)) return null;
  return alarm('leader', say('room-leader'), say('room-leader-says'));
}
