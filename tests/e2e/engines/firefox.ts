import { launch } from 'puppeteer-core'
import { deadEnd, type Engine, height } from './engine.ts'

/** Starts Firefox headless with WebDriver BiDi, which also reports console messages. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      // Tests need not wait for animations.
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
  // Firefox reports a CSP violation as a page error.
  page.on('pageerror', (error) => seen.push(`page error: ${error instanceof Error ? error.message : String(error)}`))
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
    evaluate: (script, argument = '') => page.evaluate(script, argument),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    async select(selector, value) {
      await page.select(selector, value)
    },
    resize: (width) => page.setViewport({ width, height }),
    problems: () => Promise.resolve(seen.splice(0)),
    close: () => browser.close(),
  }
}
