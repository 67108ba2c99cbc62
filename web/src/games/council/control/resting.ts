import type { AlarmView } from '../../../wire/council';

/** What an alarm says; another sentence is another alarm. */
function said({ key, title, sentence }: AlarmView): string {
  return [key, title, sentence].join('\n');
}

/** The alarms that still ring, and those that were put to rest and have not changed since. */
export function parted(
  alarms: AlarmView[],
  rested: string[],
): { ringing: AlarmView[]; resting: AlarmView[] } {
  return {
    ringing: alarms.filter((alarm) => !rested.includes(said(alarm))),
    resting: alarms.filter((alarm) => rested.includes(said(alarm))),
  };
}

/** With one more at rest; those that ring no more, or otherwise, are forgotten. */
export function rest(alarms: AlarmView[], rested: string[], one: AlarmView): string[] {
  return [...parted(alarms, rested).resting.map(said), said(one)];
}

/** Those at rest that still ring as they did: an alarm that ended may ring anew. */
export function stillResting(alarms: AlarmView[], rested: string[]): string[] {
  return parted(alarms, rested).resting.map(said);
}
