import { build, type PluginOption, type Rolldown } from 'vite';

import { target } from './browsers.json' with { type: 'json' };
import { oneGame } from './one-game.ts';
import { ADDRESSES, beginsAt } from './stages.ts';

type Chunk = Rolldown.OutputChunk;

/** The chunks of the pages as the bundler cuts them, by their files. */
type Parts = Map<string, Chunk>;

/** How many characters of styles there are in each module that has some. */
type Styles = Map<string, number>;

/** Modules that the same pages need at once; of another kind are a game's own, styles, and texts of each language. */
type Group = {
  pages: Set<string>;
  kind: string;
  modules: string[];
  size: number;
  /** What needs each of the files that its scripts import. */
  beside: Set<string>[];
  /** Whether its scripts fetch texts as they run. */
  tells: boolean;
};

/** Below so many characters a group is not worth a request of its own; nor is what is tiny, wherever it lies. */
const SMALL = 9_000;
const TINY = { styles: 2_500, scripts: 4_000 };

/**
 * Cuts the scripts and styles of the pages into few files: what the same pages need at once comes in one. The bundler
 * alone makes a file of each module that two parts share, which a phone in a crowded hall asks for one by one. They are
 * cut as if `light` were the only game, so that a phone which plays it loads the same however many games there are.
 *
 * Builds the pages of that game first, to see what each needs. Then says the chunk of a module, or null where the
 * bundler may choose: for what comes later, and for other games.
 */
export async function chunksFor(
  light: string,
  { plugins, input }: { plugins: PluginOption[]; input: string[] },
): Promise<(id: string, context: Rolldown.ChunkingContext) => string | null> {
  const styles: Styles = new Map();
  const parts = await partsOf(light, plugins, input, styles);
  const began = (modules: string[]) =>
    atOnce(
      modules.map((id) => partOf(id, parts)),
      parts,
    );
  const { j, watch, control, projector } = ADDRESSES;
  /** What a device has at hand; whoever sits has come through the door. */
  const door = began([j.page]);
  const seat = began(beginsAt(j, 'game', light));
  const sits = beginsAt(j, 'begun', light);
  const looks = beginsAt(watch, 'begun', light).filter((id) => !sits.includes(id));
  const cockpit = began(beginsAt(control, 'begun', light));
  const wall = began(beginsAt(projector, 'begun', light));
  const home = beginsAt(control, 'nothing', light)
    .slice(1)
    .map((id) => partOf(id, parts));
  const pages = {
    door,
    seat,
    votes: began(sits),
    later: ahead(seat, [...door, ...looks.map((id) => partOf(id, parts))], parts),
    watch: began([...sits, ...looks]),
    control: cockpit,
    /** What is opened over the cockpit. */
    dialogs: ahead(cockpit, home, parts),
    projector: wall,
    /** What the wall fetches as a day goes on, so that no seat's part comes with it. */
    wall: without(wall, ahead(wall, door, parts)),
  };
  const groups = joined(grouped(light, pages, { parts, styles }));
  const found = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group])));
  return (id, context) => {
    const group = isPage(id) ? undefined : found.get(id);
    if (!group) return null;
    const others = ofPhone(group) ? [] : lentTo(id, light, context);
    return [nameOf(group), ...others].join('-');
  };
}

const nameOf = ({ pages, kind }: Group): string => [...pages, kind].join('-');

/** Whether a page begins with it: it shows its page wherever it is loaded, so nothing else may lie with it. */
const isPage = (id: string): boolean => id.endsWith('.html') || id.includes('/src/pages/');

/** Whether whoever sits needs it, if only later. */
const ofPhone = ({ pages }: Group): boolean => pages.has('later');

/** What each set of pages needs. */
function grouped(
  light: string,
  pages: Record<string, Set<Chunk>>,
  { parts, styles }: { parts: Parts; styles: Styles },
): Group[] {
  const users = new Map<Chunk, Set<string>>();
  for (const [page, needed] of Object.entries(pages))
    for (const part of needed) users.set(part, (users.get(part) ?? new Set()).add(page));
  // What is opened over the cockpit comes when there is time: it splits nothing that is needed elsewhere.
  for (const of of users.values()) if (of.size > 1) of.delete('dialogs');
  const usersOf = (name: string) =>
    [...users].flatMap(([part, of]) => (part.fileName === name ? [of] : []));
  const groups = new Map<string, Group>();
  for (const [part, of] of users)
    for (const [id, { renderedLength }] of Object.entries(part.modules)) {
      const whose =
        id.includes(`/games/${light}/`) || id.includes(`/${light}/texts/`) ? light : 'hub';
      const styled = styles.get(id);
      const kind = [whose, ...(styled === undefined ? languageOf(part) : ['styles'])].join('-');
      const fresh: Group = { pages: of, kind, modules: [], size: 0, beside: [], tells: false };
      const group = groups.get(nameOf(fresh)) ?? fresh;
      group.modules.push(id);
      group.size += styled ?? renderedLength;
      if (styled === undefined) {
        // What the same pages need comes with it.
        group.beside.push(...part.imports.flatMap(usersOf).filter((users) => !same(users, of)));
        group.tells ||= files(part.dynamicImports, parts).some(isText);
      }
      groups.set(nameOf(group), group);
    }
  return [...groups.values()];
}

