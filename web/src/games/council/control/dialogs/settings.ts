import type { SettingView } from '../../../../wire/council';
import { holds } from '../palette';

/** A rule's number begins with the part of the rules that it belongs to. */
const PARTS: [RegExp, string][] = [
  [/^C-?\d/i, 'The council'],
  [/^S-?\d/i, 'Stasis'],
  [/^A-?\d/i, 'Assembly, articles and laws'],
  [/^I-?\d/i, 'Figures'],
  [/^D-?\d/i, 'The day'],
  [/^N-?\d/i, 'The table'],
  [/^alarm/i, 'Alarms'],
];

export const OTHERS = 'Other rulings';

export function partOf({ rule }: Pick<SettingView, 'rule'>): string {
  return PARTS.find(([pattern]) => pattern.test(rule))?.[1] ?? OTHERS;
}

export type SettingGroup = { name: string; settings: SettingView[] };

/** The rulings that hold every word that is sought, by the part of the rules; alarms come last but one. */
export function grouped(settings: SettingView[], sought: string): SettingGroup[] {
  const found = settings.filter((setting) => {
    const choices = setting.choices.map(({ text }) => text).join(' ');
    return holds(`${setting.rule} ${setting.text} ${choices} ${partOf(setting)}`, sought);
  });
  return [...PARTS.map(([, name]) => name), OTHERS]
    .map((name) => ({ name, settings: found.filter((setting) => partOf(setting) === name) }))
    .filter(({ settings }) => settings.length > 0);
}
