import { beforeEach, describe, expect, it } from 'vitest';

import type { Answer } from '../table.svelte';
import { forgetAt, keepAt, keptAt } from './kept';
import { counted, found, type Reveal, sentence, type ShownChoice } from './reveal';
import { fits, type Seal, sealOn } from './seal';
import { Sealer } from './sealer.svelte';
import { toldOf } from './words';

const QUESTION = 'round 41';
const YES = { question: QUESTION, choice: 'yes', words: 'YES' };
const NO = { question: QUESTION, choice: 'no', words: 'NO' };
const OK: Answer = { ok: true };
const REFUSED: Answer = { ok: false, code: 'step_over', sentence: 'It is over.' };

beforeEach(() => localStorage.clear());

/** A phone of the Medes; a new one of the same device after a reload. */
const phone = () => new Sealer('KWDTR', 'medes');

/** Locks a choice; what was sent. */
async function lock(sealer: Sealer, choice = YES, answer = OK): Promise<Seal> {
  let sent: Seal | undefined;
  await sealer.lock(choice, (seal) => {
    sent = seal;
    return Promise.resolve(answer);
  });
  if (!sent) throw new Error('Nothing was sent.');
  return sent;
}

function row(choice: string, words: string, seal: ShownChoice['seal'], hand = 'own'): ShownChoice {
  return { seat: 'medes', choice, words, hand, seal };
}
const open = (seal: Seal): ShownChoice['seal'] => ({ is: 'open', ...seal });
const reveal = (...choices: ShownChoice[]): Reveal => ({
  question: QUESTION,
  what: 'the vote',
  choices,
});
/** What another device, or somebody who forges one, would have sealed. */
const others = () => sealOn({ seat: 'medes', question: QUESTION, choice: 'no' });

/** What the phone sees of its table before the reveal. */
function hears(sealer: Sealer, commitment: string | null, devices = 1, returns = 0) {
  sealer.follow({ lying: { question: QUESTION, commitment }, devices, returns, reveals: [] });
}

describe('a seal', () => {
  it('is the same as the server’s', () => {
    const nonce = '07'.repeat(32);
    const bound = { seat: 'medes', question: QUESTION, choice: 'yes' };
    const seal = sealOn(bound, nonce);
    expect(seal).toEqual({
      commitment: 'bd8259e5b3e87dad0053248e0659fc934af1818b4af440d02701160a555e150b',
      nonce,
    });
    expect(fits(seal, bound)).toBe(true);
    expect(fits(seal, { ...bound, choice: 'no' })).toBe(false);
    expect(fits(seal, { ...bound, seat: 'tyrants' })).toBe(false);
    expect(fits({ ...seal, nonce: seal.nonce.replace('7', '8') }, bound)).toBe(false);
    const lines = { ...bound, choice: 'yes\nno' };
    expect(fits(sealOn(lines, nonce), lines)).toBe(false);
  });

  it('has a nonce of its own each time', async () => {
    const sealer = phone();
    const nonces = [await lock(sealer), await lock(sealer), await lock(sealer)];
    expect(new Set(nonces.map(({ nonce }) => nonce)).size).toBe(3);
    expect(nonces.every(({ nonce }) => /^[0-9a-f]{64}$/.test(nonce))).toBe(true);
  });
});

describe('what everybody checks', () => {
  it('is every seal that is shown', () => {
    const seal = sealOn({ seat: 'medes', question: QUESTION, choice: 'yes' });
    const right = reveal(row('yes', 'YES', open(seal)));
    expect(found(right, row('yes', 'YES', open(seal)))).toBe('fits');
    expect(sentence(right, () => 'Medes')).toBe('1 choice sealed; it fits');
    const wrong = reveal(row('no', 'NO', open(seal)), row('no', 'NO', { is: 'not_in' }));
    expect(counted(wrong)).toEqual({ sealed: 1, broken: ['medes'] });
    expect(sentence(wrong, () => 'Medes')).toContain('The seal of the Medes does not fit');
    expect(sentence(reveal(row('no', 'NO', { is: 'none' })), () => 'Medes')).toBe('');
  });
});

