import { describe, expect, it } from 'vitest';

import { council } from '../../dev/fixtures';
import { roomOf, sceneOf, stopped } from './scene';

describe('a scene of the replay', () => {
  it('is the one that the projector showed', () => {
    expect(sceneOf(council('ballot'))).toBe('vote');
    expect(sceneOf(council('debate'))).toBe('debate');
  });
  it('is the council where the projector showed nothing of the game', () => {
    expect(sceneOf(council('lobby'))).toBe('council');
    expect(sceneOf(council('debate', { scene: 'black', scene_held: true }))).toBe('council');
    expect(sceneOf(council('debate', { scene: 'message', scene_held: true }))).toBe('council');
  });
  it('is an announcement while there is one', () => {
    const said = { scene: 'message', scene_held: true, announcement: 'Soup' } as const;
    expect(sceneOf(council('debate', said))).toBe('message');
  });
  it('stands in a time that does not run', () => {
    expect(stopped(1000).remaining(3000)).toBe(2000);
    expect(stopped(5000).remaining(3000)).toBe(0);
    expect(stopped(0).running).toBe(false);
  });
  it('stands in a room without a code', () => {
    const room = roomOf(council('ballot'));
    expect(room.code).toBe('');
    expect(room.seats.every(({ online }) => online)).toBe(true);
  });
});
