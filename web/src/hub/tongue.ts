import { isLanguage, speak, type Language } from '../ui/language.svelte';
import { read, write } from './storage';

const KEPT = 'language';
/** In the address: what this page alone speaks, as a second projector beside another one may need it. */
const ASKED = 'language';

/** After so long texts that did not come are asked for again. */
const AGAIN_MS = 1_000;

/** What each who may say so says of the language of a page. */
type Wishes = {
  /** The page's own address. */
  address: string | null;
  /** What was chosen on this device. */
  device: string | null;
  /** What the table speaks. */
  table: string | null;
  /** What the person reads, as the browser knows it: the first of them the best. */
  reads: readonly string[];
};

/** The first of these that there are texts in; else English. */
export function tongueOf({ address, device, table, reads }: Wishes): Language {
  const plain = reads.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  return [address ?? '', device ?? '', table ?? '', ...plain].find(isLanguage) ?? 'en';
}

let ofTable: string | null = null;

const asked = (): string | null => new URLSearchParams(location.search).get(ASKED);

/** Speaks what is to be spoken here; to be waited for before a page shows anything, as it has no word until then. */
export async function findTongue(): Promise<void> {
  const reads = navigator.languages ?? [navigator.language];
  try {
    await speak(tongueOf({ address: asked(), device: read(KEPT), table: ofTable, reads }));
  } catch {
    await new Promise((again) => setTimeout(again, AGAIN_MS));
    return findTongue();
  }
}

/** The table's language, which a device speaks that has chosen none. */
export function tableSpeaks(language: string | null): Promise<void> {
  if (language === ofTable) return Promise.resolve();
  ofTable = language;
  return findTongue();
}

/** Somebody chose a language here: for the device, or for this page where its address named one. */
export function chooseTongue(language: Language): Promise<void> {
  if (asked() === null) write(KEPT, language);
  else history.replaceState(history.state, '', addressIn(language));
  return findTongue();
}

function addressIn(language: Language): string {
  const search = new URLSearchParams(location.search);
  search.set(ASKED, language);
  return `${location.pathname}?${search.toString()}${location.hash}`;
}