describe('what was locked here', () => {
  it('is shown as it was locked, after a reload too', async () => {
    const seal = await lock(phone());
    const shown = reveal(row('yes', 'YES', open(seal)));
    expect(phone().verdict(shown).is).toBe('as_locked');
    expect(toldOf(phone().verdict(shown))).toBe('');
  });

  it('is kept before it is sent', async () => {
    const sealer = phone();
    await sealer.lock(YES, () => {
      expect(keptAt('KWDTR', 'medes')).toMatchObject([{ choice: 'yes', sent: true }]);
      return Promise.resolve(OK);
    });
    expect(keptAt('KWDTR', 'medes')).toMatchObject([{ choice: 'yes', sent: false }]);
  });

  it('is the last of a changed mind', async () => {
    const sealer = phone();
    const first = await lock(sealer, YES);
    const last = await lock(sealer, NO);
    expect(sealer.verdict(reveal(row('no', 'NO', open(last)))).is).toBe('as_locked');
    const old = sealer.verdict(reveal(row('yes', 'YES', open(first))));
    expect(old).toEqual({ is: 'mismatch', locked: 'NO', shown: 'YES' });
  });

  it('stays what it was when a change is refused', async () => {
    const sealer = phone();
    const first = await lock(sealer, YES);
    await lock(sealer, NO, REFUSED);
    expect(sealer.verdict(reveal(row('yes', 'YES', open(first)))).is).toBe('as_locked');
  });

  it('may be either while nobody knows whether a change counts', async () => {
    const sealer = phone();
    const first = await lock(sealer, YES);
    const last = await lock(sealer, NO, { ok: false, code: 'disk', sentence: '' });
    for (const [seal, choice] of [
      [first, 'yes'],
      [last, 'no'],
    ] as const) {
      expect(phone().verdict(reveal(row(choice, choice, open(seal)))).is).toBe('as_locked');
    }
  });

  it('rings when something else is shown, once, until it is put away', async () => {
    const sealer = phone();
    await lock(sealer);
    const shown = reveal(row('no', 'NO', open(others())));
    expect(sealer.verdict(shown)).toEqual({ is: 'mismatch', locked: 'YES', shown: 'NO' });
    const follow = (one: Sealer, reveals: Reveal[]) =>
      one.follow({ lying: null, devices: 1, returns: 0, reveals });
    expect(follow(sealer, [shown])).toEqual([shown]);
    expect(follow(sealer, [shown])).toEqual([]);
    // It stays after a reload, and when the reveal is no longer shown.
    expect(follow(phone(), [])).toEqual([]);
    expect(phone().doubts).toMatchObject([{ what: 'the vote', locked: 'YES', shown: 'NO' }]);
    phone().putAway(QUESTION);
    expect(phone().doubts).toEqual([]);
  });

  it.each([
    ['nothing', row('abstain', 'an abstention', { is: 'not_in' })],
    ['no seal', row('no', 'NO', { is: 'none' })],
    ['a seal that does not fit', row('no', 'NO', open(sealOn({ ...YES, seat: 'medes' })))],
  ])('rings when %s is shown', async (_, shown) => {
    const sealer = phone();
    await lock(sealer);
    expect(sealer.verdict(reveal(shown)).is).toBe('mismatch');
  });

  it('rings when what is kept here was altered', async () => {
    const seal = await lock(phone());
    const [kept] = keptAt('KWDTR', 'medes');
    if (!kept) throw new Error('Nothing was kept.');
    keepAt('KWDTR', 'medes', [{ ...kept, ...others(), choice: 'no', words: 'NO' }]);
    const verdict = phone().verdict(reveal(row('yes', 'YES', open(seal))));
    expect(verdict).toEqual({ is: 'mismatch', locked: 'NO', shown: 'YES' });
  });

  it('is calm where another device of the seat changed it', async () => {
    const told = phone();
    await lock(told);
    const theirs = others();
    hears(told, theirs.commitment, 2);
    expect(told.replaced).toBe(true);
    const shown = reveal(row('no', 'NO', open(theirs)));
    expect(phone().verdict(shown).is).toBe('other_device');
    // It locks once more, and that is what lies there.
    hears(told, (await lock(told)).commitment, 2);
    expect(told.replaced).toBe(false);
  });

  it('rings where the server says that another device changed it, and there is none', async () => {
    const told = phone();
    await lock(told);
    const theirs = others();
    hears(told, theirs.commitment);
    expect(told.replaced).toBe(true);
    expect(told.verdict(reveal(row('no', 'NO', open(theirs)))).is).toBe('mismatch');
  });

  it('is calm where the seat has several devices and the word came too late', async () => {
    const sealer = phone();
    const seal = await lock(sealer);
    hears(sealer, seal.commitment, 2);
    expect(sealer.replaced).toBe(false);
    expect(sealer.verdict(reveal(row('no', 'NO', open(others())))).is).toBe('other_device');
    expect(sealer.verdict(reveal(row('no', 'NO', { is: 'not_in' }))).is).toBe('mismatch');
  });

  it('is calm about what everybody is told', async () => {
    const sealer = phone();
    await lock(sealer);
    const by = (hand: string) => sealer.verdict(reveal(row('no', 'NO', { is: 'none' }, hand)));
    expect(by('control').is).toBe('by_control');
    expect(by('paper').is).toBe('by_control');
    expect(by('script').is).toBe('by_program');
    expect(toldOf(by('control'))).toBe('You locked YES. Control entered NO in your place.');
    expect(sealer.verdict(reveal()).is).toBe('not_shown');
    hears(sealer, null, 1, 1);
    expect(by('own').is).toBe('went_back');
  });

  it('may be shown in part where no more is left', async () => {
    const sealer = phone();
    await lock(sealer, { question: QUESTION, choice: '5', words: '5 Horses' });
    const shown = (choice: string) =>
      sealer.verdict(reveal(row(choice, `${choice} Horses`, { is: 'none' })));
    expect(shown('3').is).toBe('lowered');
    expect(shown('5').is).toBe('unknown');
    expect(shown('6').is).toBe('mismatch');
  });

  it('is forgotten when it is neither asked nor shown, and with the seat', async () => {
    const sealer = phone();
    await lock(sealer);
    hears(sealer, null);
    expect(keptAt('KWDTR', 'medes')).toHaveLength(1);
    sealer.follow({ lying: null, devices: 1, returns: 0, reveals: [] });
    expect(keptAt('KWDTR', 'medes')).toHaveLength(0);
    await lock(sealer);
    forgetAt('KWDTR', 'medes');
    expect(localStorage.getItem('prytaneion.seals')).toBe('{}');
    expect(sealer.verdict(reveal(row('no', 'NO', open(others())))).is).toBe('unknown');
  });

  it('takes little room', async () => {
    for (let table = 0; table < 20; table++) {
      const sealer = new Sealer(`T${table}`, 'medes');
      for (let change = 0; change < 20; change++) {
        const asked = { ...YES, question: `round ${change}` };
        await lock(sealer, asked, { ok: false, code: 'left', sentence: '' });
      }
    }
    expect(localStorage.getItem('prytaneion.seals')?.length).toBeLessThan(20_000);
    expect(keptAt('T19', 'medes')).toHaveLength(8);
  });
});

