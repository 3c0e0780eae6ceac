import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Every generated file and the script that writes it; with `--check` the script only reports an outdated file. */
const generators: Readonly<Record<string, string>> = {
  'src/routeTree.gen.ts': 'scripts/gen/route-tree.ts',
  'src/i18n/message-ids.gen.ts': 'scripts/gen/message-ids.ts',
  'supabase/functions/send-contact-email/site.gen.ts': 'scripts/gen/mail-facts.ts',
  'src/backend/database.types.gen.ts': 'scripts/gen/database-types.ts',
}

/** `npm run gen` writes all generated files; with `--check` it fails when one is outdated. */
const codes = await Promise.all(Object.values(generators).map(run))
if (codes.some((code) => code !== 0)) process.exitCode = 1

async function run(script: string): Promise<number | null> {
  const child = spawn(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' })
  await once(child, 'exit')
  return child.exitCode
}
