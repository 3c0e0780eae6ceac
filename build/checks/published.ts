import { loadEnv } from 'vite'
import { defaultDataDirectory } from '../../server/backend/data-directory.ts'
import { keysFileIn } from '../../server/backend/keys.ts'
import { checkDist } from './secrets.ts'
import { knownSecrets } from './known-secrets.ts'

/** The gate `published`: what the built site holds may be read by everyone. */
try {
  checkDist('dist', knownSecrets(loadEnv('production', '.', ''), keysFileIn(defaultDataDirectory)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
