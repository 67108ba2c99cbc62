import type { Verdict } from './sealer.svelte';

/** What the person at the device is told of their own choice, in a sentence; nothing while all is well. */
export function toldOf({ is, locked, shown }: Verdict): string {
  const now = shown || 'nothing';
  switch (is) {
    case 'as_locked':
    case 'unknown':
      return '';
    case 'other_device':
      return `You locked ${locked} here. Another device of your seat then locked ${now}; if none did, tell Control.`;
    case 'by_control':
      return `You locked ${locked}. Control entered ${now} in your place.`;
    case 'by_program':
      return `You locked ${locked}. The program then chose ${now} for your seat.`;
    case 'closed':
      return `You locked ${locked}. Only ${now} could be shown, so its seal stays closed.`;
    case 'not_shown':
      return `You locked ${locked}. Your choice is not among those shown.`;
    case 'went_back':
      return `You locked ${locked} before the game was taken back. Now this shows ${now}.`;
    case 'mismatch':
      return `You locked ${locked} here, and this shows ${now}.`;
  }
}
