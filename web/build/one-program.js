import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import * as svelte from 'svelte-eslint-parser';
import ts from 'typescript';
import { parser } from 'typescript-eslint';

/** Where everything is linted, nothing changes meanwhile: all files are read before the first is asked about. */
const WHOLE = process.argv.includes('.');
const SVELTE = { extension: '.svelte', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred };

/** What TypeScript is to read in place of this file, as the parser of Svelte files hands it on. */
function scriptOf(filePath) {
  let script;
  const parseForESLint = (code, options) => {
    if (options.project === undefined) return parser.parseForESLint(code, options);
    script = code;
    throw new Error('all that was wanted is there');
  };
  try {
    const options = { filePath, project: true, parser: { ...parser, parseForESLint } };
    svelte.parseForESLint(readFileSync(filePath, 'utf8'), options);
  } catch {
    // The lint itself says what is wrong with the file.
    if (script === undefined) return '';
  }
  return script;
}

function programOf(project) {
  const { config } = ts.readConfigFile(project, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    dirname(project),
    { allowNonTsExtensions: true },
    project,
    undefined,
    [SVELTE],
  );
  const host = ts.createCompilerHost(options, true);
  const { readFile } = host;
  host.readFile = (name) => (/\.svelte(\.ts)?$/.test(name) ? scriptOf(name) : readFile(name));
  return ts.createProgram(fileNames, options, host);
}

let program;

/**
 * TypeScript's parser, with one program for all files: of its own accord it makes a program anew for each Svelte
 * file, for what it is given is not what lies on the disk.
 */
export const oneProgram = {
  ...parser,
  parseForESLint(code, options) {
    const { project, ...others } = options;
    if (!WHOLE || !project) return parser.parseForESLint(code, options);
    program ??= programOf(project);
    const known = program.getSourceFile(options.filePath)?.text === code;
    return parser.parseForESLint(code, known ? { ...others, programs: [program] } : options);
  },
};
