import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const FONTS = [
  '@fontsource/cinzel',
  '@fontsource-variable/eb-garamond',
  '@fontsource-variable/source-sans-3',
];

/** Puts the fonts' licences beside the fonts, as the OFL asks. */
export function licences(): Plugin {
  return {
    name: 'prytaneion-licences',
    apply: 'build',
    generateBundle() {
      for (const font of FONTS) {
        const fileName = `licences/${font.split('/')[1]}.txt`;
        const source = readFileSync(join('node_modules', font, 'LICENSE'), 'utf8');
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
