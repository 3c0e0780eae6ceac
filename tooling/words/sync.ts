import { lingui } from './lingui.ts'

/** `npm run words`: brings both copy decks and the type of the message ids up to date with the code. */
lingui('extract', '--clean')
await import('./message-ids.ts')
