// Holds what the pages weigh against what they may, as `npm run build` left them: a phone in a crowded hall
// has little network.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KIB = 1024;
const LANGUAGES = ['en', 'de', 'el'];
const DIST = join(import.meta.dirname, '../dist');
const read = (name) => JSON.parse(readFileSync(join(DIST, '.vite', name), 'utf8'));
/** Of the pages of the room, which share their parts, and of the chronicle's, which are its own. */
const [manifest, ofChronicle] = [read('manifest.json'), read('chronicle.json')];

/**
 * What comes before something can be done, in KiB of gzipped scripts and styles at most, whatever language it speaks;
 * of a phone in how many files. The first step of a seat may take 120 KiB (rule C21): what it takes less is kept.
 * Of Control, Atlantida and the chronicle half a KiB builds long lists by turns, so that a page answers meanwhile.
 * A seat tells a silent server from one that says why.
 * Control says what is done before a vote opens.
 * Parts are pages, modules and, by their names, what build/chunks.ts puts together.
 */
const BUDGETS = [
  { what: 'the first page', parts: ['index.html'], most: 63.4, files: 6 },
  {
    what: 'a seat at its first step',
    parts: ['index.html', 'seat-votes-later-watch-hub', 'seat-votes-later-watch-council'],
    most: 118.1,
    files: 13,
  },
  {
    what: 'a seat that joins and votes',
    parts: [
      'index.html',
      'seat-votes-later-watch-hub',
      'seat-votes-later-watch-council',
      'votes-later-watch-council',
    ],
    // Half a KiB of it parts long words where German and Greek do, and half says what a vote needs as it opens. A
    // quarter keeps names and buttons whole on small and turned phones.
    most: 165.5,
    files: 23,
  },
  {
    what: 'the projector',
    parts: ['projector.html', 'projector-council'],
    // A quarter of a KiB tells line by line what a battle cost, and fits cards to their words.
    most: 209.3,
    files: 32,
  },
  { what: 'Control', parts: ['control.html', 'control-council'], most: 254.7, files: 30 },
  {
    what: 'a seat of Atlantida',
    parts: ['index.html', 'seat-votes-later-watch-hub', 'src/games/atlantida/seat/screens.ts'],
    most: 243.4,
  },
  {
    what: 'the board of Atlantida',
    parts: ['projector.html', 'src/games/atlantida/projector/screens.ts'],
    most: 267.1,
  },
  {
    what: 'the chronicle',
    of: ofChronicle,
    parts: ['chronicle.html', 'src/games/council/chronicle/screens.ts'],
    most: 151,
    files: 9,
  },
];

/** The files of these parts and of all that they import at once, with their texts in this language. */
function filesOf(parts, language, manifest) {
  const [files, seen] = [new Set(), new Set()];
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], imports = [], dynamicImports = [] } = manifest[key];
    [file, ...css].forEach((name) => files.add(name));
    const texts = dynamicImports.filter(
      (one) => one.includes(`/${language}.ftl`) || manifest[one].name.endsWith(`-${language}`),
    );
    [...imports, ...texts].forEach(add);
  };
  for (const part of parts)
    add(part in manifest ? part : Object.keys(manifest).find((key) => manifest[key].name === part));
  return [...files].filter((name) => /\.(js|css)$/.test(name));
}

const pressed = (name) => gzipSync(readFileSync(join(DIST, name)), { level: 9 }).length;
const sum = (files) => files.reduce((all, [, bytes]) => all + bytes, 0) / KIB;
// For whoever compares: what each weighs at most, in bytes, and what of the pages is in the program.
const figures = process.argv.includes('--figures');
let over = false;
for (const { what, of = manifest, parts, most, files = Infinity } of BUDGETS) {
  const each = LANGUAGES.map((language) =>
    filesOf(parts, language, of).map((name) => [name, pressed(name)]),
  );
  const weights = each.map((files, at) => `${sum(files).toFixed(1)} ${LANGUAGES[at]}`);
  const heaviest = each.reduce((one, other) => (sum(one) > sum(other) ? one : other));
  if (figures) console.log(`bytes: ${what}\t${Math.round(sum(heaviest) * KIB)}`);
  else
    console.log(`${what}: ${weights.join(', ')} in ${heaviest.length} files; ${most} KiB at most`);
  if (process.argv.includes('--all')) {
    for (const [name, bytes] of heaviest.sort(([, a], [, b]) => b - a)) {
      console.log(`  ${(bytes / KIB).toFixed(1)} ${name} (${statSync(join(DIST, name)).size})`);
    }
  }
  if (sum(heaviest) > most) {
    console.error(`${what} weighs too much: see \`node build/budgets.js --all\``);
    over = true;
  }
  if (heaviest.length > files) {
    console.error(
      `${what} comes in ${heaviest.length} files, not in ${files}: see build/chunks.ts`,
    );
    over = true;
  }
}
/** All that may come to a page in the end. */
function reached(page) {
  const found = new Set([page]);
  for (const one of found) {
    const { imports = [], dynamicImports = [] } = manifest[one];
    [...imports, ...dynamicImports].forEach((next) => found.add(next));
  }
  return found;
}
// A page shows itself wherever its script is loaded.
const pages = Object.keys(manifest).filter((name) => manifest[name].isEntry);
for (const page of pages) {
  const found = reached(page);
  for (const other of pages.filter((one) => one !== page && found.has(one))) {
    console.error(`${page} loads ${other}, which would show itself there: see build/chunks.ts`);
    over = true;
  }
}
if (figures) {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true });
  const bytes = files
    // Of scripts, styles and pages it has the pressed ones alone.
    .filter((file) => file.isFile() && !/\.(js|css|html|json)$/.test(file.name))
    .map((file) => statSync(join(file.parentPath, file.name)).size);
  console.log(`bytes: pages in the program\t${bytes.reduce((all, one) => all + one, 0)}`);
}
if (over) process.exit(1);
