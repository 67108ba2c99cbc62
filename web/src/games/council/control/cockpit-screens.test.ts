import { told } from '../../../ui/told.svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { control, council, desk as keys, there } from '../dev/fixtures';
import type { TableView } from '../../../wire/hub';
import type { CouncilDesk } from './desk.svelte';
import { controls, messages } from './dev/cockpit';
import { clear, found, furnish, lay, said, seen, submit, touch, type } from './dev/in-page';
import { Controls } from '../../../hub/desk/dialogs';
import { EditFigure } from './dialogs';

function laid(name = 'ballot', helper = false): Promise<CouncilDesk> {
  const devices = [...keys().devices, ...controls()].map((device) =>
    device.id === 'd1' ? { ...device, helper } : device,
  );
  return lay({
    name,
    keys: { ...keys(), devices },
    messages: messages(),
    helper,
  });
}

beforeEach(furnish);
afterEach(clear);

it('says of a closed table that the evening has ended, and not what would have come next', async () => {
  await laid('check');
  const next = found('headline').textContent ?? '';
  clear();
  furnish();
  const fairness = { commitment: 'ab', asks: '', closed: true };
  await lay({ name: 'check', hall: { over: true, fairness } as Partial<TableView> });
  expect(found('day-over').textContent).toContain('The evening has ended');
  expect(seen('headline')).toBeNull();
  expect(document.body.textContent).not.toContain(next);
  // There is no way back from it.
  expect(found('take-back-open').matches(':disabled')).toBe(true);
});

describe('the words', { timeout: 30_000 }, () => {
  it('show the question that has waited longest without taking the keyboard', async () => {
    await laid();
    expect(found('asked').textContent).toContain('The Tyrants ask, 1 more');
    expect(found('words-open').textContent).toContain('2');
    expect(document.activeElement).toBe(document.body);
  });

  it('answer a question to all, and another by word of mouth', async () => {
    await laid();
    touch('asked');
    type('answer-5', ' From the next vote on. ');
    touch('to-all-5');
    submit('send-5');
    touch('mouth-6');
    expect(said()).toEqual([
      { do: 'answer', message: 5, text: 'From the next vote on.', to_all: true },
      { do: 'answer', message: 6, text: '', to_all: false },
    ]);
  });

  it('lead from who plays by no own phone to how the seat is played', async () => {
    const { factions } = council('ballot');
    const by = (id: string, how: 'scripted' | 'phone') =>
      factions.map((one) => (one.id === id ? { ...one, mode: { how } } : one));
    const asks = messages().find(({ id }) => id === 5)?.seat ?? '';
    await lay({ name: 'ballot', messages: messages(), game: { factions: by(asks, 'phone') } });
    touch('asked');
    expect(found('question-5').querySelector('[data-how]')).toBeNull();
    clear();
    furnish();
    await lay({ name: 'ballot', messages: messages(), game: { factions: by(asks, 'scripted') } });
    touch('asked');
    found('question-5').querySelector<HTMLElement>('[data-how="scripted"]')?.click();
    flushSync();
    expect(found('play-phone')).not.toBeNull();
  });

  it('go to one seat from its drawer', async () => {
    await laid();
    touch('open-medes', 'write-medes');
    type('say-text', 'Come to Control.');
    submit('say');
    expect(said()).toEqual([{ do: 'say', seat: 'medes', text: 'Come to Control.' }]);
  });
});

describe('a doubt', { timeout: 30_000 }, () => {
  it('is told as the word of its seat until it is settled', async () => {
    const doubts = [{ seat: 'medes', of: 'race 7', at: 0 }];
    await lay({ name: 'ballot', keys: { ...keys(), doubts } });
    const band = found('doubt-medes').textContent;
    expect(band).toContain('The Medes doubt');
    expect(band).toContain('One of their devices says that for the race');
    expect(band).toContain('That is their word');
    touch('settle-medes');
    expect(said()).toEqual([{ do: 'settle_doubt', seat: 'medes' }]);
  });

  it('is spoken of only where there is one', async () => {
    await laid();
    expect(seen('doubt-medes')).toBeNull();
    expect(seen('broken-seal')).toBeNull();
  });
});

describe('the spare', { timeout: 30_000 }, () => {
  const laidWith = (state: 'level' | 'gone') => {
    const sentence = 'No spare since 14:03.';
    return lay({ name: 'ballot', keys: { ...keys(), spare: { state, waits: true, sentence } } });
  };

  it('is spoken of only where there is one', async () => {
    await laid();
    expect(seen('spare')).toBeNull();
  });

  it('says in two words how it stands, and more when it is touched', async () => {
    await laidWith('gone');
    expect(found('spare').textContent).toBe('Spare is gone');
    touch('spare');
    expect(found('spare-drawer').textContent).toContain('No spare since 14:03.');
    expect(found('spare-drawer').textContent).toContain('prytaneion take-over');
  });
});

