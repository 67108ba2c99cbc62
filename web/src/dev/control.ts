import type { ControlView } from '../wire/council/ControlView';
import type { CouncilView } from '../wire/council/CouncilView';
import { seat } from './seats';
import { streetDesk } from './street-seats';

/** Control's own view to look at screens with. */
export function control(game: CouncilView, change: Partial<ControlView> = {}): ControlView {
  const waiting = game.awaiting.map(
    ({ faction }) => game.factions.find((f) => f.id === faction)?.name ?? faction,
  );
  return {
    next: {
      label: waiting.length > 0 ? `Go on: ${waiting.join(', ')} missing` : 'Go on',
      says: 'Ends this step and begins the next.',
      command: { do: 'advance', step: game.step_number },
      waits_for: null,
      ready: waiting.length === 0,
    },
    actions: [
      {
        key: 'diplomacy:call',
        group: 'diplomacy',
        label: 'Call the Diplomacy Round',
        says: 'Play halts at the end of this phase.',
        command: { do: 'call_diplomacy' },
      },
      {
        key: 'act:2',
        group: 'act',
        label: 'Begin Act 2',
        says: 'Cards of Act 2 join the decks; Stasis is at least 2.',
        command: { do: 'advance_act', act: 2 },
      },
      {
        key: 'clock:60',
        group: 'clock',
        label: 'A minute more',
        says: 'The clock stands at one minute.',
        command: { do: 'set_clock', step: game.step_number, seconds: 60 },
      },
    ],
    seats: game.factions.map(({ id }) => {
      const { ask, actions, give, street } = seat(game, id);
      // Control does not see what was chosen on Tyche before it is shown.
      return { faction: id, ask, actions, give, street: street && { ...street, tyche: null } };
    }),
    settings: [
      {
        key: 'debate_seconds',
        rule: 'C-9',
        text: 'How long the open debate lasts, in seconds.',
        value: 120,
        choices: [],
        range: [0, 3600],
      },
      {
        key: 'race_tie',
        rule: 'C-11',
        text: 'Who wins a tied race.',
        value: 'nobody',
        choices: [
          { word: 'nobody', text: 'Nobody.' },
          { word: 'all', text: 'All the tied.' },
          { word: 'control', text: 'Control picks.' },
        ],
        range: null,
      },
    ],
    alarms: [
      {
        title: 'Divine Wrath nears 250',
        sentence: 'Tell the Temple team when it passes the mark.',
      },
    ],
    tasks: [
      {
        id: 1,
        text: 'Hand the Theocrats a Trade goal.',
        source: 'The Oracle, ignored',
        done: false,
      },
    ],
    voters: game.factions
      .filter((f) => f.citizen)
      .map(({ id }, n) => ({
        faction: id,
        yes: n,
        no: 2,
        abstained: n === 3 ? 4 : 0,
        last: ['yes', 'no', 'abstain'],
      })),
    street: streetDesk(game),
    log: game.log,
    ...change,
  };
}
