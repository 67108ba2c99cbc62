import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** Smaller files are not worth two copies. */
const LEAST_BYTES = 1_000;

/**
 * Puts a copy pressed by gzip beside each page, script and style, as small as it gets: the program holds that one
 * alone. Larger ones get one by brotli too, where it is wished.
 */
export function pressed({ brotli }: { brotli: boolean }): Plugin {
  return {
    name: 'prytaneion-pressed',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|html)$/.test(name))) {
        const file = join(dir, name);
        const plain = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
        if (!brotli || plain.length < LEAST_BYTES) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(plain));
      }
    },
  };
}
