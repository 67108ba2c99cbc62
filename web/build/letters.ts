import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** A module with the rules for letters that a page has not got inside. */
const RULES = 'virtual:letters';
const WEB = join(import.meta.dirname, '..');
const SHEET = 'looks/other-letters.css';

/** The faces of other letters as rules, from the files that the pages beside this one are served. */
function served(): string[] {
  const kept = readFileSync(join(WEB, 'dist/.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(kept) as Partial<Record<string, { file: string }>>;
  const rules = readFileSync(join(WEB, 'src', SHEET), 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
  return rules.map((rule) =>
    rule.replace(/\s+/g, ' ').replace(/url\('(?:\.\.\/)+([^']+)'\)/, (_, source: string) => {
      const file = manifest[source]?.file;
      if (file === undefined)
        throw new Error(`${source} is not served: build the other pages first`);
      return `url('/${file}')`;
    }),
  );
}

/**
 * Leaves the letters that few pages need out of a page in one file, which would hold every one of them inside;
 * it fetches them as a page of many files does. In all other pages they stand in the styles.
 */
export function letters({ alone }: { alone: boolean }): Plugin {
  return {
    name: 'prytaneion-letters',
    enforce: 'pre',
    resolveId: (id) => (id === RULES ? `\0${RULES}` : undefined),
    load(id) {
      if (id !== `\0${RULES}`) return undefined;
      return `export default ${JSON.stringify(alone ? served() : [])};`;
    },
    transform(code, id) {
      if (!alone || !id.endsWith('/tokens.css')) return undefined;
      return { code: code.replace(`@import './${SHEET}';`, ''), map: null };
    },
  };
}
