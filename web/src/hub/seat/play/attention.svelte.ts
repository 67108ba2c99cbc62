import { KNOCK, vibrate } from '../../vibrate';
import { told, type Text } from '../../../ui/told.svelte';

/** What is asked of a seat. */
type Ask = { urgency: string; title: Text };

/** Calls the person back to the phone when the table begins to wait for them, and on a nudge. */
export class Attention {
  /** Whether Control's nudge is still unanswered. */
  nudged = $state(false);
  #asked = '';
  #nudges = 0;
  #bell = '';
  #returns = 0;
  #broken = 0;
  #fate: string | undefined;

  /** The bell of a round: felt once when it warns, and once more when the time is up. */
  ring(round: number | null, bell: string): void {
    const now = bell === 'quiet' ? '' : `${round ?? ''} ${bell}`;
    if (now && now !== this.#bell) vibrate(bell === 'over' ? [120, 80, 120] : [120]);
    this.#bell = now;
  }

  /** A blow of fate lies on the phone: felt once. */
  struck(fate: string | undefined): void {
    if (fate && fate !== this.#fate) vibrate([500]);
    this.#fate = fate;
  }

  /** Something is shown that was not locked: felt as nothing else is. */
  doubts(): void {
    vibrate([...KNOCK, 250, ...KNOCK]);
  }

  /** How many seals do not fit what is shown: felt when there is one more. */
  broken(count: number): void {
    if (count > this.#broken) this.doubts();
    this.#broken = count;
  }

  /** How often the game was taken back: felt when it is. */
  returned(count: number): void {
    if (count > this.#returns) vibrate([120]);
    this.#returns = count;
  }

  /** To be called on every change; `question` names what is asked. */
  heed(question: string, ask: Ask | null, name: string, nudges: number): void {
    const now = ask?.urgency === 'now';
    document.title = now ? `● ${told(ask.title)} · ${told(name)}` : `${told(name)} · Prytaneion`;
    const asked = now ? question : '';
    if (asked && asked !== this.#asked) vibrate([90, 60, 90]);
    if (!now && this.#asked) this.nudged = false;
    this.#asked = asked;
    if (nudges > this.#nudges) {
      this.nudged = true;
      vibrate(KNOCK);
    }
    this.#nudges = nudges;
  }
}
