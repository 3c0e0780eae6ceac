import { defaultDataDirectory, DirectoryInUse, startBackend } from './backend/backend.ts'
import { serveMails } from './mail-page/serve-mails.ts'
import { serve } from './serve.ts'

/** Serves the built site with the embedded backend until Ctrl-C. PORT and NOVAMESA_DATA override port and data folder. */
const port = Number(process.env['PORT'] ?? 4173)
if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`PORT has to be a number from 0 to 65535, not "${process.env['PORT']}".`)

console.log('Starting the embedded backend …')
const backend = await startBackend({
  dataDir: process.env['NOVAMESA_DATA'] ?? defaultDataDirectory,
  log: (line) => console.log(line),
}).catch((error: unknown) => {
  if (error instanceof DirectoryInUse) stop(error.message)
  throw error
})
const site = await serve({ backend, port }).catch(async (error: unknown) => {
  await backend.close()
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    stop(`Port ${port} is taken. End the other program or choose a port: PORT=4200 npm start`)
  }
  throw error
})
await backend.announce(site.url)
const mails = await serveMails({ backend, site: site.url, log: (line) => console.log(line) })

let ending = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (ending) return
    ending = true
    console.log('\nWriting the data to disk …')
    Promise.all([site.close(), mails.close(), backend.close()]).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}

console.log('Messages and subscriptions: npm run submissions. Ctrl-C ends everything.')
console.log(`Novamesa is running: ${site.url}`)

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
