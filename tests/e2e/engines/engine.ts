/** A browser with one window, driven by the tests of every engine. Elements are CSS selectors. */
export interface Engine {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page and returns its result as JSON. The function can use only its argument. */
  evaluate(script: (argument: string) => unknown, argument?: string): Promise<unknown>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** Selects the option with this value. */
  select(selector: string, value: string): Promise<void>
  /** Sets the viewport width in CSS pixels. */
  resize(width: number): Promise<void>
  /** The errors, warnings and CSP violations that pages have reported since the last call. */
  problems(): Promise<string[]>
  /** Ends the browser and everything started for it. */
  close(): Promise<void>
}

/** The height of every window in CSS pixels. */
export const height = 800

/** A proxy address for every host except localhost. Nothing listens there, so photos fail and no request leaves the machine. */
export const deadEnd = { host: '127.0.0.1', port: 9 }
