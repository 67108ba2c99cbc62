import { join } from 'node:path';

import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import { noObjects } from './build/no-objects.js';
import { noSentences } from './build/no-sentences.js';
import { oneProgram } from './build/one-program.js';
import svelteConfig from './svelte.config.js';

/** Faults that each rule must find: one that it no longer finds is reported, for the line that keeps it still has no use. */
const PLANTED = 'build/planted/';
const TYPED_SCRIPTS = ['src/**/*.ts', `${PLANTED}*.ts`];
const TYPES = join(import.meta.dirname, 'tsconfig.json');
const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];

export default ts.config(
  { ignores: ['dist/', 'src/wire/', 'src/games/*/dev/recorded/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { files: TYPED_SCRIPTS, ignores: ['**/*.svelte.ts'], languageOptions: { parser: oneProgram } },
  prettier,
  ...svelte.configs.prettier,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: oneProgram, svelteConfig } },
  },
  {
    // A second game stands beside the first with no change here: only src/games.ts names them.
    files: ['src/hub/**', 'src/ui/**', 'src/pages/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/games/[^/]+/|/wire/(?!hub$)', message: 'This knows no game.' }] },
      ],
    },
  },
  {
    files: ['src/ui/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '/(games|wire|pages)/', message: 'A part draws what it is given.' }],
        },
      ],
    },
  },
  {
    // What is opened depends on a table's code and a token, and never on the language that an effect reads.
    files: ['src/**'],
    ignores: ['**/*.test.ts', '**/dev/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['NewExpression[callee.name="Table"]', 'CallExpression[callee.object.name="hub"]'].map(
          (call) => ({
            selector: `CallExpression[callee.name="$effect"] ${call}`,
            message: 'Let `opens` open it: an effect comes again with whatever it reads.',
          }),
        ),
      ],
    },
  },
  {
    // Each storage of a browser may throw, in its own way: one module knows how.
    files: ['src/**'],
    ignores: ['**/*.test.ts', '**/dev/**', 'src/hub/storage.ts'],
    rules: {
      'no-restricted-globals': ['error', ...STORAGES],
      'no-restricted-properties': [
        'error',
        ...STORAGES.flatMap((property) =>
          ['window', 'globalThis', 'self'].map((object) => ({ object, property })),
        ),
      ],
    },
  },
  {
    files: ['src/**', `${PLANTED}*`],
    // What languages call themselves, and a group, stands where the languages are.
    ignores: ['**/*.test.ts', '**/dev/**', 'src/wire/**', 'src/ui/language.svelte.ts'],
    plugins: { texts: { rules: { 'no-sentences': noSentences } } },
    rules: { 'texts/no-sentences': 'error' },
  },
  {
    // A message is an object until it is told, which TypeScript does not see where text is put together.
    files: [...TYPED_SCRIPTS, 'src/**/*.svelte', `${PLANTED}*.svelte`],
    languageOptions: { parserOptions: { project: TYPES, extraFileExtensions: ['.svelte'] } },
    plugins: { written: { rules: { 'no-objects': noObjects } } },
    rules: {
      '@typescript-eslint/no-base-to-string': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowAny: true, allowBoolean: true, allowNumber: true },
      ],
      'written/no-objects': 'error',
    },
  },
  {
    rules: {
      // TypeScript knows every name.
      'no-undef': 'off',
      'svelte/no-at-html-tags': 'error',
      'svelte/require-each-key': 'error',
      'svelte/comment-directive': ['error', { reportUnusedDisableDirectives: true }],
      'svelte/prefer-svelte-reactivity': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      eqeqeq: 'error',
    },
  },
);
