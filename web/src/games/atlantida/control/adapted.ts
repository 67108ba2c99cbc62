import { told } from '../../../ui/told.svelte';
import type { LogLine, NextView, StepRule } from '../../../hub/views';
import type {
  Command,
  ControlView,
  Faction,
  LineView,
  Stage,
  TableView,
} from '../../../wire/atlantida';
import { asks, phaseName } from '../projector/asked';
import { FAMILIES } from './kinds';
import { say } from './texts';
import type { DeskGame, DeskOwn } from './views';

/** What everybody sees, with what a desk reads of any game. */
export function played(game: TableView): DeskGame {
  const { asked } = game;
  return {
    ...game,
    step_number: asked.step,
    headline: asks(game),
    awaiting: asked.duties.map(({ faction, since }) => ({ faction, since, what: awaited(game) })),
    clock: asked.clock && {
      label: phaseName(asked.stage),
      ends_at: asked.clock[0],
      seconds: asked.clock[1],
      then: say('atl-desk-clock-then'),
    },
    announcement: null,
    scene: 'board',
    scene_held: false,
    spotlight: null,
    because: [],
    reasons: {},
  };
}

/** What Control sees beyond that. */
export function led(game: TableView, own: ControlView, begins: Command | null): DeskOwn {
  return {
    ...own,
    next: next(game, begins),
    rule: rule(game),
    reserved: ['correct', 'change_setting'],
    alarms: [],
    tasks: [],
    log: Object.fromEntries(own.log.map((line) => [line.number, lineOf(line)])),
  };
}

const AWAITED: Partial<Record<Stage, string>> = {
  statues: 'atl-desk-awaits-statue',
  order: 'atl-desk-awaits-order',
  movement: 'atl-desk-awaits-move',
  zeus: 'atl-desk-awaits-zeus',
  compass: 'atl-desk-awaits-compass',
  improvement: 'atl-desk-awaits-improve',
  sinking: 'atl-desk-awaits-sink',
  boarding: 'atl-desk-awaits-board',
};

/** What the table waits for: "to move". */
const awaited = ({ asked, battle }: TableView): string =>
  say(battle ? 'atl-desk-awaits-battle' : (AWAITED[asked.stage] ?? 'atl-desk-awaits-move'));

/** The big button: it begins the game; later it opens the seat for which the table waits. */
function next(game: TableView, begins: Command | null): NextView<Command> {
  const { asked } = game;
  const waits: Faction | null = asked.duties[0]?.faction ?? null;
  const none = { command: null, waits_for: waits, ready: false };
  if (asked.stage === 'lobby')
    return {
      label: say('atl-desk-begin'),
      says: say(begins ? 'atl-desk-begin-says' : 'atl-desk-begin-few'),
      command: begins,
      waits_for: null,
      ready: begins !== null,
    };
  if (asked.stage === 'over')
    return { ...none, label: asks(game), says: say('atl-desk-over-says'), waits_for: null };
  return { ...none, label: asks(game), says: say('atl-desk-waits-says') };
}

/** The setting of the clock that runs in a stage (T-15). */
function rule({ asked, battle }: TableView): StepRule {
  return { ends: null, seconds: battle ? 'answer_seconds' : seconds(asked.stage), after: 'time' };
}

function seconds(stage: Stage): string | null {
  if (stage === 'lobby' || stage === 'over') return null;
  if (stage === 'movement') return 'move_seconds';
  return stage === 'improvement' ? 'improve_seconds' : 'decide_seconds';
}

function lineOf({ turn, text, kind, factions }: LineView): LogLine {
  return {
    when: turn > 0 ? say('atl-desk-when', { turn }) : say('atl-desk-before'),
    kind: FAMILIES[kind],
    text: told(text),
    factions,
  };
}
