// The edge function of all mails. It only mails what is stored in the database, never the request body.
import { handle } from './handle.ts'
import { readSettings } from './settings.ts'

const settings = readSettings((name) => Deno.env.get(name))

Deno.serve((request) => handle(request, settings))
