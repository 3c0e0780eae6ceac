import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'
import { legalTexts } from './pipeline/vite/legal-texts.ts'
import { findPrograms } from './tests/support/hosted-project/programs.ts'

/** An unmocked request or unexpected console output fails a test. */
const strictSetup = ['tests/support/setup/network.ts', 'tests/support/setup/console.ts']

/**
 * Real databases and child processes start slowly, so only two run at a time. The test files of a process share its
 * modules, and so the one new cluster that their databases are created from.
 */
const processes = {
  pool: 'forks',
  isolate: false,
  maxWorkers: 2,
  hookTimeout: 180_000,
  sequence: { groupOrder: 1 },
} as const
const hasPostgres = typeof findPrograms() !== 'string'

export default defineConfig({
  plugins: [legalTexts(), lingui({ failOnMissing: 'catalog', failOnCompileError: true })],
  test: {
    env: { VITE_SUPABASE_URL: 'https://backend.test', VITE_SUPABASE_KEY: 'sb_publishable_tests' },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    // Generous, so that a busy machine does not fail a test; nothing waits longer than necessary.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // CI machines may be overloaded. A test that needs the retry is still a defect: the reporter names it.
    retry: process.env['CI'] ? 1 : 0,
    // Tests of a file run in random order, because none may depend on another. The runner prints the seed.
    sequence: { shuffle: { files: false, tests: true } },
    // By default Vitest leaves one core unused, which is half of a two-core machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: strictSetup,
          isolate: false,
        },
      },
      {
        extends: true,
        // No network mocks: these tests talk to real servers.
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          setupFiles: ['tests/support/setup/console.ts'],
          globalSetup: 'tests/hosting/hosts/programs.ts',
        },
      },
      {
        extends: true,
        // Same as in vite.config.ts; without it styled-components warns and class names differ from the built site.
        oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
        test: {
          name: 'components',
          environment: 'jsdom',
          // Remembers every store, so that pages.ts can reset them.
          alias: [{ find: /^zustand$/, replacement: `${import.meta.dirname}/tests/support/setup/stores.ts` }],
          // jsdom parses the whole style sheet again when text is added to it, so rules are inserted one at a time.
          env: { SC_DISABLE_SPEEDY: 'false' },
          include: ['tests/components/**/*.test.{ts,tsx}'],
          setupFiles: [...strictSetup, 'tests/support/setup/browser.ts', 'tests/support/setup/pages.ts'],
          // Most tests render pages of the whole site. Loading it and jsdom once takes a third of the time; pages.ts
          // cleans up, and a test that needs unused modules resets them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...processes,
          name: 'embedded',
          include: ['tests/integration/embedded/**/*.test.ts'],
          // One of them starts seven programs.
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        // Commands that run in a sandbox of the project; each uses both cores.
        test: {
          ...processes,
          name: 'cli',
          include: ['tests/integration/cli/**/*.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        // The services of a hosted project, PostgreSQL and PostgREST, on this machine.
        test: {
          ...processes,
          name: 'postgrest',
          include: hasPostgres ? ['tests/integration/postgrest/**/*.test.ts'] : [],
          globalSetup: 'tests/integration/postgrest/report-missing-programs.ts',
        },
      },
    ],
  },
})
