import { expect, it } from 'vitest';

import { effectDraft, optionDraft, type CardDraft } from '../forms';
import { effectWords, previewOf } from './preview';

const name = () => 'Medes';
const at = { counters: [] };
const draft = (): CardDraft => ({
  deck: 'city',
  title: '',
  text: '',
  flavour: '',
  options: [optionDraft()],
  otherwise: '',
  otherwiseEffects: [],
});

it('shows a card as it lies on the table, and what is missing', () => {
  const empty = previewOf(draft(), 'well', name, at);
  expect(empty).toMatchObject({ title: 'A title', kind: 'crisis', default: [] });
  expect(empty.options[0]?.label).toBe('Option 1');
  const dig = { ...optionDraft('Dig'), effects: [{ ...effectDraft('stasis'), by: -2 }] };
  const written = { ...draft(), title: 'The wells', options: [dig], otherwise: 'Thirst.' };
  expect(previewOf(written, 'well', name, at)).toMatchObject({
    title: 'The wells',
    options: [{ label: 'Dig', effects: ['Stasis −2'] }],
    default: ['Thirst.'],
  });
});

it('says what an effect does as the table will', () => {
  const change = { ...effectDraft('change'), what: 'doom' as const, by: 2, to: 'everyone' };
  expect(effectWords(change, name, at)).toBe('Doom +2 for everyone');
  expect(effectWords({ ...effectDraft('exile'), to: 'medes' }, name, at)).toBe(
    'Exile for the Medes',
  );
  const counters = [{ counter: 'doom' as const, name: 'Dread', left_out: false }];
  expect(effectWords(change, name, { counters })).toBe('Dread +2 for everyone');
});

it('is a motion where it moves one', () => {
  const option = { ...optionDraft('Put it'), effects: [effectDraft('motion')] };
  expect(previewOf({ ...draft(), options: [option] }, 'well', name, at).kind).toBe('motion');
});
