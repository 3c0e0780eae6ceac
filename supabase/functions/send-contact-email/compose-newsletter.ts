import type { Letter, Subscription } from './mail.ts'
import { button, heading, mailHtml, paragraph, quietLink, smallParagraph } from './mail-html.ts'
import { pageLink, readingLink, unsubscribeHeaders } from './links.ts'
import { type NewsletterText, textsFor } from './newsletter-texts.ts'
import type { Settings } from './settings.ts'
import { site } from './site.gen.ts'

type Origins = Pick<Settings, 'siteUrl' | 'backendUrl' | 'mailFrom' | 'mailTo'>

function dated(moment: string, language: string): string {
  return new Intl.DateTimeFormat(new Map(Object.entries(site.tags)).get(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(moment))
}

/** The parts of a mail about a subscription, which its text and its HTML have in common. */
interface Parts {
  text: NewsletterText
  /** Where the one thing to do is done. */
  link: string
  /** The link to unsubscribe; a confirmation has none, because nobody has subscribed yet. */
  unsubscribe?: { label: string; link: string }
}

function plainOf({ text, link, unsubscribe }: Parts, language: string): string {
  const { before, example, action, after } = text
  const parts = [
    ...before,
    ...(example ? [example.title, example.result, ...notes(example)] : []),
    `${action}:\n${link}`,
    ...after,
    [...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.link}`] : []), postalAddress(language)].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function htmlOf({ text, link, unsubscribe }: Parts, language: string): string {
  const { subject, before, example, action, after } = text
  const shown = example
    ? [heading(example.title), paragraph(example.result), ...notes(example).map(smallParagraph)]
    : []
  return mailHtml({
    language,
    title: subject,
    content: [...before.map(paragraph), ...shown, button(action, link), ...after.map(paragraph)].join(''),
    foot: `${unsubscribe ? quietLink(unsubscribe.label, unsubscribe.link) : ''}${smallParagraph(postalAddress(language))}`,
  })
}

/** The address of the company as it is written in a language of the site, or in English. */
function postalAddress(language: string): string {
  return new Map(Object.entries(site.postalAddress)).get(language) ?? site.postalAddress.en
}

/** What is to be said about an example as long as the site shows samples. */
function notes({ note }: NonNullable<NewsletterText['example']>): string[] {
  return site.sampleContent ? [note] : []
}

function composeMail({ email, language }: Subscription, parts: Parts, { mailFrom, mailTo }: Origins): Letter {
  return {
    from: mailFrom,
    to: [email],
    ...(mailTo[0] !== undefined && { reply_to: mailTo[0] }),
    subject: parts.text.subject,
    text: plainOf(parts, language),
    html: htmlOf(parts, language),
  }
}

/**
 * Composes the mail that asks to confirm a subscription: one link, no advertising. Its only visitor input is the
 * recipient's address, and the same subscription always produces the same mail.
 */
export function composeConfirmation(mail: Subscription, token: string, settings: Origins): Letter {
  const { language, days } = mail
  const text = textsFor(language).confirmation({ requested: dated(mail.requested, language), days })
  return composeMail(mail, { text, link: pageLink(settings.siteUrl, 'confirm', token, language) }, settings)
}

/** Composes the first newsletter mail, after the confirmation: what comes, what to read until then, how to unsubscribe. */
export function composeWelcome(mail: Subscription, settings: Origins): Letter {
  const { language, unsubscribeToken } = mail
  const { welcome, unsubscribe } = textsFor(language)
  const parts = {
    text: welcome,
    link: readingLink(settings.siteUrl, site.example.path, language),
    unsubscribe: { label: unsubscribe, link: pageLink(settings.siteUrl, 'unsubscribe', unsubscribeToken, language) },
  }
  const headers = unsubscribeHeaders(settings.backendUrl, unsubscribeToken)
  return { ...composeMail(mail, parts, settings), headers }
}
