import { runServer } from './run-server.ts'
import { serve } from './serve.ts'

/** Serves the last build with the embedded backend until Ctrl-C. PORT and NOVAMESA_DATA override the defaults. */
await runServer(4173, (backend, port) => serve({ backend, port }))
