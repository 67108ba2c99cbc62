import type { TableCommand } from '../../wire/hub';
import { say } from './texts';

/** Why a helper's device is not given something: the server refuses it for the same reason. */
export const helps = (): string => say('helper-only');

/** What the hub keeps for a full Control, whatever is played. */
export const RESERVED_AT_THE_TABLE: ReadonlySet<TableCommand['do']> = new Set([
  'change_seed',
  'close_table',
  'renew_keys',
  'rewind',
  'set_helper',
]);

export function isReservedAtTable(command: TableCommand['do']): boolean {
  return RESERVED_AT_THE_TABLE.has(command);
}
