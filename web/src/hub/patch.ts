/** One change of a document (RFC 6902); whoever sends one may send anything. */
type Operation = { op?: unknown; path?: unknown; from?: unknown; value?: unknown };
type Container = unknown[] | Record<string, unknown>;

/**
 * Applies a JSON Patch and leaves the old document as it was: only the containers on the way to a
 * change are new, so whatever did not change keeps its identity and no screen redraws it.
 * Throws when an operation does not fit.
 */
export function patched(document: unknown, patch: unknown[]): unknown {
  return (patch as Operation[]).reduce(applied, document);
}

function applied(whole: unknown, { op, path, from, value }: Operation): unknown {
  switch (op) {
    case 'add':
      return changed(whole, keysOf(path), add(value));
    case 'replace':
      return changed(whole, keysOf(path), replace(value));
    case 'remove':
      return changed(whole, keysOf(path), remove);
    case 'copy':
      return changed(whole, keysOf(path), add(at(whole, keysOf(from))));
    case 'move':
      return changed(
        changed(whole, keysOf(from), remove),
        keysOf(path),
        add(at(whole, keysOf(from))),
      );
    case 'test':
      if (!equal(at(whole, keysOf(path)), value)) throw new Error(`${String(path)} differs`);
      return whole;
    default:
      throw new Error(`${String(op)} changes nothing`);
  }
}

/** What becomes of the container at whose key something is done; the whole has no key. */
type Change = (into: Container, key: string) => void;

const add =
  (value: unknown): Change =>
  (into, key) => {
    if (!Array.isArray(into)) set(into, key, value);
    else into.splice(key === '-' ? into.length : place(key, into.length), 0, value);
  };
const replace =
  (value: unknown): Change =>
  (into, key) => {
    void at(into, [key]);
    if (Array.isArray(into)) into[Number(key)] = value;
    else set(into, key, value);
  };
const remove: Change = (into, key) => {
  void at(into, [key]);
  if (Array.isArray(into)) into.splice(Number(key), 1);
  else Reflect.deleteProperty(into, key);
};

/** The document with a change at this place, and copies of the containers on the way to it. */
function changed(document: unknown, keys: string[], change: Change): unknown {
  // As a member of its own the whole is changed like any other.
  const root = { whole: document };
  let here: Container = root;
  const way = ['whole', ...keys];
  const last = way.pop() ?? '';
  for (const key of way) {
    const below = at(here, [key]);
    if (!isContainer(below)) throw new Error(`nothing can lie in ${key}`);
    const fresh: Container = Array.isArray(below) ? [...(below as unknown[])] : { ...below };
    if (Array.isArray(here)) here[Number(key)] = fresh;
    else set(here, key, fresh);
    here = fresh;
  }
  change(here, last);
  return root.whole;
}

/** What lies at this place; throws where nothing does. */
function at(document: unknown, keys: string[]): unknown {
  return keys.reduce((here, key) => {
    if (Array.isArray(here)) return here[place(key, here.length - 1)] as unknown;
    if (!isContainer(here) || !Object.hasOwn(here, key)) throw new Error(`${key} is missing`);
    return (here as Record<string, unknown>)[key];
  }, document);
}

function place(key: string, most: number): number {
  if (!/^(0|[1-9]\d*)$/.test(key) || Number(key) > most) throw new Error(`${key} is no place`);
  return Number(key);
}

/** A member whatever it is called: `__proto__` is a name like any other. */
function set(into: Record<string, unknown>, key: string, value: unknown): void {
  const own = { value, writable: true, enumerable: true, configurable: true };
  Object.defineProperty(into, key, own);
}

const isContainer = (value: unknown): value is Container =>
  value !== null && typeof value === 'object';

/** The keys of a JSON Pointer (RFC 6901). */
function keysOf(pointer: unknown): string[] {
  const [before, ...keys] = String(pointer).split('/');
  if (before !== '') throw new Error(`${String(pointer)} is no pointer`);
  return keys.map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'));
}

function equal(one: unknown, other: unknown): boolean {
  if (!isContainer(one) || !isContainer(other)) return one === other;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  const same = (key: string) =>
    Object.hasOwn(other, key) && equal(at(one, [key]), at(other, [key]));
  return (
    Array.isArray(one) === Array.isArray(other) && keys.length === others.length && keys.every(same)
  );
}
