/** What has the keyboard: nothing, a button reached with Tab, a field to type in, or a dialog. */
export type Focus = 'nothing' | 'button' | 'field' | 'dialog';

/** What a key asks for. Letters are looked up among the acts. */
export type Press =
  | { is: 'next' }
  | { is: 'palette' }
  | { is: 'take-back' }
  | { is: 'seat'; place: number }
  | { is: 'act'; key: string };

export type Key = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
> &
  Partial<Pick<KeyboardEvent, 'code'>>;

const SEAT_KEYS = '1234567890-=';

/**
 * Space and Enter press the big button when nothing else has the keyboard. A key held down presses
 * once.
 */
export function pressOf(event: Key, focus: Focus): Press | null {
  if (event.isComposing || event.altKey || event.repeat) return null;
  if (event.ctrlKey || event.metaKey) return commandPress(event, focus);
  if (focus === 'field' || focus === 'dialog') return null;
  if (event.key === ' ' || event.key === 'Enter')
    return focus === 'nothing' ? { is: 'next' } : null;
  const place = SEAT_KEYS.indexOf(event.key);
  if (event.key.length === 1 && place >= 0) return { is: 'seat', place };
  return event.key.length === 1 ? { is: 'act', key: letterOf(event) } : null;
}

/** What a key writes; where that is Greek or the like, the Latin letter of its place. */
function letterOf({ key, code = '' }: Key): string {
  const elsewhere = key > '\u036f' && /^Key[A-Z]$/.test(code);
  return (elsewhere ? code.slice(3) : key).toLowerCase();
}

/** Undoing what was typed stays the field's own; over a dialog nothing is taken back. */
function commandPress(event: Key, focus: Focus): Press | null {
  const key = letterOf(event);
  if (key === 'k') return { is: 'palette' };
  const plain = focus === 'nothing' || focus === 'button';
  return key === 'z' && plain && !event.shiftKey ? { is: 'take-back' } : null;
}

/** Whether a held key would press what has just come under it: such a repeat is swallowed. */
export function isHeldPress(event: Key, focus: Focus): boolean {
  return event.repeat && (event.key === ' ' || event.key === 'Enter') && focus !== 'field';
}

export function focusOf(active: Element | null, dialogOpen: boolean): Focus {
  if (active?.closest('input:not([type=checkbox]):not([type=radio]), textarea, select'))
    return 'field';
  if (dialogOpen) return 'dialog';
  return active?.closest('button, a, summary, [tabindex]:not(main), input') ? 'button' : 'nothing';
}

/** The key of a seat by its place, for the rail and the help. */
export function seatKey(place: number): string {
  return SEAT_KEYS[place] ?? '';
}
