import { describe, expect, it } from 'vitest';

import { control, council, there } from '../dev/fixtures';
import type { DeviceView } from '../../../wire/hub';
import { alwaysLeads, controlsOf, heirs, loneFull } from '../../../hub/desk/devices/controls';
import { deckKey, deckLines, foundCards, waysFrom } from './decks/decks';
import { messages } from './dev/cockpit';
import { grouped } from '../../../hub/desk/rulings/settings';
import { changesOf, figureKey, figureSet, figureTitle, swing } from './figures/figures';
import { helps, isReservedAtTable } from '../../../hub/desk/helper';
import { rowsFor } from '../../../hub/desk/records/because';
import { editions, fileName } from '../../../hub/desk/records/chronicle';
import { isDayOver } from '../../../hub/desk/day/plan';
import { rulingParts } from './rulings';
import { subjectKey, subjects } from './spotlight';
import { ago, kept, reading, unread, waited, waiting } from '../../../hub/desk/words/words';

const SEATS = ['amazons', 'medes', 'theocrats'];
const NOW = 10_000_000;

describe('words', () => {
  it('queues the questions that wait, the oldest first', () => {
    expect(waiting(messages()).map(({ id }) => id)).toEqual([5, 6]);
  });

  it('finds what was said by a word of the question or of the answer', () => {
    const ids = (text: string, seat: string | null = null) =>
      kept(messages(), { text, seat }).map(({ id }) => id);
    expect(ids('')).toEqual([4, 3, 2, 1]);
    expect(ids('horses BID')).toEqual([2]);
    expect(ids('wells')).toEqual([]);
    // What was said to all was said to the Medes, too.
    expect(ids('', 'medes')).toEqual([3, 1]);
  });

  it('says who has not read a word', () => {
    const [first] = messages();
    if (!first) throw new Error('no word');
    const word = { ...first, heard: ['medes'] };
    expect(unread(word, SEATS)).toEqual(['amazons', 'theocrats']);
    expect(reading(word, SEATS)).toBe('Read by 1 of 3');
    expect(reading({ ...word, heard: SEATS }, SEATS)).toBe('Read by all');
    expect(reading({ ...word, seat: 'medes' }, SEATS)).toBe('Read');
    expect(reading({ ...word, seat: 'amazons' }, SEATS)).toBe('Not read yet');
  });

  it('says how long a question has waited', () => {
    expect(waited(NOW, NOW)).toBe('just now');
    expect(waited(NOW + 9, NOW)).toBe('just now');
    expect(waited(NOW - 61_000, NOW)).toBe('for 1 min');
    expect(waited(0, 70 * 60_000)).toBe('for 1 h 10 min');
    expect(waited(0, 120 * 60_000)).toBe('for 2 h');
    expect(ago(NOW - 61_000, NOW)).toBe('1 min ago');
  });
});

describe('decks', () => {
  it('names every deck once', () => {
    const keys = deckLines(council('ballot')).map(({ deck }) => deckKey(deck));
    expect(keys).toEqual(['events-0', 'events-1', 'events-2', 'stasis']);
  });

  it('finds cards and keeps their places in the pile', () => {
    const { draw } = there(control('open-deck').open_deck);
    expect(foundCards(draw, there(draw[3]).title).map(({ place }) => place)).toEqual([4]);
    expect(foundCards(draw, '')).toHaveLength(draw.length);
    expect(foundCards(draw, 'nothing of the kind')).toEqual([]);
  });

  it('puts no card where it lies, and no Stasis card face up', () => {
    const to = (...of: Parameters<typeof waysFrom>) => waysFrom(...of).map(({ to }) => to);
    expect(to('up', { events: 0 })).toEqual(['top', 'bottom', 'into', 'discard']);
    expect(to('discard', { events: 0 })).not.toContain('discard');
    expect(to('draw', 'stasis')).toEqual(['top', 'bottom', 'into', 'discard']);
  });
});

describe('figures', () => {
  it('i9_shows_how_a_figure_became_so_the_latest_first', () => {
    const { changes } = control('check');
    const stasis = changesOf(changes, { of: 'stasis' });
    expect(stasis.map(({ to }) => to)).toEqual([4, 5, 3]);
    expect(stasis.map(swing)).toEqual(['−1', '+2', '+2']);
    const horses = { of: 'faction', faction: 'medes', counter: 'horses' } as const;
    expect(changesOf(changes, horses)).toHaveLength(1);
    expect(changesOf(changes, null)).toHaveLength(Object.keys(changes).length);
  });

  it('names a figure and sets lasting influence on top of Arête', () => {
    const game = council('ballot');
    const influence = { of: 'faction', faction: 'medes', counter: 'influence' } as const;
    expect(figureKey(influence)).toBe('medes:influence');
    expect(figureTitle(influence, game)).toBe('Lasting influence of the Medes');
    const medes = game.factions.find(({ id }) => id === 'medes');
    if (!medes) throw new Error('no Medes');
    expect(figureSet(influence, game)).toBe(medes.influence.value - medes.arete.value);
  });
});

