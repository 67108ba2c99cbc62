import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { FluentResource, type Message } from '@fluent/bundle';
import type { Plugin } from 'vite';

type Pattern = NonNullable<Message['value']>;
type Piece = Exclude<Pattern, string>[number];
type Argument = Extract<Piece, { type: 'func' }>['args'][number];

/**
 * Files of the rules that speak of what a seat sees late: what is logged and why, what is refused, the streets, the
 * law, and Control's own tools.
 */
const LATE = /^(stasis|law|control|chronicle)\/|^(log|rejection)\.rs$|(told|decide|alarms)\.rs$/;

/**
 * Makes a module of a catalogue of messages, `*.ftl`: how src/ui/messages.ts makes them, so that no device has to
 * parse them. Of the rules' own catalogue `*.ftl?late` are the messages that late files alone speak, `*.ftl?early`
 * the others.
 */
export function texts(): Plugin {
  return {
    name: 'prytaneion-texts',
    enforce: 'pre',
    transform(code, id) {
      const [, file, part] = /^(.*\.ftl)(\?early|\?late)?$/.exec(id) ?? [];
      if (file === undefined) return undefined;
      const { body } = new FluentResource(code);
      const late = part ? lateOf(dirname(dirname(file))) : () => false;
      const kept = body.filter(({ id }) => late(id) === (part === '?late'));
      return { code: `export default ${compiled(kept)};`, map: null };
    },
  };
}

/** Which messages late files alone speak, of the rules in this folder: by whole names, or else by how names begin. */
function lateOf(rules: string): (id: string) => boolean {
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.rs'))
    .map((name) => ({ name, text: readFileSync(join(rules, name), 'utf8') }));
  const quoted = (like: RegExp): [string, boolean][] =>
    files.flatMap(({ name, text }) =>
      [...text.matchAll(like)].map(([, one]): [string, boolean] => [one ?? '', LATE.test(name)]),
    );
  const [names, starts] = [quoted(/"([a-z][a-z0-9-]*)"/g), quoted(/"([a-z][a-z0-9-]*-)[{"]/g)];
  return (id) => {
    const whole = names.filter(([name]) => name === id);
    const spoken = whole.length > 0 ? whole : starts.filter(([start]) => id.startsWith(start));
    return spoken.length > 0 && spoken.every(([, late]) => late);
  };
}

function compiled(all: Message[]): string {
  const messages = all.map(({ id, value, attributes }) => {
    if (value === null || id.startsWith('-') || Object.keys(attributes).length > 0)
      throw new Error(`${id}: the screens know neither terms nor attributes`);
    return `${key(id)}:${pattern(value)}`;
  });
  return `({call,choice,given,other})=>({${messages.join(',')}})`;
}

const key = (id: string): string => (/^\w+$/.test(id) ? id : JSON.stringify(id));

const pattern = (one: Pattern): string =>
  typeof one === 'string' ? JSON.stringify(one) : `[${one.map(piece).join(',')}]`;

function piece(one: Piece | Argument): string {
  if (typeof one === 'string') return JSON.stringify(one);
  switch (one.type) {
    case 'str':
    case 'num':
      return JSON.stringify(one.value);
    case 'var':
      return `given(${JSON.stringify(one.name)})`;
    case 'mesg':
      return `other(${JSON.stringify(one.name)})`;
    case 'func':
      return `call(${[JSON.stringify(one.name), ...one.args.map(piece)].join(',')})`;
    case 'narg':
      return `[${JSON.stringify(one.name)},${piece(one.value)}]`;
    case 'select': {
      const variants = one.variants.map((each) => `[${piece(each.key)},${pattern(each.value)}]`);
      return `choice(${[piece(one.selector), one.star, ...variants].join(',')})`;
    }
    default:
      throw new Error(`the screens know no ${one.type} in a message`);
  }
}
