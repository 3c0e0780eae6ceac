import { defineConfig } from '@playwright/test'
import { parts } from './src/content/company/parts.ts'
import { headlessShell } from './tests/support/browsers.ts'

/** The tests of the parts that the site does not have: by their tag, e.g. `@tools`, or by the name of their file. */
const ofMissingParts = Object.entries(parts).flatMap(([part, isThere]) =>
  isThere ? [] : new RegExp(String.raw`@${part}\b|\b${part}[\w-]*\.spec`),
)

/** Tests of the built site in a real browser: `npm run build -- --mode embedded`, then `npm run test:e2e`. */
export default defineConfig({
  testDir: 'tests/e2e',
  // The tests of further engines run in Vitest.
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/start-site.ts',
  grepInvert: ofMissingParts,
  fullyParallel: true,
  // One more than the cores of a small machine, because a test is idle for a tenth of its time.
  workers: 3,
  // CI machines may be overloaded. A test that needs the retry is still a defect: the reporter lists it.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  // On such a machine a page takes more than the default of 5 seconds to run.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/Denver',
    viewport: { width: 1280, height: 800 },
    // Without animations tests have nothing to wait for; tests of animations enable them.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      executablePath: headlessShell(),
      // Chromium's sandbox does not work as root. The resolver rule blocks every host except this machine.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        '--disable-gpu',
        // For pages of a few seconds, optimized code and further processes take more time than they save.
        '--js-flags=--no-opt',
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        // Hinting rounds font sizes to whole pixels, which visitors' screens do not.
        '--font-render-hinting=none',
      ],
    },
  },
})
