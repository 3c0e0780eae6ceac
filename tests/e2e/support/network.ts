import type { Page } from '@playwright/test'

interface NetworkSpeed {
  /** Bits per second in both directions. */
  speed: number
  /** Milliseconds from request to response. */
  latency: number
}

/** Makes a page believe that it is online, also on a machine without a network. */
export async function online(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // Without explicit throughput Chromium uses the state of the machine. These values throttle nothing.
  const fast = { latency: 0, downloadThroughput: 1e9, uploadThroughput: 1e9 }
  await session.send('Network.overrideNetworkState', { offline: false, ...fast })
}

/** Throttles the network of a page. */
export async function slowNetwork(page: Page, { speed, latency }: NetworkSpeed): Promise<void> {
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

/** Responds to the first request for a file with 404, as a host that no longer has it, and to all later ones with the file. */
export async function failOnce(page: Page, file: string): Promise<void> {
  let failed = false
  await page.route(file, async (route) => {
    if (failed) return route.fallback()
    failed = true
    return route.fulfill({ status: 404, body: 'gone' })
  })
}

/** Delays a file, or the answer that it is missing, until the returned function is called. */
export async function delayFile(page: Page, file: string, status?: 404): Promise<() => void> {
  let deliver: () => void = () => undefined
  const wait = new Promise<void>((done) => {
    deliver = done
  })
  await page.route(file, async (route) => {
    await wait
    await (status ? route.fulfill({ status, body: 'gone' }) : route.continue())
  })
  return deliver
}

/** The address of the chunk of a page's route, with a pattern for a retry. */
export async function chunkOf(page: Page, path: string): Promise<string> {
  const chunks = async (address: string): Promise<string[]> => {
    const html = await (await page.request.get(address)).text()
    return JSON.parse(/id="chunks">([^<]*)/.exec(html)?.[1] ?? '[]')
  }
  const shared = await chunks('/')
  const own = (await chunks(path)).filter((chunk) => !shared.includes(chunk)).at(-1)
  if (!own) throw new Error(`${path} has no chunk of its own`)
  return `**${own}*`
}
