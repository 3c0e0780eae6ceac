import { setupServer } from 'msw/node'

/** The network of the tests. It answers nothing on its own: a test says which requests it expects. */
export const server = setupServer()
