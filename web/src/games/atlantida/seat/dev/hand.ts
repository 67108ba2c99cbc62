// Temporary.
import { made, player } from '../../dev/made-up';
import type { TableView, Faction, Kind } from '../../../../wire/atlantida';
import type { SeatGame } from '../wanted';
import aids from '../../dev/recorded/aids.json';

const none = { question: null, offered: [], cells: [], prices: [], locked: null, offer: null, seen: null };
const food = { lines: [], food: 12, pops: 9 };
function game(name: string): TableView {
  const g = made(5, { aids: aids as never });
  const me = 'atlas' as Faction;
  const stages: Record<string, string> = { movement: 'movement', attack: 'movement', answer: 'movement', zeus: 'zeus', compass: 'compass', sinking: 'sinking', boarding: 'boarding', waiting: 'movement', over: 'over', statue: 'statues' };
  g.asked.stage = (stages[name] ?? 'improvement') as never;
  g.asked.duties = [{ faction: name === 'waiting' ? 'mestor' : me, since: 0 }];
  g.board.turn = name === 'movement' ? 2 : name === 'offer' ? 6 : name === 'raid' ? 8 : name === 'flood' ? 11 : 7;
  g.log = Array.from({ length: 8 }, (_, n) => ({ number: 90 - n, turn: 7, at: n, text: { say: n % 2 ? 'log-shipped' : 'log-moved', with: { who: { name: 'Atlas' }, pops: 2, place: { say: 'place-home' }, leaders: 1, from: 'B3', to: 'C2' } } as never }));
  if (name === 'answer') g.battle = { number: 3, attacker: 'mestor', defender: me, prize: { held: 'B3' }, turns: 'attacker_first', attack: { pops: 5, leaders: 1, parts: [['pops', 5], ['led', 1]], most_arms: 6, most_sacrifices: 4, sacrifice: 1 }, defence: { pops: 3, leaders: 1, parts: [['pops', 3], ['led', 1]], most_arms: 6, most_sacrifices: 2, sacrifice: 1 }, most: [16, 12], locked: ['mestor'] };
  if (name === 'over') g.result = { by: 'points', places: g.players.map((p, n) => ({ faction: p.faction, place: n + 1, continent: 11 - 2 * n, hades: n, points: (11 - 4 * n) as never, advances: 4, record: null })) };
  return g;
}
const draft = (step: string, more: object = {}) => ({ choices: 2, step, builders: 3, owes: 0, ships: [4, 0], offer: null, player: player('atlas'), says: ['8 from 16 empty squares', '4 from 4 Farms', 'Food 12 for 9 people: 3 to spare.'], killed: [], forecast: { food, excess: 3, starve: 0, grow: 1, ship: 2, europa: 0, ended: -12, ended_says: '2 saved − 2 × 7 = −12', race: null }, finish: { final: ['3 people go to Mine B3.', 'A Farm is built.'], unused: ['1 builder idle'] }, yields: [{ stock: 'stone', by: 2, why: 'x' }, { stock: 'gold', by: 1, why: 'y' }], ...more });
const offers = (...all: object[]) => ({ offered: all.map((command) => ({ command })) });
function hand(name: string): object {
  const fin = { do: 'finish_improvement' }, next = { do: 'next_step' }, undo = { do: 'undo' };
  switch (name) {
    case 'movement': {
      const reach = ['A1', 'B1', 'B2', 'B3', 'theatre'].map((p, n) => ({ from: 'home', way: 'land', target: { place: p }, path: [p], most: 4, also: 0, most_led: 4, enter: p !== 'theatre', invade: true, creature: p === 'B1' ? 4 : null, strengths: [[0, 0, 0], [2, 2, 0], [3, 4, 1], [4, 6, 2], [5, 6, 3]], attack: p === 'B2' || p === 'theatre' ? { defender: 'mneseus', mine: { pops: 4, leaders: 1, parts: [['pops', 4], ['led', 1]], most_arms: 6, most_sacrifices: 3, sacrifice: 1 }, his: { pops: 2, leaders: 1, parts: [['pops', 2], ['led', 1]], most_arms: 4, most_sacrifices: 1, sacrifice: 1 }, most: [14, 8], later: false } : null }));
      return { ...none, reach, dark: [{ from: 'home', target: { place: 'C3' }, why: 'A creature bars the way (M-8).' }], ...offers({ do: 'finish_movement' }, undo, { do: 'summon', units: [{ from: 'B3', pops: 3, leaders: 1 }, { from: 'C2', pops: 2, leaders: 0 }] }) };
    }
    case 'answer': return { ...none, question: 'battle 3', ...offers({ do: 'answer', battle: 3, answer: { fight: { arms: 0, sacrifices: 0 } } }, { do: 'answer', battle: 3, answer: { fight: { arms: 6, sacrifices: 2 } } }, { do: 'answer', battle: 3, answer: 'retreat' }) };
    case 'building': {
      const kinds: [Kind, number][] = [['farm', 0], ['quarry', 0], ['housing', 2], ['academy', 2], ['forge', 2], ['shipyard', 4]];
      const cells = kinds.flatMap(([kind, stone]) => kind === 'shipyard' ? [1, 2, 3].map((column) => ({ kind, statue: null, at: { column, row: 5 }, turned: false, stone, gold: 0, falls: [], forecast: -2 })) : [1, 2, 3, 4, 5].map((column) => ({ kind, statue: null, at: { column, row: 1 }, turned: false, stone, gold: 0, falls: column === 4 ? [{ kind: 'farm', statue: null, at: { column: 4, row: 2 } }] : [], forecast: 1 })));
      return { ...none, cells, palette: [...kinds.map(([kind, stone]) => ({ kind, statue: null, stone, gold: 0, can: true, why: null, squares: 3 })), { kind: 'agora', statue: null, stone: 3, gold: 0, can: false, why: 'A city has at most 1 of these (B-8).', squares: 0 }], arms: { most: 3, each: 1 }, ...offers({ do: 'build', kind: 'farm', statue: null, at: { column: 1, row: 1 }, turned: false }, { do: 'make_arms', builders: 1 }, next, fin, undo) };
    }
    case 'production': return { ...none, works: player('atlas').city.buildings.map((b) => ({ at: b.at, kind: b.kind, room: 1, leaders: 0, each: '+1 food' })), ...offers({ do: 'place', at: [{ square: { column: 3, row: 3 }, pops: 4, leaders: 0 }] }, { do: 'place', at: [{ square: { column: 2, row: 2 }, pops: 1, leaders: 0 }, { square: { column: 4, row: 2 }, pops: 1, leaders: 0 }, { square: { column: 1, row: 3 }, pops: 1, leaders: 0 }, { square: { column: 3, row: 3 }, pops: 1, leaders: 0 }] }, next, fin, undo) };
    case 'development': return { ...none, prices: [['engineering', 6]], council: (aids as never as { advances: { id: string }[] }).advances.slice(0, 8).map(({ id }, n) => ({ advance: id, price: n === 0 ? 3 : 6, parts: [{ by: 6, why: 'the whole price' }, { by: -2, why: 'others know it' }, { by: -1, why: 'Astronomy' }], state: n === 0 ? 'can' : n === 4 ? 'known' : 'cannot', why: 'It costs 6 knowledge; you have 4.', at: [null] })), forums: [{ at: 'agora', ready: true, why: null, leader: true, leader_why: null, gold: 2 }, { at: 'theatre', ready: false, why: 'You do not hold the Great Theatre (M-5).', leader: false, leader_why: null, gold: 2 }], ...offers({ do: 'learn', advance: 'metalworking', at: null }, { do: 'appoint', at: 'agora' }, next, fin, undo) };
    case 'craft': return { ...none, crafts: [{ of: 'change', have: [['stone', 2], ['gold', 4]] }, { of: 'forge', most: 2, each: 2 }, { of: 'ships', most: 2, wood: 5, by_gold: 4, gold: 2, least: [1, 3] }], ...offers({ do: 'craft', what: { change: [{ from: 'stone', to: 'wood', amount: 2 }] } }, { do: 'craft', what: { forge: 1 } }, { do: 'craft', what: { ships: { ships: 1, by_gold: 0 } } }, next, fin, undo) };
    case 'hunting': return { ...none, hunts: [{ hex: 'B1', creature: 4, force: { pops: 3, leaders: 1, parts: [['pops', 3], ['led', 1]], most_arms: 6, most_sacrifices: 2, sacrifice: 1 }, needs: 5 }], ...offers({ do: 'hunt', hex: 'B1', commitment: { arms: 1, sacrifices: 0 } }, { do: 'withdraw', hex: 'B1' }, undo) };
    case 'feeding': return { ...none, growth: { most: 2, cost: 2, limit: 'Two people are needed for each.' }, ...offers({ do: 'grow', pops: 2 }, next, fin, undo) };
    case 'offer': return { ...none, event: { gold: 4 }, ...offers({ do: 'offer', gold: 0 }, { do: 'offer', gold: 3 }, next, undo) };
    case 'offered': return { ...none, event: { gold: 4 }, ...offers({ do: 'offer', gold: 0 }, next, fin, undo) };
    case 'raid': return { ...none, event: { raid: { against: 15, force: { pops: 4, leaders: 1, parts: [['pops', 4], ['led', 1], ['bastions', 3]], most_arms: 6, most_sacrifices: 3, sacrifice: 1 } } }, ...offers({ do: 'react', how: { raid: { arms: 0, sacrifices: 0 } } }, undo) };
    case 'flood': return { ...none, event: { flood: { threatened: 4, each: 2, stone: 2, wood: 0 } }, ...offers({ do: 'react', how: { flood: { stone: 2, wood: 0 } } }, undo) };
    case 'shipping': return { ...none, ships: { most: 4, parts: [{ by: 3, why: 'fleet' }, { by: 1, why: 'Cloth Making' }], europa: { from: 'C2', most: 2, gold: 3 } }, ...offers({ do: 'ship', from: [{ from: 'home', pops: 4 }] }, { do: 'send_by_europa', pops: 1 }, { do: 'send_by_europa', pops: 2 }, fin, undo) };
    case 'zeus': return { ...none, favours: [{ favour: 'stop', gold: 1 }, { favour: 'spare', gold: 3 }], ...offers({ do: 'use_zeus', favour: 'stop' }, { do: 'use_zeus', favour: 'none' }) };
    case 'compass': return { ...none, ...offers(...['atlas', 'ampheres', 'mneseus', 'mestor', 'azaes'].flatMap((holder) => [true, false].map((clockwise) => ({ do: 'set_compass', holder, clockwise })))) };
    case 'sinking': return { ...none, sinks: [{ hex: 'B1', gold: 0, drowns: [['mestor', 3]], swims: [], coasts: ['B2'] }], kept: [{ hex: 'A3', by: 'mestor' }], ...offers({ do: 'sink', hex: 'B1' }, { do: 'sink', hex: 'D4' }, { do: 'sink', hex: 'B6' }) };
    case 'boarding': return { ...none, ...offers({ do: 'board', from: [{ from: 'home', pops: 4 }, { from: 'B3', pops: 1 }] }, { do: 'board', from: [] }) };
    case 'lose': return { ...none, ...offers({ do: 'lose', from: [] }, undo) };
    case 'statue': return { ...none, ...offers({ do: 'choose_statue', statue: 'artemis', at: { column: 1, row: 1 } }, { do: 'choose_statue', statue: 'ares', at: { column: 1, row: 1 } }, { do: 'choose_statue', statue: 'hera', at: { column: 1, row: 1 } }) };
    default: return none;
  }
}
export function byHand(name: string): { game: TableView; own: SeatGame } {
  const step: Record<string, string> = { raid: 'reaction', flood: 'reaction', offer: 'reaction', offered: 'reaction', earthquake: 'reaction', lose: 'feeding', movement: 'hunting' };
  const h = hand(name);
  const d = ['answer', 'waiting', 'over', 'zeus', 'compass', 'sinking', 'boarding', 'statue'].includes(name) ? null : draft(step[name] ?? name, name === 'offered' ? { offer: 3 } : name === 'lose' ? { owes: 2 } : {});
  const g = game(name === 'offered' ? 'offer' : name);
  if (name === 'offer' || name === 'offered') g.board.turn = 6;
  return { game: g, own: { hand: h, draft: d } as never };
}
