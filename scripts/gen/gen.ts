import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'

/** Every generated file and the command that writes it; with `--check` each says whether its file is fresh. */
const generators: Readonly<Record<string, string>> = {
  'src/routeTree.gen.ts': 'scripts/gen/route-tree.ts',
  'src/i18n/message-ids.gen.ts': 'scripts/gen/message-ids.ts',
  'src/backend/database.types.gen.ts': 'scripts/gen/database-types-file.ts',
}

/** `npm run gen` writes all generated files; `npm run gen:check` fails when one is stale or has no generator. */
const orphans = globSync('{src,build,server,scripts,tests,supabase}/**/*.gen.*').filter((file) => !(file in generators))
for (const file of orphans) console.error(`${file} has no generator: name its command in scripts/gen/gen.ts.`)

const codes = await Promise.all(Object.values(generators).map(run))
if (orphans.length > 0 || codes.some((code) => code !== 0)) process.exitCode = 1

async function run(program: string): Promise<number | null> {
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
  await once(child, 'exit')
  return child.exitCode
}
