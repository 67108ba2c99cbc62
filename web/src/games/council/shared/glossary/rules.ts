/** What the rules say whose numbers stand on a screen, each in a sentence or two. */
export const RULES: Record<string, string> = {
  'I-1': 'Influence is Arête and what was added for good; it is never below Arête.',
  'I-2':
    'Support is temporary: grants, Heroes, the bonus of the race, and what cards, articles and laws lend.',
  'I-3':
    'A citizen faction that is not in exile votes with influence and support. Everybody else has strength 0.',
  'I-4':
    'Who has no vote may grant its influence, undivided, to one other faction. What is granted is not granted on.',
  'I-5':
    'A council grant stands for its phase and carries on until it is moved; all grants lapse with the cycle.',
  'I-6': 'A grant in the Assembly counts for one vote.',
  'A-1': 'Control advances the Act; a Stasis number that is lower rises to it.',
  'A-2': 'Motions come from cards that passed, and from Archons where Control admits them.',
  'A-3': 'The Assembly debates and votes motion by motion; what passes takes effect.',
  'A-4':
    'Of the articles, laws and cards that speak on a matter the one that spoke last decides, and a law goes before the articles.',
  'A-5': 'Magistrates and Control proclaim laws and repeal them.',
  'A-6': 'What the program cannot do by itself Control does, and ticks off.',
  'C-1':
    'When the Diplomacy Round is called the council stops after the phase under way, and goes on there later.',
  'C-2': 'The citizen faction with the highest Arête that is not in exile presides.',
  'C-3': 'Where several have the highest Arête, the Archon with supremacy picks one of them.',
  'C-4': 'The Prytanis chooses as many of the events that lie face up as the number of the Act.',
  'C-5': 'Events that were not chosen are discarded, and the next three are turned up.',
  'C-7': 'A deck that has run out shows an empty place until Control shuffles its discards in.',
  'C-9': 'Debate is open to all, exiles and those without citizenship too.',
  'C-10': 'Horses are concealed in secret, and a bid can be changed until all are shown.',
  'C-11':
    'The most Horses win support as high as the Stasis number for the rest of the cycle. A tie for the most wins nothing unless this table rules otherwise.',
  'C-12': 'Horses that are bid cannot be given away until they are shown.',
  'C-13': 'Heroes are assigned; then every vote strength is fixed and shown.',
  'C-14': 'The Prytanis chooses the order of the events, and which option is put.',
  'C-15':
    'Votes are secret, can be changed until they are shown, and are shown together. Who picks nothing abstains.',
  'C-16': 'The strengths of YES against those of NO; abstentions do not count.',
  'C-17': 'A tie is decided as the constitution says.',
  'C-18':
    'When an option fails another may be put, each once; when none is left the card’s own ending happens.',
  'C-19': 'What a card does is shown first, and happens when Control lets it.',
  'C-22': 'A full agenda calls the Assembly for the start of the next Diplomacy Round.',
  'C-23': 'When the Stasis number reaches the threshold, stasis breaks out.',
  'C-24': 'Otherwise the next cycle begins; grants and the bonus of the race lapse.',
  'C-25': 'After a stasis its number falls to that of the Act.',
  'C-26': 'Nobody leaves for the Diplomacy Round before a stasis is resolved.',
  'S-1': 'Cards that were kept from earlier are in hand when a stasis begins.',
  'S-2':
    'Stasis cards are drawn by the rank of Arête: 8 for the first, 7 for the second, and so on.',
  'S-3': 'The Tyrants draw as many more as the number of the Act.',
  'S-4': 'One Tyche buys one more Stasis card.',
  'S-5': 'When the deck has run out, its discards are shuffled in.',
  'S-6':
    'As many mobs muster as a faction has Arête, and as many military units as the number of the Act.',
  'S-7': 'The Monarchists’ Palace Guard already stands in the Royal Palace.',
  'S-8': 'Each Architecture megaproject brings its faction d6 more mobs.',
  'S-9': 'Each Hero is committed to the fight or sent to safety.',
  'S-10': 'The highest Doom deploys first; then it goes clockwise.',
  'S-11':
    'At one’s turn: place units on one place, as many as the number of the Act; or play one card; or pass.',
  'S-12': 'Units stay where they were placed unless a card moves them.',
  'S-13': 'When every place has units, or nobody has any left, each faction acts once more.',
  'S-14': 'Stasis cards that are left after the deployment are discarded.',
  'S-16': 'Every place with units of two factions or more is fought over.',
  'S-17':
    'Each side rolls three dice, and adds 1 a mob, 3 a military unit, and the values of its Heroes there.',
  'S-18': 'Before the throw one may pay Tyche for one more die.',
  'S-19':
    'Three dice that show 13 remove all of that faction’s units there, and its Heroes there die.',
  'S-20': 'A tie for the highest total removes everybody’s units from the place.',
  'S-21':
    'The highest total holds the place; the others’ units are removed, and the winner judges their Heroes.',
  'S-22': 'A place held is 1 Victory Point. All places of a map count double together.',
  'S-23':
    'The place with the Colossus gives no Victory Points, and its map is complete without it.',
  'S-24': 'Who holds the Royal Palace also holds every place that nobody holds.',
  'S-25':
    'The Temple of Poseidon: Divine Wrath rises by 1, and Victory Points as many as the number of the Act.',
  'S-26': 'The Temple of Cleito: three dice are rolled, and a 13 brings 13 Doom.',
  'S-27':
    'Where the most Victory Points are tied, whoever holds the Water Springs wins; if nobody does, Control decides.',
  'S-28':
    'The Royal Tombs: Divine Wrath rises by 1, and three dice are rolled: a 13 brings 13 Doom, all else as many Talents.',
  'S-29':
    'The Naval Docks and the Canal Bridge together: 1 Victory Point for each own military unit on the Inner Ring.',
  'S-30':
    'The Monolith of Dyzan: three dice are rolled, and a 13 brings 13 Doom; else each die goes to another faction as Doom.',
  'S-31':
    'The Temple of Tyche: three dice are rolled, and a 13 brings 13 Doom; else each die goes to a different faction as Tyche.',
  'S-32':
    'The Civic Docks give a Trade goal, the Great Library Research, the Stadium Stasis cards for the next time.',
  'S-33': 'Dice that can be given to nobody are lost.',
  'S-34': 'Who has the most Victory Points changes one article of the constitution, at once.',
  'S-35': 'Afterwards all units leave the city.',
  'N-4': 'Control can always act for a seat, skip, close and take back.',
};
