import { createServer } from 'vite'
import { gallery } from './program.ts'

/** `node tests/visual/app/serve.ts`: every piece of the site in every state, on one page of this machine. */
const vite = await createServer(gallery)
await vite.listen()
console.log(`The gallery of Novamesa: ${vite.resolvedUrls?.local[0] ?? ''}`)
