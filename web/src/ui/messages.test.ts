import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

import { messages, type Texts } from './messages';

const all = import.meta.glob<Texts>(['../**/*.ftl', '../../../server/**/texts/*.ftl'], {
  import: 'default',
  eager: true,
});

/** Quoted words in a message are words like others. */
const plain = (of: unknown): unknown =>
  JSON.parse(JSON.stringify(of).replace(/\{"type":"str","value":("(?:[^"\\]|\\.)*")\}/g, '$1'));

it('has each message as Fluent itself reads it', () => {
  expect(Object.keys(all).length).toBeGreaterThan(50);
  for (const [file, texts] of Object.entries(all)) {
    const written = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(plain(messages(texts)), file).toEqual(plain(new FluentResource(written).body));
  }
});
