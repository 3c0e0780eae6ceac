import { describe, expect, test } from 'vitest'
import { paletteOf } from '../../../pipeline/palette.ts'

/** The skies behind a page, from its beginning to its end. */
const hours = [1, 2, 3, 4, 5].map((hour) => `hour-${hour}`)

describe.each(['dark', 'light'] as const)('In the %s theme', (theme) => {
  const color = paletteOf('dusk', theme)
  const ratio = (front: string, back: string) => contrast(color(front), color(back))

  describe.each([...hours, 'ground', 'raised', 'sunken'])('on %s', (ground) => {
    test.each(['ink', 'ink-soft', 'accent', 'positive', 'danger'])('text in %s has 4.5:1', (ink) => {
      expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5)
    })

    test('the focus ring has 3:1', () => {
      expect(ratio('focus', ground)).toBeGreaterThanOrEqual(3)
    })
  })

  test.each(['accent', 'accent-hover'])('the text of a button on %s has 4.5:1', (ground) => {
    expect(ratio('on-accent', ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(hours.slice(2))('a card stands out from %s, and secondary text has 5:1', (hour) => {
    expect(ratio('raised', hour)).toBeGreaterThanOrEqual(1.15)
    expect(ratio('ink-soft', hour)).toBeGreaterThanOrEqual(5)
  })

  test.each(['dusk-3', 'dusk-4'])('initials on %s have 4.5:1', (ground) => {
    expect(ratio('ink', ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([...hours, 'ground', 'raised'])('the border of a control on %s has 3:1', (ground) => {
    expect(ratio('line-strong', ground)).toBeGreaterThanOrEqual(3)
  })

  test('before and after in a chart have different colors', () => {
    const [before = [], after = []] = ['accent', 'positive'].map((name) => channels(color(name)))
    expect(before.reduce((sum, channel, at) => sum + Math.abs(channel - (after[at] ?? 0)), 0)).toBeGreaterThan(0.6)
  })

  test.each(['ground', 'raised', 'sunken'])('the hovered border on %s has 3:1', (ground) => {
    expect(ratio('accent', ground)).toBeGreaterThanOrEqual(3)
  })
})

/** The contrast ratio of two `#rrggbb` colors, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Red, green and blue of a `#rrggbb` color, each a share of 1. */
function channels(color: string): number[] {
  const [, ...parts] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? []
  if (parts.length !== 3) throw new Error(`"${color}" is not a #rrggbb color`)
  return parts.map((part) => Number.parseInt(part, 16) / 255)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((share) => {
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
