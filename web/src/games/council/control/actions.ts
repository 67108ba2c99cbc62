import { backActs } from './back/acts';
import { dayActs } from './day/acts';
import { lawActs } from './law/acts';
import { modeName } from './seat/modes';
import { playingAs } from './playing';
import type { Act, Section } from './act';
import type { Desk, Plain } from './desk.svelte';
import { isReserved } from './helper';
import { deskActs } from './desk-acts';
import { spotlightActs } from './spotlight';
import { asksFirst, streetActs } from './streets';
import { KINDS, SCENES, COUNTERS, FIGURES } from './words';
import type { Action } from '../../../wire/council/Action';
import type { Scene } from '../../../wire/council/Scene';

/** Everything, in the order of the menus. */
export function allActs(desk: Desk): Act[] {
  return [
    ...legal(desk),
    ...streetActs(desk),
    ...council(desk),
    ...backActs(desk),
    ...dayActs(desk),
    ...room(desk),
    ...table(desk),
    ...deskActs(desk),
    ...lawActs(desk),
    ...records(desk),
    ...seats(desk),
    ...figures(desk),
    ...spotlightActs(desk),
    ...scenes(desk),
    ...rulings(desk),
  ];
}

/** What the rules allow Control now. */
function legal(desk: Desk): Act[] {
  return desk.control.actions.map((action) => ({
    id: `do:${action.key}`,
    name: named(action),
    hint: action.says,
    section: 'Now',
    needs: 'game',
    danger: isDrastic(action),
    full: isReserved(action.command.do),
    run: () => runAction(desk, action),
  }));
}

/** A label that is only the name of a place or a faction says nothing in a list of all acts. */
function named({ group, label }: Action): string {
  if (group === 'battle') return `Fight next: ${label}`;
  if (group === 'take_up') return `Read now: ${label}`;
  if (group === 'floor') return `The floor: ${label}`;
  return group === 'name_winner' ? `Winner of the stasis: ${label}` : label;
}

function isDrastic({ group }: Action): boolean {
  return ['void', 'skip', 'stasis', 'skip_to_score'].includes(group);
}

/** Runs one of Control's own actions; what cannot easily be undone asks first, a void asks why. */
export function runAction(desk: Desk, action: Action): void {
  const { command, label, says, group } = action;
  if (command.do === 'void_vote') {
    const { ballot } = command;
    return desk.open({
      is: 'reason',
      title: label,
      says,
      go: 'Void the vote',
      why: 'void',
      danger: true,
      run: (reason) => desk.play({ do: 'void_vote', ballot, reason }),
    });
  }
  const send = () => desk.play(command);
  if (['skip', 'act', 'deck', 'round'].includes(group) || asksFirst(action)) {
    const title = named(action);
    return desk.open({ is: 'confirm', title, says, go: title, run: send });
  }
  void send();
}

function opener(
  desk: Desk,
  section: Section,
  needs: Act['needs'],
  rows: [Plain, string, string, string?][],
): Act[] {
  return rows.map(([is, name, hint, key]) => ({
    id: is,
    name,
    hint,
    section,
    needs,
    ...(key === undefined ? {} : { key }),
    run: () => desk.show({ is }),
  }));
}

function council(desk: Desk): Act[] {
  const office = (
    office: 'prytanis' | 'supremacy' | 'tie_breaker',
    name: string,
    hint: string,
  ): Act => ({
    id: office,
    name,
    hint,
    section: 'Council',
    needs: 'game',
    full: true,
    run: () => desk.show({ is: 'office', office }),
  });
  return [
    ...opener(desk, 'Council', 'game', [
      [
        'votes',
        'Enter votes from the room…',
        'Hands or pebbles counted by eye; reveals the vote.',
        'v',
      ],
      ['count', 'Enter a count of hands…', 'The sums of YES and NO; reveals the vote.', 'k'],
      ['bids', 'Enter bids from the room…', 'Horses shown by hand; reveals the race.', 'b'],
      ['card', 'Write a card…', 'Face up, on top of a deck or into it.', 'w'],
    ]),
    office('prytanis', 'Appoint the Prytanis…', 'Any faction presides for the rest of the cycle.'),
    office('supremacy', 'Hand over supremacy…', 'Who picks among those tied for Prytanis.'),
    office('tie_breaker', 'Name who breaks tied votes…', 'Whose Archon decides a tied vote.'),
  ];
}

