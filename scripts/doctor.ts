/**
 * Examines a Supabase project from outside: `npm run doctor`, for the project of .env.production.local, or
 * `npm run doctor -- <address> <publishable key>`; `--origin https://…` where the site is not at the company's address.
 * Ends with 1 when something is wrong.
 */
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { company } from '#content/company.ts'
import { examine } from './doctor/examine.ts'
import { report } from './doctor/report.ts'

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
  stop(`--origin has to be an address such as https://novamesa.example, not "${values.origin}".`)

const findings = await examine({ url, key, origin: new URL(values.origin).origin })
process.stdout.write(report(findings))
if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
