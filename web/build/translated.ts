import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

import type { Connect, Plugin } from 'vite';

type Translation = { text: string; forms?: Record<string, string> };

/** The shipped scenario, which the fixtures are recorded with. */
const SCENARIO = join(import.meta.dirname, '../../decks/atlantis');
/** Where the page of a fixture asks; all fixtures lie at the same table. */
const ASKED = '/api/tables/DELOS/texts';

/** What a PO file says: of each text what it is, and the cases of a name. */
function readPo(text: string): Map<string, Translation> {
  const all = new Map<string, Translation>();
  for (const block of text.split(/\n\s*\n/)) {
    const field = (name: string) => quoted(block, name);
    const [id, says, form] = [field('msgid'), field('msgstr'), field('msgctxt')];
    if (!id || !says) continue;
    const known = all.get(id) ?? { text: '' };
    if (form) all.set(id, { ...known, forms: { ...known.forms, [form]: says } });
    else all.set(id, { ...known, text: says });
  }
  return all;
}

/** What stands behind that word, on its line and on those that go on. */
function quoted(block: string, word: string): string | undefined {
  const found = new RegExp(`^${word} ((?:".*"\\n?)+)`, 'm').exec(block)?.[1];
  const parts = found?.trim().split('\n') ?? [];
  return found && parts.map((part) => JSON.parse(part) as string).join('');
}

/** Answers fixtures that ask, in the server's place, what the scenario's texts are in another language. */
export function translated(): Plugin {
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    const file = join(SCENARIO, `${(request.url ?? '').replace(/\W/g, '')}.po`);
    if (request.method !== 'POST' || !existsSync(file)) return next();
    const all = readPo(readFileSync(file, 'utf8'));
    void json(request).then((texts) => {
      const found = (texts as string[]).map((text) => [text, all.get(text)]);
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(Object.fromEntries(found.filter(([, says]) => says))));
    });
  };
  return {
    name: 'prytaneion-translated',
    configureServer: (server) => void server.middlewares.use(ASKED, serve),
    configurePreviewServer: (server) => void server.middlewares.use(ASKED, serve),
  };
}
