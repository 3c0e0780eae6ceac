import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MailVariables } from '../../../server/backend/mailing.ts'
import { findDeno } from './deno.ts'
import { type RunningServer, startServer } from './start-server.ts'

const host = fileURLToPath(new URL('function-host.ts', import.meta.url))
const functionFolder = new URL('../../../supabase/functions/send-contact-email/', import.meta.url)
const cache = fileURLToPath(new URL('../../../node_modules/.cache/deno', import.meta.url))
/** A sweep may send ten mails through a slow service. */
const answerTimeout = 120_000
/** Larger than the function's own limit, so that the function itself rejects oversized bodies. */
const bodyLimit = 256 * 1024

/** The edge function send-contact-email, running in Deno like on the hosted platform. */
interface MailFunction {
  /** Forwards a request to the function. */
  fetch(request: Request): Promise<Response>
  kill(): void
  close(): Promise<void>
}

/** It can read no other variables and reach only this machine. */
function start(deno: string, environment: MailVariables): ChildProcess {
  return spawn(
    deno,
    [
      'run',
      '--no-prompt',
      '--no-remote',
      '--cached-only',
      '--no-lock',
      `--config=${fileURLToPath(new URL('deno.json', functionFolder))}`,
      `--allow-read=${fileURLToPath(functionFolder)}`,
      '--allow-env=SUPABASE_*,MAIL_*,ALLOWED_ORIGINS,SITE_URL,BACKEND_URL,SWEEP_SECRET,ALERT_WEBHOOK_URL',
      '--allow-net=127.0.0.1',
      host,
      new URL('index.ts', functionFolder).href,
    ],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      // Its own process group: Ctrl-C in a terminal goes only to the server, which then stops the function.
      detached: process.platform !== 'win32',
      windowsHide: true,
      env: {
        ...environment,
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        // Port 0 selects a free port, which Deno prints.
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        DENO_DIR: cache,
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
      },
    },
  )
}

function unavailable(): Response {
  return Response.json({ status: 'function-unavailable' }, { status: 503 })
}

function without(headers: Headers, ...names: string[]): Headers {
  const kept = new Headers(headers)
  for (const name of names) kept.delete(name)
  return kept
}

async function forward(request: Request, url: string): Promise<Response> {
  const body = await request.bytes()
  if (body.byteLength > bodyLimit) return Response.json({ status: 'too-large' }, { status: 413 })
  const { pathname, search } = new URL(request.url)
  // The platform passes the path from the function's name on.
  const response = await fetch(url + pathname.replace('/functions/v1', '') + search, {
    method: request.method,
    // These headers belong to the connection, not to the request.
    headers: without(request.headers, 'host', 'connection', 'content-length', 'transfer-encoding', 'expect'),
    ...(body.byteLength > 0 && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(answerTimeout),
  })
  // fetch() has already decoded the body.
  const headers = without(response.headers, 'content-encoding', 'content-length', 'connection', 'transfer-encoding')
  return new Response(response.body, { status: response.status, headers })
}

/** Starts the function with the given environment. */
export async function startMailFunction(environment: MailVariables): Promise<MailFunction> {
  const deno = findDeno()
  if (deno === undefined) throw new Error('Deno is not installed for this platform.')
  let running: Promise<RunningServer> | undefined
  /** Starts it again after it was killed, as the platform does for the next call. */
  function server(): Promise<RunningServer> {
    if (running) return running
    const child = start(deno ?? '', environment)
    child.once('exit', () => (running = undefined))
    // Printed by Deno.serve.
    const addressIn = (line: string) => /^Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1]
    running = startServer({ child, addressIn })
    return running
  }
  const first = await server()
  return {
    fetch: (request) =>
      server()
        .then(({ url }) => forward(request, url))
        .catch(unavailable),
    kill: () => first.kill(),
    close: async () => (await running)?.close(),
  }
}
