import { beforeAll, describe, expect, test } from 'vitest'
import { drawImage } from '../../../pipeline/open-graph-images/draw.ts'
import { headlineRoom, landHeight, imageSize } from '../../../pipeline/open-graph-images/layout.ts'
import { paletteOf } from '../../../pipeline/open-graph-images/palette.ts'
import { placeImage } from '../../../pipeline/open-graph-images/open-graph-images.ts'
import { sceneOf } from '../../../src/ui/art/scene.ts'
import { everyPage } from '../routes/every-page.ts'

let known: Awaited<ReturnType<typeof everyPage>> = []

beforeAll(async () => {
  known = await everyPage()
}, 60_000)

const horizon = sceneOf('mesa', 'horizon')

describe('The Open Graph image of a page', () => {
  test('shows the kind of page, then its headline', () => {
    const of = (path: string, locale: string) =>
      known.find((page) => page.path === path && page.metadata.locale === locale)?.image.alt
    expect(of('/', 'en')).toBe('AI that drafts emails, quotes and reports: AI drafts. Your\u00a0team\u00a0signs off.')
    expect(of('/services/text-generation', 'de')).toBe('Leistungen: Texterstellung')
    expect(of('/projects/learning-platform', 'en')).toBe('Projects: Learning platform')
    expect(of('/projects', 'en')).toBe('Projects: Six AI case studies, before and after')
    expect(of('/legal/imprint', 'de')).toBe('Rechtliches: Imprint')
  })

  test('shows the landscape of the hero of its page', () => {
    for (const { path, image, body } of known) {
      const { light, ridges } = image.horizon
      const [hero] = /<svg[^>]*viewBox="0 0 1600 300".*?<\/svg>/s.exec(body) ?? []
      for (const part of [`data-light="${light}"`, ...ridges]) expect(hero, path).toContain(part)
    }
  })

  test('has a URL that changes with its content and is otherwise stable', () => {
    const address = (kicker: string, headline: string) => placeImage({ kicker, headline, horizon }).address
    expect(address('Legal', 'Imprint')).toMatch(/^\/assets\/share\/[\w-]{8}\.png$/)
    expect(address('Legal', 'Imprint')).toBe(address('Legal', 'Imprint'))
    expect(address('Legal', 'Imprint')).not.toBe(address('Legal', 'Impressum'))
  })
})

describe('A drawn image', () => {
  test('is a PNG of 1200 x 630 pixels and at most 120 kB', async () => {
    const longest = known.map(({ image }) => image).toSorted((a, b) => b.headline.length - a.headline.length)[0]
    if (!longest) throw new Error('no page')
    const png = await drawImage(longest)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([imageSize.width, imageSize.height])
    expect(png.length).toBeLessThanOrEqual(120_000)
  })

  test('is deterministic', async () => {
    const image = { kicker: 'Services', headline: 'Twice', horizon }
    expect((await drawImage(image)).equals(await drawImage(image))).toBe(true)
  })

  test('keeps its headline clear of the landscape', () => {
    expect(headlineRoom.top + headlineRoom.height).toBeLessThan(imageSize.height - landHeight + 0.18 * landHeight)
  })

  test('shrinks a long word and never clips it', async () => {
    const draw = (headline: string) => drawImage({ kicker: '', headline, horizon })
    await expect(draw('Qualitätssicherungsbeauftragte im Dienst')).resolves.toBeInstanceOf(Buffer)
    await expect(draw('x'.repeat(60))).rejects.toThrow('The headline is too long for its Open Graph image: xxx')
    await expect(draw('word '.repeat(80))).rejects.toThrow('too long')
  })

  test('uses only colors of the site', () => {
    expect(paletteOf('night')('ground')).toBe(paletteOf('dusk')('ground'))
    expect(() => paletteOf('dusk')('mauve')).toThrow('tokens.css has no --mauve')
  })
})
