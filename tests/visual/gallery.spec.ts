import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findings } from '../e2e/support/axe.ts'
import { photoHost } from '../e2e/support/photos.ts'
import { foreignFonts, listSpecimens, openSpecimen } from './open-specimen.ts'

const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="100%" height="100%" fill="#777"/>' +
  '<circle cx="800" cy="600" r="400" fill="#ddd"/></svg>'

const themes = ['dark', 'light'] as const

/** What is made of pieces is compared at half its size: the pieces have pictures of their own, and the files stay small. */
const sizes = [
  { size: 'piece', scale: 1 },
  { size: 'card', scale: 0.5 },
  { size: 'page', scale: 0.5 },
] as const

/** Name of a picture, e.g. `button-hover-dark.png` for `button, hover`. */
const pictureOf = (name: string, theme: string) => `${name.replaceAll(/[^a-z\d]+/g, '-')}-${theme}.png`

for (const { size, scale } of sizes) {
  test.describe(size, () => {
    test.use({ deviceScaleFactor: scale })

    for (const theme of themes) {
      test(`Every specimen looks as in its picture, is set in the site's own letters, and axe finds nothing in it (${theme})`, async ({
        page,
      }) => {
        const problems = await openGallery(page)
        for (const { name, screen } of await listSpecimens(page, size)) {
          await test.step(name, async () => {
            await page.setViewportSize({ width: screen ?? 1040, height: 800 })
            const specimen = await openSpecimen(page, name, theme)
            expect.soft(await findings(page), `axe: ${name}`).toEqual([])
            expect.soft(await foreignFonts(page), `letters of other fonts: ${name}`).toEqual([])
            await expect.soft(specimen, name).toHaveScreenshot(pictureOf(name, theme))
          })
        }
        expect(problems, 'what the specimens reported').toEqual([])
      })
    }
  })
}

test('There is one picture for each specimen and theme and no other one', async ({ page }, { config }) => {
  test.skip(config.updateSnapshots === 'changed' || config.updateSnapshots === 'all', 'while they are taken')
  await openGallery(page)
  const all = await Promise.all(sizes.map(({ size }) => listSpecimens(page, size)))
  const expected = all.flat().flatMap(({ name }) => themes.map((theme) => pictureOf(name, theme)))
  expect(readdirSync(join(import.meta.dirname, 'baselines')).toSorted()).toEqual(expected.toSorted())
})

/** Opens the gallery while the office is open. Returns what it will report, but for what belongs to its specimens. */
async function openGallery(page: Page): Promise<string[]> {
  const expected = /ERR_FAILED|404: |A page failed/
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
  await page.goto(process.env['GALLERY_URL'] ?? '')
  return problems
}
