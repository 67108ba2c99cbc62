import type { DeviceView } from '../../../wire/hub';
import { say } from '../texts';

/** Control's devices: those that are there first, and among them those that lead. */
export function controlsOf(devices: DeviceView[]): DeviceView[] {
  return devices
    .filter(({ screen }) => screen === 'control')
    .sort((a, b) => Number(b.online) - Number(a.online) || Number(a.helper) - Number(b.helper));
}

/** Why a device cannot be made a helper; empty when it can. */
export function alwaysLeads(device: DeviceView, devices: DeviceView[]): string {
  if (device.operator) return say('controls-operator');
  return loneFull(device, devices) ? say('controls-last') : '';
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
