import { readFileSync } from 'node:fs'
import { createElement as element, type ReactElement } from 'react'
import satori from 'satori'
import { company } from '../../src/content/company/company.ts'
import { headlineRoom, margin, mark, imageSize } from './layout.ts'
import type { Palette } from '../palette.ts'
import { fontFile } from '../vite/subset-fonts.ts'

function font(weight: 600 | 700, name: 'display' | 'text') {
  return { name, weight, data: readFileSync(fontFile(name, weight, 'woff')) }
}

/** The site's two typefaces as static fonts, because satori cannot read the variable fonts that the site uses. */
const fonts = [font(700, 'display'), font(600, 'display'), font(600, 'text')]

const sizes = [136, 120, 108, 98, 90, 82, 74, 68, 62, 56, 50]

/**
 * Draws the text of an Open Graph image as SVG glyph outlines: the company, the kicker, and the headline as large as
 * fits. Rejects when the headline does not fit at any size.
 */
export async function drawText(kicker: string, headline: string, color: Palette): Promise<string> {
  const longest = await widestWord(headline)
  for (const size of sizes) {
    if (longest * size > headlineRoom.width) continue
    const { svg, boxes } = await draw(page(kicker, headline, size, color))
    if ((boxes.get('headline')?.height ?? Number.POSITIVE_INFINITY) <= headlineRoom.height) return svg
  }
  throw new Error(`The headline is too long for its Open Graph image: ${headline}`)
}

/** The width of the widest word as a multiple of the font size, because words must neither break nor be cut off. */
async function widestWord(headline: string): Promise<number> {
  const size = 100
  const words = headline
    .split(/\s+/)
    .map((word) =>
      element('div', { key: `word ${word}`, style: { ...headlineStyle(size), whiteSpace: 'nowrap' } }, word),
    )
  const { boxes } = await draw(
    element('div', { style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } }, words),
  )
  const widths = [...boxes].map(([key, { width }]) => (key.startsWith('word ') ? width : 0))
  return Math.max(...widths) / size
}

async function draw(tree: ReactElement) {
  const boxes = new Map<string, { width: number; height: number }>()
  const svg = await satori(tree, {
    ...imageSize,
    fonts,
    onNodeDetected: ({ key, width, height }) => void (key && boxes.set(String(key), { width, height })),
  })
  return { svg, boxes }
}

function page(kicker: string, headline: string, size: number, color: Palette): ReactElement {
  const room = { position: 'absolute', left: margin.x, width: headlineRoom.width }
  const firstLine = { display: 'flex', top: margin.y, height: mark.size, alignItems: 'center' }
  const name = { fontFamily: 'display', fontWeight: 600, fontSize: 38, letterSpacing: '-0.01em', color: color('ink') }
  const what = { fontFamily: 'text', fontWeight: 600, fontSize: 27, whiteSpace: 'nowrap', color: color('accent') }
  const large = { display: 'block', top: headlineRoom.top, textWrap: 'balance', color: color('ink') }
  return element(
    'div',
    { style: { display: 'flex', ...imageSize } },
    element(
      'div',
      { style: { ...room, ...firstLine, justifyContent: 'space-between' } },
      element('div', { style: { ...name, marginLeft: mark.size + mark.gap } }, company.name),
      element('div', { style: what }, kicker),
    ),
    element('div', { key: 'headline', style: { ...room, ...large, ...headlineStyle(size) } }, headline),
  )
}

function headlineStyle(size: number) {
  return { fontFamily: 'display', fontWeight: 700, fontSize: size, lineHeight: 1.02, letterSpacing: '-0.03em' }
}
