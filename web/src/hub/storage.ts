/** What this device keeps: in localStorage, or where a browser forbids it until the page closes. */
const PREFIX = 'prytaneion.';
const memory = new Map<string, string>();

export function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return memory.get(name) ?? null;
  }
}

export function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    if (value === null) memory.delete(name);
    else memory.set(name, value);
  }
}

/** What was kept under a name, by table code; nothing where it cannot be read. */
export function byCode<T>(name: string): Record<string, T> {
  try {
    const found: unknown = JSON.parse(read(name) ?? '{}');
    return found !== null && typeof found === 'object' ? (found as Record<string, T>) : {};
  } catch {
    return {};
  }
}
