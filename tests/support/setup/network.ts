import { afterAll, afterEach, beforeAll } from 'vitest'
import { server } from '../mocks/server.ts'

// An unhandled request is logged as a console error, which fails the test (console.ts).
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
