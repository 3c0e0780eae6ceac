import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { writeOrCheck } from '../write-or-check.ts'

/** Writes the route tree like the build does; `--check` only reports whether it is outdated. */
const file = 'src/routeTree.gen.ts'

// In a temporary copy, because the generator also corrects paths in route files, and a check must not change files.
const copy = mkdtempSync(join(tmpdir(), 'novamesa-routes-'))
try {
  cpSync('src/routes', join(copy, 'src/routes'), { recursive: true })
  cpSync(file, join(copy, file))
  const tmpDir = join(copy, '.tanstack')
  await new Generator({ config: getConfig({ disableLogging: true, tmpDir }, copy), root: copy }).run()
  writeOrCheck(file, readFileSync(join(copy, file), 'utf8'), 'src/routes')
} finally {
  rmSync(copy, { recursive: true })
}
