import { withEmbeddedServer } from './embedded.ts'
import type { Outcome } from './outcome.ts'
import { sendAtOnce } from './scenarios/at-once.ts'
import { dropAnswers } from './scenarios/dropped-answers.ts'
import { killFunction } from './scenarios/kill-function.ts'
import { killPart, killUnderLoad } from './scenarios/kill.ts'
import { loadEmbeddedServer, loadProject } from './scenarios/load.ts'
import { mailOutage } from './scenarios/mail-outage.ts'

/** The scenarios of `npm run load` or of `npm run chaos` at full size, by name. */
export function scenariosOf(options: {
  load: boolean
  seed: string
  /** Why times on this machine say little. */
  doubt: string | undefined
}): Record<string, () => Promise<Outcome[]>> {
  const { seed, doubt } = options
  const many = { parallel: 50, rounds: 3, seed, durable: true }
  const minute = { seconds: 60, parallel: 100, durable: true, doubt }
  if (options.load) {
    return {
      'at-once': () => sendAtOnce({ ...many, messages: 500 }),
      project: () => loadProject(minute),
      embedded: () => loadEmbeddedServer(minute),
    }
  }
  return {
    'dropped-answers': () => dropAnswers({ ...many, messages: 500 }),
    'kill-database': () => killPart('database', { ...many, messages: 2000 }),
    'kill-api': () => killPart('api', { ...many, messages: 2000 }),
    'kill-function': () => killFunction({ ...many, messages: 200 }),
    'kill-embedded': () =>
      withEmbeddedServer((server) => killUnderLoad('embedded server killed', server, { ...many, messages: 500 })),
    'mail-outage': () => mailOutage({ ...many, messages: 100 }),
  }
}
