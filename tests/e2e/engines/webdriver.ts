import * as v from 'valibot'

const Success = v.object({ value: v.unknown() })
const Failure = v.object({ value: v.object({ error: v.string(), message: v.string() }) })
const Started = v.object({ sessionId: v.string() })

/** The key of element references (W3C WebDriver, 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const Element = v.object({ [elementKey]: v.string() })

/** A W3C WebDriver session. Failed commands reject with the driver's error message. */
export interface Session {
  /** Sends a command with a body, e.g. `url`. */
  post(command: string, body?: object): Promise<unknown>
  /** Sends a command to the first element that a CSS selector matches, e.g. `click`. */
  postTo(selector: string, command: string, body?: object): Promise<void>
  end(): Promise<void>
}

/** Waits until the driver at an address is listening and starts a session. */
export async function startSession(driver: string, capabilities: object): Promise<Session> {
  await untilListening(driver)
  const started = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } })
  const session = `${driver}/session/${v.parse(Started, started).sessionId}`
  const post: Session['post'] = (command, body = {}) => send('POST', `${session}/${command}`, body)
  return {
    post,
    async postTo(selector, command, body) {
      const element = v.parse(Element, await post('element', { using: 'css selector', value: selector }))
      await post(`element/${element[elementKey]}/${command}`, body)
    },
    async end() {
      await send('DELETE', session)
    },
  }
}

async function untilListening(driver: string): Promise<void> {
  const deadline = performance.now() + 30_000
  for (;;) {
    try {
      await send('GET', `${driver}/status`)
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const result: unknown = await response.json()
  if (response.ok) return v.parse(Success, result).value
  const { error, message } = v.parse(Failure, result).value
  throw new Error(`WebDriver, ${method} ${new URL(url).pathname}: ${error} ${message}`)
}
