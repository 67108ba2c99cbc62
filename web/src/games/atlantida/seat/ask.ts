import type { TableView } from '../../../wire/atlantida';
import type { Asked } from '../../../hub/seat/play/sealing.svelte';
import type { Shared } from '../../../hub/table.svelte';
import { STEPS, stepName } from '../shared/names';
import type { Question } from './question';
import { say } from './texts';

/** What is asked, as others may hear it from the phone: never of stocks, drafts or what is sealed. */
export function askOf(game: TableView, question: Question): Asked {
  const step = question === 'event' ? 'reaction' : STEPS.find((one) => one === question);
  const waits = question === 'waiting' || question === 'lobby' || question === 'over';
  return {
    urgency: waits ? 'wait' : 'now',
    title: step ? say('atl-ask-step', { step: stepName(step) }) : say(`atl-ask-${question}`),
    sentence: game.board.turn > 0 ? say('atl-turn', { turn: game.board.turn }) : '',
  };
}

/** A view as the hub follows whether the game went back: by the number of its step. */
export function steps(shared: Shared<TableView>) {
  const log = Object.fromEntries(
    shared.game.log.map(({ number, at, text }) => [number, { at, kind: 'plain', text }]),
  );
  return { ...shared, game: { ...shared.game, step_number: shared.game.asked.step, log } };
}
