import type { Plugin } from 'vite'
import { company } from '../../src/content/company/company.ts'
import { defaultTheme } from '../../src/features/theme/theme.ts'
import { barColors } from '../../src/features/theme/bar-colors.gen.ts'
import { iconFiles, icons } from './icons.ts'

const ground = barColors[defaultTheme]

const manifest = {
  name: company.name,
  short_name: company.name,
  start_url: '/',
  display: 'browser',
  background_color: ground,
  theme_color: ground,
  icons,
}

/** Generated files other than pages that contain company data, by path. */
export const companyFiles: Readonly<Record<string, { type: string; draw: () => string | Buffer }>> = {
  ...iconFiles,
  '/site.webmanifest': { type: 'application/manifest+json', draw: () => `${JSON.stringify(manifest, null, 2)}\n` },
  '/robots.txt': {
    type: 'text/plain',
    draw: () => `User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n`,
  },
}

export function fillTemplate(html: string): string {
  return html.replace('%theme-color%', ground)
}

/**
 * Generates icons, web manifest and robots.txt from the company record: emitted by the build, served in development. Fills
 * the template of all documents.
 */
export function writeCompanyFiles(): Plugin {
  return {
    name: 'company-files',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: fillTemplate,
    generateBundle() {
      for (const [address, { draw }] of Object.entries(companyFiles))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: draw() })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = companyFiles[request.url ?? '']
        if (!file) return next()
        response.setHeader('Content-Type', file.type)
        response.end(file.draw())
      })
    },
  }
}
