import type { CouncilView, FactionId, Lever, SettingView, Value } from '../../../../wire/council';
import { listed } from '../../../../ui/format';

/** What a text may move, as one word for a list to pick from: `ruling:majority`, `ties`, or nothing. */
export type LeverKind = '' | Exclude<Lever['on'], 'ruling'> | `ruling:${string}`;

/** How tied votes may be decided besides by a faction’s Archon (C-17). */
export const TIES: [string, string][] = [
  ['control', 'Control'],
  ['prytanis', 'The Prytanis'],
  ['fails', 'Nobody: the motion fails'],
];

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
  if (!lever) return 'People obey it; the program does nothing.';
  switch (lever.on) {
    case 'supremacy':
      return lever.held_by === 'nobody'
        ? 'Nobody holds supremacy: Control picks among those tied for Prytanis.'
        : `The ${name(lever.held_by)} hold supremacy.`;
    case 'ties':
      return tieWords(lever.decided_by, name);
    case 'citizens':
      return lever.are.length === 0
        ? 'Nobody is a citizen.'
        : `Citizens are ${listed(lever.are.map(name))}, and nobody else.`;
    case 'citizen':
      return `The ${name(lever.faction)} ${lever.is ? 'are' : 'are not'} citizens.`;
    case 'ruling':
      return rulingWords(lever.key, lever.value, settings);
  }
}

function tieWords(by: string, name: (id: FactionId) => string): string {
  if (by === 'control') return 'Control decides tied votes.';
  if (by === 'prytanis') return 'The Prytanis decides tied votes.';
  return by === 'fails'
    ? 'A tied motion fails.'
    : `The Archon of the ${name(by)} decides tied votes.`;
}

function rulingWords(key: string, value: Value, settings: SettingView[]): string {
  const setting = settings.find((one) => one.key === key);
  if (!setting) return '';
  const chosen = setting.choices.find(({ word }) => word === value);
  return `${setting.text.replace(/\.$/, '')}: ${chosen ? chosen.text.replace(/\.$/, '') : value}.`;
}

/** What a lever still lacks, in a sentence; nothing when it stands. */
export function leverLacks(lever: Lever | null, settings: SettingView[]): string | null {
  if (lever?.on !== 'ruling') return null;
  const range = settings.find(({ key }) => key === lever.key)?.range;
  if (!range) return null;
  const { value } = lever;
  const fits = typeof value === 'number' && Number.isInteger(value);
  const within = fits && value >= range[0] && value <= range[1];
  return within ? null : `The ruling takes a number from ${range[0]} to ${range[1]}.`;
}
