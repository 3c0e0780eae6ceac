// The edge function of the contact form. It mails messages that are in the database, never what a caller sends.
import { handle } from './handle.ts'
import { readSettings } from './settings.ts'

const settings = readSettings((name) => Deno.env.get(name))

Deno.serve((request) => handle(request, settings))
