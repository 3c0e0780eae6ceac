import { defineConfig } from 'vitest/config'

/**
 * Tests of the built site in other browser engines: `npm run build -- --mode embedded`, then
 * `node scripts/launch.mjs all vitest run --config vitest.engines.config.ts`.
 */
export default defineConfig({
  test: {
    name: 'engines',
    include: ['tests/e2e/engines/**/*.test.ts'],
    setupFiles: ['tests/support/setup/console.ts'],
    globalSetup: 'tests/e2e/engines/programs.ts',
    sequence: { shuffle: { files: false, tests: true } },
    retry: process.env['CI'] ? 1 : 0,
    pool: 'forks',
    // Long enough to visit all pages on a busy machine; nothing waits longer than necessary.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
  },
})
