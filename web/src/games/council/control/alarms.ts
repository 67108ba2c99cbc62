import { say } from './texts';

/** What helps against the council's alarms: acts by their ids, and the message that names each there. */
const REMEDIES: Record<string, Record<string, string>> = {
  bell: { 'do:diplomacy:call': 'remedy-call' },
  proposals: { agenda: 'remedy-answer' },
  assembly: { agenda: 'remedy-agenda' },
  diplomacy: { 'do:diplomacy:cancel': 'remedy-cancel' },
  wrath: { 'ruling:wrath_alarm': 'remedy-mark' },
  deck: {
    'do:reshuffle:0': 'remedy-reshuffle',
    'do:reshuffle:1': 'remedy-reshuffle',
    'do:reshuffle:2': 'remedy-reshuffle',
  },
};

export const remedies = (alarm: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(REMEDIES[alarm] ?? {}).map(([act, message]) => [act, say(message)]),
  );
