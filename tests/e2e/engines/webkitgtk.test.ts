import { expect, onTestFinished, test } from 'vitest'
import { openLastBuild } from '../../../server/serve.ts'
import { walkThrough } from './console.ts'
import { everyPage, testEngine } from './every-engine.ts'
import { webKitGtk } from './programs.ts'
import { startLimitlessBackend } from './start-site.ts'
import { startWebKitGtk } from './webkitgtk.ts'

testEngine('WebKitGTK', 'de', webKitGtk && startWebKitGtk.bind(null, webKitGtk))

test.skipIf(!webKitGtk)('WebKitGTK logs no problems on any page', async () => {
  if (!webKitGtk) return
  // Each page in the language in which the tour above does not open it. The last address does not exist; its warning shows
  // that console messages are captured.
  const addresses = [...everyPage({ beginning: 'en' }), '/no-such-page?lng=en']
  const backend = await startLimitlessBackend()
  onTestFinished(() => backend.close())
  const { opened, problems } = await walkThrough(webKitGtk, {
    site: openLastBuild(),
    backend,
    addresses,
  })
  expect(opened).toEqual(addresses)
  // WebKitGTK is built without web app manifests. Safari supports the directive and needs it.
  const known = /Unrecognized Content-Security-Policy directive 'manifest-src'/
  expect(problems.filter((line) => !known.test(line))).toEqual([expect.stringContaining('404: "/no-such-page"')])
})
