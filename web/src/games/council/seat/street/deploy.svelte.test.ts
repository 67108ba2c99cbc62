import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { council, seat } from '../../dev/fixtures';
import type { Answer } from '../../../../hub/table.svelte';
import type { CouncilView } from '../../../../wire/council';
import Middle from '../Middle.svelte';
import { STREETS } from '../parts';
import { factionOf, type Scene } from '../scene';
import { SETTLE_MS } from './deploying.svelte';

const ME = 'democrats';
let screen: Record<string, unknown> | undefined;
let answer: (answer: Answer) => void = () => undefined;
const play = vi.fn((_command: unknown) => new Promise<Answer>((settle) => (answer = settle)));

const find = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const touch = (testid: string) => {
  find(testid)?.click();
  flushSync();
};
const situation = (mover?: string) => (mover === ME ? 'deploy' : 'deploy-waiting');
/** Whose turn it is, by the number of the step. */
function turn(step_number: number, faction: string): CouncilView {
  return council(situation(faction), { step_number });
}
const shown = $state<{ scene: Scene | null }>({ scene: null });
function see(game: CouncilView, settled = true) {
  const table = { code: 'DELOS', open: true, running: true, play, remaining: () => 5_000 };
  const me = factionOf(game, ME) ?? null;
  shown.scene = { table, game, me, own: seat(situation(game.streets?.turn?.faction), ME) };
  if (!screen) {
    screen = mount(Middle, {
      target: document.body,
      props: {
        get table() {
          return (shown.scene as Scene).table;
        },
        get game() {
          return (shown.scene as Scene).game;
        },
        get me() {
          return (shown.scene as Scene).me;
        },
        get own() {
          return (shown.scene as Scene).own;
        },
      },
    });
  }
  flushSync();
  if (settled) vi.setSystemTime(Date.now() + SETTLE_MS);
}

