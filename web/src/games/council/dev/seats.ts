import type { Action, Ask, Command, CouncilView, Group, SeatView } from '../../../wire/council';
import { proposals } from './assembly';
import { assemblyActions, assemblyAsk } from './assembly-seats';
import { streetActions, streetAsk, streetSeat } from './street-seats';

/** A seat's own view to look at screens with: what the server would list at that step. */
function action(key: string, group: Group, label: string, says: string, command: Command): Action {
  return { key, group, label, says, command };
}

const ask = (urgency: Ask['urgency'], title: string, sentence: string): Ask => ({
  urgency,
  title,
  sentence,
});

function actions(game: CouncilView, id: string): Action[] {
  const me = game.factions.find((f) => f.id === id);
  const presides = game.prytanis === id;
  if (!me) return [];
  switch (game.step) {
    case 'tie_for_prytanis':
      if (game.supremacy !== id) return [];
      return game.tied.map((faction) => {
        const name = game.factions.find((f) => f.id === faction)?.name ?? faction;
        return action(`prytanis:${faction}`, 'prytanis', name, `The ${name} preside this cycle.`, {
          do: 'pick_prytanis',
          cycle: game.cycle,
          faction,
        });
      });
    case 'choose_events':
      if (!presides) return [];
      return game.decks.flatMap(({ up }) =>
        up
          ? [
              action(
                `events:${up.id}`,
                'events',
                up.title,
                `${up.title} goes to the vote; the others are discarded.`,
                {
                  do: 'activate_events',
                  cycle: game.cycle,
                  cards: [up.id],
                },
              ),
            ]
          : [],
      );
    case 'debate':
      return [
        game.speakers.includes(id)
          ? action('speak:lower', 'speak', 'Lower my hand', 'You leave the list of speakers.', {
              do: 'lower_hand',
            })
          : action('speak:raise', 'speak', 'Raise my hand', 'You join the list of speakers.', {
              do: 'raise_hand',
            }),
      ];
    case 'race':
      return Array.from({ length: me.horses.value + 1 }, (_, horses) =>
        action(
          `bid:${horses}`,
          'bid',
          `Conceal ${horses}`,
          `You conceal ${horses} of your ${me.horses.value} Horses; you may change it until the reveal.`,
          {
            do: 'lock_bid',
            cycle: game.cycle,
            horses,
          },
        ),
      );
    case 'strengths':
      return [
        ...me.heroes.map((hero) => {
          const duty = hero.duty === 'rest' ? ('support' as const) : ('rest' as const);
          return action(
            `hero:${hero.name}`,
            'hero',
            duty === 'support' ? `Send ${hero.name}` : `Rest ${hero.name}`,
            duty === 'support'
              ? `${hero.name} adds ${hero.value} to your support.`
              : `${hero.name} no longer supports you.`,
            { do: 'assign_hero', hero: hero.name, duty },
          );
        }),
        ...(me.citizen
          ? []
          : game.factions
              .filter((f) => f.id !== id)
              .map((f) =>
                action(
                  `grant:${f.id}`,
                  'grant',
                  f.name,
                  `You grant your influence of ${me.influence.value} to the ${f.name} for this phase.`,
                  {
                    do: 'grant',
                    to: f.id,
                  },
                ),
              )),
      ];
    case 'choose_motion':
      if (!presides) return [];
      return [
        ...game.docket.flatMap(({ card, failed }) =>
          card.options.flatMap((option, n) =>
            failed.includes(n)
              ? []
              : [
                  action(
                    `put:${card.id}:${n}`,
                    'put',
                    option.label,
                    `“${option.label}” is put to the vote.`,
                    {
                      do: 'put_to_vote',
                      card: card.id,
                      option: n,
                    },
                  ),
                ],
          ),
        ),
        ...game.docket.map(({ card }) =>
          action(
            `stop:${card.id}`,
            'stop',
            'Put no more',
            `No option of ${card.title} passes: its default happens.`,
            {
              do: 'leave_to_default',
              card: card.id,
            },
          ),
        ),
      ];
    case 'ballot':
    case 'motion_ballot': {
      if (!game.ballot?.voters.includes(id)) return [];
      const ballot = game.ballot.number;
      return [
        action('vote:yes', 'vote', 'YES', `You vote YES to “${game.ballot.label}”.`, {
          do: 'vote',
          ballot,
          pick: 'yes',
        }),
        action('vote:no', 'vote', 'NO', `You vote NO to “${game.ballot.label}”.`, {
          do: 'vote',
          ballot,
          pick: 'no',
        }),
        ...(game.ballot.votes_in.includes(id)
          ? [
              action(
                'vote:abstain',
                'vote',
                'Take it back',
                'Your pick is taken back: you abstain.',
                { do: 'vote', ballot, pick: 'abstain' } as const,
              ),
            ]
          : []),
      ];
    }
    case 'ballot_tied':
    case 'motion_tied': {
      if (game.tie_breaker !== id || !game.ballot) return [];
      const ballot = game.ballot.number;
      return [
        action('tie:yes', 'tie', 'It passes', 'You decide the tie: it passes.', {
          do: 'decide_tie',
          ballot,
          pick: 'yes',
        }),
        action('tie:no', 'tie', 'It fails', 'You decide the tie: it fails.', {
          do: 'decide_tie',
          ballot,
          pick: 'no',
        }),
      ];
    }
    case 'outcome':
      if (!presides) return [];
      return (game.outcome?.changes ?? []).flatMap((change, n) =>
        change.chooser === 'prytanis'
          ? game.factions.map((f) =>
              action(`target:${n}:${f.id}`, 'target', f.name, `It strikes the ${f.name}.`, {
                do: 'choose_target',
                step: game.step_number,
                change: n,
                faction: f.id,
              }),
            )
          : [],
      );
    default:
      return streetActions(game, id);
  }
}

