/** Thrown when the local server cannot start. The message includes a fix and is printed without a stack trace. */
export class StartProblem extends Error {}

/** The last part of every message about data that cannot be opened. */
export function moveAway(directory: string): string {
  return `move ${directory} away to start with an empty database`
}
