import { describe, expect, it } from 'vitest';

import {
  bidsCommand,
  cardCommand,
  cardId,
  effectDraft,
  effectOf,
  optionDraft,
  heroSetCommand,
  supportCommand,
  votesCommand,
  whole,
  type CardDraft,
} from './forms';

describe('bids from the room', () => {
  it('leaves empty rows out and keeps a typed 0', () => {
    const made = bidsCommand(3, [
      ['medes', '4'],
      ['tyrants', ' '],
      ['amazons', '0'],
    ]);
    expect(made).toEqual({
      ok: true,
      command: {
        do: 'enter_bids',
        cycle: 3,
        bids: [
          ['medes', 4],
          ['amazons', 0],
        ],
      },
    });
  });

  it('says which text is no number', () => {
    expect(bidsCommand(3, [['medes', 'two']])).toEqual({
      ok: false,
      sentence: '“two”: write how many Horses, such as 3, or leave the field empty.',
    });
    expect([whole('-1'), whole('1.5'), whole(' 7 '), whole('')]).toEqual([null, null, 7, null]);
  });
});

describe('votes from the room', () => {
  it('leaves out who keeps what was picked on the phone', () => {
    const made = votesCommand(9, [
      ['medes', 'yes'],
      ['tyrants', null],
      ['amazons', 'abstain'],
    ]);
    expect(made).toEqual({
      ok: true,
      command: {
        do: 'enter_votes',
        ballot: 9,
        picks: [
          ['medes', 'yes'],
          ['amazons', 'abstain'],
        ],
      },
    });
  });
});

describe('support', () => {
  it('keeps the bounds of the server', () => {
    expect(supportCommand('medes', 0, 'Law', 'cycle').ok).toBe(false);
    expect(supportCommand('medes', 1001, 'Law', 'cycle').ok).toBe(false);
    expect(supportCommand('medes', 2, '  ', 'cycle').ok).toBe(false);
    expect(supportCommand('medes', 2, ' A  law ', 'vote')).toEqual({
      ok: true,
      command: { do: 'add_support', faction: 'medes', by: 2, label: 'A law', until: 'vote' },
    });
  });
});

describe('a Hero', () => {
  const cimon = { name: 'Cimon', value: 2, duty: 'rest' as const, fallen: null };
  const was = { hero: cimon, owner: 'medes' };
  const to = { name: '', value: 2, alive: true, owner: 'medes' };

  it('is set where something of it changes, with a reason', () => {
    expect(heroSetCommand(was, to, 'a quest')).toBeNull();
    expect(heroSetCommand(was, { ...to, alive: false }, ' ')?.ok).toBe(false);
    const command = { do: 'set_hero', hero: 'Cimon', faction: 'medes', value: 2, alive: false };
    expect(heroSetCommand(was, { ...to, alive: false }, 'a quest')).toEqual({
      ok: true,
      command: { ...command, reason: 'a quest' },
    });
    expect(heroSetCommand(was, { ...to, owner: 'amazons' }, 'a quest')?.ok).toBe(true);
    expect(heroSetCommand(was, { ...to, value: 3 }, 'a quest')?.ok).toBe(true);
  });

  it('is added by its name', () => {
    expect(heroSetCommand(null, to, 'a quest')?.ok).toBe(false);
    expect(heroSetCommand(null, { ...to, name: ' Orontes ' }, 'a quest')).toEqual({
      ok: true,
      command: { do: 'add_hero', faction: 'medes', hero: 'Orontes', value: 2, reason: 'a quest' },
    });
  });
});

describe('a card', () => {
  const draft = (change: Partial<CardDraft> = {}): CardDraft => ({
    deck: 'city',
    title: 'The Wells Run Low',
    text: 'Who goes thirsty?',
    flavour: '',
    options: [{ ...optionDraft('Ration the wells'), effects: [effectDraft()] }],
    otherwise: '',
    otherwiseEffects: [],
    ...change,
  });

  it('becomes a command with typed effects', () => {
    const made = cardCommand(draft(), 2, 'face_up');
    if (!made.ok || made.command.do !== 'write_card') throw new Error('no card');
    const { card, place } = made.command;
    expect(place).toBe('face_up');
    expect(card).toMatchObject({ deck: 'city', act: 2, title: 'The Wells Run Low' });
    expect(card.id).toMatch(/^the-wells-run-low-[0-9a-f]{6}$/);
    expect(card.options[0]?.effects).toEqual([
      { do: 'change', what: 'arete', by: 1, to: 'prytanis' },
    ]);
    expect(card.default).toEqual({ text: '', effects: [] });
  });

  it('says what is missing, and where', () => {
    expect(cardCommand(draft({ title: ' ' }), 1, 'into')).toMatchObject({ ok: false });
    expect(cardCommand(draft({ options: [optionDraft()] }), 1, 'into')).toEqual({
      ok: false,
      sentence: 'Write what option 1 is, in a few words.',
    });
    const law = { ...effectDraft('law'), title: 'Of Goats' };
    expect(cardCommand(draft({ otherwiseEffects: [law] }), 1, 'into')).toEqual({
      ok: false,
      sentence: 'If nothing passes: Write the title and the text of the law.',
    });
  });

  it('makes an effect of every kind', () => {
    const full = { title: 'T', text: 'X', by: 2 };
    const kinds = [
      'change',
      'stasis',
      'wrath',
      'support',
      'exile',
      'recall',
      'enfranchise',
      'disenfranchise',
      'supremacy',
      'motion',
      'law',
      'task',
    ] as const;
    for (const kind of kinds) {
      expect(effectOf({ ...effectDraft(kind), ...full })).toMatchObject({ do: kind });
    }
    expect(effectOf({ ...effectDraft('stasis'), by: 0 })).toBeTypeOf('string');
  });

  it('has an id that the server takes, whatever the title', () => {
    expect(cardId('Ἀθῆναι!')).toMatch(/^card-[0-9a-f]{6}$/);
    expect(cardId('x'.repeat(200)).length).toBeLessThanOrEqual(64);
  });
});
