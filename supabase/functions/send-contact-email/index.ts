// The edge function of the contact form. It only mails messages stored in the database, never the request body.
import { handle } from './handle.ts'
import { readSettings } from './settings.ts'

const settings = readSettings((name) => Deno.env.get(name))

Deno.serve((request) => handle(request, settings))
