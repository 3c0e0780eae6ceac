import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'

const Trace = v.object({ traceEvents: v.array(v.object({ name: v.string(), args: v.unknown() })) })
const Screenshot = v.object({ snapshot: v.string() })

/** Every frame that a page paints while `act` runs, from Chromium's trace, as base64-encoded JPEG. */
export async function framesDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<string[]> {
  await browser.startTracing(page, { screenshots: true })
  let trace: Buffer
  try {
    await act()
  } finally {
    trace = await browser.stopTracing()
  }
  const { traceEvents } = v.parse(Trace, JSON.parse(trace.toString()))
  return traceEvents.filter(({ name }) => name === 'Screenshot').map(({ args }) => v.parse(Screenshot, args).snapshot)
}

/**
 * For each frame, the largest share of its pixels (0 to 1) that has one of the colors. A color is `#rrggbb` with a tolerance
 * of 48 per channel, because of JPEG compression.
 */
export function sharesOf(page: Page, frames: readonly string[], colors: readonly string[]): Promise<number[]> {
  return page.evaluate(
    async ([images, wanted]) => {
      const shares: number[] = []
      for (const image of images) {
        const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        if (!context) throw new Error('This browser does not support canvas')
        context.drawImage(bitmap, 0, 0)
        const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
        const counts = wanted.map((color) => {
          const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
          let count = 0
          for (let pixel = 0; pixel < data.length; pixel += 4)
            if (parts.every((part, index) => Math.abs((data[pixel + index] ?? 0) - part) <= 48)) count += 1
          return count
        })
        shares.push(Math.max(...counts) / (bitmap.width * bitmap.height))
      }
      return shares
    },
    [frames, colors] as const,
  )
}
