import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** Smaller files are not worth it. */
const LEAST_BYTES = 1_000;

/** Puts a copy pressed by brotli and one by gzip beside each file, as small as they get, for the server to send. */
export function pressed(): Plugin {
  return {
    name: 'prytaneion-pressed',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|html|svg)$/.test(name))) {
        const file = join(dir, name);
        const plain = readFileSync(file);
        if (plain.length < LEAST_BYTES) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(plain));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}
