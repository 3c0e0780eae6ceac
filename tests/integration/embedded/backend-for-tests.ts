import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { onTestFinished } from 'vitest'
import type { Database } from '../../../src/backend/database.types.ts'
import { type EmbeddedBackend, type BackendOptions, startBackend } from '../../../server/backend/backend.ts'
import type { Project } from '../../support/hosted-project/project.ts'
import { type MailService, startMailService } from '../../support/mail-service.ts'

/** Creates a folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'novamesa-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a backend that is closed after the test at the latest. By default it does not log or sweep. */
export async function startTestBackend(options: BackendOptions): Promise<EmbeddedBackend> {
  // The newsletter also where the site has none.
  const settings = { newsletter_languages: '{en,de}', ...options.settings }
  const backend = await startBackend({ sweepEverySeconds: 0, log: () => undefined, ...options, settings })
  onTestFinished(() => backend.close())
  return backend
}

/** The part of a backend, embedded or hosted, that a client needs. */
type Served = Pick<Project, 'fetch' | 'publishableKey' | 'secretKey'>

/** A client with the public key, as the site uses it in the browser. */
export function visitorOf(backend: Served, address = '192.0.2.1'): SupabaseClient<Database> {
  return createClient<Database>('http://localhost', backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => {
        const request = new Request(input, init)
        // The embedded backend takes the address from here, the gateway of a hosted project replaces it.
        request.headers.set('x-real-ip', address)
        return backend.fetch(request, { address })
      },
    },
  })
}

/** A client with the secret key of the owner. */
export function ownerOf(backend: Served): SupabaseClient<Database> {
  return createClient<Database>('http://localhost', backend.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  })
}

/** A fake mail service controlled by the test; it is closed after the test. */
export async function startTestMailService(): Promise<MailService> {
  const service = await startMailService()
  onTestFinished(() => service.close())
  return service
}
