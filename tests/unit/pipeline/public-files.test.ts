import { inflateSync } from 'node:zlib'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { tagsIn } from '../../support/html-tags.ts'
import { paletteOf } from '../../../pipeline/palette.ts'
import { companyFiles, fillTemplate } from '../../../pipeline/vite/company-files.ts'
import { readProjectFile } from '../../support/sources.ts'

const draw = (path: string) => Buffer.from(companyFiles[path]?.draw() ?? '')

const Manifest = v.object({
  name: v.string(),
  theme_color: v.string(),
  background_color: v.string(),
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), type: v.string(), purpose: v.optional(v.string()) })),
})
const manifest = v.parse(Manifest, JSON.parse(String(draw('/site.webmanifest'))))
const head = tagsIn(fillTemplate(readProjectFile('index.html'))).map(({ attributes }) => attributes)

/** Width, height, and whether the top left pixel is transparent, of a PNG with eight bits per channel. */
function lookAt(name: string) {
  const png = draw(name)
  const data: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  // The row starts with a filter byte; filters do not affect the first pixel, because it has no predecessor.
  const corner = inflateSync(Buffer.concat(data)).subarray(1, 5)
  return { size: `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, opaque: corner[3] === 255 }
}

test('robots.txt allows all crawlers and names the sitemap of this site', () => {
  expect(String(draw('/robots.txt'))).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n`)
})

describe('The manifest', () => {
  test('names the company and uses the colors of the default theme', () => {
    const ground = paletteOf('dusk')('ground')
    expect(manifest).toMatchObject({ name: company.name, theme_color: ground, background_color: ground })
  })

  test('names icons that exist in the stated size', () => {
    for (const { src, sizes, type } of manifest.icons) {
      expect(companyFiles[src]?.type).toBe(type)
      if (type === 'image/png') expect(lookAt(src).size).toBe(sizes)
    }
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512', 'any']))
  })

  test('has a maskable icon that fills its edges', () => {
    const [icon] = manifest.icons.filter(({ purpose }) => purpose === 'maskable')
    expect(lookAt(icon?.src ?? '')).toEqual({ size: '512x512', opaque: true })
  })
})

describe('Every document', () => {
  test('names existing files for icon, home screen icon and manifest', () => {
    const links = head.filter(({ rel }) => rel && /icon|manifest/.test(rel))
    expect(links.map(({ rel }) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest'])
    for (const { href = '' } of links) expect(companyFiles, href).toHaveProperty([href])
    expect(lookAt('/apple-touch-icon.png')).toEqual({ size: '180x180', opaque: true })
  })
})
