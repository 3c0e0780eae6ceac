import { createServer } from 'vite'
import { storiesConfig } from './stories-config.ts'

/** `npm run stories` serves every component of the site in every state on one local page. */
const vite = await createServer(storiesConfig)
await vite.listen()
console.log(`Stories: ${vite.resolvedUrls?.local[0] ?? ''}`)
