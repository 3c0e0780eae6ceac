import type { RenderedPage } from '../../src/boot/entry-server.tsx'

/** Throws when a rendered page must not be published as it is. */
export function checkPage(path: string, locale: string, { body, head }: RenderedPage): void {
  const problems = [
    count(body, /<h1[\s>]/g) !== 1 && `has ${count(body, /<h1[\s>]/g)} h1 instead of one`,
    count(head, /<title>[^<]+<\/title>/g) !== 1 && `has ${count(head, /<title>[^<]+<\/title>/g)} titles instead of one`,
    / style="/.test(body) && 'has a style attribute, which the content security policy blocks',
    /<script(?! type="application\/ld\+json")/.test(body) &&
      'has an inline script, which the content security policy blocks',
    /<template|<div hidden/.test(body) && 'is split into parts that only a script can assemble',
  ].filter(Boolean)
  if (problems.length > 0) throw new Error(`${path} (${locale}) ${problems.join('; ')}`)
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
