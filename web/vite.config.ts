import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { ahead } from './build/ahead.ts';
import { target } from './build/browsers.json' with { type: 'json' };
import { chunksFor } from './build/chunks.ts';
import { emblems } from './build/emblems.ts';
import { letters } from './build/letters.ts';
import { licences } from './build/licences.ts';
import { old } from './build/old.ts';
import { pages } from './build/pages.ts';
import { pressed } from './build/pressed.ts';
import { texts } from './build/texts.ts';
import { translated } from './build/translated.ts';

const hub = process.env['PRYTANEION_HUB'] ?? 'http://localhost:8080';

const input = ['index.html', 'control.html', 'draws.html', 'projector.html'];
const content = () => [svelte(), texts(), emblems(), letters({ alone: false })];

export default defineConfig(async ({ command }) => {
  const building = command === 'build';
  const name = building ? await chunksFor('council', { plugins: content(), input }) : () => null;
  return {
    plugins: [
      ...content(),
      licences(),
      old({ alone: false }),
      ahead(),
      pages(),
      translated(),
      pressed({ brotli: true }),
    ],
    build: {
      outDir: 'dist',
      target,
      // The server's policy allows fonts and scripts from files only.
      assetsInlineLimit: 0,
      // For build/budgets.js.
      manifest: true,
      rolldownOptions: {
        input,
        // Svelte does not say that its classes may be left out where nobody makes one.
        treeshake: {
          moduleSideEffects: [{ test: /\/svelte\/src\/reactivity\//, sideEffects: false }],
        },
        output: {
          // Every page names the files of its parts: short names are less to load.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: 'assets/[hash:7][extname]',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name, debugName: 'by page' }],
          },
        },
      },
    },
    server: {
      host: true,
      proxy: { '/api': hub, '/ws': { target: hub, ws: true } },
    },
    // Vitest would otherwise take Svelte's server build.
    resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
    // A page of its own for each of ninety files takes longer than what is tested in it.
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.ts'],
      setupFiles: 'build/tests.ts',
      isolate: false,
      // They run beside a compiler that takes both cores, and in one page after each other: what the file
      // before left behind may answer late.
      testTimeout: 20_000,
      hookTimeout: 20_000,
      retry: 1,
    },
  };
});
