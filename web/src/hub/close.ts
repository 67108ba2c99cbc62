import { say } from './texts';

/** Why the server closes a socket (server/wire.rs), and what the page does about it. */
export type AfterClose = 'reconnect' | 'elsewhere' | 'reconnect_later' | 'reload' | 'stop';

export const CLOSE = {
  malformed: 4000,
  unauthorized: 4001,
  noTable: 4004,
  stale: 4009,
  kicked: 4010,
  restarting: 4012,
  moved: 4014,
  lagging: 4013,
  archived: 4015,
  flooding: 4029,
  full: 4053,
} as const;

export function afterClose(code: number): AfterClose {
  switch (code) {
    case CLOSE.malformed:
    case CLOSE.unauthorized:
    case CLOSE.noTable:
    case CLOSE.kicked:
      return 'stop';
    case CLOSE.moved:
      return 'elsewhere';
    case CLOSE.stale:
      return 'reload';
    case CLOSE.archived:
    case CLOSE.flooding:
    case CLOSE.full:
      return 'reconnect_later';
    default:
      return 'reconnect';
  }
}

/** What to say when the server closed without a word. */
export function closeSentence(code: number): string {
  switch (code) {
    case CLOSE.unauthorized:
      return say('closed-unauthorized');
    case CLOSE.noTable:
      return say('closed-no-table');
    case CLOSE.stale:
      return say('closed-stale');
    case CLOSE.kicked:
      return say('closed-kicked');
    case CLOSE.malformed:
      return say('closed-malformed');
    default:
      return say('closed');
  }
}
