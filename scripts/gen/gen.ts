/** `npm run gen` writes every generated file; with `--check` a generator only reports an outdated one and sets the exit code. */
// Before the others, because its PGlite sets the exit code when it closes.
import './database-types.ts'
import { readCatalogsOrStop, writeMessageIds } from '../i18n/catalogs.ts'

await import('./route-tree.ts')
writeMessageIds(readCatalogsOrStop(process.cwd()))
await import('./fallback-fonts.ts')
await import('./site-facts.ts')
