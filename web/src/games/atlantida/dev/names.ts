import type { Aids, FactionRow } from '../../../wire/atlantida';
import { CARDS } from '../shared/cards';

const row = (
  id: FactionRow['id'],
  name: string,
  colour: string,
  emblem: string,
  pattern: string,
): FactionRow => ({ id, name, colour, emblem, pattern, says: '' });

/** The peoples as the look of the game has them. */
const factions: FactionRow[] = [
  row('atlas', 'Atlas', '#6cc0f4', 'atlas', 'stripes'),
  row('ampheres', 'Ampheres', '#f1ea50', 'paddles', 'dots'),
  row('mneseus', 'Mneseus', '#26802f', 'owl', 'chevron'),
  row('mestor', 'Mestor', '#b1568f', 'lion', 'check'),
  row('azaes', 'Azaes', '#dfe9ec', 'dolphin', 'waves'),
];

const event = (id: Aids['events'][number]['id'], name: string, text: string, strength = 0) => ({
  id,
  name,
  text,
  count: 1,
  strength,
  icon: CARDS[id].icon,
});

/** Names as the scenario has them, no more than screens show. */
export const aids = (): Aids => ({
  factions,
  sites: [],
  creatures: [],
  buildings: [],
  advances: [],
  statues: [],
  events: [
    event('tribute', 'Tribute to Zeus', 'Offer gold in secret. Zeus expects three from each.'),
    event('collapse', 'Collapse', 'The island sinks. Whoever is still on it dies.'),
    event('drought', 'Drought', 'Farms count as empty squares.'),
    event('lost_fleet', 'Lost Fleet', 'Bid gold in secret. The highest bid takes up to five pops.'),
    event('raid', 'Barbarian Raid', 'Your city is attacked.', 15),
    event('flood', 'Flood', 'The pops in your city drown.'),
    event('beasts', 'Return of the Beasts', 'At the end of the turn every dead creature is back.'),
    event('epidemic', 'Epidemic', 'One of every three pops on the island dies.'),
    event('earthquake', 'Earthquake', 'Two of your buildings fall.'),
    event('iconoclasm', 'Iconoclasm', 'Your statues fall.'),
  ],
});
