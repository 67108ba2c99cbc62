import { describe, expect, it } from 'vitest';

import { council, seat } from '../../dev/fixtures';
import {
  addCommand,
  admitCommand,
  articleCommand,
  changeCommand,
  countCommand,
  lawCommand,
  motionOf,
  parted,
  proposedDraft,
  rewordCommand,
  splitCommand,
  textDraft,
} from './drafts';

const goats = { ...textDraft(), title: ' Of  Goats ', text: ' None. ' };
const [proposal] = seat('debate', 'democrats').proposals.filter(
  ({ motion }) => motion.as === 'alternative',
);
const { constitution } = council('debate');
if (!proposal) throw new Error('no proposal of a ready text');
const part = { title: 'Of Goats', text: 'None.' };

describe('a motion', () => {
  it('goes out as what it is, with only what that needs', () => {
    const lever = { on: 'ties', decided_by: 'fails' } as const;
    expect(motionOf({ ...goats, lever })).toEqual({
      as: 'article',
      ...part,
      replaces: null,
      lever,
    });
    expect(motionOf({ ...goats, as: 'law', until: 'act' })).toEqual({
      as: 'law',
      ...part,
      lever: null,
      until: 'act',
    });
    expect(motionOf({ ...goats, as: 'deed', lever })).toEqual({ as: 'deed', ...part });
    expect(motionOf({ ...textDraft(), as: 'alternative', article: 3, alternative: 1 })).toEqual({
      as: 'alternative',
      article: 3,
      alternative: 1,
    });
  });

  it('says what is missing', () => {
    expect(addCommand({ ...goats, title: '' })).toEqual({
      ok: false,
      sentence: 'Write a title.',
    });
    expect(addCommand({ ...goats, text: ' ' }).ok).toBe(false);
    const long = { ...goats, text: 'a'.repeat(401) };
    expect(addCommand(long).ok).toBe(true);
    expect(addCommand({ ...long, as: 'deed' })).toEqual({
      ok: false,
      sentence: 'Shorten the text to at most 400 characters.',
    });
  });

  it('is admitted in other words than it was proposed', () => {
    const motion = { as: 'law', ...part, lever: null, until: 'act' } as const;
    const draft = {
      ...proposedDraft({ ...proposal, ...part, motion }, constitution),
      text: 'Few.',
    };
    expect(admitCommand(7, draft)).toEqual({
      ok: true,
      command: { do: 'admit_proposal', proposal: 7, motion: { ...motion, text: 'Few.' } },
    });
  });

  it('that took a ready text stands there with its words and its place', () => {
    const draft = proposedDraft(proposal, constitution);
    expect(motionOf(draft)).toEqual(proposal.motion);
    expect(motionOf({ ...draft, as: 'article' })).toEqual({
      as: 'article',
      title: proposal.title,
      text: proposal.text,
      replaces: 7,
      lever: null,
    });
  });

  it('is reworded with a reason only', () => {
    expect(rewordCommand(2, 'Of Goats', 'Few.', ' ').ok).toBe(false);
    expect(rewordCommand(2, 'Of Goats', 'Few.', 'Clearer')).toEqual({
      ok: true,
      command: {
        do: 'amend_motion',
        motion: 2,
        title: 'Of Goats',
        text: 'Few.',
        reason: 'Clearer',
      },
    });
  });

  it('is split into its sentences, in their order', () => {
    const parts = parted('Of Goats', 'No goats. No sheep; no wool. Pigs stay.', 2);
    expect(parts).toEqual([
      { title: 'Of Goats (1)', text: 'No goats. No sheep;' },
      { title: 'Of Goats (2)', text: 'no wool. Pigs stay.' },
    ]);
    expect(splitCommand(2, parts)).toEqual({
      ok: true,
      command: { do: 'split_motion', motion: 2, parts },
    });
    const more = parted('Of Goats', 'No goats.', 3);
    expect(more.map(({ text }) => text)).toEqual(['No goats.', '', '']);
    expect(splitCommand(2, more)).toEqual({ ok: false, sentence: 'Part 2: write the text.' });
  });

  it('keeps a title within its room when it is split', () => {
    expect(parted('a'.repeat(80), 'No.', 2)[0]?.title).toHaveLength(80);
  });
});

describe('the law', () => {
  it('is proclaimed by a Magistrate or by Control', () => {
    const made = lawCommand({ ...goats, until: 'cycle' }, '  the Strategos ');
    expect(made).toEqual({
      ok: true,
      command: {
        do: 'proclaim_law',
        ...part,
        lever: null,
        until: 'cycle',
        by: 'the Strategos',
      },
    });
  });

  it('takes an article with a reason, ready or written', () => {
    expect(articleCommand(goats, '').ok).toBe(false);
    expect(articleCommand(goats, 'Vote')).toEqual({
      ok: true,
      command: { do: 'add_article', ...part, lever: null, reason: 'Vote' },
    });
    const to = (made: ReturnType<typeof changeCommand>) =>
      made.ok && made.command.do === 'change_article' ? made.command.to : made;
    expect(to(changeCommand(3, 1, 'ignored', 'Vote'))).toEqual({ alternative: 1 });
    expect(to(changeCommand(3, null, ' As it was. ', 'Vote'))).toEqual({ written: 'As it was.' });
    expect(changeCommand(3, null, ' ', 'Vote').ok).toBe(false);
  });
});

it('takes both sums of a count', () => {
  expect(countCommand(4, '23', '0')).toEqual({
    ok: true,
    command: { do: 'enter_count', ballot: 4, yes: 23, no: 0 },
  });
  expect(countCommand(4, '23', '').ok).toBe(false);
  expect(countCommand(4, '-1', '2').ok).toBe(false);
});
