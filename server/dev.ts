import { createServer } from 'vite'
import { startBackend } from './backend/backend.ts'
import { dataDirectory } from './backend/data-directory.ts'
import { chosenPort, portProblem } from './backend/loopback.ts'
import { serveMailPreview } from './mail-preview/serve-mail-preview.ts'
import { runServer } from './run-server.ts'
import { answerFromBackend, backendPath } from './serve.ts'

/** `npm run dev`: Vite with hot reload, and the embedded backend on the same origin as with `npm start`. */
await runServer(async (opened) => {
  const log = (line: string) => console.log(line)
  const port = chosenPort(5173)
  const backend = await startBackend({ dataDir: dataDirectory, log })
  opened(backend)
  const vite = await createServer({
    mode: 'embedded',
    server: { host: 'localhost', port, open: false },
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
  opened(vite)
  await vite.listen().catch((error: unknown) => portProblem(error, port))
  const url = vite.resolvedUrls?.local[0] ?? ''
  await backend.announce(url)
  const mails = await serveMailPreview(backend, url, log)
  opened(mails)
  log(`The site in development: ${url}`)
})
