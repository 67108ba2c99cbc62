import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import Projection from './Projection.svelte';
import { PLAYS, rehearse } from './dev/rehearsal';
import { staged } from './staging';

describe('every play', () => {
  it.each(Object.keys(PLAYS))('%s is shown', async (name) => {
    const table = rehearse(name);
    await Promise.resolve();
    const target = document.createElement('div');
    const stage = mount(Projection, { target, props: { table } });
    flushSync();
    const game = table.view?.game;
    if (!game) throw new Error('The rehearsal has a view.');
    expect(target.querySelector('main')?.dataset['scene']).toBe(staged(game));
    expect(target.querySelector('section')).not.toBeNull();
    const code = target.querySelector('[data-testid=band-code]');
    expect(code?.textContent).toBe(game.scene === 'black' ? undefined : 'DELOS');
    await unmount(stage);
    table.leave();
  });
});
