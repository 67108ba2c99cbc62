import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Says once more, last of all, what failed and why: a line or two each, where a log is cut. */
export default class Failures implements Reporter {
  #all: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#all = suite.allTests();
  }

  onExit(): Promise<void> {
    for (const test of this.#all.filter((one) => one.outcome() === 'unexpected')) {
      const { file, line } = test.location;
      console.log(`\n${file.split('/').at(-1)}:${line} ${test.title}`);
      for (const { message, location } of test.results.flatMap(({ errors }) => errors)) {
        // Without the colours, and the first lines only.
        const plain = (message ?? '').replaceAll(/\u001b\[\d+m/g, '');
        const at = location ? `line ${location.line}: ` : '';
        console.log(`  ${at}${plain.split('\n').slice(0, 12).join('\n  ')}`);
      }
    }
    return Promise.resolve();
  }
}
