/** The most letters of a name that stand on one line. */
const ONE_LINE = 13;

/** A name on one line, or on two of about the same length where it is long and has several words. */
export function nameLines(name: string): string[] {
  const words = name.split(' ');
  if (name.length <= ONE_LINE || words.length < 2) return [name];
  const breaks = words.slice(1).map((_, n): [string, string] => {
    const at = n + 1;
    return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  });
  const longer = ([first, second]: [string, string]) => Math.max(first.length, second.length);
  return breaks.reduce((best, one) => (longer(one) < longer(best) ? one : best));
}
