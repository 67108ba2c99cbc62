// Holds the pages as they were built, libraries and all, against the oldest browsers that are promised: `npm run
// browsers`, after `npm run build`. Syntax is lowered by the build; this is about functions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';

/** The oldest browsers for which the pages are built; deploy/running.md and src/old/texts promise them. */
const { browsers } = JSON.parse(readFileSync(join(import.meta.dirname, 'browsers.json'), 'utf8'));

/** What src/old/gaps.ts brings along. */
const BROUGHT = [
  'es-x/no-array-prototype-at',
  'es-x/no-string-prototype-at',
  'es-x/no-object-hasown',
];

/** What all of them have. */
const HAD = ['es-x/no-string-prototype-replaceall', 'es-x/no-promise-any'];

/** Asked for before it is used, with something else where it is not there. */
const ASKED = [
  'AudioContext',
  'DecompressionStream',
  'document.exitFullscreen',
  'document.fullscreenElement',
  'navigator.userActivation',
  'navigator.wakeLock',
  'requestIdleCallback',
  'structuredClone',
];

/** Names that others have too: whose is meant no reader of a built page can tell. TypeScript knows none of these. */
const isShared = (rule) =>
  /^es-x\/no-(iterator-prototype-|(array-prototype-with|resizable-and-growable-arraybuffers)$)/.test(
    rule,
  );

const RULES = Object.fromEntries(
  ['2021', '2022', '2023', '2024', '2025']
    .flatMap((year) => Object.keys(es.configs[`flat/no-new-in-es${year}`].rules))
    .filter((rule) => ![...BROUGHT, ...HAD].includes(rule) && !isShared(rule))
    .map((rule) => [rule, 'error']),
);

/** The scripts that lie in a page which is one file: the printed sheets, the chronicle. */
const scripts = {
  preprocess: (page) =>
    [...page.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, text], nth) => ({
      text,
      filename: `${nth}.js`,
    })),
  postprocess: (messages) => messages.flat(),
};

export default [
  { files: ['dist/*.html'], processor: scripts },
  {
    files: ['dist/**/*.js', 'dist/*.html/*.js'],
    plugins: { compat, 'es-x': es },
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    settings: { browsers, polyfills: [...ASKED, 'Array.at'], 'es-x': { aggressive: true } },
    rules: { ...RULES, 'compat/compat': 'error', 'es-x/no-regexp-lookbehind-assertions': 'error' },
  },
];
