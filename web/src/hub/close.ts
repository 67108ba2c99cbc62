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
      return 'This device no longer holds a seat at this table. Join again.';
    case CLOSE.noTable:
      return 'There is no table with this code.';
    case CLOSE.stale:
      return 'The server has been renewed. Load this page again.';
    case CLOSE.kicked:
      return 'Control has sent this device away from the table.';
    case CLOSE.malformed:
      return 'The server did not understand this page. Load it again.';
    default:
      return 'The connection has ended.';
  }
}
