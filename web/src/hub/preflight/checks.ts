import type { MachineView, ProjectorState, SpareView } from '../../wire/hub';
import { decimal } from '../../ui/format';
import { told } from '../../ui/told.svelte';
import { say } from './texts';

/** How something stands before an evening: `good`, worth a `look`, `bad`, or not to be known from here. */
export type Standing = 'good' | 'look' | 'bad' | 'unknown';
export type Check = { is: Standing; says: string };

const check = (is: Standing, says: string): Check => ({ is, says });

/** Whether phones can reach an address, as far as its figures say it. */
export function addressCheck(address: string): Check {
  const host = hostOf(address);
  if (host === 'localhost' || host.startsWith('127.') || host === '[::1]')
    return check('bad', say('address-local'));
  if (host.startsWith('169.254.')) return check('bad', say('address-none'));
  if (/^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(host))
    return check('look', say('address-vpn'));
  if (/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host))
    return check('good', say('address-good'));
  return check('look', say('address-unknown'));
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return address;
  }
}

/** What else keeps phones away, where one cannot open the page: its name, and what helps. */
export const HINTS: Iterable<[name: string, says: string]> = {
  // Read anew each time, for the language may change.
  *[Symbol.iterator]() {
    for (const hint of ['guests', 'firewall', 'vpn', 'mobile'])
      yield [say(`hint-${hint}`), say(`hint-${hint}-says`)];
  },
};

const GOOD_DISK_MS = 25;
const SLOW_DISK_MS = 150;
const LITTLE_BYTES = 1_000_000_000;

/** How quickly the disk keeps something, which every choice waits for. */
export function diskCheck({ disk_ms }: MachineView): Check {
  if (disk_ms === null) return check('bad', say('disk-none'));
  const took = decimal(disk_ms, disk_ms < 10 ? 1 : 0);
  if (disk_ms <= GOOD_DISK_MS) return check('good', say('disk-good', { took }));
  if (disk_ms <= SLOW_DISK_MS) return check('look', say('disk-look', { took }));
  return check('bad', say('disk-bad', { took }));
}

export function spaceCheck({ free_bytes }: MachineView): Check {
  if (free_bytes === null) return check('unknown', say('space-unknown'));
  const free = decimal(free_bytes / 1e9, free_bytes < 1e10 ? 1 : 0);
  return free_bytes < LITTLE_BYTES
    ? check('bad', say('space-bad', { free }))
    : check('good', say('space-good', { free }));
}

export function backupCheck({ backup }: MachineView): Check {
  if (backup === null) return check('look', say('backup-none'));
  const { minutes, folder, remark } = backup;
  return remark === undefined
    ? check('good', say('backup-good', { minutes, folder }))
    : check('bad', say('backup-bad', { minutes, folder, remark: told(remark) }));
}

export function spareCheck(spare: SpareView | undefined): Check {
  if (spare === undefined) return check('unknown', say('spare-none'));
  return check(spare.state === 'level' ? 'good' : 'look', told(spare.sentence));
}

export function projectorCheck(state: ProjectorState | undefined): Check {
  switch (state) {
    case 'shown':
      return check('good', say('projector-good'));
    case 'covered':
      return check('bad', say('projector-covered'));
    case 'gone':
      return check('bad', say('projector-gone'));
    case undefined:
      return check('look', say('projector-none'));
  }
}

/** What a laptop says of its battery. */
export type Battery = { charging: boolean; level: number };

export function powerCheck(battery: Battery | null): Check {
  if (battery === null) return check('unknown', say('power-unknown'));
  const level = Math.round(battery.level * 100);
  if (battery.charging) return check('good', say('power-mains', { level }));
  return check(battery.level > 0.5 ? 'look' : 'bad', say('power-battery', { level }));
}

export function awakeCheck(can: boolean, secure: boolean): Check {
  if (can) return check('good', say('awake-good'));
  return check('look', say(secure ? 'awake-refused' : 'awake-insecure'));
}

/** A phone's way to the server and back, in milliseconds: the median of some. */
export function roundTrip(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function tripCheck(milliseconds: number): Check {
  const took = Math.round(milliseconds);
  if (milliseconds <= 150) return check('good', say('trip-good', { took }));
  if (milliseconds <= 600) return check('look', say('trip-look', { took }));
  return check('bad', say('trip-bad', { took }));
}

/** How far a phone's clock is from the server's; both are read in whole seconds. */
export function clockCheck(milliseconds: number): Check {
  const seconds = Math.round(Math.abs(milliseconds) / 1000);
  if (seconds <= 2) return check('good', say('clock-good'));
  return check('good', say(milliseconds > 0 ? 'clock-ahead' : 'clock-behind', { seconds }));
}
