import type { MotionDraft, Until } from '../../../../wire/council';
import { say } from '../look-up/texts';

/** What an Archon may propose: a ready text of an article, an article, a law, something to be done. */
export type Sort = MotionDraft['as'];

export const TITLE_MOST = 80;
export const TEXT_MOST: Record<Exclude<Sort, 'alternative'>, number> = {
  article: 600,
  law: 600,
  deed: 400,
};

/**
 * A motion in the making. It outlives the sheet it is written on, and is emptied only when the
 * server has taken it.
 */
export class Draft {
  sort = $state<Sort | null>(null);
  /** The id of the article whose ready texts are looked at, and of the text that is chosen. */
  article = $state<number | null>(null);
  alternative = $state<number | null>(null);
  title = $state('');
  text = $state('');
  until = $state<Until>('removed');

  get textMost(): number {
    return this.sort === null || this.sort === 'alternative' ? 0 : TEXT_MOST[this.sort];
  }

  /** What is missing, as an order; nothing when it may be sent. */
  get fault(): string | null {
    if (this.sort === null) return say('missing-sort');
    if (this.sort === 'alternative')
      return this.motion === null ? say('missing-alternative') : null;
    if (!this.title.trim()) return say('missing-title');
    if (length(this.title) > TITLE_MOST) return say('missing-short-title');
    if (!this.text.trim()) return say('missing-text');
    return length(this.text) > this.textMost ? say('missing-short-text') : null;
  }

  /** What is sent; an Archon moves no lever. */
  get motion(): MotionDraft | null {
    const [title, text] = [this.title.trim(), this.text.trim()];
    switch (this.sort) {
      case null:
        return null;
      case 'alternative':
        if (this.article === null || this.alternative === null) return null;
        return { as: 'alternative', article: this.article, alternative: this.alternative };
      case 'article':
        return { as: 'article', title, text, replaces: null, lever: null };
      case 'law':
        return { as: 'law', title, text, lever: null, until: this.until };
      case 'deed':
        return { as: 'deed', title, text };
    }
  }

  /** As the device keeps it; nothing of what was only looked at. */
  get words(): string {
    const { sort, title, text, until } = this;
    return title.trim() || text.trim() ? JSON.stringify({ sort, title, text, until }) : '';
  }

  /** Goes on with what the device has kept. */
  goOn(words: string): void {
    try {
      const { sort, title, text, until } = JSON.parse(words) as Draft;
      Object.assign(this, { sort, title, text, until });
    } catch {
      // It begins anew.
    }
  }

  empty(): void {
    this.sort = this.article = this.alternative = null;
    this.title = this.text = '';
    this.until = 'removed';
  }
}

/** Characters as people and the server count them. */
export function length(text: string): number {
  return [...text.trim()].length;
}