function room(desk: Desk): Act[] {
  return opener(desk, 'Room', 'table', [
    ['announce', 'Announce…', 'A sentence to every screen in the room.', 'a'],
    ['projector', 'What the projector shows…', 'Hold a scene, or let the phases choose.', 's'],
    ['join', 'How to join', 'The code, its QR and the other links.', 'j'],
    ['codes', 'Codes of the seats', 'One QR for each seat, on a sheet to print.', 'c'],
  ]);
}

function table(desk: Desk): Act[] {
  const { pause, lobby } = desk.hall;
  const locked = lobby === 'locked';
  return [
    {
      id: 'pause',
      name: pause ? 'Resume' : 'Pause…',
      hint: pause ? 'The clock and the game go on.' : 'Stops the clock and all choices.',
      section: 'Table',
      key: 'p',
      needs: 'table',
      run: () => (pause ? void desk.command({ do: 'resume' }) : askPause(desk)),
    },
    {
      id: 'lobby',
      name: locked ? 'Open the lobby' : 'Lock the lobby',
      hint: locked
        ? 'Free seats can be taken again with the code.'
        : 'Free seats can no longer be taken; a seat’s own QR still works.',
      section: 'Table',
      needs: 'table',
      run: () => void desk.command({ do: locked ? 'unlock_lobby' : 'lock_lobby' }),
    },
    {
      id: 'sheets',
      name: 'Print the sheets',
      hint: 'Cards, briefs, seat codes and the constitution, on a page of their own.',
      section: 'Table',
      needs: 'nothing',
      run: () => void window.open(`/print#table=${desk.hall.code}`, '_blank', 'noopener'),
    },
    ...opener(desk, 'Table', 'nothing', [
      ['devices', 'Devices…', 'Who is connected, and with what; names and sending away.', 'd'],
    ]),
    {
      id: 'settings',
      name: 'Rulings…',
      hint: 'Every ruling with its text; change them during play.',
      section: 'Table',
      key: 'r',
      needs: 'nothing',
      run: () => desk.show({ is: 'setting', key: null }),
    },
    {
      id: 'mute',
      name: desk.mute ? 'Sounds on' : 'Mute sounds',
      hint: 'Bell, drum and pebbles on this device.',
      section: 'Table',
      key: 'm',
      needs: 'nothing',
      run: () => desk.toggleMute(),
    },
    {
      id: 'theme',
      name: desk.theme === 'night' ? 'Day theme' : 'Night theme',
      hint: 'For a bright room or a dark one; only on this device.',
      section: 'Table',
      key: 't',
      needs: 'nothing',
      run: () => desk.toggleTheme(),
    },
    {
      id: 'home',
      name: 'Other tables',
      hint: 'Back to the list of tables; this one goes on.',
      section: 'Table',
      needs: 'nothing',
      run: () => desk.goHome(),
    },
  ];
}

function askPause(desk: Desk): void {
  desk.show({
    is: 'reason',
    title: 'Pause the table',
    says: 'Stops the clock and all choices until Control resumes. The reason is shown to everybody.',
    go: 'Pause',
    why: 'pause',
    optional: true,
    run: (reason) => desk.command({ do: 'pause', reason: reason.slice(0, 120) }),
  });
}

function records(desk: Desk): Act[] {
  const kinds = Object.values(KINDS).map((kind) => kind.name.toLowerCase());
  return opener(desk, 'Records', 'nothing', [
    ['log', 'The log', `What happened, in sentences: ${kinds.join(', ')}.`, 'l'],
    ['voters', 'Voters’ record', 'Who voted how, and who abstains steadily.', 'o'],
    ['constitution', 'Constitution and laws', 'In force; change, repeal, proclaim.', 'n'],
    ['palette', 'Find an action', 'Every action by its name (Ctrl+K).', '/'],
    ['help', 'Keyboard help', 'All keys on one page.', '?'],
    ['about', 'About Prytaneion', 'Whose work it stands on.'],
  ]);
}

