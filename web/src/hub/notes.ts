import { byCode, write } from './storage';

/** What a seat's player wrote down on this device: by whom it is about, `''` for nobody in particular. */
export type Notes = Record<string, string>;

/** The most characters of a note. */
export const MOST = 1_000;

const all = (): Record<string, Record<string, Notes>> => byCode('notes');

/** Notes by table and seat. They leave the device for nobody; they go along when its page moves to another address. */
export const notes = {
  of: (code: string, seat: string): Notes => all()[code]?.[seat] ?? {},
  keep(code: string, seat: string, about: string, text: string): void {
    const kept = { ...notes.of(code, seat), [about]: text.slice(0, MOST) };
    write('notes', JSON.stringify({ ...all(), [code]: { ...all()[code], [seat]: kept } }));
  },
  /** Whoever gives up the seat leaves none behind. */
  forget(code: string, seat: string): void {
    const { [seat]: _, ...rest } = all()[code] ?? {};
    write('notes', JSON.stringify({ ...all(), [code]: rest }));
  },
  /** How many notes there are. */
  count: (of: Notes): number => Object.values(of).filter((text) => text.trim() !== '').length,
};
