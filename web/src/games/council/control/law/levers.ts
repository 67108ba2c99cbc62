import type { CouncilView, FactionId, Lever, SettingView, Value } from '../../../../wire/council';
import { listed } from '../../../../ui/format';
import { named, told, type Text } from '../../../../ui/told.svelte';
import { say } from '../texts';

/** What a text may move, as one word for a list to pick from: `ruling:majority`, `ties`, or nothing. */
export type LeverKind = '' | Exclude<Lever['on'], 'ruling'> | `ruling:${string}`;

/** How tied votes may be decided besides by a faction’s Archon (C-17). */
export const TIES = ['control', 'prytanis', 'fails'];

export function leverKind(lever: Lever | null): LeverKind {
  if (!lever) return '';
  return lever.on === 'ruling' ? `ruling:${lever.key}` : lever.on;
}

/** A lever of this kind that says what holds already; Control then says what shall hold. */
export function leverOf(
  kind: LeverKind,
  council: Pick<CouncilView, 'factions' | 'supremacy' | 'tie_breaker'>,
  settings: SettingView[],
): Lever | null {
  const { factions, supremacy, tie_breaker } = council;
  switch (kind) {
    case '':
      return null;
    case 'supremacy':
      return { on: kind, held_by: supremacy ?? 'nobody' };
    case 'ties':
      return { on: kind, decided_by: tie_breaker ?? 'control' };
    case 'citizens':
      return { on: kind, are: factions.filter((one) => one.citizen).map(({ id }) => id) };
    case 'citizen': {
      const stranger = factions.find((one) => !one.citizen) ?? factions[0];
      return stranger ? { on: kind, faction: stranger.id, is: !stranger.citizen } : null;
    }
    default: {
      const key = kind.slice('ruling:'.length);
      const setting = settings.find((one) => one.key === key);
      return setting ? { on: 'ruling', key, value: setting.value } : null;
    }
  }
}

/** What the program will do once the text is in force, in a sentence. */
export function leverWords(
  lever: Lever | null,
  name: (id: FactionId) => string,
  settings: SettingView[],
): string {
  if (!lever) return say('lever-says-nothing');
  switch (lever.on) {
    case 'supremacy':
      return lever.held_by === 'nobody'
        ? say('lever-says-nobody-supreme')
        : say('lever-says-supreme', { who: named(name(lever.held_by)) });
    case 'ties':
      return tieWords(lever.decided_by, name);
    case 'citizens':
      return lever.are.length === 0
        ? say('lever-says-no-citizens')
        : say('lever-says-citizens', { who: listed(lever.are.map((id) => told(name(id)))) });
    case 'citizen':
      return say(lever.is ? 'lever-says-citizen' : 'lever-says-no-citizen', {
        who: named(name(lever.faction)),
      });
    case 'ruling':
      return rulingWords(lever.key, lever.value, settings);
  }
}

function tieWords(by: string, name: (id: FactionId) => string): string {
  if (TIES.includes(by)) return say(`lever-says-tie-${by}`);
  return say('lever-says-archon', { who: named(name(by)) });
}

/** A text of a ruling without its full stop. */
const short = (text: Text) => told(text).replace(/\.$/, '');

function rulingWords(key: string, value: Value, settings: SettingView[]): string {
  const setting = settings.find((one) => one.key === key);
  if (!setting) return '';
  const chosen = setting.choices.find(({ word }) => word === value);
  return `${short(setting.text)}: ${chosen ? short(chosen.text) : value}.`;
}

/** What a lever still lacks, in a sentence; nothing when it stands. */
export function leverLacks(lever: Lever | null, settings: SettingView[]): string | null {
  if (lever?.on !== 'ruling') return null;
  const range = settings.find(({ key }) => key === lever.key)?.range;
  if (!range) return null;
  const { value } = lever;
  const fits = typeof value === 'number' && Number.isInteger(value);
  const within = fits && value >= range[0] && value <= range[1];
  return within ? null : say('lever-lacks', { least: range[0], most: range[1] });
}