describe('a deck', { timeout: 30_000 }, () => {
  it('says what opening it means before it is opened', async () => {
    await laid('presiding');
    touch('deck-0');
    expect(document.body.textContent).toContain('The log tells everybody');
    touch('open-deck');
    expect(said()).toEqual([{ do: 'open_deck', deck: { events: 0 } }]);
  });

  it('lets a card be found and moved, with its reason', async () => {
    const open = there(control('open-deck').open_deck);
    await laid('open-deck');
    found('deck-is-open').querySelector('button')?.click();
    flushSync();
    type('find-card', open.draw[5]?.title ?? '');
    const card = open.draw[5]?.id ?? '';
    touch(`move-${card}-face_up`);
    expect(said()).toEqual([]);
    touch('why-usual-ruling', `move-${card}-face_up`);
    expect(said()).toEqual([
      {
        do: 'move_card',
        deck: { events: 0 },
        card,
        to: 'face_up',
        reason: 'usual-ruling',
      },
    ]);
    expect(seen(`deck-card-${open.draw[0]?.id ?? ''}`)).toBeNull();
  });
});

describe('a figure', { timeout: 30_000 }, () => {
  it('i9_says_why_and_is_set_with_a_reason_that_somebody_chose', async () => {
    await laid();
    touch('figure-stasis');
    expect(found('history').textContent).toContain('Control: Card effect');
    expect(found('parts').textContent).toContain('5');
    type('new-value', '7');
    submit('go');
    expect(said()).toEqual([]);
    expect(found('missing').textContent).toContain('Say why');
    touch('why-usual-correction');
    submit('go');
    expect(said()).toEqual([
      { do: 'edit', figure: { of: 'stasis' }, to: 7, reason: 'usual-correction' },
    ]);
  });

  it('is held up at a touch, and taken down from the bar', async () => {
    const desk = await laid();
    touch('figure-wrath', 'hold-figure:wrath');
    expect(said()).toEqual([{ do: 'spotlight', on: { of: 'figure', figure: { of: 'wrath' } } }]);
    expect(desk.opened?.dialog).toBe(EditFigure);
  });
});

describe('a verdict', { timeout: 30_000 }, () => {
  it('shows its rule, and at a touch the article and the numbers', async () => {
    await laid('ballot_tied');
    const why = there(council('ballot_tied').because.find((row) => row.of === 'vote'));
    expect(found('because-vote').textContent).toContain(why.rule);
    touch('because-vote');
    expect(found('why-vote').textContent).toContain(told(why.sentence));
  });
});

describe('several Controls', { timeout: 30_000 }, () => {
  it('hand over: another leads, this one helps', async () => {
    const desk = await laid();
    desk.show(Controls);
    flushSync();
    touch('hand-d5');
    submit('go');
    await vi.waitFor(() => expect(said()).toHaveLength(2));
    expect(said()).toEqual([
      { do: 'set_helper', device: 'd5', helper: false },
      { do: 'set_helper', device: 'd1', helper: true },
    ]);
  });

  it('give a link for a helper and one for a full Control', async () => {
    const desk = await laid();
    desk.show(Controls);
    flushSync();
    await vi.waitFor(() => expect(seen('control-link')).not.toBeNull());
    expect(found('control-link').textContent).toContain('ticket=ticket-control');
    touch('key-helper');
    expect(found('control-link').textContent).toContain('ticket=ticket-helper');
  });

  it('shut to a helper what is for a full Control, and say why', async () => {
    const desk = await laid('ballot', true);
    touch('figure-stasis');
    type('new-value', '9');
    expect(found<HTMLButtonElement>('go').disabled).toBe(true);
    expect(found('helps').textContent).toContain('ask a full Control');
    expect(found('is-helper').title).toContain('ask a full Control');
    const answer = await desk.play({ do: 'close_deck' });
    expect(answer).toMatchObject({ ok: false, code: 'helper' });
    expect(said()).toEqual([]);
  });
});

describe('a chair that is open in mid-cycle', { timeout: 30_000 }, () => {
  it('says who is to fill it, and lets Control do it for them', async () => {
    await laid('debate-open-chair');
    expect(found('open-chair').textContent).toContain('The Monarchists pick.');
    touch('fill-chair', 'prytanis-oligarchs');
    // A key that was meant for the big button plays nobody’s seat.
    expect(said()).toEqual([]);
    expect(found('armed').textContent).toContain('Press once more');
    touch('prytanis-oligarchs');
    expect(said()[0]).toMatchObject({ do: 'pick_prytanis', faction: 'oligarchs' });
  });
});
