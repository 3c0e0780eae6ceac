import { pathToFileURL } from 'node:url'
import type { defineConfig } from '@lingui/cli'

type Extractor = NonNullable<Parameters<typeof defineConfig>[0]['extractors']>[number]

/**
 * Lingui extractor for the collections in src/content and beside the graphics: their message ids are derived from their
 * records, so the modules are imported instead of parsed.
 */
export const contentExtractor: Extractor = {
  match: (filename) =>
    /[/\\]src[/\\](content|content[/\\](?!documents|german|legal)[^/\\]+|graphics[/\\][^/\\]+)[/\\][^/\\]+\.ts$/.test(
      filename,
    ),
  async extract(filename, _code, onMessageExtracted) {
    const module: Record<string, unknown> = await import(pathToFileURL(filename).href)
    for (const exported of Object.values(module)) {
      if (!isCollection(exported)) continue
      for (const { id, note } of exported.messages()) {
        onMessageExtracted({ id, comment: note, origin: [filename, 1] })
      }
    }
  },
}

function isCollection(value: unknown): value is { messages(): { id: string; note: string }[] } {
  return typeof value === 'object' && value !== null && 'messages' in value && typeof value.messages === 'function'
}
