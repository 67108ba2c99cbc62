import type { Text } from '../../../wire/hub';
import { say } from './texts';

/** The kinds of lines in the log, and by what the names of their messages begin. */
const KINDS = {
  battle: { emblem: 'crossed-swords', of: /^log-(attack|battle)/ },
  offers: { emblem: 'swap-bag', of: /^log-(offer|tribute|fleet)/ },
  people: { emblem: 'meeple', of: /^log-(moved|died|grown|risen|shipped|appointed)/ },
  city: { emblem: 'house', of: /^log-(built|destroyed|learned|forgotten|ships|turned)/ },
  table: {
    emblem: 'gears',
    of: /^log-(absent|present|corrected|time|gave-up|agreed|refused|unanswered|went-back|held|goes-on)/,
  },
  island: { emblem: 'big-wave', of: /^/ },
} as const;

export type Kind = keyof typeof KINDS;

const ALL = Object.keys(KINDS) as Kind[];

/** The kind of a line, by its message. */
export function kindOf(text: Text): Kind {
  const id = typeof text === 'string' ? '' : text.say;
  return ALL.find((kind) => KINDS[kind].of.test(id)) ?? 'island';
}

/** Their names, for a filter. */
export const kinds = (): Record<string, { name: string; emblem: string }> =>
  Object.fromEntries(
    ALL.map((kind) => [kind, { name: say(`atl-desk-kind-${kind}`), emblem: KINDS[kind].emblem }]),
  );
