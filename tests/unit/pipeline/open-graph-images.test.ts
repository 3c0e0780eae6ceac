import { describe, expect, test } from 'vitest'
import { drawImage } from '../../../pipeline/open-graph-images/draw.ts'
import { imageSize } from '../../../pipeline/open-graph-images/layout.ts'
import { sceneOf } from '../../../src/ui/art/scene.ts'

const horizon = sceneOf('mesa')

describe('A drawn image', () => {
  test('is a PNG of 1200 x 630 pixels and at most 120 kB', async () => {
    const headline = 'Für wen sich künstliche Intelligenz im Mittelstand rechnet'
    const png = await drawImage({ kicker: 'Warum KI', headline, horizon })
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([imageSize.width, imageSize.height])
    expect(png.length).toBeLessThanOrEqual(120_000)
  })

  test('shrinks a long word and never clips it', async () => {
    const draw = (headline: string) => drawImage({ kicker: '', headline, horizon })
    await expect(draw('Qualitätssicherungsbeauftragte im Dienst')).resolves.toBeInstanceOf(Buffer)
    await expect(draw('x'.repeat(60))).rejects.toThrow('The headline is too long for its Open Graph image: xxx')
    await expect(draw('word '.repeat(80))).rejects.toThrow('too long')
  })
})
