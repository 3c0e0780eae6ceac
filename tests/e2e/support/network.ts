import type { Page } from '@playwright/test'

interface Line {
  /** Bits per second in both directions. */
  speed: number
  /** Milliseconds from request to answer. */
  latency: number
}

/** Lets a page believe that there is a network, also on a machine that has none but itself. */
export async function online(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // Without a figure for its speed Chromium goes by the machine. Nothing is slowed down by it.
  const fast = { latency: 0, downloadThroughput: 1e9, uploadThroughput: 1e9 }
  await session.send('Network.overrideNetworkState', { offline: false, ...fast })
}

/** Puts a page on a slow line. */
export async function slowLine(page: Page, { speed, latency }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const throughput = speed / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** Answers the first request for a file as a host does that has it no more, all later ones with the file. */
export async function refuseOnce(page: Page, file: string): Promise<void> {
  let refused = false
  await page.route(file, async (route) => {
    if (refused) return route.fallback()
    refused = true
    return route.fulfill({ status: 404, body: 'gone' })
  })
}

/** Keeps a file from a page until the returned function is called. */
export async function holdBack(page: Page, file: string): Promise<() => void> {
  let deliver: () => void = () => undefined
  const wait = new Promise<void>((done) => {
    deliver = done
  })
  await page.route(file, async (route) => {
    await wait
    await route.continue()
  })
  return deliver
}
