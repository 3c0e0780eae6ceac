/**
 * Checks a Supabase project from outside: `npm run doctor` for the project in .env.production.local, or
 * `npm run doctor -- <url> <publishable key>`. `--origin https://…` sets the site's origin if it is not the company's.
 * Exits with 1 when a check fails.
 */
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { company } from '#content/company.ts'
import { examine, report } from './doctor/examine.ts'

const { values, positionals } = parseArgs({
  options: { origin: { type: 'string', default: company.origin } },
  allowPositionals: true,
})
const env = loadEnv('production', process.cwd(), 'VITE_')
const [url = env['VITE_SUPABASE_URL'], key = env['VITE_SUPABASE_KEY']] = positionals

if (!url || !key) {
  stop(
    'Which project? Put VITE_SUPABASE_URL and VITE_SUPABASE_KEY into .env.production.local, or: ' +
      'npm run doctor -- https://<project>.supabase.co sb_publishable_…',
  )
}
if (!URL.canParse(values.origin))
  stop(`--origin must be a URL such as https://novamesa.example, not "${values.origin}".`)

const findings = await examine({ url, key, origin: new URL(values.origin).origin })
process.stdout.write(report(findings))
if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
