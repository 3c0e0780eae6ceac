import { defineConfig } from '@playwright/test'
import site from '../../playwright.config.ts'
import { browser } from '../support/browsers.ts'

/**
 * Compares every story with its screenshot in `baselines` and runs axe:
 * `npm run test:e2e -- --config tests/visual/playwright.config.ts`.
 */
export default defineConfig({
  retries: site.retries ?? 0,
  testDir: '.',
  globalSetup: './serve-built-stories.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  forbidOnly: true,
  reporter: 'list',
  outputDir: '../../test-results/stories',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      threshold: 0.03,
      maxDiffPixelRatio: 0.005,
    },
  },
  use: {
    ...site.use,
    viewport: { width: 1040, height: 800 },
    launchOptions: {
      ...site.use?.launchOptions,
      // The headless shell renders text differently; the screenshots come from the regular browser.
      executablePath: browser(),
      // Font smoothing and the color profile would otherwise depend on the machine.
      args: [...(site.use?.launchOptions?.args ?? []), '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
})
