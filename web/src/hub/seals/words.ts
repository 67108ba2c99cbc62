import type { Verdict } from './sealer.svelte';
import { say } from '../play/texts';

/** What the person at the device is told of their own choice, in a sentence; nothing while all is well. */
export function toldOf({ is, locked, shown }: Verdict): string {
  const words = { locked, now: shown || say('nothing') };
  switch (is) {
    case 'as_locked':
    case 'unknown':
      return '';
    case 'other_device':
      return say('own-other-device', words);
    case 'by_control':
      return say('own-by-control', words);
    case 'by_program':
      return say('own-by-program', words);
    case 'lowered':
      return say('own-lowered', words);
    case 'not_shown':
      return say('own-not-shown', words);
    case 'went_back':
      return say('own-went-back', words);
    case 'mismatch':
      return say('own-mismatch', words);
  }
}
