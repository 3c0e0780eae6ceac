/** What keeps the local server from starting, as a message for people that names the way out; printed without a stack. */
export class StartProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartProblem'
  }
}

/** The end of every message about data that cannot be opened. */
export function moveAway(directory: string): string {
  return `move ${directory} away to start with an empty database`
}
