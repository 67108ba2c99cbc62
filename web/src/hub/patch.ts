import { applyOperation, type Operation } from 'fast-json-patch';

/**
 * Applies a JSON Patch and leaves the old document as it was: only the containers on the way to a
 * change are new, so whatever did not change keeps its identity and no screen redraws it.
 * Throws when an operation does not fit.
 */
export function patched(document: unknown, patch: unknown[]): unknown {
  let whole = document;
  for (const operation of patch as Operation[]) {
    whole = copiedAlong(whole, operation.path);
    if (operation.op === 'move') whole = copiedAlong(whole, operation.from);
    whole = applyOperation(whole, operation, true, true).newDocument;
  }
  return whole;
}

type Container = Record<string, unknown>;

function copiedAlong(document: unknown, pointer: string): unknown {
  const root = copy(document);
  let here = root as Container;
  for (const key of pointer.split('/').slice(1, -1).map(unescaped)) {
    const below = here?.[key];
    if (below === null || typeof below !== 'object') return root;
    here = here[key] = copy(below) as Container;
  }
  return root;
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as unknown[])];
  return value !== null && typeof value === 'object' ? { ...value } : value;
}

function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
