import { createServer } from 'vite'
import { startBackend, defaultDataDirectory, DirectoryInUse } from './backend/backend.ts'
import { serveMails } from './mail-page/serve-mails.ts'
import { answerFromBackend, backendPath } from './serve.ts'

/** `npm run dev`: Vite with hot reload, and the same embedded backend on the same origin as `npm start`. */
const backend = await startBackend({
  dataDir: process.env['NOVAMESA_DATA'] ?? defaultDataDirectory,
  log: (line) => console.log(line),
}).catch((error: unknown) => {
  if (!(error instanceof DirectoryInUse)) throw error
  console.error(error.message)
  return process.exit(1)
})
const vite = await createServer({
  mode: 'embedded',
  server: { host: 'localhost', port: Number(process.env['PORT'] ?? 5173), open: false },
  plugins: [
    {
      name: 'embedded-backend',
      configureServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          if (backendPath.test(request.url ?? '')) void answerFromBackend(backend, request, response)
          else next()
        })
      },
    },
  ],
})
await vite.listen()
const url = vite.resolvedUrls?.local[0] ?? ''
await backend.announce(url)
const mails = await serveMails({ backend, site: url, log: (line) => console.log(line) })
console.log(`Novamesa in development: ${url}`)

let ending = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (ending) return
    ending = true
    void Promise.allSettled([vite.close(), mails.close(), backend.close()]).then(() => process.exit(0))
  })
}
