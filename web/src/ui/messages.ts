import type { Message } from '@fluent/bundle';

type Pattern = NonNullable<Message['value']>;
type Piece = Exclude<Exclude<Pattern, string>[number], string>;
type Literal = string | number;

/** A catalogue as build/texts.ts writes it: its messages by their names, with what these makers make in them. */
export type Texts = (make: typeof makers) => Record<string, Pattern>;

const literal = (value: Literal) =>
  typeof value === 'string'
    ? ({ type: 'str', value } as const)
    : ({ type: 'num', value, precision: 0 } as const);

const piece = (one: Literal | Piece): Piece => (typeof one === 'object' ? one : literal(one));

/** The pieces of a message that are not plain, as Fluent's bundle knows them. */
const makers = {
  /** What is filled in. */
  given: (name: string): Piece => ({ type: 'var', name }),

  /** Another message of the catalogue. */
  other: (name: string): Piece => ({ type: 'mesg', name, attr: null }),

  /** What a function makes of these; what it takes by name comes with the name. */
  call: (name: string, ...all: (Literal | Piece | [string, Literal])[]): Piece => ({
    type: 'func',
    name,
    args: all.map((one) =>
      Array.isArray(one) ? { type: 'narg', name: one[0], value: literal(one[1]) } : piece(one),
    ),
  }),

  /** What is called otherwise where it has another name. */
  called: (what: string, words: string): Piece => makers.call('CALLED', what, words),

  /** Words for each key of what is given; those at `star` for all else. */
  choice: (given: Literal | Piece, star: number, ...words: [Literal, Pattern][]): Piece => ({
    type: 'select',
    selector: piece(given),
    star,
    variants: words.map(([key, value]) => ({ key: literal(key), value })),
  }),
};

/** The messages of a catalogue, as Fluent's bundle takes them. */
export const messages = (texts: Texts): Message[] =>
  Object.entries(texts(makers)).map(([id, value]) => ({ id, value, attributes: {} }));
