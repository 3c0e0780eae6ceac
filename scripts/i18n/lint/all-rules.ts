import * as message from './message.ts'
import * as progress from './progress.ts'
import * as typography from './typography.ts'

/** All rules: every export of these modules, by the name that findings and exceptions use. */
export const rules = { ...progress, ...message, ...typography }

export type RuleName = keyof typeof rules
