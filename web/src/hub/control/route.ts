/** Where in Control's page one is: at home among the tables, or at one table. */
export type Place = { at: 'home' } | { at: 'table'; code: string };

export function placeOf(path: string): Place {
  const code = /^\/control\/([A-Za-z0-9-]{1,32})\/?$/.exec(path)?.[1];
  return code ? { at: 'table', code: code.toUpperCase() } : { at: 'home' };
}

export function pathOf(place: Place): string {
  return place.at === 'home' ? '/control' : `/control/${place.code}`;
}
