/** Where in Control's page one is: at home among the tables, where they are looked after, or at one table. */
export type Place = { at: 'home' } | { at: 'house' } | { at: 'table'; code: string };

export function placeOf(path: string): Place {
  if (/^\/control\/house\/?$/.test(path)) return { at: 'house' };
  const code = /^\/control\/([A-Za-z0-9-]{1,32})\/?$/.exec(path)?.[1];
  return code ? { at: 'table', code: code.toUpperCase() } : { at: 'home' };
}

export function pathOf(place: Place): string {
  if (place.at === 'table') return `/control/${place.code}`;
  return place.at === 'house' ? '/control/house' : '/control';
}
