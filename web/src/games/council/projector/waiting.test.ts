import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { rehearse } from './dev/rehearsal';
import Projection from './Projection.svelte';
import { told } from '../../../ui/told.svelte';

async function shown(name: string) {
  const table = rehearse(name);
  await Promise.resolve();
  const target = document.createElement('div');
  const stage = mount(Projection, { target, props: { table } });
  flushSync();
  const words = target.textContent.replace(/\s+/g, ' ');
  const headline = told(table.view?.game.headline ?? '');
  await unmount(stage);
  table.leave();
  return { words, said: words.split(headline).length - 1 };
}

describe('a scene whose subject is not there yet', () => {
  it('says what comes, and leaves what goes on to the band', async () => {
    const { words, said } = await shown('battle-waits');
    expect(words).toContain('The battles begin when all units stand in the streets');
    expect(said).toBe(1);
    expect((await shown('motion-waits')).said).toBe(1);
  });
});