function asked(game: CouncilView, id: string): Ask {
  const me = game.factions.find((f) => f.id === id);
  const presides = game.prytanis === id;
  switch (game.step) {
    case 'lobby':
      return ask('wait', 'You are seated', 'Waiting for Control to begin.');
    case 'tie_for_prytanis':
      return game.supremacy === id
        ? ask(
            'now',
            'Who shall preside?',
            'Aristocrats and Democrats stand equal; supremacy is yours, so you pick.',
          )
        : ask('wait', 'A tie', 'The Monarchists pick who presides.');
    case 'presiding':
      return presides
        ? ask('wait', 'You preside', 'Greet the council; Control goes on.')
        : ask('wait', 'The Democrats preside', 'Control goes on in a moment.');
    case 'choose_events':
      return presides
        ? ask('now', 'Choose one event', 'It goes to the vote; the others are discarded.')
        : ask('wait', 'Events', 'The Democrats choose one event.');
    case 'debate':
      return ask('may', 'Debate', 'Speak when you like; raise your hand to be called.');
    case 'race':
      return game.bids_in.includes(id)
        ? ask(
            'done',
            'Locked',
            'Waiting for the other Archons. You may change your Horses until the reveal.',
          )
        : ask(
            'now',
            'Conceal your Horses',
            'The most Horses win 5 support for the cycle; you keep them all.',
          );
    case 'strengths':
      return me?.citizen
        ? ask('may', 'Assign your Heroes', 'Strengths are announced when Control goes on.')
        : ask(
            'may',
            'Grant your influence',
            'You have no vote; another faction may vote with your 5.',
          );
    case 'choose_motion':
      return presides
        ? ask('now', 'Put an option', 'Say what the council votes on.')
        : ask('wait', 'The vote', 'The Democrats say what is put to the vote.');
    case 'ballot':
    case 'motion_ballot':
      if (!game.ballot?.voters.includes(id))
        return ask('wait', 'The vote', 'You have no vote. The citizens vote.');
      return game.ballot.votes_in.includes(id)
        ? ask(
            'done',
            'Your vote is in',
            'Waiting for Democrats and Monarchists. You may change it until the reveal.',
          )
        : ask('now', 'Vote', 'Your strength is 7. Nobody sees your pick before the reveal.');
    case 'ballot_tied':
    case 'motion_tied':
      return game.tie_breaker === id
        ? ask('now', 'You decide the tie', '15 to 15: does it pass?')
        : ask('wait', 'Tied', 'The Monarchists decide.');
    case 'outcome':
      return presides
        ? ask('now', 'Name a faction', 'One faction gains 1 Tyche: you say which.')
        : ask('wait', 'What follows', 'Control confirms what happens.');
    default:
      return (
        streetAsk(game, id) ?? assemblyAsk(game, id) ?? ask('wait', 'Waiting', 'Control goes on.')
      );
  }
}

const BRIEF = `Every wall in the city was built by your people, and the name on it is always somebody else’s. That ends this year, by vote if it can be done, and by noise if it cannot.

You want offices given by lot, pay for whoever serves, and the accounts read aloud in the open. With Arête 6 you vote as heavily as anybody; what you lack is Horses, so let others win the race and sell them your patience.

Court the Amazons: they cannot vote and may lend you their 5. Fear the Oligarchs, who can afford you. And somebody in your own ranks has been taking money from the Medes; it need not come out today.`;

export function seat(game: CouncilView, faction: string, change: Partial<SeatView> = {}): SeatView {
  return {
    faction,
    brief: BRIEF,
    ask: asked(game, faction),
    actions: [...actions(game, faction), ...assemblyActions(game, faction)],
    give: {
      to: game.factions.map((f) => f.id).filter((id) => id !== faction),
      what: [
        { what: 'tyche', most: 2 },
        { what: 'horses', most: 3 },
        { what: 'talents', most: 6 },
      ],
    },
    bid: null,
    pick: null,
    choice: null,
    proposals: proposals(faction),
    may_propose: game.step !== 'lobby',
    street: streetSeat(game, faction),
    ...change,
  };
}
