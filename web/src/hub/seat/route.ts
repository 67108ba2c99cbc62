import { seatKeys, tabletKeys } from '../keyring';
import { takeFragment } from '../fragment';

/** Which page an address means, and of which table; the code is empty where it is still to be asked. */
export type Route = {
  page: 'landing' | 'join' | 'watch' | 'tablet' | 'tables' | 'kept';
  code: string;
};
/** A seat's own code. */
export type OwnSeat = { seat: string; ticket: string };

/** Reads the address. `/tablet#CODE` is the same as `/tablet/CODE`. */
export function routeOf(path: string, hash: string): Route {
  const [, page, code = ''] = path.split('/');
  const known = decodeURIComponent(code || (page === 'tablet' ? hash.slice(1) : '')).toUpperCase();
  if (page === 'tablet') return { page, code: known };
  if (page === 'tables' || page === 'kept') return { page, code: '' };
  if (!known) return { page: 'landing', code: '' };
  // A seat's code that a shared tablet scans comes to that tablet.
  if (page === 'j') return { page: tabletKeys.holds(known) ? 'tablet' : 'join', code: known };
  return page === 'watch' ? { page, code: known } : { page: 'landing', code: '' };
}

/** The seat's own code that came with the address, unless this device already holds that very seat. */
function ownSeat(code: string, fragment: URLSearchParams): OwnSeat | null {
  const [seat, ticket] = [fragment.get('seat'), fragment.get('ticket')];
  if (!seat || !ticket || seatKeys.at(code)?.seat === seat || tabletKeys.at(code)[seat])
    return null;
  return { seat, ticket };
}

/** Takes the address in: where it leads, and what it brings. A shared tablet's address is set right. */
export function arrived(): { route: Route; own: OwnSeat | null } {
  // Before the keys that a page brings along are taken in, none of them is seen.
  const hash = location.hash;
  const fragment = takeFragment();
  const route = routeOf(location.pathname, hash);
  const own = ownSeat(route.code, fragment);
  const right = `/tablet/${route.code}`;
  if (route.page === 'tablet' && route.code && location.pathname !== right) {
    history.replaceState(null, '', right + location.search);
  }
  return { route, own };
}

/** A table's code as somebody brings it: the code itself, or a link to the table, with words around it. */
export function tableCode(brought: string): string {
  const path =
    /(?:^|\s)(?:https?:)?\/*[^/\s]+\/(?:(?:j|watch|tablet|projector)\/)?([a-z]{5})(?![a-z])/i;
  return path.exec(brought)?.[1] ?? brought;
}

/** A seat's own code as somebody brings it: its link, what stands behind the link's #, or only the code. */
export function seatCode(brought: string): { seat: string | null; ticket: string } | null {
  const text = brought.trim();
  const behind = text.includes('#') ? text.slice(text.indexOf('#') + 1) : text;
  if (behind.includes('ticket=')) {
    const fragment = new URLSearchParams(behind);
    const ticket = fragment.get('ticket');
    return ticket ? { seat: fragment.get('seat'), ticket } : null;
  }
  // Groups of letters may be typed with spaces between them.
  const ticket = /^[a-z]{4}(\s+[a-z]{4})+$/i.test(text) ? text.replace(/\s+/g, '-') : text;
  return ticket !== '' && !/\s/.test(ticket) ? { seat: null, ticket } : null;
}