/**
 * Small groups lie with those that all their pages, and the fewest others, need as well, and need as early. Scripts do
 * only where these others have what the scripts import.
 */
function joined(groups: Group[]): Group[] {
  const left = [...groups].sort((a, b) => a.size - b.size);
  for (const small of groups.filter(({ size }) => size < SMALL)) {
    const [host] = left
      .filter((one) => one !== small && one.kind === small.kind)
      .filter(({ pages }) =>
        apart(small).every((page) => pages.has(page) === small.pages.has(page)),
      )
      .filter(({ pages }) => holds(pages, small.pages))
      .filter(({ pages }) => small.beside.every((of) => holds(of, pages)))
      .sort((a, b) => a.pages.size - b.pages.size);
    if (!host) continue;
    host.modules.push(...small.modules);
    host.size += small.size;
    host.beside.push(...small.beside);
    host.tells ||= small.tells;
    left.splice(left.indexOf(small), 1);
  }
  return left;
}

/**
 * Pages that are not to load a small group when they need none of it, or not to load it sooner: a script fetches its
 * texts wherever it runs.
 */
function apart({ pages, size, kind, tells }: Group): string[] {
  if (pages.has('seat')) return ['seat'];
  const isTiny = !tells && size < (kind.endsWith('styles') ? TINY.styles : TINY.scripts);
  return isTiny ? ['seat', 'votes'] : ['seat', 'votes', 'control', 'projector'];
}

const same = (one: Set<string>, other: Set<string>): boolean =>
  holds(one, other) && holds(other, one);

const holds = (all: Set<string>, some: Set<string>): boolean =>
  [...some].every((one) => all.has(one));

/** Builds the pages of one game, and notes the styles. */
async function partsOf(
  light: string,
  plugins: PluginOption[],
  input: string[],
  styles: Styles,
): Promise<Parts> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      oneGame(light),
      ...plugins,
      {
        name: 'prytaneion-styles',
        enforce: 'pre',
        transform: (code, id) => void (id.endsWith('.css') && styles.set(id, code.length)),
      },
    ],
    build: {
      target,
      write: false,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { input },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('the pages were not built');
  const chunks = first.output.filter((part) => part.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** The chunk that begins with a module. */
function partOf(module: string, parts: Parts): Chunk {
  for (const part of parts.values()) if (part.facadeModuleId?.endsWith(`/${module}`)) return part;
  throw new Error(`no part of the pages begins with ${module}`);
}

/** What comes with these chunks, and the texts of all languages. */
function atOnce(begins: Iterable<Chunk>, parts: Parts): Set<Chunk> {
  const found = new Set(begins);
  for (const part of found) {
    const texts = files(part.dynamicImports, parts).filter(isText);
    [...files(part.imports, parts), ...texts].forEach((one) => found.add(one));
  }
  return found;
}

/** What these chunks fetch, and what that fetches; nothing of what is fetched by `others` or is one of them. */
function ahead(begins: Iterable<Chunk>, others: Iterable<Chunk>, parts: Parts): Set<Chunk> {
  const [found, not] = [new Set(begins), new Set(others)];
  for (const part of found) {
    if (not.has(part)) continue;
    const fresh = files(part.dynamicImports, parts).filter((one) => !not.has(one));
    atOnce(fresh, parts).forEach((one) => found.add(one));
  }
  return found;
}

const without = (not: Set<Chunk>, all: Set<Chunk>): Set<Chunk> =>
  new Set([...all].filter((one) => !not.has(one)));

const files = (names: string[], parts: Parts): Chunk[] =>
  names.flatMap((name) => parts.get(name) ?? []);

const isText = (part: Chunk): boolean => languageOf(part).length > 0;

/** The language of texts that come at once; of all else none. */
function languageOf({ facadeModuleId }: Chunk): string[] {
  const [, language] = /(\w+)\.ftl(\?(early|soon|late))?$/.exec(facadeModuleId ?? '') ?? [];
  return language ? [language] : [];
}

/** The screens of other games than `light` that need a module which not every phone needs, by their folders. */
function lentTo(id: string, light: string, context: Rolldown.ChunkingContext): string[] {
  const [seen, found] = [new Set([id]), new Set<string>()];
  for (const name of seen) {
    const [, game = light, folder = ''] = /\/src\/games\/([^/]+)\/([^/]+)\//.exec(name) ?? [];
    if (game !== light && folder !== 'shared') {
      found.add(`lent-${folder}`);
      continue;
    }
    const module = context.getModuleInfo(name);
    if (module?.dynamicImporters.length === 0) module.importers.forEach((by) => seen.add(by));
  }
  return [...found].sort();
}
