import { posix } from 'node:path'

/** What a layer of src may import, and where something else belongs instead. */
interface Layer {
  is: string
  layers: readonly string[]
  /** Packages; a layer without this list may import every package but those that another layer keeps to itself. */
  libraries?: readonly string[]
  instead: string
}

const drawing = ['react', 'styled-components']

const layers: Readonly<Record<string, Layer>> = {
  routes: {
    is: 'a URL: its head, and the composition of the page',
    layers: ['features', 'sections', 'ui', 'content', 'i18n', 'style'],
    instead: 'A route does not talk to the backend or to storage: a feature wraps the call.',
  },
  features: {
    is: 'behaviour with state or network, and stands alone',
    layers: ['ui', 'i18n', 'backend', 'content', 'style', 'storage'],
    instead: 'What it has to do with another feature or with a section is composed in a route.',
  },
  sections: {
    is: 'a part of a page, composed of ui and words',
    layers: ['ui', 'content', 'i18n', 'style'],
    libraries: drawing,
    instead: 'Behaviour comes from a feature, which the route puts together with the section.',
  },
  ui: {
    is: 'what draws and knows no words',
    layers: ['style'],
    libraries: [...drawing, 'lucide-react', '@tanstack/react-router'],
    instead: 'Hand texts and facts in as props; what needs to know them is a section.',
  },
  content: {
    is: 'facts that can be read anywhere, without React and without a bundler',
    layers: [],
    libraries: [],
    instead: 'What computes or draws something from facts belongs into a section, a feature or a route.',
  },
  i18n: {
    is: 'the language and its words',
    layers: ['content', 'storage'],
    libraries: ['@lingui/core', '@lingui/react'],
    instead: 'It stands below and knows nothing of what is above: let the caller hand in what it needs.',
  },
  backend: {
    is: 'the calls to the backend',
    layers: [],
    libraries: ['@supabase/supabase-js'],
    instead: 'It stands below and knows nothing of what is above: let the feature that calls hand in what it needs.',
  },
  storage: {
    is: 'what the browser keeps',
    layers: [],
    libraries: ['zustand'],
    instead: 'It stands below and knows nothing of what is above: let the caller hand in what it needs.',
  },
  style: {
    is: 'tokens and measures',
    layers: [],
    libraries: [],
    instead: 'It stands below everything that draws: a rule of one piece belongs into the file of that piece.',
  },
}

/** Packages that one layer keeps to itself, so that everyone else asks that layer. */
const kept: Readonly<Record<string, string>> = { '@supabase/supabase-js': 'backend' }

/**
 * Says why a file may not import something, and where the thing belongs instead; undefined where it may.
 * `file` is a path from the root with slashes, `specifier` what stands in the import.
 */
export function wrongImport(file: string, specifier: string): string | undefined {
  const from = placeOf(file)
  const layer = from && layers[from.layer]
  if (!from || !layer) return undefined
  if (!/^[#.]/.test(specifier)) return wrongLibrary(from.layer, layer, specifier)

  const target = specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : posix.normalize(posix.join(posix.dirname(file), specifier))
  // The compiled catalogs: the one thing outside of src that ships.
  if (from.layer === 'i18n' && target.startsWith('locales/')) return undefined
  const to = placeOf(target)
  if (to?.folder === from.folder) return undefined
  if (!to || !layer.layers.includes(to.layer)) return wrongLayer(from.layer, layer, target, to?.layer)
  if (specifier.startsWith('.'))
    return `Relative paths stay within a folder; write '#${target.slice('src/'.length)}', which survives a move.`
  return undefined
}

function wrongLayer(name: string, layer: Layer, target: string, to: string | undefined): string {
  const what =
    to === name
      ? `${target} is another of the ${name}`
      : `${target} belongs to ${to ?? 'what does not ship with the site'}`
  return `${says(name, layer)}; ${what}. ${layer.instead}`
}

function wrongLibrary(name: string, layer: Layer, specifier: string): string | undefined {
  const library = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
  const owner = kept[library]
  if (layer.libraries ? layer.libraries.includes(library) : owner === undefined) return undefined
  const advice = owner ? `Only src/${owner} talks to ${library}.` : layer.instead
  return `${says(name, layer)} and of packages ${layer.libraries?.join(', ') || 'none'}; '${library}' is not among them. ${advice}`
}

function says(name: string, layer: Layer): string {
  return `src/${name} is ${layer.is}. It may import ${layer.layers.join(', ') || 'nothing but itself'}`
}

/** The layer of a path and the folder within which it may import freely; undefined for what is in no layer. */
function placeOf(path: string): { layer: string; folder: string } | undefined {
  const [src, layer, ...rest] = path.split('/')
  if (src !== 'src' || layer === undefined || rest.length === 0) return undefined
  return { layer, folder: layer === 'features' ? `features/${rest[0]}` : layer }
}
