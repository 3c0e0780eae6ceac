import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { subset, webFonts } from '../../../../pipeline/vite/subset-fonts.ts'

test.each(webFonts)('A subset of %s keeps its range of weights, kerning, tabular figures and license', async (font) => {
  const woff2 = await subset(font, 'AVATo 0123456789')
  expect(woff2.subarray(0, 4).toString('latin1')).toBe('wOF2')
  const tables = await subsetFont(woff2, 'AVATo 0123456789', { targetFormat: 'truetype', preserveNameIds: [14] })
  for (const tag of ['fvar', 'gvar', 'kern', 'tnum']) expect(tables.includes(tag), tag).toBe(true)
  expect(tables.includes(Buffer.from('sil.org/OFL', 'utf16le').swap16())).toBe(true)
})
