import type { SettingView } from '../../../../wire/council';
import { told } from '../../../../ui/told.svelte';
import { holds } from '../../../../hub/desk/palette';
import { say } from './texts';

/** A rule's number begins with the part of the rules that it belongs to; by the names of their headings. */
const PARTS: [RegExp, string][] = [
  [/^C-?\d/i, 'rulings-council'],
  [/^S-?\d/i, 'rulings-stasis'],
  [/^A-?\d/i, 'rulings-assembly'],
  [/^I-?\d/i, 'rulings-figures'],
  [/^D-?\d/i, 'rulings-day'],
  [/^N-?\d/i, 'rulings-table'],
  [/^alarm/i, 'rulings-alarms'],
];

const OTHERS = 'rulings-others';

function partOf({ rule }: Pick<SettingView, 'rule'>): string {
  return PARTS.find(([pattern]) => pattern.test(rule))?.[1] ?? OTHERS;
}

export type SettingGroup = { name: string; settings: SettingView[] };

/** The rulings that hold every word that is sought, by the part of the rules; alarms come last but one. */
export function grouped(settings: SettingView[], sought: string): SettingGroup[] {
  const found = settings.filter((setting) => {
    const choices = setting.choices.map(({ text }) => told(text)).join(' ');
    const part = say(partOf(setting));
    return holds(`${setting.rule} ${told(setting.text)} ${choices} ${part}`, sought);
  });
  return [...PARTS.map(([, part]) => part), OTHERS]
    .map((part) => ({
      name: say(part),
      settings: found.filter((setting) => partOf(setting) === part),
    }))
    .filter(({ settings }) => settings.length > 0);
}
