import type { Plugin } from 'vite'

/**
 * Modules of packages that do more than this site needs and that no bundler can leave out, by the end of their path, and what
 * stands in for each: 6 kB (brotli) less on every page.
 */
export const standIns: Readonly<Record<string, string>> = {
  // Every route offers a `Link`; links of the site are plain anchors (record 39).
  '@tanstack/react-router/dist/esm/link.js': 'export const Link = 0, createLink = 0, linkOptions = 0, useLinkProps = 0',
  // styled-components asks for vendor prefixes only with an option that the site does not set.
  'stylis/src/Prefixer.js': 'export const prefix = 0',
  // React has the hook itself.
  'use-sync-external-store/shim/index.js': 'export { useSyncExternalStore } from "react"',
  // Lucide supports contexts, aliases and other frameworks; an icon of the site has a size and a stroke.
  'lucide-react/dist/esm/createLucideIcon.mjs': `
    import { createElement } from 'react'
    const shared = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' }
    const ends = { strokeLinecap: 'round', strokeLinejoin: 'round' }
    export default ({ node }) => ({ size, ...rest }) =>
      createElement('svg', { ...shared, ...ends, width: size, height: size, ...rest },
        node.map(([tag, attributes]) => createElement(tag, attributes)))`,
}

/** Replaces these modules in the bundles, and fails if an update of a package has moved one. */
export function leaveOutUnused(): Plugin {
  const missing = new Set(Object.keys(standIns))
  return {
    name: 'leave-out-unused',
    apply: 'build',
    load(id) {
      const module = Object.keys(standIns).find((path) => id.endsWith(`/node_modules/${path}`))
      if (!module) return undefined
      missing.delete(module)
      return standIns[module]
    },
    buildEnd() {
      if (this.environment.name === 'client' && missing.size > 0)
        this.error(`No module asks for ${[...missing].join(', ')}: remove the stand-in.`)
    },
  }
}
