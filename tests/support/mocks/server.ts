import { setupServer } from 'msw/node'

/** The mock network. It has no default handlers: each test declares the requests it expects. */
export const server = setupServer()
