import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { build, type Plugin } from 'vite';

import { target } from './browsers.json' with { type: 'json' };

const OLD = join(import.meta.dirname, '../src/old');
const LANGUAGES = ['en', 'de', 'el'];

/** One of the scripts in src/old as a classic script that stands alone. */
async function classic(name: string, minify: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify,
      target: minify ? target : 'es2015',
      lib: { entry: join(OLD, name), formats: ['iife'], name: 'old' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error(`${name} was not built`);
  return first.output[0].code;
}

/** What a browser says that cannot run the page, in every language. */
function words(): string {
  const said = LANGUAGES.map((language) => {
    const { body } = new FluentResource(readFileSync(join(OLD, `texts/${language}.ftl`), 'utf8'));
    return `<p lang="${language}">${String(body.find(({ id }) => id === 'too-old')?.value)}</p>`;
  });
  return `<div id="too-old" hidden>${said.join('')}</div>`;
}

/**
 * Puts into each page what old browsers need: a script that comes first, and the words of those that are too old. A page
 * that is one file holds all of it.
 */
export function old({ alone }: { alone: boolean }): Plugin {
  let [support, gaps] = ['', ''];
  const hashed = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 8);
  const names = () => ({
    support: `assets/support-${hashed(support + gaps)}.js`,
    gaps: `assets/gaps-${hashed(gaps)}.js`,
  });
  return {
    name: 'prytaneion-old',
    apply: 'build',
    async buildStart() {
      gaps = await classic('gaps.ts', true);
      support = await classic('support.ts', false);
      support = support.replace('__GAPS__', alone ? '' : `/${names().gaps}`);
    },
    generateBundle() {
      if (alone) return;
      this.emitFile({ type: 'asset', fileName: names().support, source: support });
      this.emitFile({ type: 'asset', fileName: names().gaps, source: gaps });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const inside = `<script>${gaps}</script><script>${support}</script>`;
        const script = alone ? inside : `<script src="/${names().support}"></script>`;
        // A function, as `$` means something in a text to put in.
        return html
          .replace('</title>', () => `</title>\n    ${script}`)
          .replace('<noscript>', () => `${words()}\n    <noscript>`);
      },
    },
  };
}
