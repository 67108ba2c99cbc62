import { told } from '../../../ui/told.svelte';
import { holds } from '../menus/palette';
import { say } from '../texts';
import type { RulingView } from '../../views';

/** The parts of the rules, by what the numbers of their rules begin with. */
type Parts = { name: string; of: RegExp }[];

export type SettingGroup = { name: string; settings: RulingView[] };

/** The rulings that hold every word that is sought, by the part of the rules; those of no part come last. */
export function grouped(settings: RulingView[], sought: string, parts: Parts): SettingGroup[] {
  const partOf = ({ rule }: RulingView): string =>
    parts.find(({ of }) => of.test(rule))?.name ?? say('rulings-others');
  const found = settings.filter((setting) => {
    const choices = setting.choices.map(({ text }) => told(text)).join(' ');
    return holds(`${setting.rule} ${told(setting.text)} ${choices} ${partOf(setting)}`, sought);
  });
  return [...parts.map(({ name }) => name), say('rulings-others')]
    .map((name) => ({ name, settings: found.filter((setting) => partOf(setting) === name) }))
    .filter(({ settings }) => settings.length > 0);
}
