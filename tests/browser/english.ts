import { readFileSync } from 'node:fs';

import { FluentBundle, FluentResource, type FluentFunction } from '@fluent/bundle';

import type { Filling, Text } from '../../web/src/wire/hub';

export type { Text };

const texts = readFileSync('../../server/council/texts/en.ftl', 'utf8');
const lists = new Intl.ListFormat('en-GB');

const NAME: FluentFunction = ([who], { start }) => `${start ? 'The' : 'the'} ${String(who)}`;
/** At these tables nobody calls a counter otherwise. */
const CALLED: FluentFunction = ([, words]) => words ?? '';

const bundle = new FluentBundle('en-GB', { useIsolating: false, functions: { NAME, CALLED } });
bundle.addResource(new FluentResource(texts));

/** What the server tells, in English; nothing where it tells nothing. */
export function english(text: Text | null | undefined): string {
  if (typeof text === 'string' || !text) return text ?? '';
  const pattern = bundle.getMessage(text.say)?.value;
  if (!pattern) throw new Error(`no message ${text.say}`);
  const filled = Object.entries(text.with ?? {}).map(([key, one]) => [key, value(one)]);
  return bundle.formatPattern(pattern, Object.fromEntries(filled));
}

function value(one: Filling): number | string {
  if (typeof one === 'number') return one;
  if (Array.isArray(one)) return lists.format(one.map((each) => value(each).toString()));
  if (typeof one === 'object' && 'all' in one) {
    const between = english({ say: one.by, with: { before: '', next: '' } });
    return one.all.map((each) => value(each).toString()).join(between);
  }
  return typeof one === 'object' && 'name' in one ? one.name : english(one);
}
