import type { Battery } from '../preflight/checks';

type Asked = { getBattery?: () => Promise<Battery> };

/** What this device says of its battery; null where it does not. */
export async function battery(): Promise<Battery | null> {
  const told = await (navigator as unknown as Asked).getBattery?.().catch(() => undefined);
  return told ? { charging: told.charging, level: told.level } : null;
}

/** Whether a page can keep this device's screen on. */
export async function awake(): Promise<boolean> {
  try {
    const lock = await navigator.wakeLock?.request('screen');
    await lock?.release();
    return lock !== undefined;
  } catch {
    return false;
  }
}