function seats(desk: Desk): Act[] {
  return desk.council.factions.flatMap((faction): Act[] => {
    const { id, name } = faction;
    return [
      {
        id: `seat:${id}`,
        name: `${name}: open the seat`,
        hint: 'Act for it, its figures, devices and code.',
        section: 'Seats',
        needs: 'nothing',
        run: () => desk.show({ is: 'seat', seat: id }),
      },
      {
        id: `nudge:${id}`,
        name: `${name}: nudge`,
        hint: 'Their phones vibrate and ask for attention.',
        section: 'Seats',
        needs: 'table',
        run: () => void desk.command({ do: 'nudge', seat: id }),
      },
      {
        id: `replace:${id}`,
        name: `${name}: replace the person…`,
        hint: 'All devices of the seat are sent away and its code is renewed.',
        section: 'Seats',
        danger: true,
        needs: 'table',
        run: () => askReplace(desk, id),
      },
      {
        id: `standing:${id}`,
        name: `${name}: citizenship and exile…`,
        hint: 'Whether they have a vote.',
        section: 'Seats',
        needs: 'game',
        full: true,
        run: () => desk.show({ is: 'standing', seat: id }),
      },
      {
        id: `support:${id}`,
        name: `${name}: add support…`,
        hint: 'Support for a vote, a phase, a cycle or longer.',
        section: 'Seats',
        needs: 'game',
        full: true,
        run: () => desk.show({ is: 'support', seat: id }),
      },
      {
        id: `mode:${id}`,
        name: `${name}: how the seat is played…`,
        hint: `${modeName(faction.mode, (other) => desk.name(other))}. Own phone, tablet, paper, absent, or the program.`,
        section: 'Seats',
        needs: 'table',
        run: () => desk.show({ is: 'mode', seat: id }),
      },
      ...(desk.seat(id)?.actions ?? []).map((action): Act => ({
        id: `for:${id}:${action.key}`,
        name: `${name}: ${action.label}`,
        hint: `In their place. ${action.says}`,
        section: 'Seats',
        needs: 'game',
        run: () => void playingAs(desk, id, action),
      })),
    ];
  });
}

export function askReplace(desk: Desk, seat: string): void {
  const name = desk.name(seat);
  desk.open({
    is: 'confirm',
    title: `Replace the person of the ${name}`,
    says: 'Every device that holds this seat is sent away at once, and its old QR code ends. Hand the new code to the next person. Nothing in the game changes.',
    go: 'Replace the person',
    run: () => desk.command({ do: 'replace_seat', seat }),
  });
}

function figures(desk: Desk): Act[] {
  const city: Act[] = (['stasis', 'wrath'] as const).map((of) => ({
    id: `edit:${of}`,
    name: of === 'stasis' ? 'Set the Stasis number…' : 'Set Divine Wrath…',
    hint: 'Why it is so, how it became so, and a new value with its reason.',
    section: 'Figures',
    needs: 'nothing',
    run: () => desk.show({ is: 'edit', figure: { of } }),
  }));
  const own = desk.council.factions.flatMap(({ id, name }) =>
    FIGURES.map((counter): Act => ({
      id: `edit:${id}:${counter}`,
      name: `${name}: set ${COUNTERS[counter]}…`,
      hint: 'Why it is so, how it became so, and a new value with its reason.',
      section: 'Figures',
      needs: 'nothing',
      run: () => desk.show({ is: 'edit', figure: { of: 'faction', faction: id, counter } }),
    })),
  );
  return [...city, ...own];
}

function scenes(desk: Desk): Act[] {
  const automatic: Act = {
    id: 'show:automatic',
    name: 'Projector: follow the phases',
    hint: 'The phase chooses the scene again.',
    section: 'Projector',
    needs: 'game',
    run: () => void desk.play({ do: 'show', scene: null }),
  };
  const held = (Object.keys(SCENES) as Scene[])
    .filter((scene) => scene !== 'spotlight')
    .map((scene): Act => ({
      id: `show:${scene}`,
      name: `Projector: ${SCENES[scene].name}`,
      hint: `${SCENES[scene].says}.`,
      section: 'Projector',
      needs: 'game',
      run: () => void desk.play({ do: 'show', scene }),
    }));
  return [automatic, ...held];
}

function rulings(desk: Desk): Act[] {
  return desk.control.settings.map((setting) => ({
    id: `ruling:${setting.key}`,
    name: `Ruling ${setting.rule}…`,
    hint: setting.text,
    section: 'Rulings',
    needs: 'nothing',
    run: () => desk.show({ is: 'setting', key: setting.key }),
  }));
}
