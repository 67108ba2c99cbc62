import { lasts } from './storage';
import { say } from './texts';

/** What whoever comes in here is to know of a browser that keeps nothing for long; nothing of one that does. */
export function forgetful(): string {
  switch (lasts()) {
    case 'device':
      return '';
    case 'tab':
      return say('lasts-tab');
    case 'page':
      return say('lasts-page');
  }
}
