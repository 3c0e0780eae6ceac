import { startBackend } from '../../../server/backend/backend.ts'
import { withoutLimits } from '../../support/without-limits.ts'
import { serveMailPreview } from '../../../server/mail-preview.ts'
import { openLastBuild, serve } from '../../../server/serve.ts'
import { requireBrowser } from '../../support/browsers.ts'
import { writeDevelopmentSite } from './development-site.ts'

/** Global setup: serves the built site, as built and with React's development build, with an in-memory backend. Returns the teardown. */
export default async function startSite(): Promise<() => Promise<void>> {
  requireBrowser()
  const [backend, development] = await Promise.all([
    startBackend({
      dataDir: 'memory',
      // All tests share one network address; the rate limits have their own tests with a database.
      settings: withoutLimits,
      // Only the sweeps that a newsletter sign-up starts.
      sweepEverySeconds: 86_400,
      log: () => undefined,
    }),
    writeDevelopmentSite(),
  ])
  const site = await serve({ backend, port: 0 })
  await backend.announce(site.url)
  const mails = await serveMailPreview(backend, site.url, () => undefined)
  const developmentSite = await serve({ backend, port: 0, site: openLastBuild(development.folder) })
  process.env['SITE_URL'] = site.url
  process.env['MAILS_URL'] = mails.url
  process.env['DEVELOPMENT_SITE_URL'] = developmentSite.url
  process.env['SITE_SECRET_KEY'] = backend.secretKey
  return async () => {
    await Promise.all([site.close(), mails.close(), developmentSite.close()])
    await backend.close()
    await development.remove()
  }
}
