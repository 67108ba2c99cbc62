import { listed } from '../../../ui/format';
import type { AlarmView } from '../../../wire/council';
import type { DeviceView } from '../../../wire/hub';
import type { Desk } from './desk.svelte';

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
      return alarm(
        'projector',
        'The projector is covered',
        'Its page is there, but another window lies over it or its screen sleeps. Bring that page to the front.',
      );
    case 'gone':
      return alarm(
        'projector',
        'The projector is gone',
        'No projector’s page is connected. Wake its machine, or open the page anew.',
      );
    case 'shown':
    case undefined:
      return null;
  }
}

/** A shared tablet that sleeps takes several seats with it. */
function tablets({ council, hall }: Desk): AlarmView | null {
  const asleep = council.factions.filter(({ id, mode }) => {
    const seat = hall.seats.find((one) => one.id === id);
    return mode.how === 'tablet' && seat?.taken === true && !seat.online;
  });
  if (asleep.length === 0) return null;
  const whose = listed(asleep.map(({ name }) => name));
  return alarm(
    'tablet',
    'A tablet sleeps',
    `The shared tablet of the ${whose} is not connected. Touch its screen; if it stays away, another device comes in with the codes of the seats.`,
  );
}

/** Other devices of Control that were there and are not. */
function lostControls({ keys, table }: Desk): AlarmView | null {
  const gone = keys.devices.filter(
    ({ id, screen, online }) => screen === 'control' && !online && id !== table.device,
  );
  if (gone.length === 0) return null;
  const who = listed(gone.map(({ name }) => name || 'a device of Control'));
  return alarm(
    'control',
    gone.length === 1 ? 'A Control is gone' : 'Controls are gone',
    `${who}: not connected. ${gone.length === 1 ? 'It comes' : 'They come'} back as soon as the page is open again; send away what stays away.`,
  );
}

/** A helper whom every full Control has left. */
function alone({ keys, helper }: Desk): AlarmView | null {
  const leads = ({ screen, online, helper }: DeviceView) =>
    screen === 'control' && online && !helper;
  if (!helper || keys.devices.some(leads)) return null;
  return alarm(
    'leader',
    'No full Control is here',
    'This device only helps: figures, cards and rulings wait until a full Control is connected again.',
  );
}
