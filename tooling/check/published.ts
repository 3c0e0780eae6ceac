import { loadEnv } from 'vite'
import { defaultDataDirectory } from '../backend/data-directory.ts'
import { keysFileIn } from '../backend/keys.ts'
import { checkDist } from '../prerender/check-dist.ts'
import { knownSecrets } from '../prerender/known-secrets.ts'

/** The gate `published`: what the built site holds may be read by everyone. */
try {
  checkDist('dist', knownSecrets(loadEnv('production', '.', ''), keysFileIn(defaultDataDirectory)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
