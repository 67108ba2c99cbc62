import type { DeviceView } from '../../../../wire/hub';

/** Control's devices: those that are there first, and among them those that lead. */
export function controlsOf(devices: DeviceView[]): DeviceView[] {
  return devices
    .filter(({ screen }) => screen === 'control')
    .sort((a, b) => Number(b.online) - Number(a.online) || Number(a.helper) - Number(b.helper));
}

/** Why a device cannot be made a helper; empty when it can. */
export function alwaysLeads(device: DeviceView, devices: DeviceView[]): string {
  if (device.operator) return 'It came in by the key of this server, and always leads.';
  return loneFull(device, devices)
    ? 'One full Control must remain. Make another one full first.'
    : '';
}

/**
 * Whether a device is the only one that leads by a code of the table: it cannot be made a helper,
 * whether or not somebody with the server's key is there.
 */
export function loneFull(device: DeviceView, devices: DeviceView[]): boolean {
  const full = controlsOf(devices).filter(({ helper, operator }) => !helper && !operator);
  return full.length === 1 && full[0]?.id === device.id;
}

/**
 * Whom this device can hand over to: other devices of Control that are there. One that always leads
 * hands nothing over.
 */
export function heirs(devices: DeviceView[], mine: string | null): DeviceView[] {
  if (devices.some(({ id, operator }) => id === mine && operator)) return [];
  return controlsOf(devices).filter(({ id, online }) => online && id !== mine);
}
