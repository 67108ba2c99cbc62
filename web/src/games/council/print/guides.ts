/** A guide of one page: what somebody needs to know before the first round, and to look up during it. */
export type Guide = {
  title: string;
  for: string;
  emblem: string;
  opening: string;
  parts: { title: string; rows: [string, string][] }[];
  last: string;
};

/** For whoever speaks for a faction. */
export const ARCHON: Guide = {
  title: 'The Archon',
  for: 'For everybody who speaks for a faction',
  emblem: 'laurel-crown',
  opening:
    'You speak and vote for your faction. Your phone is your seat: it shows what is asked of you, and keeps secret what is secret. Everything else happens between people.',
  parts: [
    {
      title: 'Your phone',
      rows: [
        ['Come in', 'Scan the code on your plate, or type the five letters on the projector.'],
        ['Your turn', 'It vibrates, and one thing stands in the middle. Decide it there.'],
        ['Secrets', 'What you choose is covered. Press and hold to see it; let go to cover it.'],
        ['A change of mind', 'A bid or a vote may be changed until all are shown.'],
        ['Figures', 'Touch any number: it says what it is made of.'],
        ['A question', 'Menu, then Ask Control. The answer comes to your phone.'],
      ],
    },
    {
      title: 'A cycle of the council',
      rows: [
        ['1 Prytanis', 'The citizens with the most Arête preside. A tie is broken by supremacy.'],
        ['2 Event', 'The Prytanis chooses as many of the open events as the Act has number.'],
        [
          '3 Debate',
          'Anybody may speak, exiles and non-citizens too. Ask for the word on your phone.',
        ],
        [
          '4 Support',
          'Conceal Horses for the race: the most win support equal to the Stasis number. Send Heroes to support you.',
        ],
        [
          '5 Vote',
          'YES, NO or nothing, in secret. The greater strength wins, not the greater number of hands.',
        ],
        [
          '6 Check',
          'A full agenda calls an Assembly; too much Stasis brings the fight into the streets.',
        ],
      ],
    },
    {
      title: 'What your vote weighs',
      rows: [
        ['Influence', 'Your Arête and whatever lasts on top of it.'],
        ['Support', 'Heroes, the race, grants of others, laws and cards: for a time.'],
        [
          'No vote?',
          'Who is in exile or not a citizen grants its influence to one other faction: sell it dearly.',
        ],
        ['Abstaining', 'Counts for nobody. Who always abstains earns no Arête.'],
      ],
    },
    {
      title: 'When the streets rise',
      rows: [
        ['Cards', 'You draw by your rank in Arête. More cost Tyche, one each.'],
        ['Turns', 'Place units or play a card, a few seconds each. Who waits passes.'],
        [
          'Battles',
          'Dice and units decide thirteen places. The winner of the day rewrites an article.',
        ],
      ],
    },
  ],
  last: 'If the phone goes dark, nothing is lost: any other phone takes the seat with the code on your plate.',
};

/** For whoever runs the game. */
export const CONTROL: Guide = {
  title: 'Control',
  for: 'For everybody who runs the game',
  emblem: 'greek-temple',
  opening:
    'The big button always says what it will do next, and below it what that means. Space presses it. Everything else is a key, a menu or Ctrl K away, and every step can be taken back.',
  parts: [
    {
      title: 'Before the doors open',
      rows: [
        [
          'Check',
          'Open “Before you begin” in the Table menu: network, projector, sound, disk, power.',
        ],
        [
          'Projector',
          'Open its page on the projector’s machine, full screen. It needs no hands after that.',
        ],
        ['Seats', 'Put the plates out. Phones scan them; who has none plays on paper or a tablet.'],
        ['Rehearse', 'Let the program play all seats for one cycle, then take it back.'],
      ],
    },
    {
      title: 'Keys',
      rows: [
        ['Space', 'The next step. Where somebody must decide first, it opens the decision.'],
        ['P', 'Pause at once; say why afterwards. P again goes on.'],
        ['Ctrl Z', 'Take the last step back; it says first what is lost.'],
        ['Ctrl K', 'Find any action by its name.'],
        ['1 to 9', 'Open a seat. A announces, Q answers questions, S sets the projector.'],
        ['?', 'All keys.'],
      ],
    },
    {
      title: 'In every phase',
      rows: [
        ['Prytanis, Event', 'Space leads on. Decide in the place of whoever is away.'],
        ['Debate', 'Give the floor from the list; lengthen the clock beside it.'],
        ['Support', 'See who has locked, never what. Reveal when all are in.'],
        [
          'Vote',
          'Read the option aloud, wait for the seals, reveal. Hands can be counted instead.',
        ],
        ['Check', 'Look at the alarms at the right: each has what helps against it.'],
        ['Streets', 'The turns run by themselves. Pause if the room is louder than the clock.'],
      ],
    },
    {
      title: 'When something is wrong',
      rows: [
        ['A phone fails', 'Open the seat, show its code, let another phone scan it.'],
        ['A wrong figure', 'Touch it, set it, choose the reason.'],
        [
          'A wrong vote',
          'Void the vote, or take the step back. Nothing is ever cut from the record.',
        ],
        [
          'The projector is black',
          'The alarm says so: bring its page to the front, or open it anew.',
        ],
        [
          'The laptop dies',
          'Start the program again on the same folder, or on the spare: play goes on.',
        ],
      ],
    },
  ],
  last: 'When in doubt: pause, decide aloud, write the reason down, go on.',
};
