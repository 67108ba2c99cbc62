import { describe, expect, it } from 'vitest';

import { seat as recorded } from '../../dev/fixtures';
import type {
  HandCard,
  PlaceOffer,
  PlayOffer,
  StreetSeat,
  TurnView,
} from '../../../../wire/council';
import { aimKey, asked, placing, playing, turnsUntil, upcoming } from './orders';

const place: PlaceOffer = {
  mixes: [
    { mobs: 2, military: 0 },
    { mobs: 1, military: 1 },
  ],
  objectives: ['stadium', 'royal_tombs'],
  heroes: [{ name: 'Cimon', value: 2 }],
};
const face = recorded('deploy', 'democrats').street?.hand[0]?.card;
const holding = (play: PlayOffer | null): HandCard => {
  if (!face) throw new Error('There are cards.');
  return { card: { ...face, id: 'one' }, play };
};
const seat = (play: PlayOffer | null): StreetSeat => ({
  hand: [holding(play)],
  place,
  share: null,
  seen: null,
  tyche: null,
});
const stadium = { objective: 'stadium' };
const medes = { faction: 'medes' };
const twofold: PlayOffer = {
  with: 'aims',
  asks: 'Where?',
  then_asks: 'Whose mobs?',
  aims: [
    { aim: stadium, label: 'Stadium', then: [medes] },
    { aim: { objective: 'royal_tombs' }, label: 'Royal Tombs', then: [] },
  ],
};

describe('placing units', () => {
  it('names the place, the mix and the Heroes that go along', () => {
    expect(placing(7, place, 'stadium', { mobs: 1, military: 1 }, ['Cimon', 'Nobody'])).toEqual({
      do: 'place_units',
      step: 7,
      objective: 'stadium',
      mobs: 1,
      military: 1,
      heroes: ['Cimon'],
    });
  });

  it('is nothing that was not offered', () => {
    expect(placing(7, null, 'stadium', { mobs: 2, military: 0 }, [])).toBeNull();
    expect(placing(7, place, null, { mobs: 2, military: 0 }, [])).toBeNull();
    expect(placing(7, place, 'canal_bridge', { mobs: 2, military: 0 }, [])).toBeNull();
    expect(placing(7, place, 'stadium', { mobs: 0, military: 2 }, [])).toBeNull();
  });
});

describe('playing a card', () => {
  it('asks for a second target where there is one', () => {
    expect(asked(holding(twofold), [])?.asks).toBe('Where?');
    expect(asked(holding(twofold), [stadium])).toEqual({
      asks: 'Whose mobs?',
      aims: [{ aim: medes, label: '', then: [] }],
    });
    expect(asked(holding(twofold), [stadium, medes])).toBeNull();
    expect(asked(holding(twofold), [{ objective: 'royal_tombs' }])).toBeNull();
  });

  it('is complete only with all its targets', () => {
    expect(playing(7, seat(twofold), 'one', [])).toBeNull();
    expect(playing(7, seat(twofold), 'one', [stadium])).toBeNull();
    expect(playing(7, seat(twofold), 'one', [stadium, { faction: 'tyrants' }])).toBeNull();
    expect(playing(7, seat(twofold), 'one', [stadium, medes])).toEqual({
      do: 'play_card',
      step: 7,
      card: 'one',
      aims: [stadium, medes],
    });
  });

  it('needs no target, or is a discard', () => {
    expect(playing(7, seat({ with: 'nothing' }), 'one', [])).toMatchObject({ aims: [] });
    expect(playing(7, seat({ with: 'discard' }), 'one', [])).toEqual({
      do: 'discard_card',
      step: 7,
      card: 'one',
    });
  });

  it('is nothing out of turn or without the card', () => {
    expect(playing(7, seat(null), 'one', [])).toBeNull();
    expect(playing(7, seat({ with: 'nothing' }), 'two', [])).toBeNull();
    expect(playing(7, null, 'one', [])).toBeNull();
  });
});

it('tells targets apart', () => {
  expect([stadium, medes, { hero: 'Cimon' }].map(aimKey)).toEqual([
    'objective-stadium',
    'faction-medes',
    'hero-Cimon',
  ]);
});

const turn = (change: Partial<TurnView>): TurnView => ({
  faction: 'medes',
  next: 'tyrants',
  order: ['amazons', 'medes', 'tyrants'],
  units: 1,
  last_actions: null,
  empty: 4,
  ends: 'Then the battles begin.',
  stalled: false,
  ...change,
});

it('counts the turns round the table', () => {
  expect(upcoming(turn({}))).toEqual(['medes', 'tyrants', 'amazons']);
  expect(turnsUntil(turn({}), 'medes')).toBe(0);
  expect(turnsUntil(turn({}), 'tyrants')).toBe(1);
  expect(turnsUntil(turn({}), 'amazons')).toBe(2);
});

it('knows who has no turn left among the last actions', () => {
  const last = turn({ last_actions: 2 });
  expect(upcoming(last)).toEqual(['medes', 'tyrants']);
  expect(turnsUntil(last, 'amazons')).toBeNull();
});

it('says nothing of somebody who has no turns', () => {
  expect(turnsUntil(turn({}), 'satraps')).toBeNull();
});
