import { launch } from 'puppeteer-core'
import { deadEnd, type Engine, height } from './engine.ts'

/** Starts Firefox without a screen, spoken to by WebDriver BiDi, which also tells what its console shows. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      // Nothing moves, so nothing is waited for.
      'ui.prefersReducedMotion': 1,
      'network.proxy.type': 1,
      'network.proxy.http': deadEnd.host,
      'network.proxy.http_port': deadEnd.port,
      'network.proxy.ssl': deadEnd.host,
      'network.proxy.ssl_port': deadEnd.port,
    },
  })
  const page = await browser.newPage()
  const seen: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') seen.push(`${message.type()}: ${message.text()}`)
  })
  // Firefox reports a breach of the policy as an error of the page.
  page.on('pageerror', (error) =>
    seen.push(`error of the page: ${error instanceof Error ? error.message : String(error)}`),
  )
  return {
    async open(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    async back() {
      await page.goBack()
    },
    ask: (question, given = '') => page.evaluate(question, given),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    async choose(selector, value) {
      await page.select(selector, value)
    },
    resize: (width) => page.setViewport({ width, height }),
    complaints: () => Promise.resolve(seen.splice(0)),
    close: () => browser.close(),
  }
}
