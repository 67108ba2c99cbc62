import { FluentResource, type Message } from '@fluent/bundle';
import type { Plugin } from 'vite';

import { byNeed } from './marks.js';

type Pattern = NonNullable<Message['value']>;
type Piece = Exclude<Pattern, string>[number];
type Argument = Extract<Piece, { type: 'func' }>['args'][number];

/**
 * Makes a module of a catalogue of messages, `*.ftl`: how src/ui/messages.ts makes them, so that no device has to
 * parse them. `*.ftl?early`, `*.ftl?soon` and `*.ftl?late` are its messages by when a seat needs them: `byNeed` in
 * build/marks.js.
 */
export function texts(): Plugin {
  return {
    name: 'prytaneion-texts',
    enforce: 'pre',
    transform(code, id) {
      const [, file, , need] = /^(.*\.ftl)(\?(early|soon|late))?$/.exec(id) ?? [];
      if (file === undefined) return undefined;
      const { body } = new FluentResource(code);
      const needed = need ? byNeed(code)[need as keyof ReturnType<typeof byNeed>] : null;
      if (needed?.size === 0) throw new Error(`${file}: no group of it is ${need}`);
      const kept = body.filter(({ id }) => needed?.has(id) ?? true);
      return { code: `export default ${compiled(kept)};`, map: null };
    },
  };
}

function compiled(all: Message[]): string {
  const messages = all.map(({ id, value, attributes }) => {
    if (value === null || id.startsWith('-') || Object.keys(attributes).length > 0)
      throw new Error(`${id}: the screens know neither terms nor attributes`);
    return `${key(id)}:${pattern(value)}`;
  });
  return `({call,called,choice,given,other})=>({${messages.join(',')}})`;
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
      if (one.name === 'CALLED') return `called(${one.args.map(piece).join(',')})`;
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
