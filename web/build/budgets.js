// Holds what the pages weigh against what they may, as `npm run build` left them: a phone in a crowded hall
// has little network.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KIB = 1024;
const DIST = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

/** What comes before something can be done, in KiB of gzipped scripts and styles at most. */
const BUDGETS = [
  { what: 'the first page', parts: ['index.html'], most: 57 },
  {
    what: 'a seat that joins and votes',
    parts: ['index.html', 'src/hub/seat/SeatScreen.svelte', 'src/games/council/seat/screens.ts'],
    most: 166,
  },
  {
    what: 'the projector',
    parts: ['projector.html', 'src/games/council/projector/screens.ts'],
    most: 192,
  },
  { what: 'Control', parts: ['control.html', 'src/games/council/control/screens.ts'], most: 292 },
];

/** The files of these parts and of all that they import at once. */
function filesOf(parts) {
  const [files, seen] = [new Set(), new Set()];
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key];
    [file, ...css].forEach((name) => files.add(name));
    imports.forEach(add);
  };
  parts.forEach(add);
  return [...files].filter((name) => /\.(js|css)$/.test(name));
}

const pressed = (name) => gzipSync(readFileSync(join(DIST, name)), { level: 9 }).length;
let over = false;
for (const { what, parts, most } of BUDGETS) {
  const files = filesOf(parts).map((name) => [name, pressed(name)]);
  const weight = files.reduce((sum, [, bytes]) => sum + bytes, 0) / KIB;
  console.log(`${what}: ${weight.toFixed(1)} KiB of ${most}`);
  if (process.argv.includes('--all')) {
    for (const [name, bytes] of files.sort(([, a], [, b]) => b - a)) {
      console.log(`  ${(bytes / KIB).toFixed(1)} ${name} (${statSync(join(DIST, name)).size})`);
    }
  }
  if (weight > most) {
    console.error(`${what} weighs too much: see \`node build/budgets.js --all\``);
    over = true;
  }
}
if (over) process.exit(1);
