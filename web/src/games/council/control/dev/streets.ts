import { control, NOW } from '../../dev/fixtures';
import type {
  Action,
  Command,
  ControlView,
  CouncilView,
  Group,
  NextView,
} from '../../../../wire/council';

/** What the server lists for Control in each step of a made-up stasis. */
export function streetControl(game: CouncilView): ControlView {
  const plain = control(game);
  return {
    ...plain,
    next: next(game),
    actions: [...plain.actions.filter(({ group }) => group === 'diplomacy'), ...actions(game)],
  };
}

/** The clock of a turn, which the fixtures of the streets leave out. */
export function clocked(game: CouncilView): CouncilView {
  if (game.step !== 'deploy' && game.step !== 'tyche') return game;
  const seconds = game.step === 'deploy' ? 5 : 10;
  return {
    ...game,
    clock: {
      label: game.step === 'deploy' ? 'Turn' : 'Tyche',
      ends_at: NOW + 4000,
      seconds,
      then: game.step === 'deploy' ? 'The turn passes.' : 'The Tyche dice are shown.',
    },
  };
}

const make = (
  key: string,
  group: Group,
  label: string,
  says: string,
  command: Command,
): Action => ({ key, group, label, says, command });

function next(game: CouncilView): NextView {
  const step = game.step_number;
  const { streets } = game;
  const name = (id: string | null | undefined) =>
    game.factions.find((one) => one.id === id)?.name ?? '';
  const on = (label: string, says: string, ready = true): NextView => ({
    label,
    says,
    command: { do: 'advance', step },
    waits_for: null,
    ready,
  });
  const waits = (label: string, waits_for: string | null): NextView => ({
    label,
    says: waits_for ? 'Press to decide in their place.' : 'Nobody else can; press to decide.',
    command: null,
    waits_for,
    ready: false,
  });
  const place = (id: string | undefined) =>
    game.city?.objectives.find((one) => one.id === id)?.name ?? '';
  switch (game.step) {
    case 'stasis_cards':
      return on('On to the muster: 5 of 8 ready', 'Nobody buys cards any more.', false);
    case 'muster':
      return on(
        'Begin the deployment: 5 of 8 ready',
        'Turns begin; Heroes stay as they are.',
        false,
      );
    case 'deploy':
      return waits(
        `Waiting for the ${name(streets?.turn?.faction)} to act`,
        streets?.turn?.faction ?? null,
      );
    case 'hand_dice':
      return waits(`Enter the dice for ${streets?.dice?.what ?? ''}`, null);
    case 'battles':
      return on(
        `Fight for the ${place(streets?.battles.find(({ state }) => state === 'now')?.objective)}`,
        'Who may buys Tyche dice first.',
      );
    case 'tyche':
      return on('Show the Tyche dice: 1 of 3 chose', 'Who has not chosen buys none.', false);
    case 'battle_dice':
      return on('Throw the dice', 'The program throws; or enter what lies on the table.');
    case 'battle': {
      const open = streets?.battle?.captives.some(({ fate }) => fate === null);
      const holder = streets?.battle?.verdict?.holder ?? null;
      return open && holder
        ? waits(`Waiting for the ${name(holder)} to judge a Hero`, holder)
        : on('The next battle: Monolith of Dyzan', 'Battle 6 of 8.');
    }
    case 'spoils':
      return streets?.dice
        ? on('Throw the dice for the Royal Tombs', 'The Medes throw three.')
        : on('To the score', 'Every Victory Point with its rule.');
    case 'share':
      return waits('Waiting for the Democrats to share the dice', 'democrats');
    case 'score':
      return on('On to the amendment', 'The winner changes an article.');
    case 'score_tied':
      return waits('Control is to name the winner', null);
    case 'amend':
      return waits(
        `Waiting for the ${name(streets?.score?.winner)} to change an article`,
        streets?.score?.winner ?? null,
      );
    default:
      return on('The stasis is over', 'All units leave; the next cycle begins.');
  }
}

function actions(game: CouncilView): Action[] {
  const step = game.step_number;
  const { streets } = game;
  const all: Action[] = [];
  const clock = (seconds: number) =>
    make(`clock:${seconds}`, 'clock', `${seconds} s`, `The clock is set to ${seconds} seconds.`, {
      do: 'set_clock',
      step,
      seconds,
    });
  if (game.step === 'deploy') {
    all.push(
      make(
        'pass',
        'pass',
        `Pass for the ${game.factions.find(({ id }) => id === streets?.turn?.faction)?.name ?? ''}`,
        'The turn passes.',
        { do: 'pass_turn', step },
      ),
      make('end', 'end_deployment', 'End the deployment', 'The battles begin at once.', {
        do: 'end_deployment',
        step,
      }),
    );
  }
  if (streets?.turn?.stalled) {
    all.push(
      make('last', 'end_deployment', 'Start the last actions', 'Everybody has one more action.', {
        do: 'start_last_actions',
        step,
      }),
    );
  }
  if (game.step === 'deploy' || game.step === 'tyche') {
    all.push(
      clock(10),
      clock(30),
      make('clock:stop', 'clock', 'Stop', 'Nothing runs out until it is set again.', {
        do: 'stop_clock',
        step,
      }),
    );
  }
  if (['battles', 'tyche', 'battle_dice', 'battle', 'spoils'].includes(game.step)) {
    all.push(
      make(
        'skip',
        'skip_to_score',
        'Skip to the score',
        'Everything is fought and settled at once; Heroes are spared, shared dice go by lot.',
        { do: 'skip_to_score', step },
      ),
      ...[5, 10].map((seconds) =>
        make(
          `pace:${seconds}`,
          'pace',
          `Every ${seconds} s`,
          `Battles go on after ${seconds} seconds.`,
          { do: 'change_setting', key: 'battle_pace', value: seconds },
        ),
      ),
      make('odds', 'odds', 'Show the odds', 'Everybody sees the odds before the dice.', {
        do: 'change_setting',
        key: 'show_odds',
        value: 'everybody',
      }),
    );
  }
  if (game.step === 'battles') {
    all.push(
      ...(streets?.battles ?? [])
        .filter(({ state }) => state === 'waiting')
        .map(({ objective }) =>
          make(`battle:${objective}`, 'battle', objective, 'It is fought next.', {
            do: 'pick_battle',
            step,
            objective,
          }),
        ),
    );
  }
  if (game.step === 'score_tied') {
    all.push(
      ...[...(streets?.score?.tied ?? []), null].map((faction) =>
        make(
          `winner:${faction ?? 'nobody'}`,
          'name_winner',
          game.factions.find(({ id }) => id === faction)?.name ?? 'Nobody',
          'It wins the stasis and changes an article.',
          { do: 'name_winner', step, faction },
        ),
      ),
    );
  }
  return all;
}
