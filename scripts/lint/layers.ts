import { posix } from 'node:path'

/** What a layer of src may import, and advice on where other code belongs. */
interface Layer {
  is: string
  layers: readonly string[]
  /** Allowed packages; a layer without this list may import all but those reserved for another layer. */
  libraries?: readonly string[]
  instead?: string
}

const rendering = ['react', 'styled-components']

const layers: Readonly<Record<string, Layer>> = {
  routes: {
    is: 'a URL: its head, and the composition of the page',
    layers: ['features', 'sections', 'graphics', 'ui', 'document', 'content', 'i18n', 'locale', 'style'],
    instead: 'A route does not talk to the backend or to storage: a feature wraps the call.',
  },
  features: {
    is: 'behavior with state or network access, independent of other features',
    layers: ['ui', 'document', 'i18n', 'backend', 'content', 'locale', 'style', 'storage'],
    instead: 'Compose it with another feature or a section in a route.',
  },
  sections: {
    is: 'a part of a page, composed of ui components and messages',
    layers: ['ui', 'document', 'content', 'i18n', 'locale', 'style'],
    libraries: rendering,
    instead: 'Behavior comes from a feature, which the route combines with the section.',
  },
  graphics: {
    is: 'a drawing or an example of the work, with its sample data and what computes from it',
    layers: ['ui', 'content', 'i18n', 'locale', 'style'],
    libraries: rendering,
    instead: 'It depends on no other part of a page; the route places it.',
  },
  ui: {
    is: 'presentational components without messages',
    layers: ['document', 'style'],
    libraries: [...rendering, 'lucide-react', '@tanstack/react-router'],
    instead: 'Pass text and data as props; a component that needs to import them is a section.',
  },
  document: {
    is: 'how a prerendered document becomes a running page, and what is painted first',
    layers: ['locale'],
    libraries: ['react', '@tanstack/react-router', '@lingui/core', '@lingui/react'],
  },
  content: {
    is: 'data that can be read anywhere, without React or a bundler',
    layers: ['locale'],
    libraries: [],
    instead: 'Only what a fact of a message needs is computed here; other code belongs in a higher layer.',
  },
  locale: { is: 'the languages, and how each writes numbers, money and times', layers: [], libraries: [] },
  i18n: {
    is: 'the language and its messages',
    layers: ['content', 'locale', 'storage'],
    libraries: ['react', '@lingui/core', '@lingui/react', 'hyphen'],
  },
  backend: { is: 'the calls to the backend', layers: [], libraries: ['@supabase/supabase-js'] },
  storage: { is: 'data stored in the browser', layers: [], libraries: ['zustand'] },
  style: { is: 'design tokens and dimensions', layers: [], libraries: [] },
}

/** Packages reserved for one layer, so that the others have to use that layer. */
const reserved: Readonly<Record<string, string>> = { '@supabase/supabase-js': 'backend', 'lucide-react': 'ui' }

/**
 * Explains why a file may not import something and what to do instead; undefined if it may. `file` is a path from the
 * root with forward slashes, `specifier` the import specifier.
 */
export function wrongImport(file: string, specifier: string): string | undefined {
  const from = locate(file)
  const layer = from && layers[from.layer]
  if (!from || !layer) return undefined
  const { is, libraries, instead = 'It is a lower layer: let the caller pass in what it needs.' } = layer
  const rule = `src/${from.layer} is ${is}. It may import ${layer.layers.join(', ') || 'nothing but itself'}`
  if (!/^[#.]/.test(specifier)) {
    const library = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
    const owner = reserved[library]
    if (libraries ? libraries.includes(library) : owner === undefined) return undefined
    const advice = owner ? `Only src/${owner} talks to ${library}.` : instead
    return `${rule} and of packages ${libraries?.join(', ') || 'none'}; '${library}' is not among them. ${advice}`
  }

  const target = specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : posix.normalize(posix.join(posix.dirname(file), specifier))
  // The compiled catalogs are the only code outside src that is part of the site.
  if (from.layer === 'i18n' && target.startsWith('locales/')) return undefined
  const to = locate(target)
  if (to?.folder === from.folder) return undefined
  if (!to || !layer.layers.includes(to.layer)) {
    const other = to?.layer === from.layer ? `is another of the ${to.layer}` : `belongs to ${to?.layer ?? 'no layer'}`
    return `${rule}; ${target} ${other}. ${instead}`
  }
  if (specifier.startsWith('.'))
    return `Relative paths must stay within a folder; write '#${target.slice('src/'.length)}', which survives a move.`
  return undefined
}

/** The layer of a path and the folder within which it may import freely; undefined for paths outside all layers. */
function locate(path: string): { layer: string; folder: string } | undefined {
  const [src, layer, ...rest] = path.split('/')
  if (src !== 'src' || layer === undefined || rest.length === 0) return undefined
  return { layer, folder: layer === 'features' ? `features/${rest[0]}` : layer }
}
