import { Sealing } from '../../../hub/seat/play/sealing.svelte';
import type { Action } from '../../../wire/council';
import { choiceOf } from '../shared/reveals';
import { nameOf, type Scene } from './scene';

/** A secret choice of the council on its way. */
export class ChoiceSealing extends Sealing {
  lock(
    { table, game, own }: Pick<Scene, 'table' | 'game' | 'own'>,
    { command }: Action,
  ): Promise<void> {
    const bound = choiceOf(command, (id) => nameOf(game, id));
    const question = own?.seal?.question;
    return this.send(
      table,
      command,
      bound && question !== undefined ? { question, ...bound } : null,
    );
  }
}
