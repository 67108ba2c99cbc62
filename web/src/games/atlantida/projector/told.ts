import { cardName, placeName, who } from '../shared/names';
import { asks, sitesOf } from './asked';
import type { Staged } from './director.svelte';
import { say } from './texts';
import { verdictOf } from './verdict';

/** What is told large, as one sentence: for a table, where it is read from two sides. */
export function toldIn(staged: Staged): string {
  const { told, view } = staged;
  const game = view.game;
  if (!told) return asks(game);
  const { what, before } = told;
  switch (what.kind) {
    case 'battle':
      return verdictOf(before.game, what.report)[0];
    case 'offers': {
      const best = what.shown.rewarded ?? what.shown.winner;
      if (!best)
        return say(what.shown.card === 'lost_fleet' ? 'atl-fleet-empty' : 'atl-tribute-none');
      const of = what.shown.card === 'lost_fleet' ? 'atl-fleet-won' : 'atl-tribute-best';
      return say(of, { who: who(game.aids, best) });
    }
    case 'seaquake': {
      const [hex] = what.sunk;
      return say('atl-gone', { place: placeName(sitesOf(before.game), hex ?? '') });
    }
    case 'turn': {
      const card = game.board.track[what.turn - 1]?.card;
      const name = card ? cardName(game.aids, card) : say('atl-no-event');
      return say('atl-turn-event', { turn: what.turn, event: name });
    }
    case 'collapse':
      return say('atl-collapse');
    case 'race':
      return asks(game);
  }
}
