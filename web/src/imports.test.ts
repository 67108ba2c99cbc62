import { expect, it } from 'vitest';

/** What every file of the build says, by its path. */
const texts = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./wire/**', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where a relative import leads; null where it leads out of what is looked at. */
function found(from: string, to: string): string | null {
  const path = new URL(to, new URL(from, 'file:///')).pathname.replace(/^\//, './');
  const all = [path, `${path}.ts`, `${path}.svelte.ts`, `${path}/index.ts`];
  return all.find((one) => one in texts) ?? null;
}

function imports(file: string): string[] {
  const said = (texts[file] ?? '').matchAll(/(?:from|import)\s+['"](\.[^'"]+)['"]/g);
  return [...said].flatMap(([, to]) => found(file, to ?? '') ?? []);
}

it('no files import each other in a circle', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  function walk(file: string, way: string[]): void {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    for (const next of imports(file)) walk(next, [...way, file]);
    done.add(file);
  }
  expect(Object.keys(texts).length).toBeGreaterThan(100);
  for (const file of Object.keys(texts)) walk(file, []);
  expect(circles).toEqual([]);
});
