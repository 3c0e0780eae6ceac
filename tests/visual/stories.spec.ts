import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findings } from '../e2e/support/axe.ts'
import { photoHost } from '../e2e/support/photos.ts'
import type { Theme } from '../../src/features/theme/theme.ts'
import { openStory } from './open-story.ts'

const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="100%" height="100%" fill="#777"/>' +
  '<circle cx="800" cy="600" r="400" fill="#ddd"/></svg>'

/**
 * Cards and page sections are seen at half size and in dark only: their components have their own screenshots, the files
 * stay small, and axe sees them in light on the pages.
 */
const sizes = [
  { size: 'component', scale: 1, themes: ['dark', 'light'] },
  { size: 'card', scale: 0.5, themes: ['dark'] },
  { size: 'page', scale: 0.5, themes: ['dark'] },
] as const satisfies readonly { size: string; scale: number; themes: readonly Theme[] }[]

/** A part of the name of the stories to test, by default of all. */
const asked = process.env['STORY'] ?? ''

/** The file name of a screenshot, e.g. `button-hover-dark.png` for `button, hover`. */
const screenshotOf = (name: string, theme: string) => `${name.replaceAll(/[^a-z\d]+/g, '-')}-${theme}.png`

for (const { size, scale, themes } of sizes) {
  test.describe(size, () => {
    test.use({ deviceScaleFactor: scale })

    for (const theme of themes) {
      test(`Every story matches its screenshot and has no axe findings (${theme})`, async ({ page }) => {
        const { stories, problems } = await openStories(page)
        for (const { name, screen } of stories.filter((story) => story.size === size && story.name.includes(asked))) {
          await test.step(name, async () => {
            await page.setViewportSize({ width: screen, height: 800 })
            const story = await openStory(page, name, theme)
            expect.soft(await findings(page), `axe: ${name}`).toEqual([])
            await expect.soft(story, name).toHaveScreenshot(screenshotOf(name, theme))
          })
        }
        expect(problems, 'problems reported by the stories').toEqual([])
      })
    }
  })
}

test('There is exactly one screenshot for each story and theme', async ({ page }, { config }) => {
  test.skip(config.updateSnapshots === 'changed' || config.updateSnapshots === 'all', 'screenshots are being updated')
  const { stories } = await openStories(page)
  const expected = sizes.flatMap(({ size, themes }) =>
    stories
      .filter((story) => story.size === size)
      .flatMap(({ name }) => themes.map((theme) => screenshotOf(name, theme))),
  )
  expect(readdirSync(join(import.meta.dirname, 'baselines')).toSorted()).toEqual(expected.toSorted())
})

/** Opens the page of the stories, without one, when the office is open. `problems` gets what they report, except expected ones. */
async function openStories(page: Page) {
  const expected = /ERR_FAILED|404: /
  const problems: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !expected.test(text)) problems.push(text)
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.clock.setFixedTime('2026-11-23T18:00:00Z')
  await page.route(`${photoHost}/**`, (route) =>
    route.request().url().includes('blocked')
      ? route.abort()
      : route.fulfill({ contentType: 'image/svg+xml', body: photo }),
  )
  await page.goto(`${process.env['STORIES_URL'] ?? ''}#only=`)
  await page.waitForFunction(() => 'stories' in window)
  const stories = await page.evaluate(() => window.stories)
  expect(stories.map(({ name }) => name).join('\n'), 'the story that is asked for').toContain(asked)
  return { stories, problems }
}
