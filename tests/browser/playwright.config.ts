import { execFileSync } from 'node:child_process';

import { defineConfig } from '@playwright/test';

/**
 * The system's Chromium, where there is one; otherwise Playwright's own. The one without windows comes
 * first: the same engine, for two thirds of the work.
 */
function chromium(): string | undefined {
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // not this one
    }
  }
  return undefined;
}

// Node has a WebSocket of its own, which it does not show before version 22 unless it is asked.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket --no-warnings`;

export default defineConfig({
  testDir: '.',
  outputDir: 'output',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./failures.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromium(),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-gpu'],
    },
    actionTimeout: 20_000,
    // Screens in movement draw half as much again: only where it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A recorded trace of a dozen screens costs four times the test itself: ask for it with
    // `bash tests/browser/run.sh --trace on`.
    trace: 'off',
  },
});
