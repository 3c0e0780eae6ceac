import { defineConfig } from 'vitest/config'

/** The tests of the built site in further engines: `npm run build -- --mode embedded`, then `npx vitest run --config vitest.engines.config.ts`. */
export default defineConfig({
  test: {
    name: 'engines',
    include: ['tests/e2e/engines/**/*.test.ts'],
    setupFiles: ['tests/support/setup/console.ts'],
    globalSetup: 'tests/e2e/engines/programs.ts',
    sequence: { shuffle: { files: false, tests: true } },
    pool: 'forks',
    // An engine waits a third of its time, and on two cores Vitest alone lets one go after the other.
    maxWorkers: 2,
    // A tour through all pages, also on a busy machine; nothing waits longer than it has to.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
  },
})
