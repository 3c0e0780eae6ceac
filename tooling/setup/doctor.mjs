// `npm run doctor`: install if needed, then examine a Supabase project from outside.
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
run('node', ['tooling/doctor.ts', ...process.argv.slice(2)])
