/** What is said of each of these, anew whenever it is read: a device may change its language. */
export function saidOf<K extends string, S>(keys: readonly K[], say: (key: K) => S): Record<K, S> {
  const all = {};
  for (const key of keys)
    Object.defineProperty(all, key, { enumerable: true, get: () => say(key) });
  return all as Record<K, S>;
}
