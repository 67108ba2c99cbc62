import type { DeviceView } from '../../wire/DeviceView';

/** Control's devices: those that are there first, and among them those that lead. */
export function controlsOf(devices: DeviceView[]): DeviceView[] {
  return devices
    .filter(({ screen }) => screen === 'control')
    .sort((a, b) => Number(b.online) - Number(a.online) || Number(a.helper) - Number(b.helper));
}

/** Whether a device is the only one that leads: it cannot be made a helper. */
export function loneFull(device: DeviceView, devices: DeviceView[]): boolean {
  return !device.helper && controlsOf(devices).filter(({ helper }) => !helper).length === 1;
}

/** Whom this device can hand over to: other devices of Control that are there. */
export function heirs(devices: DeviceView[], mine: string | null): DeviceView[] {
  return controlsOf(devices).filter(({ id, online }) => online && id !== mine);
}
