import type { Action, Ask, Command, CouncilView, Group } from '../../../wire/council';

/** What a seat may do in an Assembly, at an election and as Prytanis: as the server would list it. */
const action = (
  key: string,
  group: Group,
  label: string,
  says: string,
  command: Command,
): Action => ({ key, group, label, says, command });

const nameIn = (game: CouncilView, id: string | null) =>
  game.factions.find((f) => f.id === id)?.name ?? '';

export function assemblyActions(game: CouncilView, id: string): Action[] {
  switch (game.step) {
    case 'election':
      return candidates(game, id);
    case 'motion_debate':
      return [...hand(game, id), ...grants(game, id), ...floor(game, id)];
    case 'motion_ballot':
      return grants(game, id);
    case 'debate':
      return floor(game, id);
    case 'choose_events':
      return secondLook(game, id);
    case 'outcome':
    case 'motion_outcome':
      return veto(game, id);
    default:
      return [];
  }
}

export function assemblyAsk(game: CouncilView, id: string): Ask | null {
  const me = game.factions.find((f) => f.id === id);
  switch (game.step) {
    case 'election':
      if (!me?.citizen)
        return {
          urgency: 'wait',
          title: 'The council elects',
          sentence: 'Only citizens vote (Article 1).',
        };
      return game.election?.votes_in.includes(id)
        ? {
            urgency: 'done',
            title: 'Locked',
            sentence: 'You may change it until the reveal. Waiting for Democrats and Monarchists.',
          }
        : {
            urgency: 'now',
            title: 'Elect the Prytanis',
            sentence: 'Whom do you want to preside (Article 2)?',
          };
    case 'motion_debate':
      if (game.speaking === id)
        return {
          urgency: 'may',
          title: 'You have the floor',
          sentence: 'The room listens to you.',
        };
      return {
        urgency: 'may',
        title: 'Debate',
        sentence: me?.citizen
          ? 'Debated: “Of Lanterns”.'
          : 'Debated: “Of Lanterns”. You may grant your influence for this vote.',
      };
    case 'assembly':
      return { urgency: 'wait', title: 'The Assembly sits', sentence: game.headline };
    case 'motion_outcome':
      return { urgency: 'wait', title: 'The verdict', sentence: '“Of Lanterns” is adopted.' };
    case 'diplomacy':
      return {
        urgency: 'wait',
        title: 'Diplomacy Round',
        sentence: 'The Diplomacy Round. Play resumes with the vote phase.',
      };
    default:
      return null;
  }
}

function candidates(game: CouncilView, id: string): Action[] {
  if (!game.election?.voters.includes(id)) return [];
  const says = 'Locked until the reveal; you may change it until then.';
  const row = (key: string, label: string, faction: string | null) =>
    action(key, 'elect', label, says, { do: 'elect', cycle: game.cycle, faction });
  return [
    ...game.election.candidates.map((one) => row(`elect:${one}`, nameIn(game, one), one)),
    row('elect:nobody', 'Abstain', null),
  ];
}

function hand(game: CouncilView, id: string): Action[] {
  return [
    game.speakers.includes(id)
      ? action('speak:lower', 'speak', 'Lower hand', 'You leave the list of speakers.', {
          do: 'lower_hand',
        })
      : action('speak:raise', 'speak', 'Raise hand', 'You join the list of speakers.', {
          do: 'raise_hand',
        }),
  ];
}

function grants(game: CouncilView, id: string): Action[] {
  const me = game.factions.find((f) => f.id === id);
  if (!me || me.citizen) return [];
  const others = game.factions.filter((f) => f.id !== id && f.id !== me.grant?.to);
  return others.map((f) =>
    action(
      `grant:${f.id}`,
      'grant',
      f.name,
      `The ${f.name} vote with ${me.influence.value} more until you move or withdraw it.`,
      { do: 'grant', to: f.id },
    ),
  );
}

/** As if an article let the Prytanis give the floor. */
function floor(game: CouncilView, id: string): Action[] {
  if (game.prytanis !== id) return [];
  const rows = game.speakers.map((one) =>
    action(
      `floor:${one}`,
      'floor',
      nameIn(game, one),
      `The ${nameIn(game, one)} speak; everybody sees it.`,
      { do: 'give_floor', faction: one },
    ),
  );
  const nobody = action('floor:nobody', 'floor', 'Nobody', 'Nobody has the floor any more.', {
    do: 'give_floor',
    faction: null,
  });
  return game.speaking ? [...rows, nobody] : rows;
}

function secondLook(game: CouncilView, id: string): Action[] {
  if (game.prytanis !== id) return [];
  return game.decks.flatMap(({ up }, deck) =>
    up
      ? [
          action(
            `look:${deck}`,
            'second_look',
            `Send “${up.title}” away`,
            `“${up.title}” goes under its deck and the next is turned up. Once a cycle (Article 6).`,
            { do: 'second_look', cycle: game.cycle, deck },
          ),
        ]
      : [],
  );
}

function veto(game: CouncilView, id: string): Action[] {
  if (game.prytanis !== id || !game.ballot || game.ballot.result?.vetoed_by) return [];
  return [
    action(
      'veto',
      'veto',
      'Veto it',
      'What has passed fails, as if NO had won. Once an Act (Article 5).',
      { do: 'veto', ballot: game.ballot.number },
    ),
  ];
}
