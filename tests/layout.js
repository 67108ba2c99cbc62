// Lays out a stage of deploy/Dockerfile in a folder, as its COPY lines and what is ignored say, without building an
// image: what a stage lacks is missed here. Prints where in the folder its last WORKDIR is.
//
//   node tests/layout.js STAGE FOLDER
//
// What comes from another stage is a folder, empty until somebody puts something there. What RUN lines do is for the
// caller to do.
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '..');
const [name, folder] = process.argv.slice(2);

/** A pattern of Docker's as an expression, for a path and all below it. */
function pattern(text) {
  const kept = text.replace(/\/$/, '').split('**');
  const part = (piece) =>
    piece
      .split('*')
      .map((plain) => plain.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]*');
  return new RegExp(`^${kept.map(part).join('.*')}(/|$)`);
}

const lines = (file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

const rules = lines('deploy/Dockerfile.dockerignore').map((line) => ({
  kept: line.startsWith('!'),
  like: pattern(line.replace('!', '')),
}));

/** Whether a file of the context is sent; the last rule that speaks of it says. */
const isSent = (path) => rules.findLast(({ like }) => like.test(path))?.kept ?? true;

/** All files that are sent, at this path and below it. */
function sent(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return isSent(path) ? [path] : [];
  if (path.endsWith('node_modules')) return [];
  return readdirSync(join(root, path)).flatMap((entry) => sent(posix.join(path, entry)));
}

/** The paths that a source names. */
function named(source) {
  if (!source.includes('*')) return [source];
  const like = pattern(basename(source));
  const entries = readdirSync(join(root, dirname(source)));
  return entries.filter((entry) => like.test(entry)).map((entry) => posix.join(dirname(source), entry));
}

function copy(sources, to, workdir) {
  const target = to.startsWith('/') ? to : posix.join(workdir, to);
  for (const source of sources.flatMap(named)) {
    const files = sent(source);
    if (files.length === 0) throw new Error(`COPY ${source}: nothing of it is there, or all of it is ignored`);
    const isFolder = statSync(join(root, source)).isDirectory();
    for (const file of files) {
      const inside = isFolder ? posix.relative(source, file) : to.endsWith('/') ? basename(file) : '';
      const place = join(folder, target, inside);
      mkdirSync(dirname(place), { recursive: true });
      cpSync(join(root, file), place);
    }
  }
}

// Lines that go on are one.
const steps = lines('deploy/Dockerfile').join('\n').replaceAll('\\\n', ' ').split('\n');
const [stage] = steps
  .join('\n')
  .split(/^(?=FROM )/m)
  .filter((text) => text.split('\n')[0].endsWith(` AS ${name}`));
if (stage === undefined) throw new Error(`deploy/Dockerfile has no stage ${name}`);
let workdir = '/';
for (const step of stage.split('\n')) {
  const [word, ...rest] = step.trim().split(/\s+/);
  const paths = rest.filter((one) => !one.startsWith('--'));
  if (word === 'WORKDIR') workdir = posix.resolve(workdir, paths[0]);
  if (word !== 'COPY') continue;
  const to = paths.pop();
  if (rest.some((one) => one.startsWith('--from='))) mkdirSync(join(folder, workdir, to), { recursive: true });
  else copy(paths, to === '.' ? './' : to, workdir);
}
mkdirSync(join(folder, workdir), { recursive: true });
console.log(join(folder, workdir));
