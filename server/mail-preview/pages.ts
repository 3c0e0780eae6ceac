import type { StoredMail } from '../backend/mailbox.ts'

const name = 'Mails of this machine'

/** Markup; only `html` makes it. */
class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

/** Makes markup of a template; every text in it is escaped. */
function html(template: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const markup = (value: string | Html | Html[] = ''): string => {
    if (value instanceof Html) return value.markup
    return typeof value === 'string' ? escape(value) : value.map((part) => part.markup).join('')
  }
  return new Html(template.map((part, index) => part + markup(values[index])).join(''))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.markup
}

const pathOf = (id: string) => `/mails/${encodeURIComponent(id)}`
// A right-to-left name must not affect the surrounding text.
const isolated = (text: string) => html`<bdi>${text}</bdi>`

/** Text in which the site's own addresses are links; other addresses in it come from strangers. */
function withLinks(text: string, site: string): Html[] {
  const parts = text.split(/(https?:\/\/[^\s<>]+)/)
  return parts.map((part) =>
    URL.canParse(part) && new URL(part).origin === site ? html`<a href="${part}">${part}</a>` : html`${part}`,
  )
}

/** The headers of a mail besides its subject, in the order in which they are shown. */
function headersOf({ from, reply_to: replyTo = '', to, date, headers }: StoredMail): [name: string, value: string][] {
  const shown = { From: from, 'Reply-To': replyTo, To: to.join(', '), Date: date, ...headers }
  return Object.entries(shown)
}

/** The list of all mails. */
export function listPage(mails: readonly StoredMail[], folder: string): string {
  const entries = mails.map(
    ({ id, subject, from, reply_to: replyTo = from, to, date }) =>
      html`<li>
        <a href="${pathOf(id)}">${isolated(subject)}</a><br />
        ${isolated(replyTo)} to ${isolated(to.join(', '))}, ${date}
      </li>`,
  )
  const none = html`<p>
    No mails yet. Send the contact form or subscribe to the newsletter, then reload: the mail appears here.
  </p>`
  return page(
    name,
    html`<h1>${name}</h1>
      ${
        mails.length > 0
          ? html`<ul>
              ${entries}
            </ul>`
          : none
      }
      <p>Mails are kept as files in <code>${folder}</code>. None leaves this machine.</p>`,
  )
}

/** One mail with its text, its HTML in a sandboxed frame, and its headers; `site` is the site's origin. */
export function mailPage(mail: StoredMail, site: string): string {
  const { id, subject, text } = mail
  const given = headersOf(mail).filter(([, value]) => value !== '')
  const rows = given.map(
    ([title, value]) =>
      html`<tr>
        <th scope="row">${title}</th>
        <td><bdi>${withLinks(value, site)}</bdi></td>
      </tr>`,
  )
  return page(
    `${subject} – ${name}`,
    html`<p><a href="/">All mails</a></p>
      <h1>${isolated(subject)}</h1>
      <h2>Text</h2>
      <pre dir="auto">${withLinks(text.trimEnd(), site)}</pre>
      <h2>HTML</h2>
      <iframe sandbox="" src="${pathOf(id)}/html" title="HTML part of the mail"></iframe>
      <h2 id="headers">Headers</h2>
      <table aria-labelledby="headers">
        <tbody>
          ${rows}
        </tbody>
      </table>`,
  )
}
