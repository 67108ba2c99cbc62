import { luggage } from './keyring';
import { findTongue } from './tongue';

/**
 * Takes the secrets out of the address (`#seat=medes&ticket=…`) and out of the address bar, so that
 * nobody reads them over a shoulder or shares them with a link.
 */
export function takeFragment(): URLSearchParams {
  const taken = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  const moved = taken.get(MOVED);
  if (moved !== null) {
    luggage.unpack(moved);
    // A language may have come along.
    void findTongue();
  }
  return taken;
}

const MOVED = 'moved';

/** Opens this page, or another one, at the table's other address, with the keys that this one holds. */
export function moveTo(base: string, path = location.pathname + location.search): void {
  const brought = new URLSearchParams({ [MOVED]: luggage.pack() }).toString();
  location.replace(`${base}${path}#${brought}`);
}