describe('the reasons', () => {
  it('lays the one that was asked for first', () => {
    const { because } = council('ballot_tied');
    expect(rowsFor(because, 'vote').map(({ of }) => of)).toEqual(['vote', 'prytanis', 'race']);
    expect(rowsFor(because, null)[0]?.of).toBe('prytanis');
  });
});

describe('what is held up', () => {
  it('tells everything that can be held up apart', () => {
    const keys = subjects(council('choose_motion')).map(({ on }) => subjectKey(on));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('figure:stasis');
    expect(keys).toContain('article:1');
    expect(keys).toContain('faction:medes');
  });
});

describe('several Controls', () => {
  const one = (id: string, change: Partial<DeviceView> = {}): DeviceView => ({
    id,
    name: id,
    screen: 'control',
    seat: null,
    online: true,
    helper: false,
    operator: false,
    ...change,
  });

  it('does not let the last full Control become a helper', () => {
    const ada = one('ada');
    const helper = one('ben', { helper: true });
    expect(loneFull(ada, [ada, helper])).toBe(true);
    expect(loneFull(helper, [ada, helper])).toBe(false);
    expect(loneFull(ada, [ada, one('cleo')])).toBe(false);
    expect(loneFull(ada, [ada, one('cleo', { operator: true })])).toBe(true);
    expect(alwaysLeads(ada, [ada, helper])).toContain('must remain');
    expect(alwaysLeads(ada, [ada, one('cleo')])).toBe('');
    expect(alwaysLeads(one('ada', { operator: true }), [ada, one('cleo')])).toContain('key');
  });

  it('hands over only to another Control that is there', () => {
    const all = [one('ada'), one('ben', { online: false }), one('phone', { screen: 'seat' })];
    expect(heirs([...all, one('cleo', { helper: true })], 'ada').map(({ id }) => id)).toEqual([
      'cleo',
    ]);
    expect(heirs([one('ada', { operator: true }), one('cleo')], 'ada')).toEqual([]);
    expect(controlsOf(all).map(({ id }) => id)).toEqual(['ada', 'ben']);
  });

  it('keeps figures and going back from a helper, not the next step', () => {
    const { reserved } = control('check');
    expect(reserved).toContain('edit');
    expect(reserved).not.toContain('advance');
    expect(reserved).not.toContain('announce');
    expect(isReservedAtTable('rewind')).toBe(true);
    expect(isReservedAtTable('answer')).toBe(false);
    expect(helps()).toMatch(/full Control/);
  });
});

describe('rulings', () => {
  const setting = (key: string, rule: string, text: string) => ({
    key,
    rule,
    text,
    value: 0,
    choices: [],
    range: [0, 9] as [number, number],
  });
  const all = [
    setting('wrath_alarm', 'Alarm', 'Divine Wrath from which Control is told.'),
    setting('majority', 'C-16', 'How much a motion needs.'),
    setting('pace', 'S-11', 'How fast the streets go.'),
    setting('odd', 'X', 'Something else.'),
  ];

  it('stand by the part of the rules, alarms apart, none left out', () => {
    expect(grouped(all, '', rulingParts()).map(({ name }) => name)).toEqual([
      'The council',
      'Stasis',
      'Alarms',
      'Other rulings',
    ]);
  });

  it('are found by a word', () => {
    expect(
      grouped(all, 'alarm wrath', rulingParts()).flatMap(({ settings }) => settings),
    ).toHaveLength(1);
    expect(grouped(all, 'c-16', rulingParts())[0]?.settings[0]?.key).toBe('majority');
    expect(grouped(all, 'zeus', rulingParts())).toEqual([]);
  });
});

describe('the chronicle', () => {
  it('has an edition for all, for Control and for each faction', () => {
    const ids = editions(council('ballot').factions).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['public', 'control', 'seat:amazons']);
    expect(ids).toHaveLength(10);
    expect(fileName('DELOS', 'seat:medes')).toBe('chronicle-DELOS-medes.html');
  });

  it('is offered when the last round is over, not before', () => {
    expect(isDayOver(council('day-over').day)).toBe(true);
    for (const name of ['lobby', 'debate', 'diplomacy', 'diplomacy-over', 'day-late'])
      expect(isDayOver(council(name).day), name).toBe(false);
  });
});
