import type { AlarmView } from '../../../wire/council';
import type { Act } from './act';

/** What an alarm is met with, by its title: acts by their ids, and what each is called there. */
const REMEDIES: Record<string, Record<string, string>> = {
  'The bell': {
    'do:diplomacy:call': 'Call the Diplomacy Round',
    'round:+5': '+5 min',
    day: 'The day…',
  },
  Proposals: { agenda: 'Answer it…' },
  Assembly: { agenda: 'The agenda…' },
  Diplomacy: { 'do:diplomacy:cancel': 'Cancel it' },
  'Divine Wrath': { 'ruling:wrath_alarm': 'Another mark…' },
  'Empty deck': {
    'do:reshuffle:0': 'Reshuffle it',
    'do:reshuffle:1': 'Reshuffle it',
    'do:reshuffle:2': 'Reshuffle it',
  },
};

/** The acts that are at hand now besides the alarm's own, at most two. */
export function remediesOf(
  { title, actions }: AlarmView,
  acts: Act[],
): { act: Act; label: string }[] {
  return Object.entries(REMEDIES[title] ?? {})
    .filter(([id]) => !actions.some(({ key }) => id === `do:${key}`))
    .flatMap(([id, label]) => {
      const act = acts.find((one) => one.id === id);
      return act ? { act, label } : [];
    })
    .slice(0, 2);
}
