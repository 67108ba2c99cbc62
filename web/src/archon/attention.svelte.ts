import type { Ask } from '../wire/council/Ask';

/** Vibrates where a phone can; a page that was never touched may not, and says nothing. */
function vibrate(pattern: number[]): void {
  try {
    if (navigator.userActivation?.hasBeenActive === false) return;
    navigator.vibrate?.(pattern);
  } catch {
    // Some browsers forbid it.
  }
}

/** Calls the person back to the phone when the table begins to wait for them, and on a nudge. */
export class Attention {
  /** Whether Control's nudge is still unanswered. */
  nudged = $state(false);
  #asked = '';
  #nudges = 0;

  /** To be called on every change; `question` names what is asked. */
  heed(question: string, ask: Ask | null, faction: string, nudges: number): void {
    const now = ask?.urgency === 'now';
    document.title = now ? `● ${ask.title} · ${faction}` : `${faction} · Prytaneion`;
    const asked = now ? question : '';
    if (asked && asked !== this.#asked) vibrate([90, 60, 90]);
    if (!now && this.#asked) this.nudged = false;
    this.#asked = asked;
    if (nudges > this.#nudges) {
      this.nudged = true;
      vibrate([250, 100, 250, 100, 400]);
    }
    this.#nudges = nudges;
  }
}