beforeAll(() => STREETS.fetch());
beforeEach(() => {
  vi.useFakeTimers();
  play.mockClear();
});
afterEach(() => {
  if (screen) void unmount(screen);
  screen = undefined;
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe('placing units', () => {
  it('takes two touches, and is sent once', () => {
    see(turn(20, ME));
    touch('place-royal_tombs');
    touch('mix-1-1');
    touch('mix-1-1');
    touch('mix-2-0');
    expect(play).toHaveBeenCalledOnce();
    expect(play).toHaveBeenCalledWith({
      do: 'place_units',
      step: 20,
      objective: 'royal_tombs',
      mobs: 1,
      military: 1,
      heroes: [],
    });
  });

  it('names the units where two choices have room for it', () => {
    see(turn(20, ME));
    touch('place-royal_tombs');
    expect(find('mix-2-0')?.querySelector('[aria-hidden]')?.textContent).not.toContain('mobs');
    const scene = shown.scene as Scene;
    const own = structuredClone(seat(situation(ME), ME));
    const offer = own.street?.place;
    if (offer) offer.mixes = offer.mixes.slice(0, 2);
    shown.scene = { ...scene, own };
    flushSync();
    expect(find('mix-2-0')?.querySelector('[aria-hidden]')?.textContent).toContain('2 mobs');
  });

  it('takes a Hero along where one is touched', () => {
    see(turn(20, ME));
    touch('hero-Ephialtes');
    touch('place-royal_tombs');
    touch('mix-2-0');
    expect(play.mock.calls[0]?.[0]).toMatchObject({ heroes: ['Ephialtes'] });
  });

  it('keeps a place that was picked while others acted', () => {
    see(turn(19, 'medes'));
    touch('place-royal_tombs');
    expect(find('mix-2-0')).toBeNull();
    see(turn(20, ME));
    touch('mix-2-0');
    expect(play.mock.calls[0]?.[0]).toMatchObject({ step: 20, objective: 'royal_tombs' });
  });

  it('forgets with the turn what was picked in it', () => {
    see(turn(20, ME));
    touch('hero-Ephialtes');
    touch('place-royal_tombs');
    see(turn(21, 'medes'));
    see(turn(28, ME));
    expect(find('mix-2-0')).toHaveProperty('disabled', true);
    touch('place-stadium');
    touch('mix-2-0');
    expect(play.mock.calls[0]?.[0]).toMatchObject({ step: 28, objective: 'stadium', heroes: [] });
  });

  it('does not take a touch that was meant for what lay there before the turn', () => {
    see(turn(19, 'medes'));
    touch('place-royal_tombs');
    see(turn(20, ME), false);
    touch('mix-2-0');
    expect(play).not.toHaveBeenCalled();
  });

  it('that is refused loses nothing', async () => {
    see(turn(20, ME));
    touch('place-royal_tombs');
    touch('mix-2-0');
    answer({ ok: false, code: 'barricaded', sentence: 'It is barricaded.' });
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    touch('mix-1-1');
    expect(play).toHaveBeenCalledTimes(2);
    expect(play.mock.calls[1]?.[0]).toMatchObject({ objective: 'royal_tombs', mobs: 1 });
  });

  it('that is accepted cannot be sent again before the next turn', async () => {
    see(turn(20, ME));
    touch('place-royal_tombs');
    touch('mix-2-0');
    answer({ ok: true });
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    touch('mix-1-1');
    expect(play).toHaveBeenCalledOnce();
  });
});

describe('the hand', () => {
  const titles = () => seat('deploy', ME).street?.hand.map(({ card }) => card.title) ?? [];

  /** A card with one target, which is a place. */
  function aimed() {
    for (const { card, play: offer } of seat('deploy', ME).street?.hand ?? []) {
      if (offer?.with !== 'aims') continue;
      const [first] = offer.aims;
      if (first && 'objective' in first.aim && first.then.length === 0)
        return { card, aim: first.aim };
    }
    throw new Error('No such card.');
  }

  it('is not in the page out of turn', () => {
    see(turn(19, 'medes'));
    touch('tab-cards');
    expect(find('hand-0')).not.toBeNull();
    for (const title of titles()) expect(document.body.textContent).not.toContain(title);
  });

  it('lets a card be made ready before one’s turn, which one touch then plays', () => {
    const { card, aim } = aimed();
    see(turn(19, 'medes'));
    touch('tab-cards');
    touch('uncover');
    touch(`card-${card.id}`);
    for (const title of titles()) expect(document.body.textContent).not.toContain(title);
    window.dispatchEvent(new Event('blur'));
    see(turn(20, ME), false);
    touch(`place-${aim.objective}`);
    expect(play, 'a touch that was meant for what lay there before').not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + SETTLE_MS);
    touch(`place-${aim.objective}`);
    expect(play.mock.calls).toEqual([[{ do: 'play_card', step: 20, card: card.id, aims: [aim] }]]);
  });

  it('lays nothing open by itself where the card that was made ready is gone', () => {
    const held = seat('deploy', ME).street?.hand ?? [];
    see(turn(19, 'medes'));
    touch('tab-cards');
    touch('uncover');
    touch(`card-${held[0]?.card.id}`);
    touch('put-back');
    see(turn(20, ME));
    for (const { card } of held) expect(document.body.textContent).not.toContain(card.title);
  });

  it('lies open in one’s turn after one press, and is covered when the turn is over', () => {
    see(turn(20, ME));
    touch('tab-cards');
    expect(document.body.textContent).toContain(titles()[0]);
    see(turn(21, 'medes'));
    expect(document.body.textContent).not.toContain(titles()[0]);
  });

  it('is covered when the page loses its window', () => {
    see(turn(20, ME));
    touch('tab-cards');
    window.dispatchEvent(new Event('blur'));
    flushSync();
    expect(document.body.textContent).not.toContain(titles()[0]);
    touch('uncover');
    expect(document.body.textContent).toContain(titles()[0]);
  });

  it('plays a card with its target in three touches', () => {
    see(turn(20, ME));
    const { card, aim } = aimed();
    touch('tab-cards');
    touch(`card-${card.id}`);
    // A double tap on the card must not hit what has just come under the finger.
    touch(`place-${aim.objective}`);
    expect(play).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + SETTLE_MS);
    touch(`place-${aim.objective}`);
    touch(`place-${aim.objective}`);
    expect(play).toHaveBeenCalledOnce();
    expect(play).toHaveBeenCalledWith({
      do: 'play_card',
      step: 20,
      card: card.id,
      aims: [aim],
    });
  });
});
