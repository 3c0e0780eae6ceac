import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'

/** Every generated file and the script that writes it; with `--check` the script only reports an outdated file. */
const generators: Readonly<Record<string, string>> = {
  'src/routeTree.gen.ts': 'scripts/gen/route-tree.ts',
  'src/i18n/message-ids.gen.ts': 'scripts/gen/message-ids.ts',
  'supabase/functions/send-contact-email/site.gen.ts': 'scripts/gen/mail-facts.ts',
  'src/backend/database.types.gen.ts': 'scripts/gen/database-types.ts',
}

/** `npm run gen` writes all generated files; with `--check` it fails when one is outdated or has no generator. */
const orphans = globSync('{src,build,server,scripts,tests,supabase}/**/*.gen.*').filter((file) => !(file in generators))
for (const file of orphans) console.error(`${file} has no generator: add its script to scripts/gen/gen.ts.`)

const codes = await Promise.all(Object.values(generators).map(run))
if (orphans.length > 0 || codes.some((code) => code !== 0)) process.exitCode = 1

async function run(script: string): Promise<number | null> {
  const child = spawn(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' })
  await once(child, 'exit')
  return child.exitCode
}
