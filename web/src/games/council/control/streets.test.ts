import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { control, council, desk as keys, FakeHub, nowIn, shared, STREETS } from '../dev/fixtures';
import { Table } from '../../../hub/table.svelte';
import type { ControlView, CouncilView } from '../../../wire/council';
import { allActs } from './actions';
import { FullDesk } from './full-desk';
import { grouped } from './playing';
import { menuActs } from '../../../hub/desk/menus/menu-acts';
import { quickActs } from './quick';
import { decide, seatToPlay, STAGES, stageOf } from './streets';
import { PARTS } from './words';
import { CloseTable, TakeBack } from '../../../hub/desk/dialogs';
import { Acting, Correct } from './dialogs';
import Ask from '../../../hub/desk/dialogs/Ask.svelte';

const open: Table<CouncilView, ControlView>[] = [];

async function laid(state: string) {
  const game = council(state);
  const hub = new FakeHub({
    audience: 'control',
    shared: shared(game),
    own: { table: keys(), game: control(state) },
    now: nowIn(state),
  });
  const table = new Table<CouncilView, ControlView>({
    code: 'DELOS',
    screen: 'control',
    socket: hub.socket,
  });
  open.push(table);
  table.connect();
  await Promise.resolve();
  await Promise.resolve();
  const desk = new FullDesk(table);
  const act = (id: string) => {
    const found = allActs(desk).find((one) => one.id === id);
    if (!found) throw new Error(`no act ${id}`);
    return found;
  };
  const commands = () => hub.heard.flatMap((said) => (said.type === 'play' ? [said.command] : []));
  const quick = () => quickActs(allActs(desk), desk.control.actions, game).map(({ id }) => id);
  return { desk, act, commands, quick, game };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => open.splice(0).forEach((table) => table.leave()));

describe('the acts of a stasis', () => {
  it.each(STREETS)('are named once, with one key each: %s', async (state) => {
    const { desk } = await laid(state);
    const acts = allActs(desk);
    expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length);
    expect(acts.filter(({ hint, name }) => hint === '' || name === '')).toEqual([]);
    const pressed = acts.flatMap(({ key }) => key ?? []);
    expect(new Set(pressed).size).toBe(pressed.length);
  });

  it('stand beside the big button in a turn, and the rest is a menu away', async () => {
    const { desk, quick } = await laid('deploy-full');
    expect(quick()).toEqual(['do:pass', 'do:end_deployment', 'undo-move', 'correct:units']);
    const menu = menuActs(desk, PARTS.council).map(({ id }) => id);
    expect(menu).toContain('do:diplomacy:call');
    expect(menu).toContain('correct:colossus');
    expect(menu).not.toContain('do:clock:10');
  });

  it('leave battles, pace and odds to the places that show them', async () => {
    const { desk, quick } = await laid('battles');
    expect(quick()).toEqual(['do:skip_to_score', 'undo-move', 'enter:city', 'correct:units']);
    const all = allActs(desk).map(({ id }) => id);
    expect(all).toContain('do:battle:canal_bridge');
    expect(all).toContain('do:pace:5');
    expect(all).toContain('do:odds');
  });

  it('ask by the dialog of every going back before they take a move back', async () => {
    const { desk, act, commands } = await laid('deploy');
    const move = desk.history.at(-1);
    if (!move) throw new Error('no move');
    expect(act('undo-move').hint).toContain(move.words);
    act('undo-move').run();
    expect(desk.opened).toEqual({
      dialog: TakeBack,
      props: { to: move.before, title: 'Undo the move' },
    });
    expect(commands()).toEqual([]);
  });

  it('ask before the end of the deployment, a skip and the winner, but not before a pass', async () => {
    const deploy = await laid('deploy-full');
    deploy.act('do:end_deployment').run();
    expect(deploy.desk.opened?.dialog).toBe(Ask);
    deploy.act('do:pass').run();
    expect(deploy.commands()).toEqual([{ do: 'pass_turn', step: deploy.game.step_number }]);
    const spoils = await laid('spoils');
    spoils.act('do:skip_to_score').run();
    expect(spoils.desk.opened?.dialog).toBe(Ask);
    const tied = await laid('score_tied');
    tied.act('do:name_winner:theocrats').run();
    expect(tied.desk.opened?.dialog).toBe(Ask);
    expect(tied.commands()).toEqual([]);
  });

  it('open the way to play for the seat in turn, and to share for the one that shares', async () => {
    const deploy = await laid('deploy');
    expect(seatToPlay(deploy.desk)).toBe('democrats');
    deploy.act('turn').run();
    expect(deploy.desk.opened).toEqual({ dialog: Acting, props: { seat: 'democrats' } });
    const share = await laid('share');
    expect(share.act('turn').name).toBe('Share dice for the Democrats…');
    expect(share.desk.hindrance(share.act('turn'))).toBeNull();
    const score = await laid('score');
    expect(seatToPlay(score.desk)).toBeNull();
    expect(() => score.act('turn')).toThrow();
  });

  it('correct units, a Hero and the Colossus, from anywhere', async () => {
    const { desk, act } = await laid('muster');
    act('correct:hero').run();
    expect(desk.opened).toEqual({ dialog: Correct, props: { what: 'hero' } });
    act('correct:medes').run();
    expect(desk.opened).toEqual({
      dialog: Correct,
      props: { what: 'units', faction: 'medes' },
    });
    act('correct:colossus').run();
    expect(desk.stack).toEqual([{ dialog: Correct, props: { what: 'colossus' } }]);
  });
});

describe('the big button in a stasis', () => {
  it('opens the decision, but leaves dice where they lie', async () => {
    const dice = await laid('hand_dice');
    decide(dice.desk, null);
    expect(dice.desk.opened).toBeNull();
    const tied = await laid('score_tied');
    decide(tied.desk, null);
    expect(tied.desk.opened).toEqual({ dialog: Acting, props: { seat: null } });
  });

  it('asks whether to close the table where nothing is planned any more', async () => {
    const { desk } = await laid('day-over');
    expect(desk.control.next.command).toBeNull();
    decide(desk, null);
    expect(desk.opened?.dialog).toBe(CloseTable);
  });

  it('has a heading for every action that a seat may be offered', async () => {
    for (const state of STREETS) {
      const { desk } = await laid(state);
      for (const { actions } of desk.control.seats) {
        expect(grouped(actions).flatMap((one) => one.actions)).toHaveLength(actions.length);
      }
    }
  });
});

describe('what was fought on the real map', () => {
  const entered = async (state: string) => {
    const { desk } = await laid(state);
    const words = ['enter_battle', 'enter_city', 'correct_score'] as const;
    return words.filter((word) => desk.mayEnter(word));
  };

  it('may be entered as the rules say', async () => {
    expect(await entered('tyche')).toEqual(['enter_battle', 'enter_city']);
    expect(await entered('battles')).toEqual(['enter_city']);
    expect(await entered('score')).toEqual(['correct_score']);
    expect(await entered('debate')).toEqual([]);
  });
});

describe('the stages', () => {
  it('name every step of a stasis, in their order', () => {
    const stages = STREETS.map((state) => stageOf(council(state)));
    expect(stages.every((at) => at >= 0 && at < STAGES.length)).toBe(true);
    expect([...stages].sort((a, b) => a - b)).toEqual(stages);
    expect(stageOf({ step: 'hand_dice', streets: null })).toBe(1);
  });
});
