import type { Plugin } from 'vite'
import { company } from '../../src/content/company/company.ts'
import { barColors, defaultTheme } from '../../src/features/theme/theme.ts'

const ground = barColors[defaultTheme]

const manifest = {
  name: company.name,
  short_name: company.name,
  start_url: '/',
  display: 'browser',
  background_color: ground,
  theme_color: ground,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** Generated files other than pages that contain company data, by path. */
export const companyFiles: Readonly<Record<string, { type: string; text: string }>> = {
  '/site.webmanifest': { type: 'application/manifest+json', text: `${JSON.stringify(manifest, null, 2)}\n` },
  '/robots.txt': {
    type: 'text/plain',
    text: `User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n`,
  },
}

/** Fills in the color of the browser's bars. */
export function fillTemplate(html: string): string {
  return html.replace('%theme-color%', ground)
}

/**
 * Generates the web manifest and robots.txt from the company record: emitted by the build, served in development. Fills
 * the template of all documents.
 */
export function writeCompanyFiles(): Plugin {
  return {
    name: 'company-files',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: fillTemplate,
    generateBundle() {
      for (const [address, { text }] of Object.entries(companyFiles))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: text })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = companyFiles[request.url ?? '']
        if (!file) return next()
        response.setHeader('Content-Type', file.type)
        response.end(file.text)
      })
    },
  }
}
