import { createServer } from 'vite'
import { writePhotoSizes } from '../pipeline/photo-sizes.ts'
import { answer, portProblem } from './backend/loopback.ts'
import { runServer } from './run-server.ts'
import { backendPath } from './serve.ts'

/** `npm run dev`: Vite with hot reload, and the embedded backend on the same origin as with `npm start`. */
await runServer(5173, async (backend, port) => {
  await writePhotoSizes('public/photos')
  const vite = await createServer({
    mode: 'embedded',
    server: { host: 'localhost', port, open: false },
    plugins: [
      {
        name: 'embedded-backend',
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            if (backendPath.test(request.url ?? '')) void answer((asked) => backend.fetch(asked), request, response)
            else next()
          })
        },
      },
    ],
  })
  await vite.listen().catch((error: unknown) => portProblem(error, port))
  return { url: vite.resolvedUrls?.local[0] ?? '', close: () => vite.close() }
})
