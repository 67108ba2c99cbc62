import { describe, expect, it } from 'vitest';

import { Frames, unpacks } from './frames';

const gzip = (text: string): Promise<ArrayBuffer> => {
  const packed = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).arrayBuffer();
};

/** What is taken, and a promise of the moment when so many were. */
const taking = (count: number) => {
  const taken: string[] = [];
  let done = (): void => {};
  const all = new Promise<void>((resolve) => (done = resolve));
  const frames = new Frames((json) => {
    taken.push(json);
    if (taken.length === count) done();
  });
  return { taken, all, frames };
};

describe('frames', () => {
  it('of text are taken at once', () => {
    const { taken, frames } = taking(2);
    frames.add('[1]');
    frames.after(() => taken.push('end'));
    expect(taken).toEqual(['[1]', 'end']);
    expect(unpacks).toBe(true);
  });

  it('keep their order while a large one is unpacked', async () => {
    const { taken, all, frames } = taking(6);
    const long = JSON.stringify(['x'.repeat(100_000)]);
    const [large, small] = await Promise.all([gzip(long), gzip('[2]')]);
    frames.add(large);
    frames.add('[1]');
    frames.add(small);
    frames.add('[3]');
    let ended = 0;
    frames.after(() => (ended = taken.length));
    frames.add('[4]');
    expect(taken).toEqual([]);
    await Promise.resolve();
    frames.add('[5]');
    await all;
    expect(taken).toEqual([long, '[1]', '[2]', '[3]', '[4]', '[5]']);
    expect(ended).toBe(4);
  });

  it('are taken at once again when all is unpacked', async () => {
    const { taken, all, frames } = taking(1);
    frames.add(await gzip('[1]'));
    await all;
    await new Promise((resolve) => setTimeout(resolve));
    frames.add('[2]');
    expect(taken).toEqual(['[1]', '[2]']);
  });

  it('that are broken are taken as empty, and what follows is heard', async () => {
    const { taken, all, frames } = taking(2);
    frames.add(new Uint8Array([1, 2, 3]).buffer);
    frames.add('[1]');
    await all;
    expect(taken).toEqual(['', '[1]']);
  });
});
