import type { MachineView, ProjectorState, SpareView } from '../../wire/hub';

/** How something stands before an evening: `good`, worth a `look`, `bad`, or not to be known from here. */
export type Standing = 'good' | 'look' | 'bad' | 'unknown';
export type Check = { is: Standing; says: string };

const check = (is: Standing, says: string): Check => ({ is, says });

/** Whether phones can reach an address, as far as its figures say it. */
export function addressCheck(address: string): Check {
  const host = hostOf(address);
  if (host === 'localhost' || host.startsWith('127.') || host === '[::1]')
    return check('bad', 'Only this machine reaches it.');
  if (host.startsWith('169.254.'))
    return check(
      'bad',
      'The machine has no address in this network: is the cable in, the Wi-Fi on?',
    );
  if (/^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(host))
    return check('look', 'An address of a VPN: phones outside it do not reach it.');
  if (/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host))
    return check('good', 'Phones in the same network reach it.');
  return check('look', 'Reached if the network knows this name or address. Try it with a phone.');
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return address;
  }
}

/** What else keeps phones away, where one cannot open the page. */
export const HINTS: [string, string][] = [
  [
    'Guest network',
    'Many keep devices apart. Use the house’s own network, or a router of your own.',
  ],
  [
    'Firewall',
    'Let the program in: on Windows for private networks, on macOS under Network, Firewall.',
  ],
  ['VPN', 'Switch it off on this machine and on the phone while you play.'],
  ['Mobile data', 'A phone that leaves a Wi-Fi without internet asks first: stay connected.'],
];

const GOOD_DISK_MS = 25;
const SLOW_DISK_MS = 150;
const LITTLE_BYTES = 1_000_000_000;

/** How quickly the disk keeps something, which every choice waits for. */
export function diskCheck({ disk_ms }: MachineView): Check {
  if (disk_ms === null) return check('bad', 'The data folder cannot be written.');
  const took = `${disk_ms < 10 ? disk_ms.toFixed(1) : Math.round(disk_ms)} ms for each choice`;
  if (disk_ms <= GOOD_DISK_MS) return check('good', `${took}: quick.`);
  if (disk_ms <= SLOW_DISK_MS) return check('look', `${took}: it will do.`);
  return check('bad', `${took}: slow. Put the data folder on the machine’s own disk.`);
}

export function spaceCheck({ free_bytes }: MachineView): Check {
  if (free_bytes === null) return check('unknown', 'This system does not say how much is free.');
  const free = `${(free_bytes / 1e9).toFixed(free_bytes < 1e10 ? 1 : 0)} GB free`;
  return free_bytes < LITTLE_BYTES
    ? check('bad', `${free}: make room before you begin.`)
    : check('good', `${free}. An evening takes a few megabytes.`);
}

export function backupCheck({ backup }: MachineView): Check {
  if (backup === null)
    return check('look', 'None. Start the program with --backup and the folder of a USB stick.');
  const every = `Every ${backup.minutes} min to ${backup.folder}`;
  return backup.remark === undefined
    ? check('good', `${every}.`)
    : check('bad', `${every}. ${backup.remark}`);
}

export function spareCheck(spare: SpareView | undefined): Check {
  if (spare === undefined)
    return check('unknown', 'None. A second laptop can keep the evening as it happens.');
  return check(spare.state === 'level' ? 'good' : 'look', spare.sentence);
}

export function projectorCheck(state: ProjectorState | undefined): Check {
  switch (state) {
    case 'shown':
      return check('good', 'Its page is open and in sight.');
    case 'covered':
      return check('bad', 'Its page is open, but covered or asleep.');
    case 'gone':
      return check('bad', 'Its page was open and is gone.');
    case undefined:
      return check('look', 'Its page is not open yet.');
  }
}

/** What a laptop says of its battery. */
export type Battery = { charging: boolean; level: number };

export function powerCheck(battery: Battery | null): Check {
  if (battery === null)
    return check('unknown', 'This browser does not say. Is the charger in, and in a live socket?');
  const level = `${Math.round(battery.level * 100)} %`;
  if (battery.charging) return check('good', `On the mains, battery at ${level}.`);
  return check(
    battery.level > 0.5 ? 'look' : 'bad',
    `On battery, ${level} left. Plug the charger in.`,
  );
}

export function awakeCheck(can: boolean, secure: boolean): Check {
  if (can) return check('good', 'The screen stays on while this page is in front.');
  return check(
    'look',
    secure
      ? 'The browser refuses. Set the power options of the machine to never sleep.'
      : 'Pages without https cannot ask. Set the power options of each machine to never sleep.',
  );
}

/** A phone's way to the server and back, in milliseconds: the median of some. */
export function roundTrip(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function tripCheck(milliseconds: number): Check {
  const took = `${Math.round(milliseconds)} ms to the server and back`;
  if (milliseconds <= 150) return check('good', `${took}.`);
  if (milliseconds <= 600) return check('look', `${took}: usable. Nearer to the router is better.`);
  return check('bad', `${took}: too slow for turns of seconds. Try another network.`);
}

/** How far a phone's clock is from the server's; both are read in whole seconds. */
export function clockCheck(milliseconds: number): Check {
  const seconds = Math.round(Math.abs(milliseconds) / 1000);
  if (seconds <= 2) return check('good', 'The clocks agree.');
  const way = milliseconds > 0 ? 'ahead' : 'behind';
  return check('good', `This clock is ${seconds} s ${way}; the game corrects that.`);
}
