import type { Page, Request } from '@playwright/test'
import * as v from 'valibot'
import { siteUrl } from '../test.ts'
import type { ContactMessage } from './contact-form.ts'

export const contactTable = '**/rest/v1/novamesa_contact_submissions*'
export const newsletterTable = '**/rest/v1/newsletter_subscriptions*'
export const mailFunction = '**/functions/v1/send-contact-email'

const Message = v.object({ name: v.string(), email: v.string(), message: v.string() })

/** The messages saved for an e-mail address, read with the secret key. */
export async function savedMessages(email: string): Promise<ContactMessage[]> {
  return v.parse(v.array(Message), await read('novamesa_contact_submissions', email))
}

/** The subscriptions of an e-mail address, ignoring case. */
export async function subscriptions(email: string): Promise<string[]> {
  const rows = v.parse(v.array(v.object({ email: v.string() })), await read('newsletter_subscriptions', email))
  return rows.map((row) => row.email)
}

/** The states of the subscriptions of an e-mail address, oldest first. */
export async function subscriptionStates(email: string): Promise<string[]> {
  const rows = v.parse(v.array(v.object({ state: v.string() })), await read('newsletter_subscriptions', email))
  return rows.map((row) => row.state)
}

/** Confirms the subscription of an e-mail address, as its owner does with the link. */
export async function confirm(email: string): Promise<void> {
  const body = JSON.stringify({ state: 'confirmed', confirmed_at: new Date().toISOString() })
  await ask('newsletter_subscriptions', email, { method: 'PATCH', body })
}

async function read(table: string, email: string): Promise<unknown> {
  return (await ask(table, email)).json()
}

/** Makes a request about the rows of an e-mail address with the secret key. */
async function ask(table: string, email: string, init: RequestInit = {}): Promise<Response> {
  const key = process.env['SITE_SECRET_KEY'] ?? ''
  const response = await fetch(`${siteUrl()}/rest/v1/${table}?email=ilike.${encodeURIComponent(email)}`, {
    ...init,
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(`The request to ${table} failed: ${response.status} ${await response.text()}`)
  return response
}

/**
 * Lets the mail function answer the form that the browser posts, with a redirect to an anchor of the contact page. Returns
 * what it was sent.
 */
export async function answerPosts(
  page: Page,
  anchor: 'message-sent' | 'message-not-sent',
): Promise<Record<string, string>[]> {
  const posts: Record<string, string>[] = []
  await page.route(mailFunction, (route) => {
    const sent = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    posts.push(sent)
    return route.fulfill({ status: 303, headers: { location: `/contact?lng=${sent['language']}#${anchor}` } })
  })
  return posts
}

/** Records the requests of a page to the backend. */
export function recordCalls(page: Page): { method: string; path: string; body: unknown }[] {
  const calls: { method: string; path: string; body: unknown }[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(rest|auth|functions)\/v1\//.test(pathname))
      calls.push({ method: request.method(), path: pathname, body: request.postDataJSON() })
  })
  return calls
}
