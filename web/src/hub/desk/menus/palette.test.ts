import { describe, expect, it } from 'vitest';

import { SECTIONS } from '../act';
import { folded, found, score, type Findable } from './palette';
import { PARTS } from '../../../games/council/control/words';

const ACTS: Findable[] = [
  { name: 'Call the Diplomacy Round', hint: 'Play halts at the end of this phase.' },
  { name: 'Void the vote', hint: 'It is run again.' },
  { name: 'Enter votes from the room…', hint: 'Hands or pebbles.' },
  { name: 'Medes: set Arête…', hint: 'A new value.', section: PARTS.figures },
  { name: 'Medes: nudge', hint: 'Their phones vibrate.', section: SECTIONS.seats },
  { name: 'Amazons: set Arête…', hint: 'A new value.', section: PARTS.figures },
  { name: 'Projector: Black', hint: 'Nothing at all.' },
];
const names = (query: string) => found(query, ACTS).map(({ name }) => name);

describe('the palette', () => {
  it('shows everything in its order before anything is typed', () => {
    expect(names(' ')).toEqual(ACTS.map(({ name }) => name));
  });

  it('finds without accents, in any order of words', () => {
    expect(names('arete med')[0]).toBe('Medes: set Arête…');
    expect(names('MEDES ARETE')[0]).toBe('Medes: set Arête…');
    expect(folded('Arête’s')).toBe('aretes');
  });

  it('puts the beginning of a name before its middle, and the name before the hint', () => {
    expect(names('vo')[0]).toBe('Void the vote');
    expect(names('vote')[0]).toBe('Void the vote');
    expect(names('phones')).toEqual(['Medes: nudge']);
  });

  it('wants every word, and forgives left-out letters', () => {
    expect(names('medes black')).toEqual([]);
    expect(names('dplmcy')).toEqual(['Call the Diplomacy Round']);
  });

  it('gives 0 to what does not match', () => {
    expect(score('xyzzy', { name: 'Pause', hint: 'Stops the clock.' })).toBe(0);
  });
});
