import { afterAll, afterEach, beforeAll } from 'vitest'
import { server } from '../mocks/server.ts'

// A request that no handler answers is reported as an error on the console, and that fails the test (console.ts).
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
