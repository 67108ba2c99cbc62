/**
 * Under `&names=long`, what was recorded with every group's name as long as anybody may wish it: each text
 * that is the name and nothing else.
 */
export function renamed<T>(recorded: T & { public: { factions: { name: string }[] } }): T {
  if (new URLSearchParams(location.search).get('names') !== 'long') return recorded;
  const names = new Set(recorded.public.factions.map(({ name }) => name));
  const long = (_key: string, value: unknown) =>
    typeof value === 'string' && names.has(value) ? `Honourable ${value} of the Isles` : value;
  return JSON.parse(JSON.stringify(recorded), long) as T;
}
