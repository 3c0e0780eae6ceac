/** A browser with one window, as the tests of every engine drive it. Elements are given by CSS selectors. */
export interface Engine {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** The answer to a question that is asked in the page, as JSON can say it. It knows what it is given and nothing else. */
  ask(question: (given: string) => unknown, given?: string): Promise<unknown>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** Chooses the option of a select that has this value. */
  choose(selector: string, value: string): Promise<void>
  /** Gives the page this many CSS pixels of width. */
  resize(width: number): Promise<void>
  /** The errors, warnings and breaches of the policy that pages have reported since the last call. */
  complaints(): Promise<string[]>
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>
}

/** The height of every window in CSS pixels. */
export const height = 800

/** Where a browser is sent for every host but localhost. Nobody listens there, so photos fail and nothing leaves the machine. */
export const deadEnd = { host: '127.0.0.1', port: 9 }
