// Holds the catalogues of messages against each other and against the screens: no message is missing in a language,
// none is unused, none asks for a value that the English one does not have, none that one language needs early is marked
// otherwise in another. What the server says from its own catalogues it holds against them itself:
// tests/hub/catalogues.rs.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { parse, Visitor } from '@fluent/syntax';

import { byNeed, unknownMarks } from './marks.js';

const SRC = join(import.meta.dirname, '../src');
const OTHERS = ['de', 'el'];
/** What a message in a group with a mark has besides its values. */
const MARKED = { soon: '“(soon)” over it', late: '“(late)” over it' };
const marked = Object.values(MARKED);
/** Before the name of a message that another has within it. */
const WITHIN = 'within ';
/** The server's own catalogues, beside the rules that speak from them. */
const SERVER = join(import.meta.dirname, '../../server');
const files = [SRC, SERVER].flatMap((root) =>
  readdirSync(root, { recursive: true }).map((name) => join(root, name)),
);
const faults = [];

/** The messages of a catalogue: their names, with the values and tags that each uses. */
function messages(file) {
  const [all, catalogue] = [new Map(), readFileSync(file, 'utf8')];
  for (const group of unknownMarks(catalogue)) faults.push(`${file}: no such mark: ${group}`);
  const needs = Object.entries(byNeed(catalogue));
  for (const entry of parse(catalogue, {}).body) {
    if (entry.type === 'Junk')
      faults.push(`${file}: not a message: ${entry.content.split('\n')[0]}`);
    if (entry.type !== 'Message') continue;
    if (all.has(entry.id.name)) faults.push(`${file}: ${entry.id.name} stands there twice`);
    const values = used(entry);
    const [need] = needs.find(([, names]) => names.has(entry.id.name));
    if (need in MARKED) values.add(MARKED[need]);
    all.set(entry.id.name, values);
  }
  for (const values of all.values()) takeUp(values, all);
  return all;
}

/** What is filled into a message is filled into those that it has within it, too. */
function takeUp(values, all) {
  for (const value of values) {
    if (value.startsWith(WITHIN))
      for (const one of all.get(value.slice(WITHIN.length)) ?? [])
        if (!marked.includes(one)) values.add(one);
  }
  for (const value of values) if (value.startsWith(WITHIN)) values.delete(value);
}

function used(entry) {
  const found = new Set();
  const visitor = new Visitor();
  visitor.visitVariableReference = ({ id }) => found.add(`$${id.name}`);
  visitor.visitMessageReference = ({ id }) => found.add(WITHIN + id.name);
  visitor.visitTextElement = ({ value }) => {
    for (const [, tag] of value.matchAll(/<([a-z]+)\/?>/g)) found.add(`<${tag}>`);
  };
  visitor.visit(entry);
  return found;
}

const isReady = (name) => /^usual-./.test(name);

const sources = files
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));

/** The catalogues that a source speaks from. */
function spoken({ name, text }) {
  const named = [...text.matchAll(/from '(\.[^']*texts)'/g)];
  return named.map(([, to]) => join(dirname(name), to));
}

const quoted = (text) => [...text.matchAll(/['"`]([a-z][a-z0-9-]*)['"`]/g)].map(([, id]) => id);
const begun = (text) => [...text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, start]) => start);
const said = (text) =>
  [...text.matchAll(/\bsay\w*\(\s*'([^']+)'|<Sentence\b[^<]*?\bof="([^"{]+)"/g)].map(
    ([, one, other]) => one ?? other,
  );

/** Names of messages may stand as data beside the screens that say them. */
function readers(folder) {
  const near = (name) => !relative(dirname(folder), name).startsWith('..');
  return sources.filter((source) => spoken(source).includes(folder) || near(source.name));
}

const catalogues = new Map();
for (const english of files.filter((name) => name.endsWith('/texts/en.ftl'))) {
  const folder = dirname(english);
  const where = relative(SRC, folder);
  const ours = messages(english);
  catalogues.set(folder, ours);
  for (const language of OTHERS) {
    const theirs = messages(join(folder, `${language}.ftl`));
    for (const [name, values] of ours) {
      const other = theirs.get(name);
      if (!other) faults.push(`${where}/${language}.ftl: ${name} is missing`);
      for (const value of other ?? []) {
        if (!values.has(value)) faults.push(`${where}/${language}.ftl: ${name} has no ${value}`);
      }
      for (const mark of marked) {
        if (other && values.has(mark) && !other.has(mark))
          faults.push(`${where}/${language}.ftl: ${name} lacks ${mark}`);
      }
    }
    for (const name of theirs.keys()) {
      if (!ours.has(name)) faults.push(`${where}/${language}.ftl: ${name} is not in English`);
    }
  }
  // Tests of the server hold what it says against these, but for what stands ready on Control's screens.
  if (english.startsWith(SERVER)) continue;
  const text = readers(folder)
    .map((source) => source.text)
    .join('\n');
  const [names, starts] = [new Set(quoted(text)), begun(text)];
  for (const name of ours.keys()) {
    if (!names.has(name) && !starts.some((start) => name.startsWith(start))) {
      faults.push(`${where}/en.ftl: nobody says ${name}`);
    }
  }
}
for (const source of sources) {
  const from = spoken(source);
  for (const name of from.length > 0 ? said(source.text) : []) {
    if (!from.some((folder) => catalogues.get(folder)?.has(name))) {
      faults.push(`${relative(SRC, source.name)}: no message ${name}`);
    }
  }
}

/** What stands ready to be touched comes to all devices by its name, so that they have it from the server's catalogues. */
const ready = new Set(sources.flatMap(({ text }) => quoted(text)).filter(isReady));
const told = new Set([...catalogues.values()].flatMap((all) => [...all.keys()]).filter(isReady));
for (const name of ready) if (!told.has(name)) faults.push(`no message ${name}`);
for (const name of told) if (!ready.has(name)) faults.push(`nothing on a screen is ${name}`);

for (const fault of faults) console.error(fault);
const count = [...catalogues.values()].reduce((sum, one) => sum + one.size, 0);
console.log(`${count} messages in ${OTHERS.length + 1} languages, ${faults.length} faults`);
if (faults.length > 0) process.exit(1);
