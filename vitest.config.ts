import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'
import { findPrograms } from './tests/support/hosted-project/programs.ts'

/** A request that nobody answers and a word on the console that nobody expects fail a test. */
const everywhere = ['tests/support/setup/network.ts', 'tests/support/setup/console.ts']

/** The files of a process share its modules, and so the one new cluster from which their databases begin. */
const processes = { pool: 'forks', isolate: false, maxWorkers: 2, hookTimeout: 180_000 } as const
const hasPrograms = typeof findPrograms() !== 'string'

export default defineConfig({
  plugins: [lingui({ failOnMissing: 'catalog', failOnCompileError: true })],
  test: {
    env: { VITE_SUPABASE_URL: 'https://backend.test', VITE_SUPABASE_KEY: 'sb_publishable_tests' },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    // Generous, because a busy machine is no fault of the code; nothing waits longer than it has to.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // The tests of a file in another order each time, because none may count on another. The runner prints the seed.
    sequence: { shuffle: { files: false, tests: true } },
    // On its own Vitest leaves one core unused, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: everywhere,
          isolate: false,
        },
      },
      {
        extends: true,
        // Real servers, which the mocks of the network would get in the way of.
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          setupFiles: ['tests/support/setup/console.ts'],
          globalSetup: 'tests/hosting/hosts/nginx-program.ts',
        },
      },
      {
        extends: true,
        // Modules that need a window, a file of tests a page: they count on a module that nobody has used yet.
        test: {
          name: 'dom',
          // A page of its own for each file is made faster in a thread than in a process.
          pool: 'threads',
          environment: 'jsdom',
          include: ['tests/dom/**/*.test.ts'],
          setupFiles: [...everywhere, 'tests/support/setup/browser.ts'],
        },
      },
      {
        extends: true,
        // As in vite.config.ts; without it styled-components warns and class names differ from the built site.
        oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
        test: {
          name: 'components',
          environment: 'jsdom',
          // jsdom reads a sheet anew with every rule that is added to it as text, so rules are added one at a time.
          env: { SC_DISABLE_SPEEDY: 'false' },
          include: ['tests/components/**/*.test.tsx'],
          setupFiles: [...everywhere, 'tests/support/setup/browser.ts', 'tests/support/setup/pages.ts'],
          // All of them show pages of the whole site. Loading it once takes half the time; pages.ts clears up.
          isolate: false,
        },
      },
      {
        extends: true,
        // Real databases and child processes: slower to start, and two of them at a time are enough.
        test: {
          ...processes,
          name: 'database',
          include: ['tests/{database,sql}/**/*.test.ts'],
          provide: { engine: 'PGlite' },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // Copies of the project in which commands run, which use both cores by themselves.
        test: {
          ...processes,
          name: 'copies',
          include: ['tests/integration/cli/**/*.test.ts'],
          globalSetup: 'tests/integration/cli/po-tools.ts',
          testTimeout: 300_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        // What a hosted project runs, on this machine.
        test: {
          ...processes,
          name: 'parity',
          include: hasPrograms ? ['tests/{parity,sql}/**/*.test.ts'] : [],
          provide: { engine: 'PostgreSQL' },
          globalSetup: 'tests/integration/postgrest/say-why-not.ts',
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
