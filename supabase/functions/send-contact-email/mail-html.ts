import { escapeHtml } from './plain-text.ts'
import { site } from './site.gen.ts'

type Palette = typeof site.colors.light

/** The rules of what has colors, by its class. */
const colored = {
  ground: ({ ground, ink }: Palette) => ({ 'background-color': ground, color: ink }),
  soft: ({ soft }: Palette) => ({ color: soft }),
  line: ({ line }: Palette) => ({ 'border-color': line }),
  link: ({ accent }: Palette) => ({ color: accent }),
  button: ({ accent, onAccent }: Palette) => ({ 'background-color': accent, color: onAccent }),
}

type Colored = keyof typeof colored

const declarations = (colors: Record<string, string>, after: string) =>
  Object.entries(colors).map(([property, color]) => `${property}: ${color}${after}`)

/** The attributes of an element: its colors inline, which every mail program reads, and the class that darkens them. */
function look(kind: Colored, style: string): string {
  return `class="${kind}" style="${declarations(colored[kind](site.colors.light), '; ').join('')}${style}"`
}

// Inline styles cannot ask for the theme.
const darkRules = Object.entries(colored)
  .map(([kind, colors]) => `  .${kind} { ${declarations(colors(site.colors.dark), ' !important;').join(' ')} }\n`)
  .join('')

/** A paragraph of a mail. */
export function paragraph(text: string): string {
  return `<p style="margin: 0 0 16px">${escapeHtml(text)}</p>\n`
}

/** A paragraph in smaller, softer type. */
export function smallParagraph(text: string): string {
  return `<p ${look('soft', 'margin: 0 0 8px; font-size: 14px')}>${escapeHtml(text)}</p>\n`
}

/** A heading within a mail. */
export function heading(text: string): string {
  return `<h2 style="margin: 24px 0 8px; font-size: 19px; line-height: 1.3">${escapeHtml(text)}</h2>\n`
}

/** The one thing to do, in a cell of a table, because Outlook draws the padding of no other element. */
export function button(label: string, link: string): string {
  const anchor = `<a href="${escapeHtml(link)}" ${look('button', 'font-weight: 600; text-decoration: none')}>${escapeHtml(label)}</a>`
  const cell = `<td ${look('button', 'padding: 12px 24px; border-radius: 6px')}>${anchor}</td>`
  return `<table role="presentation" style="margin: 24px 0 28px; border-spacing: 0"><tr>${cell}</tr></table>\n`
}

/** A link in small type. */
export function quietLink(label: string, link: string): string {
  return `<p style="margin: 0 0 8px; font-size: 14px"><a href="${escapeHtml(link)}" ${look('soft', '')}>${escapeHtml(label)}</a></p>\n`
}

/** What a visitor wrote, as it is; addresses in it do not become links. */
export function quotation(text: string): string {
  const style =
    'margin: 24px 0; padding: 0 0 0 16px; border-style: solid; border-width: 0 0 0 3px; white-space: pre-wrap'
  return `<p dir="auto" ${look('line', style)}>${escapeHtml(text)}</p>\n`
}

interface MailDocument {
  language: string
  title: string
  /** The HTML of the mail. */
  content: string
  /** The HTML below the line. */
  foot: string
}

/** The HTML part of a mail: the company's name on top, light and dark, without images. */
export function mailHtml({ language, title, content, foot }: MailDocument): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
${darkRules}}
</style>
<body ${look('ground', 'margin: 0')}>
<table role="presentation" style="width: 100%; border-spacing: 0"><tr><td align="center" style="padding: 32px 24px">
<div style="max-width: 544px; text-align: left; font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', sans-serif; overflow-wrap: anywhere">
<p ${look('link', 'margin: 0 0 28px; font-size: 22px; font-weight: 700; letter-spacing: -0.02em')}>${escapeHtml(site.name)}</p>
${content}<div ${look('line', 'margin-top: 32px; padding-top: 16px; border-style: solid; border-width: 1px 0 0')}>
${foot}</div>
</div>
</td></tr></table>
</body>
</html>
`
}
