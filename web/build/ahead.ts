import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

import { ADDRESSES, beginsAt } from './stages.ts';

type Chunk = Rolldown.OutputChunk;
/** The files of an address in each language. */
type InLanguages = Record<string, string[]>;

const LANGUAGES = ['en', 'de', 'el'];
const GAMES = readdirSync(join(import.meta.dirname, '../src/games'));

/**
 * Writes for the hub what each address needs at once: `ahead.json`, by the first part of the path, by the game of the
 * table (none: ``; once it has begun: `council begun`) and by the language that is spoken. The hub names these files with
 * the page, so that they come side by side, and not each when the one before has run: styles, then scripts, of these the
 * largest first. A large one takes several turns of the line, and what is small fits in beside it; begun last, it would
 * come alone in the end.
 */
export function ahead(): Plugin {
  return {
    name: 'prytaneion-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const build = new Build(bundle);
      const of = (begins: string[]): InLanguages =>
        Object.fromEntries(LANGUAGES.map((language) => [language, build.files(begins, language)]));
      const at = Object.entries(ADDRESSES).map(([path, address]) => [
        path,
        Object.fromEntries([
          ['', of(beginsAt(address, 'nothing', ''))],
          ...(address.game.length === 0 ? [] : GAMES).flatMap((game) => [
            [game, of(beginsAt(address, 'game', game))],
            ...(address.begun.length === 0
              ? []
              : [[`${game} begun`, of(beginsAt(address, 'begun', game))]]),
          ]),
        ]),
      ]);
      const source = JSON.stringify({ classic: build.classic(), at: Object.fromEntries(at) });
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source });
    },
  };
}

/** What was built. */
class Build {
  readonly #chunks: Chunk[];

  constructor(private readonly bundle: Rolldown.OutputBundle) {
    this.#chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  }

  /** The scripts of the pages that are no modules. */
  classic(): string[] {
    const pages = Object.values(ADDRESSES).map(({ page }) => page);
    return [...new Set(pages.flatMap((page) => this.#named(page)))].filter(
      (name) => name.endsWith('.js') && this.bundle[name]?.type === 'asset',
    );
  }

  /** All files that come with a page and these modules and speak this language. */
  files([page = '', ...begins]: string[], language: string): string[] {
    const all = [page, ...begins].map((module) => this.#chunkOf(module));
    const files = [...this.#withImports(all, language)].flatMap((chunk) => [
      ...(chunk.viteMetadata?.importedCss ?? []),
      chunk.fileName,
    ]);
    const needed = [...new Set([...this.#named(page), ...files])];
    const isScript = (file: string) => file.endsWith('.js');
    return needed.sort(
      (a, b) => Number(isScript(a)) - Number(isScript(b)) || this.#size(b) - this.#size(a),
    );
  }

  /** How many characters a file has. */
  #size(file: string): number {
    const part = this.bundle[file];
    return (part?.type === 'chunk' ? part.code : part?.source)?.length ?? 0;
  }

  /** The files that a page names, as its browser asks for them. */
  #named(page: string): string[] {
    const html = this.bundle[page];
    if (html?.type !== 'asset') throw new Error(`${page} was not built`);
    const named = String(html.source).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g);
    return [...named].flatMap(([, file]) => file ?? []);
  }

  /** The chunk in which a module lies. */
  #chunkOf(module: string): Chunk {
    const isIt = (id: string) => id.endsWith(`/${module}`);
    const found = this.#chunks.find(({ moduleIds }) => moduleIds.some(isIt));
    if (!found) throw new Error(`${module} lies in no chunk: see build/stages.ts`);
    return found;
  }

  /** These with all that they import at once, and the texts of this language that they fetch as they run. */
  #withImports(begin: Chunk[], language: string): Set<Chunk> {
    const found = new Set(begin);
    const called = (names: string[]) =>
      this.#chunks.filter(({ fileName }) => names.includes(fileName));
    for (const chunk of found) {
      const texts = called(chunk.dynamicImports).filter((one) => speaks(one, language));
      [...called(chunk.imports), ...texts].forEach((one) => found.add(one));
    }
    return found;
  }
}

/** Whether a chunk holds texts of this language and nothing else. */
const speaks = ({ moduleIds }: Chunk, language: string): boolean =>
  moduleIds.length > 0 && moduleIds.every((id) => new RegExp(`/${language}\\.ftl(\\?|$)`).test(id));
