import { defineConfig } from '@playwright/test'
import { headlessShell } from './tests/support/browsers.ts'

/** The tests of the built site in a real browser: `npm run build -- --mode embedded`, then `npm run test:e2e`. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/start-site.ts',
  fullyParallel: true,
  // One more than the cores of a small machine, because a test waits for a tenth of its time.
  workers: 3,
  // For a busy machine that takes CI for its own. A test that needs it is a fault: `npm test` names it.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 30_000,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/Denver',
    viewport: { width: 1280, height: 800 },
    // Nothing moves, so nothing is waited for; tests about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      executablePath: headlessShell(),
      // Chromium's sandbox does not work for root. The tests reach this machine only, whatever a page asks for.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
})
