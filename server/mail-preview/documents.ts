import { createElement as h, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StoredMail } from './mail-folder.ts'

const name = 'Mails of this machine'

// React escapes visitors' text. JSX would need a build step, which the server does not have.
function documentOf(title: string, ...content: ReactNode[]): string {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', null, title),
    // Prevents a request for a favicon.
    h('link', { rel: 'icon', href: 'data:,' }),
    h('link', { rel: 'stylesheet', href: '/style.css' }),
  )
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: 'en' }, head, h('body', null, ...content)))}`
}

function time(date: Date): ReactNode {
  const iso = date.toISOString()
  const day = h('span', null, iso.slice(0, 10))
  return h('time', { dateTime: iso }, day, ' ', h('span', null, `${iso.slice(11, 16)} UTC`))
}

// A right-to-left name must not affect the surrounding text.
const isolated = (text: string): ReactNode => h('bdi', null, text)

const addressOf = (id: string): string => `/mails/${encodeURIComponent(id)}`

function mailTable(mails: readonly StoredMail[]): ReactNode {
  const titles = ['Subject', 'From', 'Received'].map((title) => h('th', { scope: 'col', key: title }, title))
  const rows = mails.map(({ id, subject, visitor, received }) =>
    h(
      'tr',
      { key: id },
      h('td', null, h('a', { href: addressOf(id) }, isolated(subject))),
      h('td', null, isolated(visitor)),
      h('td', null, time(received)),
    ),
  )
  return h('table', { className: 'mails' }, h('thead', null, h('tr', null, ...titles)), h('tbody', null, ...rows))
}

/** The list of all mails; the warning is about messages that could not be mailed. */
export function listDocument(mails: readonly StoredMail[], folder: string, warning: string): string {
  const count = mails.length === 1 ? '1 mail, ' : `${mails.length} mails, newest first, `
  return documentOf(
    name,
    h('header', null, h('h1', null, name), h('nav', null, h('a', { href: '/' }, 'Reload'))),
    h(
      'main',
      null,
      warning === ''
        ? null
        : h(
            'p',
            { className: 'warning' },
            h('strong', null, warning),
            ' ',
            h('code', null, 'npm run submissions'),
            ' shows them.',
          ),
      mails.length === 0
        ? h(
            'p',
            { className: 'empty' },
            'No mails yet. Send the contact form of the site, then reload: the mail that the company would get appears here.',
          )
        : mailTable(mails),
    ),
    h(
      'footer',
      null,
      mails.length === 0 ? 'Mails are kept' : `${count}kept`,
      ' as files in ',
      h('code', null, folder),
      '. None leaves this machine.',
    ),
  )
}

/** One mail with its headers, its text and, in a sandboxed frame, its HTML. */
export function mailDocument({ id, subject, visitor, received, headers, text, html }: StoredMail): string {
  const rows = headers.map(({ name: title, value }, index) =>
    h('tr', { key: index }, h('th', { scope: 'row' }, title), h('td', null, isolated(value))),
  )
  return documentOf(
    `${subject} – ${name}`,
    h(
      'header',
      null,
      h('nav', null, h('a', { href: '/' }, 'All mails')),
      h('h1', null, isolated(subject)),
      h(
        'p',
        null,
        isolated(visitor),
        ' · ',
        time(received),
        ' · ',
        h('a', { href: `${addressOf(id)}.eml` }, 'Download .eml'),
      ),
    ),
    h(
      'main',
      null,
      h('h2', null, 'Text'),
      h('pre', { dir: 'auto' }, text.trimEnd()),
      html === undefined
        ? null
        : h(
            Fragment,
            null,
            h('h2', null, 'HTML'),
            h('iframe', { sandbox: '', src: `${addressOf(id)}/html`, title: 'HTML part of the mail' }),
          ),
      h('h2', { id: 'headers' }, 'Headers'),
      h('table', { className: 'headers', 'aria-labelledby': 'headers' }, h('tbody', null, ...rows)),
    ),
  )
}

/** The page for a URL without a mail. */
export function missingDocument(): string {
  return documentOf(
    `Not found – ${name}`,
    h('header', null, h('nav', null, h('a', { href: '/' }, 'All mails')), h('h1', null, 'Not found')),
    h('main', null, h('p', null, 'There is no mail at this address; perhaps its file has been deleted.')),
  )
}
