import type { Staging } from './staging';

/** What a further projector may show for itself, whatever the first one shows. */
export const PINS: [key: Staging | '', name: string][] = [
  ['', 'Follows Control'],
  ['council', 'The council'],
  ['cards', 'The events'],
  ['city', 'The city'],
  ['stasis', 'The Stasis number'],
  ['agenda', 'The agenda'],
  ['constitution', 'The constitution'],
  ['day', 'The day'],
  ['join', 'How to join'],
];

/** The scene of that name, where a projector may show it for itself. */
export function pinOf(key: string | null): Staging | null {
  return PINS.find(([one]) => one !== '' && one === key)?.[0] || null;
}
