import type { PlayerView, Stock } from '../../../wire/atlantida';

/** "+5", "−3", "0": the sign stands before its number, and a minus is a true one. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : '0');

/** "−3", "5": a number that needs no plus. */
export const plainly = (n: number): string => (n < 0 ? `\u2212${-n}` : String(n));

/** The stocks in the order of the rules. */
export const STOCK_ORDER: readonly Stock[] = ['stone', 'gold', 'wood', 'arms', 'knowledge'];

export const stockOf = (player: Pick<PlayerView, 'stocks'>, stock: Stock): number =>
  player.stocks.find((one) => one.stock === stock)?.value ?? 0;

/** Food over what is eaten. */
export const foodLeft = ({ food }: Pick<PlayerView, 'food'>): number => food.food - food.pops;
