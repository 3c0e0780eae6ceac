import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { sampleWarnings } from './sample-content.ts'

const { mode, quick } = parseArgs({
  options: { mode: { type: 'string', default: 'production' }, quick: { type: 'boolean', default: false } },
}).values

/**
 * `npm run build [-- --mode embedded]`: bundles the site with Vite, prerenders every page, then writes the
 * configuration for each supported host. `--quick` compresses less, for a site that is only served on this machine.
 */
console.log('Building the site …')
// Set before anything imports React, whose development build doubles the time of the prerendering.
process.env['NODE_ENV'] = 'production'
const { readCatalogsOrStop } = await import('./catalogs/catalogs.ts')
const [missing, ...others] = readCatalogsOrStop(process.cwd()).filter(({ text }) => text.trim() === '')
if (missing) {
  const rest = others.length > 0 ? ` and ${others.length} other texts are` : ' is'
  console.error(
    `${missing.file}:${missing.line} ${missing.id}${rest} missing; \`npm run check -- i18n\` says what to do`,
  )
  process.exit(1)
}
// What the mails name and the colors of the browser follow the records and tokens, whatever was forgotten before.
await import('./site-facts.ts')
const { writePhotoSizes } = await import('./photo-sizes.ts')
await writePhotoSizes('public/photos')
const { status } = spawnSync('vite', ['build', '--logLevel', 'warn', '--mode', mode], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
process.setSourceMapsEnabled(true)
const { prerender } = await import('./prerender/prerender.ts')
await prerender({ mode, quick })
const { writeHosts } = await import('./hosting/write-hosts.ts')
await writeHosts()
for (const warning of sampleWarnings(mode)) console.warn(`\n${warning}`)
// TanStack Form looks for its developer tools with a timer that would keep the process alive for four seconds.
process.exit()
