/** As many of a list as have room, those around one place of it. */
export function around<T>(all: T[], at: number, most: number): T[] {
  const first = Math.max(0, Math.min(all.length - most, Math.max(0, at) - Math.floor(most / 3)));
  return all.slice(first, first + most);
}
