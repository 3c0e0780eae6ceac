import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'

/** Every generated file and the command that writes it; with `--check` each says whether its file is fresh. */
const generators: Readonly<Record<string, string>> = {
  'src/routeTree.gen.ts': 'tooling/check/route-tree.ts',
  'src/i18n/message-ids.gen.ts': 'tooling/words/message-ids.ts',
  'src/backend/database.types.gen.ts': 'tooling/database/write-types.ts',
}

/** The gate `generated`: no generated file is stale, none is without its generator. Without `--check` writes them all. */
const orphans = globSync('{src,tooling,tests,supabase}/**/*.gen.*').filter((file) => !(file in generators))
for (const file of orphans) console.error(`${file} has no generator: name its command in tooling/check/generated.ts.`)

const codes = await Promise.all(Object.values(generators).map(run))
if (orphans.length > 0 || codes.some((code) => code !== 0)) process.exitCode = 1

async function run(program: string): Promise<number | null> {
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
  await once(child, 'exit')
  return child.exitCode
}
