import { lingui } from './lingui.ts'

/** `npm run check:words`: both decks complete and in step with the code, the type of the ids fresh. */
lingui('check', 'sync')
lingui('check', 'missing', '--mode', 'catalog')
process.argv.push('--check')
await import('./message-ids.ts')