describe('a choice that counts no more', () => {
  const asked = (sealer: Sealer, question: string | null, commitment: string | null, returns = 0) =>
    sealer.follow({
      lying: question === null ? null : { question, commitment },
      devices: 1,
      returns,
      reveals: [],
    });

  it('is missed from when Control took the game back until what is asked then is over', async () => {
    const sealer = phone();
    hears(sealer, null);
    const seal = await lock(sealer);
    hears(sealer, seal.commitment);
    expect(sealer.taken).toBeNull();
    asked(sealer, null, null, 1);
    expect(sealer.taken, 'nothing is asked yet').toBeNull();
    asked(sealer, 'race 50', null, 1);
    expect(sealer.taken, 'it was no bid').toBeNull();
    asked(sealer, 'round 53', null, 1);
    expect(sealer.taken).toBe('went_back');
    const again = phone();
    asked(again, 'round 53', null, 1);
    expect(again.taken, 'after a reload too').toBe('went_back');
    asked(again, null, null, 1);
    asked(again, 'round 60', null, 1);
    expect(again.taken, 'that is another one').toBeNull();
  });

  it('is missed where it was asked anew before anybody saw it', async () => {
    const sealer = phone();
    hears(sealer, null);
    hears(sealer, (await lock(sealer)).commitment);
    asked(sealer, 'round 42', null);
    expect(sealer.taken).toBe('called_off');
    const answered = { question: 'round 42', choice: 'no', words: 'NO' };
    asked(sealer, 'round 42', (await lock(sealer, answered)).commitment);
    expect(sealer.taken).toBeNull();
  });

  it('is none that was shown, none that stands, and none that was never taken in', async () => {
    const sealer = phone();
    const seal = await lock(sealer);
    hears(sealer, seal.commitment, 1, 1);
    expect(sealer.taken, 'going back left it where it was').toBeNull();
    const reveals = [reveal(row('yes', 'YES', open(seal)))];
    sealer.follow({ lying: null, devices: 1, returns: 1, reveals });
    sealer.follow({
      lying: { question: 'round 42', commitment: null },
      devices: 1,
      returns: 1,
      reveals,
    });
    expect(sealer.taken).toBeNull();
    const other = new Sealer('OTHER', 'medes');
    await lock(other, YES, REFUSED);
    asked(other, 'round 42', null, 1);
    expect(other.taken).toBeNull();
  });
});
