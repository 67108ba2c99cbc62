import { beforeEach, describe, expect, it, vi } from 'vitest';
import { question, word } from '../../../games/council/dev/fixtures';
import { speak } from '../../../ui/language.svelte';
import { told } from '../../../ui/told.svelte';
import '../../server-texts';
import { Mail, waiting } from './mail.svelte';

const accept = () => Promise.resolve({ ok: true as const });

describe('what the program says in Control’s name', () => {
  it('is written in the language of the device', async () => {
    const [said] = new Mail('DELOS', 'medes').unread([
      { ...word(1, '', null), text: { say: 'draws-open' } },
    ]);
    await speak('de');
    expect(told(said?.text ?? '')).toContain('hat den Tisch geschlossen');
    await speak('en');
  });
});

describe('what a seat has still to read', () => {
  beforeEach(() => localStorage.clear());

  it('is each word that the hub does not know as read, the oldest first', () => {
    const mail = new Mail('DELOS', 'democrats');
    const messages = [
      word(1, 'To all.', null),
      word(2, 'Read.', null, true),
      word(3, 'You.', 'democrats'),
    ];
    expect(mail.unread(messages).map(({ id, kind }) => [id, kind])).toEqual([
      [1, 'to_all'],
      [3, 'word'],
    ]);
  });
  it('tells the hub once that a word was read, and hides it at once', async () => {
    const mail = new Mail('DELOS', 'democrats');
    const messages = [word(3, 'You.', 'democrats')];
    const [letter] = mail.unread(messages);
    if (!letter) throw new Error('There is a word.');
    const command = vi.fn(accept);
    const sent = mail.read(letter, command);
    expect(mail.unread(messages)).toEqual([]);
    await sent;
    expect(command.mock.calls).toEqual([[{ do: 'heard', message: 3 }]]);
  });
  it('is an answer until it was read here, through a reload too, and again when it is another', async () => {
    const mail = new Mail('DELOS', 'democrats');
    const answered = [question(4, 'Why?', 'Because.')];
    const [letter] = mail.unread(answered);
    expect(letter).toMatchObject({ kind: 'answer', asked: 'Why?', text: 'Because.' });
    const command = vi.fn(accept);
    if (letter) await mail.read(letter, command);
    expect(command).not.toHaveBeenCalled();
    const reloaded = new Mail('DELOS', 'democrats');
    expect(reloaded.unread(answered)).toEqual([]);
    expect(reloaded.unread([question(4, 'Why?', 'On second thoughts.')])).toHaveLength(1);
    expect(new Mail('DELOS', 'medes').unread(answered)).toHaveLength(1);
  });
  it('keeps no word of an answer on the device', async () => {
    const mail = new Mail('DELOS', 'democrats');
    const [letter] = mail.unread([question(4, 'Why?', 'The Medes lie.')]);
    if (letter) await mail.read(letter, accept);
    expect(JSON.stringify(localStorage)).not.toContain('Medes');
  });
  it('is neither a question nor what was answered by word of mouth', () => {
    const mail = new Mail('DELOS', 'democrats');
    expect(mail.unread([question(4, 'Why?'), question(5, 'When?', '')])).toEqual([]);
    expect(waiting([question(4, 'Why?'), question(5, 'When?', '')]).map(({ id }) => id)).toEqual([
      4,
    ]);
  });
});
